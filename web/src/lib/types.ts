/** What docs/protocol.md says, as types. The messages of the socket are generated (wire.gen.ts). */
import type { Action, Seen } from '$kit/kernel.gen'
import type { BallotInfo, Choice, Ending, LogLine as Line, Me, SeatInfo, StateMessage, TableInfo } from './wire.gen'

export type { Action, Item, Value } from '$kit/kernel.gen'
export type {
  Ask,
  Bargain as Offer,
  ChatMessage as ChatLine,
  Choice as Option,
  ClockInfo as Clock,
  Ending as Outcome,
  Explained,
  LessonInfo as Lesson,
  Me,
  PartInfo as Part,
  RefusedMessage,
  Said,
  SeatInfo as Seat,
  StateMessage,
  TableInfo,
  Told,
  UndoState as Undo,
  Wanted,
} from './wire.gen'
/** What may not be done, and the rule that says so. */
export type Refused = StateMessage['refused'][number]

/** Who shall play for somebody who is absent. */
export type Instead = BallotInfo['votes'][number]['wish']
/** What is told to somebody whose seat has changed hands. */
export interface LeftSeat {
  seat: number
  name: string
  at: number
  how: 'own' | 'vote' | 'host' | 'back'
  by: string[]
  now: { kind: SeatInfo['kind']; name: string }
  again: boolean
}

export type Lang = 'en' | 'it'
export type Words = Record<Lang, string>
export interface TableOption {
  id: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  rule: string
  label: Words
  labels: Record<Lang, string[]>
  help: Words
}
/** What a host may choose besides the options: one of the seats, one of some values, or one of them for each seat. */
export interface HostChoice {
  id: string
  form: 'seat' | 'table' | 'each'
  values: string[]
  /** The option and its value with which the choice counts. */
  needs: [option: string, value: string | number | boolean] | null
  label: Words
  labels: Record<Lang, string[]>
}
export interface Game {
  id: string
  title: Words
  seats: number[]
  usual: number
  minutes?: number | null
  bots: string[]
  /** The one to take when nobody has said which. */
  bot?: string
  options: TableOption[]
  choices?: HostChoice[]
  preset: Record<string, unknown>
  drawn?: boolean
  /** Where the drawing of a game that was installed by itself is found. */
  module?: string | null
  lessons?: string[]
  /** It may have something to say about a set-up that is allowed and not advised. */
  warns?: boolean
}
export interface Rulebook {
  chapters: { id: string; title: Words }[]
  rules: { id: string; chapter: string; text: Words }[]
}

export interface Links {
  seats: ({ seat: number; token: string } | null)[]
  spectator: string
}
/** What a table says before one sits down. */
export interface Summary extends TableInfo {
  me: Me
  options?: Record<string, unknown>
  key?: string | null
  links?: Links | null
  outcome?: Ending | null
}
export type Event = { kind: string; [key: string]: unknown }
export interface LogLine extends Line {
  event: Event
  gone?: boolean
}
/** The view of any game: what the kernel puts into it, and fields of which the shell knows nothing. */
export type View = Seen<{ procedure: string }, string> & { seats: number; [field: string]: unknown }

export interface LobbyEntry {
  table: string
  game: string
  title?: string
  seats: { kind: SeatInfo['kind']; name?: string }[]
  created?: string | number
  clock?: unknown
}
export interface Replay {
  moves: number
  at: number
  viewer: number
  view: View
  log: LogLine[]
  names: string[]
  did: { seat: number; action: Action; text: string } | null
  over: boolean
}

/** Props of a game's Board.svelte and Panels.svelte; the game gives the types of its view and of its events. */
export interface BoardProps<V = View, E = Event> {
  view: V
  options: Choice[]
  refused: Refused[]
  lang: Lang
  names: string[]
  focus?: string[] | null
  last?: string[]
  /** What the last move told, in order: the events of its log lines. */
  told?: E[]
  onact: (action: Action) => void
  onexplain: (action: Action) => void
  onhover: (ids: string[]) => void
}
