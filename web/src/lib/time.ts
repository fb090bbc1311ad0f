import { prefs } from './prefs.svelte'
import type { Clock } from './types'

/** How long before the end a person is reminded, in seconds: a minute of a live game, an hour of one by turns. */
export const WARNING: Record<Clock['kind'], number> = { live: 60, turn: 3600 }

/** What a seat has left at a moment of the server's clock, in seconds. */
export function leftOf(clock: Clock, seat: number, now: number): number {
  if (!clock.running.includes(seat)) return clock.left[seat]
  let passed = Math.max(0, now - clock.since)
  for (const one of clock.stands?.[seat] ?? []) passed -= Math.max(0, Math.min(now, one.end) - one.start)
  return Math.max(0, clock.left[seat] - passed)
}
/** Why the clock of a seat stands at a moment, though the seat is awaited. */
export const standsAt = (clock: Clock, seat: number, now: number): Clock['stands'][number][number] | undefined =>
  clock.stands?.[seat]?.find((one) => one.start <= now && now < one.end)

/** A moment (Unix seconds) as people say it: the time, and with the day where it matters. */
export const clockTime = (at: number): string =>
  new Date(at * 1000).toLocaleTimeString(prefs.locale, { hour: '2-digit', minute: '2-digit' })
export const dayTime = (at: number): string =>
  new Date(at * 1000).toLocaleString(prefs.locale, { dateStyle: 'long', timeStyle: 'short' })

/** Seconds as a clock shows them: 4:07, 1:02:09, 3 d 4 h. */
export function shortTime(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds))
  const two = (n: number): string => String(n).padStart(2, '0')
  if (s >= 86_400) return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}`
  return `${Math.floor(s / 60)}:${two(s % 60)}`
}
