/** What docs/protocol.md says, as types. */

export type Lang = 'en' | 'it'
export type Words = Record<Lang, string>
export type Item = string | number
export type Action = Item[]

export interface Option {
  action: Action
  label: string
  free?: boolean
  low?: number
  step?: number
  high?: number
  limit?: number
}
/** What may not be done, the rule that says so and, if the server gives it, its words. */
export type Refused = [action: Action, rule: string, label?: string]

/** A bargain on the table. */
export interface Offer {
  number: number
  by: number
  parties: number[]
  goods: { giver: number; taker: number; what: string; amount: number | string }[]
  clauses: string[]
  /** Counter-offers left. */
  replies: number
  ends: string
  accepted: number[]
}

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
}
export interface Rulebook {
  chapters: { id: string; title: Words }[]
  rules: { id: string; chapter: string; text: Words }[]
}

export type SeatKind = 'human' | 'bot' | 'open'
export interface Seat {
  kind: SeatKind
  name: string
  bot: string
  /** A person holds it, even while a bot plays. */
  held: boolean
  /** A substitute plays. */
  lent: boolean
  present: boolean
  emblem: string
}
export interface Clock {
  kind: 'live' | 'turn'
  left: number[]
  running: number[]
  since: number
  flagged: number[]
}
export interface Links {
  seats: ({ seat: number; token: string } | null)[]
  spectator: string
}
export interface Outcome {
  scores: number[]
  winners: number[]
  /** Whom the rules themselves played: their scores come after those of the seats. */
  parties?: { word: string; name: string }[]
}
export interface Me {
  kind: 'host' | 'seat' | 'spectator' | 'invite' | 'everybody'
  seat: number | null
  host: boolean
  acts: boolean
}
export interface TableInfo {
  table: string
  game: string
  title: string
  status: 'open' | 'running' | 'over'
  seats: Seat[]
  names: string[]
  clock: Clock | null
  paused: boolean
  outdated: boolean
  votes: number[]
  hot_seat: boolean
  public: boolean
  commit: string
  watching: number
}
/** What a table says before one sits down. */
export interface Summary extends TableInfo {
  me: Me
  options?: Record<string, unknown>
  key?: string | null
  links?: Links | null
  outcome?: Outcome | null
}
export interface Ask {
  id: string
  kind: string
  form: 'single' | 'sealed' | 'draft' | 'window'
  prompt: string
  waiting: number[]
  answered: number[]
  mine: boolean
  answer?: Action
  draft?: (Action | { action: Action; label: string })[]
  standing?: Action | null
  /** The table is about to answer for this seat. */
  given?: boolean
  /** Prompts of the rights that this seat may use out of turn. */
  rights?: string[]
}
export type Event = { kind: string; [key: string]: unknown }
export interface LogLine {
  n: number
  text: string
  event: Event
  gone?: boolean
}
export interface Lesson {
  name: string
  title: string
  step: number
  steps: number
  text: string
  expect: Action | null
  over: boolean
}
export interface Undo {
  ok: boolean
  why?: string
}
export interface ChatLine {
  n: number
  from: number | string | null
  to: number | null
  text: string
  at?: string | number
}
export type View = Record<string, any>

/** One of the games that a series plays at the same time. */
export interface Part {
  round: number
  number: number
  seats: number[]
  over: boolean
}
export interface StateMessage {
  type: 'state'
  seq: number
  status: TableInfo['status']
  me: Me
  view: View | null
  log: LogLine[]
  log_from: number
  ask: Ask | null
  options: Option[]
  refused: Refused[]
  offers?: Offer[]
  undo: Undo | null
  outcome: Outcome | null
  games?: Part[] | null
  table: TableInfo
  lesson?: Lesson | null
}
export interface Explained {
  type: 'explained'
  action: Action
  label: string | null
  rule: string | null
  text: string | null
  allowed: boolean
}
export interface RefusedMessage {
  type: 'refused'
  key?: string
  code: string
  message: string
  rule?: string
  text?: string
}
export type ServerMessage =
  | StateMessage
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'ack'; key: string; seq: number }
  | RefusedMessage
  | Explained
  | { type: 'note'; text: string }
  | { type: 'pong' | 'lang' | 'look' }

export interface LobbyEntry {
  table: string
  game: string
  title?: string
  seats: { kind: SeatKind; name?: string }[]
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

/** Props of a game's Board.svelte and Panels.svelte. */
export interface BoardProps {
  view: View
  options: Option[]
  refused: Refused[]
  lang: Lang
  names: string[]
  focus?: string[] | null
  last?: string[]
  /** What the last move told, in order: the events of its log lines. */
  told?: Event[]
  onact: (action: Action) => void
  onexplain: (action: Action) => void
  onhover: (ids: string[]) => void
}
