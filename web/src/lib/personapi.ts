/** What a person asks the server about themselves: loaded with those pages. */
import { call, type Person } from './api'
import type { Clock, Seat } from './types'

export interface GameLine {
  table: string
  number: number
  part: 'turn' | 'running' | 'invited' | 'waiting' | 'over'
  game: string
  title: string
  seat: number | null
  host: boolean
  hot_seat: boolean
  lesson: string
  names: string[]
  seats: { kind: Seat['kind']; name: string; bot: string; emblem: string; arms: string }[]
  clock: Clock | null
  asked: string
  last: string
  waiting: number[]
  outcome: { winners: number[]; scores: number[] } | null
  /** It was ended before its end. */
  ended?: '' | 'called-off' | 'abandoned'
  unread: number
  at: number
  due: number | null
  invite: string
}
export interface Device {
  id: string
  device: string
  way: 'first' | 'link' | 'passkey' | 'mail'
  made: number
  seen: number
  here: boolean
}
export interface Key {
  id: string
  name: string
  made: number
  used: number | null
}

export const personApi = {
  bearers: (arms: string): Promise<{ same: number; alike: number }> =>
    call(`/api/arms?arms=${encodeURIComponent(arms)}`),
  myGames: (after = ''): Promise<{ games: GameLine[]; turns: number; next: string | null }> =>
    call(`/api/me/games?after=${encodeURIComponent(after)}`),
  forgetGame: (table: string, number: number): Promise<unknown> => call(`/api/me/games/${table}/forget`, { number }),
  devices: (): Promise<{ sessions: Device[]; passkeys: Key[] }> => call('/api/me/devices'),
  endDevice: (id: string): Promise<unknown> => call(`/api/me/devices/${id}/end`, {}),
  endOthers: (): Promise<unknown> => call('/api/me/devices/end-others', {}),
  newLink: (): Promise<{ code: string; until: number }> => call('/api/me/link', {}),
  linkState: (): Promise<{ until: number; used: number | null; device: string } | null> => call('/api/me/link'),
  stopLink: (): Promise<unknown> => call('/api/me/link/stop', {}),
  lookCode: (code: string): Promise<{ name: string; arms: string; along: number }> => call('/api/codes/look', { code }),
  useCode: (code: string, along: boolean): Promise<Person> => call('/api/codes/use', { code, along }),
  offerKey: (): Promise<unknown> => call('/api/me/passkeys/offer', {}),
  addKey: (credential: unknown, name: string): Promise<unknown> => call('/api/me/passkeys', { credential, name }),
  endKey: (id: string): Promise<unknown> => call(`/api/me/passkeys/${id}/end`, {}),
  askKey: (): Promise<unknown> => call('/api/passkeys/ask', {}),
  enterByKey: (credential: unknown, along: boolean): Promise<Person> =>
    call('/api/passkeys/enter', { credential, along }),
  deleteMe: (name: string): Promise<unknown> => call('/api/me/delete', { name }),
}
