/** One table as this browser knows it: what the server has said, what the person is about to do. */
import { session } from './keep'
import type { Subject } from './doubt'
import { Follow } from './follow.svelte'
import { kept } from './kept'
import { actorOf, merged, idsOfLines } from './log'
import { idsOf, isPattern, keyOf, offered, same } from './options'
import { answered, changed, edited } from './spread'
import { prefs } from './prefs.svelte'
import { Socket, type Link } from './socket'
import type { AtTable } from './strangerapi'
import type {
  Action,
  Advice,
  Ask,
  ChatLine,
  Consultation,
  Consulted,
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
  Step,
  TableInfo,
  Told,
  Undo,
  View,
  Wanted,
} from './types'

export const newKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** From when on it shows that something is on its way, in milliseconds. */
const SLOW = 250

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
  /** Who the people are, and whose lines this person does not want to read. */
  people = $state.raw<AtTable | null>(null)
  /** There are lines before the first one here. */
  earlier = $state(false)
  note = $state('')
  /** Ids changed by the last move. */
  last = $state.raw<string[]>([])
  /** What the last move told, in order. */
  told = $state.raw<Event[]>([])
  /** What has been sent and not answered yet. */
  busy = $state('')
  /** It takes long: mostly the answer is here before anybody could see that something was on its way. */
  slow = $state(false)
  /** The last refusal: nothing has changed. */
  trouble = $state.raw<RefusedMessage | null>(null)
  explained = $state.raw<Explained | null>(null)
  /** The time that is left, when there is little of it. */
  hurry = $state('')
  /** What the person is writing a report about. */
  doubt = $state.raw<Subject | null>(null)
  /** The half-made choice: an option picked but not confirmed. */
  picked = $state.raw<Action | null>(null)
  /** Numbers of a draft that are set here and not yet sent. */
  wanted = $state.raw<Record<string, number> | null>(null)
  /** Verbs of this question whose outcome is chance: what is picked is looked at before it is done. */
  risky = $state.raw<string[]>([])
  /** What a lesson or its coach points at. */
  hint = $state.raw<Action | null>(null)
  /** What a bot would do here, and why. */
  private advice = $state.raw<Advice | null>(null)
  /** What this person did last, in words: what taking back would take back. */
  did = $state('')
  /** Ids to ring on the board. */
  focus = $state.raw<string[] | null>(null)
  /** Ids that the person points at on the board. */
  pointed = $state.raw<string[]>([])
  /** Actions in words, as they were offered here; of a number or a word of one's own, what it is for. */
  private words = new Map<string, string>()
  private patterns = new Map<string, string>()
  private learned = $state(0)
  /** What the others did, at the viewer's pace. */
  readonly follow: Follow

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
    this.follow = new Follow(this)
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
  /** Several people share this screen, each with secrets of their own. */
  get passed(): boolean {
    return this.me?.kind === 'everybody' && (this.info?.seats.filter((one) => one.kind === 'human').length ?? 0) > 1
  }

  /** Whether this person wants to read a line. */
  hears(line: ChatLine): boolean {
    const said = line.name ?? ''
    return !this.people?.hushed.some((one) => one.seat === line.from && one.name === said)
  }
  open(): void {
    this.socket.open()
  }
  close(): void {
    clearTimeout(this.slowly)
    this.follow.end()
    this.socket.close()
  }
  nudge(): void {
    this.socket.nudge()
  }

  // -- what the server says

  hear(message: Told): void {
    switch (message.type) {
      case 'state':
        this.seq = message.seq
        if (message.table) this.info = kept(this.info, message.table)
        return this.follow.take(message)
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
        if (message.key === this.busy) this.settle()
        this.heard = message.seq
        return this.letGo()
      case 'refused':
        if (!message.key || message.key === this.busy) this.settle()
        this.trouble = message
        return this.letGo()
      case 'explained':
        if (message.label) this.learnt(this.words, message.action, message.label)
        if (this.wish === keyOf(message.action)) {
          this.wish = ''
          this.explained = message
        }
        this.learnNext()
        return
      case 'consulted': {
        const key = keyOf([message.what, ...message.of])
        const told = kept(this.consulted.get(key), message)
        this.consulted.set(key, told)
        this.wondered.get(key)?.forEach((tell) => tell(told))
        this.wondered.delete(key)
        return
      }
      case 'advice':
        if (message.ask !== this.ask?.id) return
        this.hint = message.action
        this.advice = message
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

  /** Whose move a line tells. */
  actor(line: LogLine): number | null {
    return actorOf(line, this.shown, this.info?.seats ?? [])
  }

  /** What the server has said, shown. */
  show(m: StateMessage): void {
    const sameEyes = !!this.view && this.me?.seat === m.me.seat
    const before = this.log.at(-1)?.n ?? 0
    this.lay()
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
      this.risky = []
      this.hint = null
    }
    this.ask = kept(this.ask, m.ask)
    if (this.wanted) this.wanted = (this.ask?.spread && changed(this.ask.spread, this.wanted)) ?? null
    this.letGo()
    this.options = kept(this.options, m.options)
    this.refused = kept(this.refused, m.refused)
    this.offers = kept(this.offers, m.offers)
    this.undo = kept(this.undo, m.undo ?? { ok: false, why: 'nothing' })
    this.outcome = kept(this.outcome, m.outcome)
    this.games = kept(this.games, m.games)
    if (this.lesson?.step !== m.lesson?.step || (this.hint && !offered(this.options, this.hint))) this.hint = null
    this.lesson = kept(this.lesson, m.lesson ?? null)
    for (const option of this.options)
      this.learnt(isPattern(option) ? this.patterns : this.words, option.action, option.label)
    if (this.picked && this.options.length && !offered(this.options, this.picked)) this.pick(null)
  }

  // -- what the person does

  /** Something is on its way to the server: nothing else is, until it is answered. */
  private begin(): string {
    this.trouble = null
    this.slowly = setTimeout(() => (this.slow = true), SLOW)
    return (this.busy = newKey())
  }
  private settle(): void {
    clearTimeout(this.slowly)
    this.busy = ''
    this.slow = false
    this.lay()
  }
  private slowly: ReturnType<typeof setTimeout> | undefined
  /** What was picked and is done stays on the screen until the answer comes: one change, not two. */
  private done: { did?: string; numbers?: boolean } | null = null
  private decide(done: { did?: string; numbers?: boolean }): void {
    this.explained = null
    this.follow.decided()
    this.done = done
    session.set(this.keptAs, null)
  }
  private lay(): void {
    if (!this.done) return
    this.pick(null)
    if (this.done.did !== undefined) this.did = this.done.did
    if (this.done.numbers) this.wanted = null
    this.done = null
  }

  /** An action in words, as far as it has been offered here: of a number, also what it is for. */
  called(action: Action): string | undefined {
    void this.learned
    const head = this.patterns.get(keyOf(action.slice(0, -1)))
    return this.words.get(keyOf(action)) ?? (head && `${head}: ${action.at(-1)}`)
  }
  private learnt(words: Map<string, string>, action: Action, label: string): void {
    const key = keyOf(action)
    if (words.get(key) === label) return
    words.set(key, label)
    this.learned++
  }

  /** Choose, but do not do it yet. Kept in this tab: a break or a reload loses nothing. */
  pick(action: Action | null): void {
    this.picked = action
    session.set(this.keptAs, action)
    this.focus = action ? idsOf(action) : null
  }

  act(action: Action): void {
    if (!this.ask || this.busy) return
    const ask = this.ask.id
    this.decide({ did: this.called(action) ?? '', numbers: true })
    this.socket.send({ type: 'act', key: this.begin(), ask, action })
  }

  /** One gesture of several actions: done one by one as far as nothing comes between, taken back as one; `numbers` that were set are spent with it. */
  acts(steps: Step[], numbers = false): void {
    if (!this.ask || this.busy || !steps.length) return
    const ask = this.ask.id
    this.decide({ numbers })
    this.socket.send({ type: 'acts', key: this.begin(), ask, steps })
  }
  /**
   * Set numbers of a draft (`ask.spread`), by target: what has to be dropped and given anew, as one gesture. Where the
   * numbers are the answer itself, they wait here and it is picked when it is complete.
   */
  spread(values: Record<string, number>): void {
    if (this.ask?.spread?.whole) {
      this.wanted = changed(this.ask.spread, values)
      this.pick(answered(this.ask.spread, this.options, values))
    } else if (this.ask?.spread) {
      this.sent = values
      this.acts(edited(this.ask.spread, this.ask.draft ?? [], this.options, values))
    }
  }
  private sent: Record<string, number> = {}
  /** The state that an answer led to may come after the word that it was taken. */
  private heard = 0
  /** Numbers that were sent and not taken are no longer wanted: the draft is what the table says it is. */
  private letGo(): void {
    if (!this.wanted || this.busy || this.seq < this.heard) return
    if (Object.entries(this.wanted).every(([id, value]) => this.sent[id] === value)) this.wanted = null
  }
  /** The same, and done with it. */
  spreadAndDone(values: Record<string, number>): void {
    const spread = this.ask?.spread
    if (!spread) return
    const edits = edited(spread, this.ask!.draft ?? [], this.options, values)
    this.acts([...edits, { action: ['done'], kind: '' }], true)
  }
  /** The last answers: what is told again as it was is the same thing, and nothing is drawn anew for it. */
  private consulted = new Map<string, Consulted>()
  private wondered = new Map<string, ((told: Consulted) => void)[]>()
  /** What may come of an action, where a piece may go, a table of reference. */
  consult(what: Consultation, of: Action): Promise<Consulted> {
    const key = keyOf([what, ...of])
    return new Promise((tell) => {
      const waiting = this.wondered.get(key)
      if (waiting) waiting.push(tell)
      else {
        this.wondered.set(key, [tell])
        this.socket.send({ type: 'consult', what, of })
      }
    })
  }

  /** An action chosen on the board or in the list: done at once, or after a confirmation where the person wants one. */
  choose(action: Action): void {
    if (this.busy) return
    const careful =
      prefs.confirm ||
      this.risky.includes(String(action[0])) ||
      this.options.some((o) => o.sure && same(o.action, action))
    if (careful && !same(this.picked, action)) this.pick(action)
    else this.act(action)
  }

  takeBack(): void {
    if (this.busy) return
    this.socket.send({ type: 'undo', key: this.begin() })
  }
  /** Back to where the lesson was left. */
  backToLesson(): void {
    if (this.busy) return
    this.follow.decided()
    this.socket.send({ type: 'back', key: this.begin() })
  }
  /** Why the coach points where it does, in words. */
  get reasons(): string[] {
    return this.advice && this.advice.ask === this.ask?.id && same(this.advice.action, this.hint) ? this.advice.why : []
  }
  /** What would the coach do? */
  wonder(): void {
    if (this.ask) this.socket.send({ type: 'hint', ask: this.ask.id })
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
    this.unread = actions.filter((action) => !this.words.has(keyOf(action)))
    this.learnNext()
  }
  private unread: Action[] = []
  private learnNext(): void {
    const action = this.unread.shift()
    if (action) this.socket.send({ type: 'explain', action })
  }
  say(text: string, to: number | null, side = false): void {
    this.socket.send({ type: 'chat', key: newKey(), text, to, side })
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
    this.follow.skip()
    this.socket.send({ type: 'lang', lang })
  }
  /** At a table with one screen: show this seat. */
  look(seat: number | null): void {
    this.follow.skip()
    this.socket.send({ type: 'look', seat })
  }
  /** Who shall play for somebody who is absent; null: take the vote back. */
  vote(seat: number, wish: Instead | null): void {
    this.socket.send({ type: 'vote', key: newKey(), seat, wish })
  }
  propose(what: 'end' | 'hand' | 'time', more: { heir?: string; text?: string } = {}): void {
    this.socket.send({ type: 'propose', key: newKey(), what, ...more })
  }
  agree(id: number, yes: boolean | null): void {
    this.socket.send({ type: 'agree', key: newKey(), id, yes })
  }
  clock(what: 'pause' | 'resume' | 'bot' | 'wait'): void {
    if (what === 'pause' || what === 'resume') this.socket.send({ type: what, key: newKey() })
    else this.socket.send({ type: 'clock', key: newKey(), do: what })
  }
}
