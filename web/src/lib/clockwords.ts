/** The clock of a table in words and dates. */
import './timetexts'
import { prefs } from './prefs.svelte'
import { t } from './texts'
import type { Clock } from './types'

export interface Hours {
  start: number
  end: number
  zone: string
}
/** A clock as a host wishes it. Seconds. */
export interface ClockWish {
  kind: Clock['kind']
  bank: number
  increment: number
  cap: number
  each: boolean
  nights: Clock['nights']
  hours: Hours | null
  weekend: boolean
  holidays: number
  late: Clock['late']
}
export const DAY = 86_400
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
export const night = (): Hours => ({ start: 23 * 60, end: 8 * 60, zone: zone() })
export const CLOCKS: Record<Clock['kind'], ClockWish> = {
  live: {
    kind: 'live',
    bank: 3600,
    increment: 30,
    cap: 0,
    each: false,
    nights: '',
    hours: null,
    weekend: false,
    holidays: 0,
    late: 'vote',
  },
  turn: {
    kind: 'turn',
    bank: 3 * DAY,
    increment: 8 * 3600,
    cap: 5 * DAY,
    each: false,
    nights: 'own',
    hours: null,
    weekend: false,
    holidays: 14,
    late: 'once',
  },
}

/** Seconds as they are said: 3 d, 1 d 4 h, 30 s. */
export function span(seconds: number): string {
  const [d, h, m, s] = [seconds / DAY, (seconds % DAY) / 3600, (seconds % 3600) / 60, seconds % 60].map(Math.floor)
  const parts = [d && t('days-n', { n: d }), h && t('hours-n', { n: h }), m && !d && t('minutes-n', { n: m })]
  const said = parts.filter(Boolean).slice(0, 2).join(' ')
  return said || t('seconds-n', { n: s })
}
/** A moment in the reader's own time zone: Sat 21 Nov, 17:30. */
export const moment = (at: number): string =>
  new Date(at * 1000).toLocaleString(prefs.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
export const dayOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(prefs.locale, { day: 'numeric', month: 'long' })
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** What somebody has again whose time had run out. */
export const again = (clock: Pick<ClockWish, 'kind' | 'bank' | 'increment' | 'each'>): number =>
  clock.each ? clock.bank : Math.max(60, clock.increment, clock.kind === 'turn' ? clock.bank / 6 : 0)

type Told = Omit<ClockWish, 'hours'> & { hours?: Hours | null }
/** Sentences about a clock. */
export function inWords(clock: Told, own: Hours = night()): string[] {
  const [bank, more] = [span(clock.bank), span(clock.increment)]
  const hours = clock.hours ?? own
  const nights = clock.nights === 'own' ? own : hours
  return [
    clock.each
      ? t('words-each', { bank })
      : clock.increment
        ? t('words-bank', { bank, more, cap: clock.cap ? span(clock.cap) : 'none' })
        : t('words-bank-only', { bank }),
    clock.nights &&
      t(`words-nights-${clock.nights}`, { from: timeOf(nights.start), to: timeOf(nights.end), zone: nights.zone }),
    clock.weekend && t('words-weekend'),
    clock.holidays && t('words-holidays', { n: clock.holidays }),
    t(`words-late-${clock.late}`),
  ].filter((line): line is string => !!line)
}

const STEP = 300
/** When time is up that begins to run now for somebody here, and how many nights are left out. */
export function example(clock: ClockWish, from: number): { end: number; nights: number } {
  const hours = clock.nights ? (clock.hours ?? night()) : null
  let [at, left, nights, slept] = [from, clock.bank, 0, false]
  while (left > 0 && at < from + 400 * DAY) {
    const then = new Date(at * 1000)
    const minute = then.getHours() * 60 + then.getMinutes()
    const sleeps =
      !!hours &&
      (hours.start < hours.end
        ? minute >= hours.start && minute < hours.end
        : minute >= hours.start || minute < hours.end)
    const rests = clock.weekend && (then.getDay() === 6 || then.getDay() === 0)
    if (sleeps && !slept) nights += 1
    slept = sleeps
    if (!sleeps && !rests) left -= STEP
    at += STEP
  }
  return { end: at, nights }
}
