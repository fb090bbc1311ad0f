/** Where in a replay a phase or a round begins, found by asking for few moments. */
import type { LogLine } from './types'

/** How many phases (or rounds) a log has begun. A game whose log knows no rounds has turns. */
export function counted(log: LogLine[], breaks: Record<string, string>, round: boolean): number {
  const rounds = Object.values(breaks).includes('round') ? 'round' : 'turn'
  return log.filter((line) => {
    const found = breaks[line.event?.kind]
    return round ? found === rounds : !!found
  }).length
}

/** The first moment at which the next one has begun, or the present one, or the one before; `count` never falls. */
export async function firstAt(
  at: number,
  last: number,
  way: 1 | -1,
  count: (at: number) => Promise<number>,
): Promise<number> {
  const now = await count(at)
  let wish = now + 1
  if (way < 0) wish = at > 0 && (await count(at - 1)) === now ? now : now - 1
  if (wish <= 0) return 0
  let [low, high] = way > 0 ? [at + 1, last] : [0, at]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((await count(middle)) >= wish) high = middle
    else low = middle + 1
  }
  return Math.min(low, last)
}
