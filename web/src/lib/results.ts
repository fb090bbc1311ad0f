/** How a game ended, in words. */
import type { OldGame, OldSeat } from './circleapi'
import { prefs } from './prefs.svelte'
import { t } from './texts'

export interface Party {
  name: string
  score: number | null
  won: boolean
}
const and = (names: string[]): string => new Intl.ListFormat(prefs.lang, { type: 'conjunction' }).format(names)

/** Winners first, then by points; who is level stands together. */
export function ranked(game: OldGame): Party[][] {
  const all: Party[] = [...game.seats, ...game.parties].map(({ name, score, won }) => ({ name, score, won }))
  all.sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0))
  const found: Party[][] = []
  for (const one of all) {
    const last = found.at(-1)
    if (last && last[0].won === one.won && last[0].score === one.score) last.push(one)
    else found.push([one])
  }
  return found
}
/** The first line of a result, and the rest: "Anna 15", "Bruno, Carla 12". */
export function resultLine(game: OldGame): [string, string] {
  if (game.how === 'called') return [t('result-called'), '']
  const said = ranked(game).map((level) => {
    const points = level[0].score
    return `${and(level.map((one) => one.name))}${points === null ? '' : ` ${points}`}`
  })
  const first = ranked(game)[0]?.some((one) => one.won)
  return first ? [said[0], said.slice(1).join(' · ')] : ['', said.join(' · ')]
}
/** The same as a sentence. */
export function resultSentence(game: OldGame): [string, string] {
  if (game.how === 'called') return [t('result-called'), '']
  const levels = ranked(game)
  const [top, ...rest] = levels
  if (!top?.[0].won) return ['', resultLine(game)[1]]
  const first = t('result-won', { n: top.length, who: and(top.map((one) => one.name)), points: top[0].score ?? 0 })
  const others = rest.map((level) => `${and(level.map((one) => one.name))} ${level[0].score ?? ''}`).join(', ')
  return [
    first,
    rest.length === 1 && rest[0].length > 1 ? t('result-others', { points: rest[0][0].score ?? 0 }) : others,
  ]
}
/** How one of its people came in: "1st of 4 with 15; Bruno 12". */
export function placeWords(game: OldGame, seat: OldSeat): [string, string] {
  if (game.how === 'called') return ['', t('result-called')]
  if (!seat.place) return ['', t('result-left')]
  const next = ranked(game).find((level) => (seat.won ? !level[0].won : level[0].won))
  const others = next ? `${and(next.map((one) => one.name))} ${next[0].score ?? ''}` : ''
  const sides = new Set(game.seats.map((one) => one.side)).size
  const place = t('result-place', { n: seat.place, of: sides, first: String(seat.place === 1) })
  return [
    place,
    [seat.score === null ? '' : t('result-with', { points: seat.score }), others].filter(Boolean).join(' · '),
  ]
}
export const day = (at: number): string => {
  const date = new Date(at * 1000)
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(prefs.locale, { day: 'numeric', month: 'short', year })
}
/** Seconds as people say them: 40 s, 12 min, 3 h, 9 d. */
export function span(seconds: number): string {
  const [n, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5400
        ? [seconds / 60, 'minute']
        : seconds < 172_800
          ? [seconds / 3600, 'hour']
          : [seconds / 86_400, 'day']
  return new Intl.NumberFormat(prefs.lang, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.round(n as number)),
  )
}
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
