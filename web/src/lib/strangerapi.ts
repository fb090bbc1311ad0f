/** Open tables, seeking one, private talk, keeping away: what the server tells and takes of them. */
import { call } from './api'
import type { ClockWish } from './clockwords'
import type { Lang, Seat } from './types'

export type Shun = '' | 'mute' | 'block'
export type Pace = 'none' | 'live' | 'turn'
export const PACES = ['live', 'turn', 'none'] as const
export const LEVELS = ['first', 'some', 'well'] as const
export type Level = '' | (typeof LEVELS)[number]

export interface OpenTable {
  table: string
  game: string
  title: string
  seats: { kind: Seat['kind']; name: string; person: string; arms: string }[]
  created: number
  clock: ClockWish | null
  options: Record<string, unknown>
  rated: boolean
  lang: Lang
  level: Level
  host: string
}
export interface SeekWish {
  games: string[]
  sizes: number[]
  pace: Pace
  langs: Lang[]
  rated: boolean
  near: boolean
}
export interface Seeking {
  mine: (SeekWish & { made: number; until: number }) | null
  call: {
    game: string
    seats: number
    until: number
    people: { name: string; arms: string; yes: boolean; me: boolean }[]
    yes: boolean
  } | null
  /** It is there. */
  table: string
  come: { game: string; have: number; need: number; arms: string[] }[]
  here: { people: number; seeking: number; playing: number }
}
export interface Partner {
  person: string
  name: string
  arms: string
  text: string
  at: number
  unread: boolean
}
export interface Whisper {
  id: number
  mine: boolean
  text: string
  at: number
}
export interface Talk {
  person: string
  name: string
  arms: string
  lines: Whisper[]
  more: boolean
  /** How far oneself has read, and how far the other one. */
  heard: number
  read: number
  shun: Shun
  write: boolean
}
export interface AtTable {
  seats: { seat: number; person: string; arms: string; shun: Shun; me: boolean }[]
  /** Whose lines are not to be read: of this seat; `name`: of somebody who sat there before. */
  hushed: { seat: number; name: string }[]
}

export const strangerApi = {
  lobby: (playing = false): Promise<OpenTable[]> => call(`/api/lobby${playing ? '?playing=true' : ''}`),
  seeking: (): Promise<Seeking> => call('/api/seek'),
  seek: (wish: SeekWish & { hours: number; name: string }): Promise<Seeking> => call('/api/seek', wish),
  answer: (yes: boolean): Promise<Seeking> => call('/api/seek/answer', { yes }),
  stop: (): Promise<unknown> => call('/api/seek/stop', {}),
  shuns: (): Promise<{ id: string; name: string; arms: string; how: Shun; at: number }[]> => call('/api/me/shuns'),
  shun: (person: string, how: Shun): Promise<unknown> => call(`/api/people/${person}/shun`, { how }),
  report: (person: string, body: { text: string; table?: string; group?: string }): Promise<unknown> =>
    call(`/api/people/${person}/report`, body),
  invite: (person: string, table: string): Promise<unknown> => call(`/api/people/${person}/invite`, { table }),
  talks: (): Promise<Partner[]> => call('/api/talk'),
  talk: (person: string, before?: number): Promise<Talk> =>
    call(`/api/talk/${person}${before ? `?before=${before}` : ''}`),
  write: (person: string, text: string): Promise<{ id: number }> => call(`/api/talk/${person}`, { text }),
  heard: (person: string, last: number): Promise<unknown> => call(`/api/talk/${person}/heard`, { last }),
}
