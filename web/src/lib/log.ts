/** The log as a person reads it: what was taken back is struck out, and counted from the last visit. */
import { idsIn } from './options'
import type { LogLine, Seat } from './types'

export const UNDONE = 'undone'

/** Old lines with new ones that follow line `from`. */
export function merged(old: LogLine[], fresh: LogLine[], from: number): LogLine[] {
  const kept = old.filter((line) => line.n <= from)
  const last = kept.length ? kept[kept.length - 1].n : 0
  return [...kept, ...fresh.filter((line) => line.n > last)]
}

/** The numbers of the lines that no longer hold. */
export function taken(lines: LogLine[]): Set<number> {
  const gone = new Set<number>()
  for (const line of lines) {
    if (line.gone) gone.add(line.n)
    if (line.event?.kind === UNDONE && Array.isArray(line.event.lines))
      for (const n of line.event.lines) gone.add(Number(n))
  }
  return gone
}

export function idsOfLines(lines: LogLine[]): string[] {
  return [...new Set(lines.flatMap((line) => (line.event?.kind === UNDONE ? [] : idsIn(line.event))))]
}

/** Whose move a line tells, by its seat or by the emblem that it names; null: nobody's. `shown`: the seats of the game. */
export function actorOf(line: LogLine, shown: number[], seats: Pick<Seat, 'emblem'>[]): number | null {
  const event = line.event ?? {}
  if (typeof event.seat === 'number') return shown[event.seat] ?? null
  for (const value of Object.values(event)) {
    const found = typeof value === 'string' && value ? seats.findIndex((one) => one.emblem === value) : -1
    if (found >= 0) return found
  }
  return null
}
