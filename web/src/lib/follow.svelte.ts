/**
 * What the others did, shown at the pace that the viewer chooses. States that have come wait here until it is their moment;
 * the game itself is not held up, and whoever is asked may skip to the question.
 */
import { local } from './keep'
import { UNDONE } from './log'
import { prefs, type Pace } from './prefs.svelte'
import type { LogLine, StateMessage } from './types'

/** How long one move is looked at, in milliseconds. */
export const PACES: Record<Pace, number> = { step: Infinity, slow: 2500, normal: 1200, instant: 0 }
/** What a lesson tells between two decisions of the learner takes no longer. */
const LESSON = 4000

/** The table that is shown. */
export interface Shown {
  readonly id: string
  readonly view: unknown
  readonly seat: number | null
  readonly mine: boolean
  readonly ask: { id: string } | null
  readonly log: LogLine[]
  show: (message: StateMessage) => void
  /** Whose move a line tells; null: nobody's. */
  actor: (line: LogLine) => number | null
}

export class Follow {
  /** States that are not shown yet, in their order. */
  waiting = $state.raw<StateMessage[]>([])
  /** The last line before this person's last decision. */
  since = $state(0)
  /** The last line before the state that is shown. */
  from = $state(0)
  /** How many moves there have been to look at since then, and how many of them are shown. */
  seen = $state(0)
  /** A line that the person points at in the log. */
  pointed = $state<number | null>(null)

  /** The move that is shown is still being looked at. */
  private held = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private table: Shown) {}

  private get keptAs(): string {
    return `decided.${this.table.id}.${this.table.seat ?? 'x'}`
  }
  get behind(): number {
    return this.waiting.length
  }
  get total(): number {
    return this.seen + this.waiting.filter((message) => this.tells(message)).length
  }
  /** The person is asked already, but what is shown has not come to it. */
  get asked(): boolean {
    return !!this.waiting.at(-1)?.ask?.mine
  }
  /** There is something to look at before the person is asked. */
  get playing(): boolean {
    return this.behind > 0
  }
  /** The lines since the last decision of this person, without what was taken back. */
  get recap(): LogLine[] {
    return this.table.log.filter((line) => line.n > this.since && line.event?.kind !== UNDONE)
  }

  /** A state has come. */
  take(message: StateMessage): void {
    if (!this.follows(message)) {
      this.skip()
      this.put(message)
    } else if (this.held || this.behind) this.waiting = [...this.waiting, message]
    else this.put(message)
  }
  /** The next move, now. */
  next(): void {
    this.release()
    this.goOn()
  }
  /** Everything that waits, at once. */
  skip(): void {
    this.release()
    const all = this.waiting
    this.waiting = []
    if (all.length) this.begin()
    const from = this.table.log.at(-1)?.n ?? 0
    for (const message of all) {
      if (this.tells(message)) this.seen++
      this.table.show(message)
    }
    if (all.length) this.from = from
  }
  /** The person decides: what comes now is since then. */
  decided(): void {
    this.skip()
    this.last = this.table.log.at(-1)?.n ?? 0
    local.set(this.keptAs, this.last)
  }
  /** The line after which it was decided: it shows with what came of it, so that the screen changes once. */
  private last: number | null = null
  private begin(): void {
    if (this.last === null) return
    this.since = this.from = this.last
    this.seen = 0
    this.last = null
  }
  pace(pace: Pace): void {
    prefs.keep('pace', pace)
    if (pace === 'instant') return this.skip()
    if (this.held) this.hold()
  }
  end(): void {
    clearTimeout(this.timer)
  }

  /** Whether a state has to wait for its moment: not the first, not one's own question as it stands, nothing that nobody looks at. */
  private follows(message: StateMessage): boolean {
    if (prefs.pace === 'instant' || globalThis.document?.hidden || !this.table.view) return false
    if (message.log_from < (this.newest?.n ?? 0)) return false
    return !(this.table.mine && !this.behind && this.table.ask?.id === message.ask?.id)
  }
  private get newest(): LogLine | undefined {
    const told = this.waiting.filter((message) => message.log.length).at(-1)
    return (told?.log as LogLine[] | undefined)?.at(-1) ?? this.table.log.at(-1)
  }
  private lines(message: StateMessage): LogLine[] {
    const known = this.table.log.at(-1)?.n ?? 0
    return (message.log as LogLine[]).filter((line) => line.n > known)
  }
  /** Whether a state tells of something that others did. */
  private tells(message: StateMessage): boolean {
    return this.lines(message).some((line) => {
      const who = this.table.actor(line)
      return line.event?.kind !== UNDONE && (who === null || who !== this.table.seat)
    })
  }
  private put(message: StateMessage): void {
    this.begin()
    const first = !this.table.view
    const from = this.table.log.at(-1)?.n ?? 0
    const tells = !first && this.tells(message)
    this.table.show(message)
    if (first) this.arrive()
    if (!tells) return
    this.from = from
    this.seen++
    if (!this.table.mine) this.hold(message)
  }
  /** Whoever comes for the first time has missed nothing; whoever comes back, what was told since he decided or came. */
  private arrive(): void {
    this.since = this.from = Math.min(local.get(this.keptAs, Infinity), this.table.log.at(-1)?.n ?? 0)
    local.set(this.keptAs, this.since)
  }
  private goOn(): void {
    while (!this.held && this.behind) {
      const [message, ...rest] = this.waiting
      this.waiting = rest
      this.put(message)
    }
  }
  private hold(message?: StateMessage): void {
    clearTimeout(this.timer)
    const usual = PACES[prefs.pace]
    const time = message?.lesson ? Math.min(usual, LESSON / (1 + this.behind)) : usual
    this.held = time > 0
    if (Number.isFinite(time) && time > 0) this.timer = setTimeout(() => this.next(), time)
  }
  private release(): void {
    clearTimeout(this.timer)
    this.held = false
  }
}
