/** One table as this browser knows it: what the server has said, what the person is about to do. */
import { session } from './keep'
import type { Subject } from './doubt'
import { kept } from './kept'
import { merged, idsOfLines } from './log'
import { idsOf, isPattern, keyOf, offered, same } from './options'
import { prefs } from './prefs.svelte'
import { Socket, type Link } from './socket'
import type {
  Action,
  Ask,
  ChatLine,
  Event,
  Explained,
  Instead,
  Lang,
  Lesson,
  LogLine,
  Me,
  Offer,
  Option,
  Outcome,
  Part,
  Refused,
  RefusedMessage,
  StateMessage,
  TableInfo,
  Told,
  Undo,
  View,
  Wanted,
} from './types'

export const newKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

export class Table {
  link = $state<Link>('connecting')
  closed = $state(0)
  seq = 0
  view = $state.raw<View | null>(null)
  log = $state.raw<LogLine[]>([])
  ask = $state.raw<Ask | null>(null)
  options = $state.raw<Option[]>([])
  refused = $state.raw<Refused[]>([])
  /** Bargains that this person may see. */
  offers = $state.raw<Offer[]>([])
  undo = $state.raw<Undo>({ ok: false, why: 'nothing' })
  lesson = $state.raw<Lesson | null>(null)
  info = $state.raw<TableInfo | null>(null)
  me = $state.raw<Me | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  games = $state.raw<Part[] | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** There are lines before the first one here. */
  earlier = $state(false)
  note = $state('')
  /** Ids changed by the last move. */
  last = $state.raw<string[]>([])
  /** What the last move told, in order. */
  told = $state.raw<Event[]>([])
  /** What has been sent and not answered yet. */
  busy = $state('')
  /** The last refusal: nothing has changed. */
  trouble = $state.raw<RefusedMessage | null>(null)
  explained = $state.raw<Explained | null>(null)
  /** The time that is left, when there is little of it. */
  hurry = $state('')
  /** What the person is writing a report about. */
  doubt = $state.raw<Subject | null>(null)
  /** The half-made choice: an option picked but not confirmed. */
  picked = $state.raw<Action | null>(null)
  /** Ids to ring on the board. */
  focus = $state.raw<string[] | null>(null)
  /** Ids that the person points at on the board. */
  pointed = $state.raw<string[]>([])
  labels: Record<string, string> = $state({})
  /** What a number or a word of one's own is for, by the action without it. */
  patterns: Record<string, string> = $state({})

  private socket: Socket
  private wish = ''

  constructor(
    readonly id: string,
    readonly token: string,
    make?: (url: string) => WebSocket,
  ) {
    this.socket = new Socket({
      url: (since) => {
        const url = new URL(`/ws/${id}`, globalThis.location.origin.replace(/^http/, 'ws'))
        url.searchParams.set('k', token)
        url.searchParams.set('lang', prefs.lang)
        if (since) url.searchParams.set('since', String(since))
        return url.href
      },
      since: () => (this.view ? this.seq : 0),
      message: (told) => this.hear(told),
      link: (state, code) => {
        this.link = state
        this.closed = code
      },
      make,
    })
    this.picked = session.get<Action | null>(this.keptAs, null)
  }

  private get keptAs(): string {
    return `picked.${this.id}.${this.token.slice(-12)}`
  }
  get seat(): number | null {
    return this.me?.seat ?? null
  }
  get mine(): boolean {
    return !!this.ask?.mine
  }
  /** What the table answers for this person, and for how long. */
  get wishes(): Wanted[] {
    return this.ask?.wishes ?? []
  }
  get over(): boolean {
    return this.info?.status === 'over'
  }
  get names(): string[] {
    return this.info?.names ?? []
  }
  /** The seats of the game that is shown: all of them, or those of one game of a series. */
  get shown(): number[] {
    const part = this.games?.find((one) => this.seat !== null && one.seats.includes(this.seat)) ?? this.games?.[0]
    return part?.seats ?? this.names.map((_, seat) => seat)
  }
  /** Other people sit here: about who is absent they vote. */
  get voted(): boolean {
    return this.me?.kind === 'seat' && (this.info?.seats.filter((one) => one.kind === 'human').length ?? 0) > 1
  }
  /** Several people share this screen, each with secrets of their own. */
  get passed(): boolean {
    return this.me?.kind === 'everybody' && (this.info?.seats.filter((one) => one.kind === 'human').length ?? 0) > 1
  }

  open(): void {
    this.socket.open()
  }
  close(): void {
    this.socket.close()
  }
  nudge(): void {
    this.socket.nudge()
  }

  // -- what the server says

  hear(message: Told): void {
    switch (message.type) {
      case 'state':
        return this.settle(message)
      case 'table':
        this.info = kept(this.info, message)
        return
      case 'chat':
        return this.talk([message])
      case 'chats':
        if (message.lines.length && message.lines.at(-1)!.n + 1 < (this.chat[0]?.n ?? 0)) return
        if (message.lines.length && message.lines[0]!.n > (this.chat.at(-1)?.n ?? 0) + 1) this.chat = []
        if (!this.chat.length || (message.lines[0]?.n ?? 0) < this.chat[0]!.n) this.earlier = message.more
        return this.talk(message.lines)
      case 'ack':
        if (message.key === this.busy) this.busy = ''
        return
      case 'refused':
        if (!message.key || message.key === this.busy) this.busy = ''
        this.trouble = message
        return
      case 'explained':
        if (message.label) this.labels[keyOf(message.action)] = message.label
        if (this.wish === keyOf(message.action)) {
          this.wish = ''
          this.explained = message
        }
        this.learnNext()
        return
      case 'note':
        this.note = message.text
        return
    }
  }

  /** Lines of the chat: those that are new here, in their order. */
  private talk(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n))
    const fresh = lines.filter((line) => !known.has(line.n))
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.n - b.n)
  }

  private settle(m: StateMessage): void {
    const sameEyes = !!this.view && this.me?.seat === m.me.seat
    const before = this.log.at(-1)?.n ?? 0
    this.seq = m.seq
    this.me = kept(this.me, m.me)
    this.view = kept(this.view, m.view as View | null)
    this.log = merged(this.log, m.log as LogLine[], m.log_from)
    const moved = this.log.filter((line) => line.n > before)
    if (sameEyes && moved.length) {
      this.last = idsOfLines(moved)
      this.told = moved.map((line) => line.event)
    }
    if (!sameEyes) this.told = []
    if (this.ask?.id !== m.ask?.id) {
      this.trouble = null
      this.explained = null
    }
    this.ask = kept(this.ask, m.ask)
    this.options = kept(this.options, m.options)
    this.refused = kept(this.refused, m.refused)
    this.offers = kept(this.offers, m.offers)
    this.undo = kept(this.undo, m.undo ?? { ok: false, why: 'nothing' })
    this.outcome = kept(this.outcome, m.outcome)
    this.games = kept(this.games, m.games)
    this.lesson = kept(this.lesson, m.lesson ?? null)
    if (m.table) this.info = kept(this.info, m.table)
    for (const option of this.options)
      (isPattern(option) ? this.patterns : this.labels)[keyOf(option.action)] = option.label
    if (this.picked && this.options.length && !offered(this.options, this.picked)) this.pick(null)
  }

  // -- what the person does

  /** An action in words, as far as it has been offered here: of a number, also what it is for. */
  called(action: Action): string | undefined {
    const head = this.patterns[keyOf(action.slice(0, -1))]
    return this.labels[keyOf(action)] ?? (head && `${head}: ${action.at(-1)}`)
  }

  /** Choose, but do not do it yet. Kept in this tab: a break or a reload loses nothing. */
  pick(action: Action | null): void {
    this.picked = action
    session.set(this.keptAs, action)
    this.focus = action ? idsOf(action) : null
  }

  act(action: Action): void {
    if (!this.ask || this.busy) return
    this.trouble = null
    this.explained = null
    this.pick(null)
    this.busy = newKey()
    this.socket.send({ type: 'act', key: this.busy, ask: this.ask.id, action })
  }

  /** An action chosen on the board or in the list: done at once, or after a confirmation where the person wants one. */
  choose(action: Action): void {
    if (prefs.confirm && !same(this.picked, action)) this.pick(action)
    else this.act(action)
  }

  takeBack(): void {
    if (this.busy) return
    this.trouble = null
    this.busy = newKey()
    this.socket.send({ type: 'undo', key: this.busy })
  }
  /** Answer this kind of question so, for as long; null: ask me again. */
  stand(kind: string, action: Action | null, scope = 'always'): void {
    this.socket.send({ type: 'stand', key: newKey(), kind, action, scope })
  }
  /** Keep a reaction window open to think, or let go of it. */
  hold(on: boolean): void {
    if (this.ask) this.socket.send({ type: 'hold', key: newKey(), ask: this.ask.id, on })
  }
  explain(action: Action): void {
    this.wish = keyOf(action)
    this.socket.send({ type: 'explain', action })
  }
  /** Ask for the words of what is refused, one after the other: whatever the person does comes first. */
  learn(actions: Action[]): void {
    this.unread = actions.filter((action) => !this.labels[keyOf(action)])
    this.learnNext()
  }
  private unread: Action[] = []
  private learnNext(): void {
    const action = this.unread.shift()
    if (action) this.socket.send({ type: 'explain', action })
  }
  say(text: string, to: number | null): void {
    this.socket.send({ type: 'chat', key: newKey(), text, to })
  }
  /** The lines of the chat before those that are here. */
  older(): void {
    const first = this.chat[0]?.n
    if (this.earlier && first) this.socket.send({ type: 'older', before: first })
  }
  write(text: string): void {
    this.note = text
    this.socket.send({ type: 'note', text })
  }
  speak(lang: Lang): void {
    this.socket.send({ type: 'lang', lang })
  }
  /** At a table with one screen: show this seat. */
  look(seat: number | null): void {
    this.socket.send({ type: 'look', seat })
  }
  /** Who shall play for somebody who is absent; null: take the vote back. */
  vote(seat: number, wish: Instead | null): void {
    this.socket.send({ type: 'vote', key: newKey(), seat, wish })
  }
  clock(what: 'pause' | 'resume' | 'bot' | 'wait'): void {
    if (what === 'pause' || what === 'resume') this.socket.send({ type: what, key: newKey() })
    else this.socket.send({ type: 'clock', key: newKey(), do: what })
  }
}
