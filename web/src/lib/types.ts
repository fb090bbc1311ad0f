/** What docs/protocol.md says, as types. The messages of the socket are generated (wire.gen.ts). */
import type { Action, Seen } from '$kit/kernel.gen'
import type {
  Ask,
  BallotInfo,
  Choice,
  Consult,
  Consulted,
  Ending,
  LogLine as Line,
  Me,
  Pace,
  SeatInfo,
  TableInfo,
} from './wire.gen'

export type { Action, Item, Value } from '$kit/kernel.gen'
export type {
  Ask,
  Bargain as Offer,
  ChatMessage as ChatLine,
  Choice as Option,
  ClockInfo as Clock,
  Consulted,
  Consult,
  OddsInfo as Odds,
  Pace as Step,
  Price,
  ReferenceInfo as Reference,
  RouteInfo as Route,
  Shift,
  SlotsInfo as Slots,
  SpreadInfo as Spread,
  Ending as Outcome,
  Advice,
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
export type Consultation = Consult['what']
/** What may not be done, the rule that says so, its label, and why in a sentence with its numbers (or ""). */
export type Refused = [action: Action, rule: string, label?: string, why?: string]

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
  may_ask?: boolean
  asked?: boolean
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
  /** Its characters, and the levels at which each of them plays, by strength; '' is as it is. */
  cast?: { id: string; name: Words; arms: Words; says: Words }[]
  levels?: string[]
  /** What the game's own bots are called, those that have a name. */
  called?: Record<string, Words>
  options: TableOption[]
  choices?: HostChoice[]
  preset: Record<string, unknown>
  drawn?: boolean
  /** Where the drawing of a game that was installed by itself is found. */
  module?: string | null
  lessons?: string[]
  /** Tables of reference that can be consulted. */
  tables?: { id: string; title: Words }[]
  /** It may have something to say about a set-up that is allowed and not advised. */
  warns?: boolean
  /** Some play together: which ones follows from the set-up. */
  teams?: boolean
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
  /** Seats that are awaited, what this one is asked, and what came last. */
  waiting?: number[]
  asked?: string
  last?: string
  lesson?: string
  /** Reactions that can be answered beforehand. */
  windows?: { kind: string; prompt: string; others: boolean }[]
}
export type Event = { kind: string; [key: string]: unknown }
export interface LogLine extends Line {
  event: Event
  gone?: boolean
}
/** The view of any game: what the kernel puts into it, and fields of which the shell knows nothing. */
export type View = Seen<{ procedure: string }, string> & { seats: number; [field: string]: unknown }

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

/** A player as the page knows them: for the flag on a player's card. Seats as in the view. */
export interface Sitting {
  name: string
  you: boolean
  bot: boolean
  away: boolean
  decides: boolean
  sealed: boolean
  /** The time that is left, where there is a clock; does it run, is it out? */
  clock: (() => string) | null
  runs: boolean
  out: boolean
  /** CSS colours of the seat's shield and of what stands on it. */
  field: string
  ink: string
}

/** Props of a game's Board, Panels and Dock; the game gives the types of its view and of its events. */
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
  /** The question that stands, with what the game tells of it. */
  ask?: Ask | null
  /** What is chosen but not done yet. */
  picked?: Action | null
  /** Numbers of a draft that are set and not sent yet. */
  wanted?: Record<string, number> | null
  /** Who sits where and what they are doing. */
  seats?: Sitting[]
  onact: (action: Action) => void
  /** One gesture of several actions. */
  onacts?: (steps: Pace[]) => void
  /** Set numbers of a draft. */
  onspread?: (values: Record<string, number>) => void
  onconsult?: (what: Consult['what'], of: Action) => Promise<Consulted>
  /** Answer a kind of question so for as long as a scope of the game lasts; null: ask me again. */
  onstand?: (kind: string, action: Action | null, scope: string) => void
  onexplain: (action: Action) => void
  onhover: (ids: string[]) => void
}
