/** What remains of games, and groups: loaded with those pages. */
import { call } from './api'

export type Level = 'all' | 'groups' | 'nobody'
export type Sight = 'people' | 'group' | 'public'
export const BLOCKS = ['ratings', 'games', 'pairs', 'pace', 'presence', 'write'] as const
export type Block = (typeof BLOCKS)[number]

export interface RatingPoint {
  at: number
  rating: number
  band: number
  games: number
}
export interface RatingInfo {
  game: string
  rating: number
  band: number
  games: number
  won: number
  provisional: boolean
  /** Games after which it is provisional no more. */
  needs: number
  place: number | null
  of: number
  curve: RatingPoint[]
}
export interface GroupName {
  id: string
  name: string
  arms: string
  members: number
}
export interface Portrait {
  id: string
  name: string
  arms: string
  made: number
  me: boolean
  lang: string | null
  games: number | null
  ratings: RatingInfo[] | null
  houses: { game: string; emblem: string; name: string; games: number; won: number }[] | null
  pairs: { person: string; name: string; arms: string; ahead: number; behind: number; games: number }[] | null
  pace: { usual: number | null; answers: number; left: number } | null
  groups: GroupName[]
  seen: Record<Block, Level> | null
  /** When they were here last, if they show it. */
  here: number | null
  /** By who looks. */
  shun: '' | 'mute' | 'block'
  /** Who looks may write to them, and invite them. */
  write: boolean
}
export interface Ranked {
  person: string
  name: string
  arms: string
  rating: number
  band: number
  games: number
  won: number
  place: number | null
}
export interface OldSeat {
  kind: 'human' | 'bot' | 'open'
  name: string
  bot: string
  house: string
  emblem: string
  score: number | null
  won: boolean
  place: number
  person: string
  arms: string
  change: number | null
  /** The same for those who play together. */
  side: number
}
export interface OldGame {
  table: string
  game: string
  title: string
  ended: number
  began: number
  moves: number
  how: 'over' | 'called' | 'fork' | 'import' | 'lesson'
  rated: boolean
  group: string
  seen: Sight
  mine: boolean
  seats: OldSeat[]
  parties: { name: string; score: number; won: boolean }[]
  /** Moments: moves made, then the points. */
  curve: number[][]
}
export interface WholeGame extends OldGame {
  sources: { label: string; points: number[] }[]
  agreed: { name: string; to: Sight }[]
  own: Sight | null
  /** It was the table of a group. */
  whose: boolean
}
export interface Search {
  scope?: 'mine' | 'groups' | 'public'
  game?: string
  person?: string
  won?: boolean
  group?: string
  title?: string
  rated?: boolean
  since?: number
  until?: number
  least?: number
  most?: number
  after?: string
  limit?: number
}

export const asked = (search: Search): string =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')

export const circleApi = {
  person: (id: string): Promise<Portrait> => call(`/api/people/${id}`),
  show: (blocks: Record<Block, Level>): Promise<unknown> => call('/api/me/shown', blocks),
  best: (game: string, group = '', limit = 50): Promise<Ranked[]> =>
    call(`/api/ratings/${game}?group=${group}&limit=${limit}`),
  archive: (search: Search): Promise<{ games: OldGame[]; next: string | null }> =>
    call(`/api/archive?${asked(search)}`),
  old: (table: string): Promise<WholeGame> => call(`/api/archive/${table}`),
  agree: (table: string, to: Sight): Promise<WholeGame> => call(`/api/archive/${table}/seen`, { to }),
}
