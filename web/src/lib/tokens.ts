/** The keys to one's seats: in this tab first, so that two tabs may hold two seats of a table. */
import { local, session } from './keep'

export interface Known {
  table: string
  token: string
  game: string
  title: string
  seat: number | null
  at: number
  over?: boolean
  /** Its seat has been handed to the person of this browser. */
  given?: boolean
}
const MOST = 30

export const linkTo = (table: string, token: string): string =>
  `${location.origin}/t/${table}?k=${encodeURIComponent(token)}`

export function tokenOf(table: string): string {
  return session.get(`k.${table}`, '') || knownTables().find((one) => one.table === table)?.token || ''
}
export function useToken(table: string, token: string): void {
  session.set(`k.${table}`, token)
}
export function knownTables(): Known[] {
  return local.get<Known[]>('tables', [])
}
/** Remember a seat for the home page; a spectator's key never replaces a player's. */
export function remember(one: Known): void {
  const others = knownTables().filter((other) => other.table !== one.table)
  const before = knownTables().find((other) => other.table === one.table)
  if (one.seat === null && before && before.seat !== null) return
  local.set('tables', [{ ...one, ...(before?.given ? { given: true } : {}) }, ...others].slice(0, MOST))
}
export function markGiven(table: string): void {
  local.set(
    'tables',
    knownTables().map((one) => (one.table === table ? { ...one, given: true } : one)),
  )
}
export function forget(table: string): void {
  local.set(
    'tables',
    knownTables().filter((one) => one.table !== table),
  )
}
