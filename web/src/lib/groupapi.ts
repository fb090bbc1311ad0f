/** Groups: what the server tells and takes of them. */
import { call } from './api'
import type { GroupName, OldSeat } from './circleapi'

export type Role = 'keeper' | 'deputy' | 'member'
export type Said = 'yes' | 'maybe' | 'no'
export interface GroupLine extends GroupName {
  role: Role
  unread: number
  evening: number | null
}
export interface Member {
  id: string
  name: string
  arms: string
  role: Role
  since: number
  zone: string
  heard: number
  /** When they were here last, if they show it. */
  seen: number | null
  hushed: boolean
}
export interface Evening {
  id: number
  at: number
  minutes: number
  game: string
  text: string
  answers: Record<string, Said>
}
export interface TalkLine {
  id: number
  person: string
  text: string
  at: number
}
export interface GroupTable {
  table: string
  game: string
  title: string
  status: 'open' | 'running' | 'over'
  created: number
  rated: boolean
  free: number
  seats: Pick<OldSeat, 'kind' | 'name'>[]
  watch: string
}
/** What fills the set-up of a group's tables. */
export interface Likes {
  game?: string
  seats?: number
  options?: Record<string, string | number | boolean>
  pace?: 'none' | 'live' | 'turn'
  rated?: boolean
  text?: string
}
export interface Group {
  id: string
  name: string
  arms: string
  made: number
  me: string
  role: Role
  invite: string
  likes: Likes
  members: Member[]
  games: number
  evenings: Evening[]
  /** For the keeper and the deputies: where the group is told what happens; `hooks`: whether this server can. */
  hook: { target: string; shape: string; paused: boolean; at: number | null; result: string; said: string } | null
  hooks: boolean
  chat: TalkLine[]
  tables: GroupTable[]
}
export interface Honoured {
  person: string
  name: string
  arms: string
  rating: number | null
  band: number
  games: number
  won: number
  place: number | null
}
export interface NewEvening {
  at: number
  minutes: number
  game: string
  text: string
  evening?: number
}

/** Where this browser is, as the calendar of the world names it. */
export const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

export const groupApi = {
  mine: (): Promise<GroupLine[]> => call('/api/groups'),
  make: (name: string): Promise<{ id: string }> => call('/api/groups', { name, zone: here() }),
  invited: (
    k: string,
  ): Promise<{ id: string; name: string; arms: string; members: { name: string; arms: string }[] }> =>
    call('/api/invitations/look', { k }),
  enter: (k: string): Promise<{ id: string }> => call('/api/invitations/enter', { k, zone: here() }),
  look: (group: string): Promise<Group> => call(`/api/groups/${group}`),
  change: (group: string, body: { name?: string; arms?: string; likes?: Likes }): Promise<unknown> =>
    call(`/api/groups/${group}`, body),
  link: (group: string): Promise<{ k: string }> => call(`/api/groups/${group}/link`, {}),
  hook: (group: string, url: string, shape: string): Promise<unknown> =>
    call(`/api/groups/${group}/hook`, { url, shape }),
  testHook: (group: string): Promise<unknown> => call(`/api/groups/${group}/hook/test`, {}),
  endHook: (group: string): Promise<unknown> => call(`/api/groups/${group}/hook/end`, {}),
  leave: (group: string): Promise<unknown> => call(`/api/groups/${group}/leave`, {}),
  appoint: (group: string, person: string, role: Role | 'out'): Promise<unknown> =>
    call(`/api/groups/${group}/members/${person}`, { role }),
  honour: (group: string, game: string): Promise<Honoured[]> => call(`/api/groups/${group}/honour?game=${game}`),
  propose: (group: string, evening: NewEvening): Promise<{ id: number }> =>
    call(`/api/groups/${group}/evenings`, evening),
  answer: (group: string, evening: number, answer: Said): Promise<unknown> =>
    call(`/api/groups/${group}/evenings/${evening}/answer`, { answer }),
  drop: (group: string, evening: number): Promise<unknown> => call(`/api/groups/${group}/evenings/${evening}/drop`, {}),
  older: (group: string, before: number): Promise<TalkLine[]> => call(`/api/groups/${group}/chat?before=${before}`),
  say: (group: string, text: string): Promise<{ id: number }> => call(`/api/groups/${group}/chat`, { text }),
  heard: (group: string, last: number): Promise<unknown> => call(`/api/groups/${group}/heard`, { last, zone: here() }),
}
