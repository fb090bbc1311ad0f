/** Which open tables fit what somebody wants, and why the others do not. */
import type { Level, OpenTable, Pace } from './strangerapi'
import type { Lang } from './types'

export interface Filters {
  games: string[]
  paces: Pace[]
  langs: Lang[]
  levels: Exclude<Level, ''>[]
  free: number[]
}
export const NONE: Filters = { games: [], paces: [], langs: [], levels: [], free: [] }
export type Why = 'game' | 'pace' | 'lang' | 'level' | 'free'

export const paceOf = (one: OpenTable): Pace => one.clock?.kind ?? 'none'
export const freeAt = (one: OpenTable): number => one.seats.filter((seat) => seat.kind === 'open').length

const misses = <T>(wanted: T[], given: T): boolean => wanted.length > 0 && !wanted.includes(given)
/** The first reason why a table does not fit; null: it does. A table for everybody fits all experience. */
export function unfit(one: OpenTable, filters: Filters): Why | null {
  if (misses(filters.games, one.game)) return 'game'
  if (misses(filters.paces, paceOf(one))) return 'pace'
  if (misses(filters.langs, one.lang)) return 'lang'
  if (one.level && misses(filters.levels, one.level)) return 'level'
  if (misses(filters.free, Math.min(3, freeAt(one)))) return 'free'
  return null
}
export const ORDERS = {
  soon: (a: OpenTable, b: OpenTable): number => freeAt(a) - freeAt(b) || b.created - a.created,
  new: (a: OpenTable, b: OpenTable): number => b.created - a.created,
}
export function sift(
  tables: OpenTable[],
  filters: Filters,
  order: keyof typeof ORDERS,
): { fit: OpenTable[]; hidden: Partial<Record<Why, number>> } {
  const hidden: Partial<Record<Why, number>> = {}
  const fit = tables.filter((one) => {
    const why = unfit(one, filters)
    if (why) hidden[why] = (hidden[why] ?? 0) + 1
    return !why
  })
  return { fit: fit.sort(ORDERS[order]), hidden }
}
