/** A socket and a table for tests: what the server would say, without a server. */
import type { Said, StateMessage, TableInfo } from '../src/lib/types'

export class FakeSocket {
  static made: FakeSocket[] = []
  readyState = 0
  sent: Said[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1000): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  // what the server does
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
export const make = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket

export const info: TableInfo = {
  table: 'abc',
  game: 'tiny',
  title: '',
  status: 'running',
  names: ['Ada', 'Bruno'],
  clock: null,
  paused: false,
  outdated: false,
  trouble: '',
  votes: [],
  hot_seat: false,
  public: false,
  commit: '',
  watching: 0,
  seats: ['Ada', 'Bruno'].map((name, side) => ({
    kind: 'human',
    name,
    bot: '',
    held: true,
    lent: false,
    present: true,
    emblem: '',
    absent: null,
    holidays: [],
    hours: null,
    heir: '',
    side,
  })),
  ballots: [],
  warnings: [],
  motions: [],
  pauser: -1,
  ended: null,
  hints: true,
}
export function state(more: Partial<StateMessage> = {}): StateMessage {
  return {
    type: 'state',
    seq: 1,
    status: 'running',
    me: { kind: 'seat', seat: 0, host: true, acts: true },
    view: { seats: 2 },
    log: [],
    log_from: 0,
    ask: {
      id: 'q1',
      kind: 'begin',
      form: 'single',
      prompt: 'What now?',
      waiting: [0],
      answered: [],
      mine: true,
      rights: [],
    },
    options: [
      { action: ['go', 'A1'], label: 'Go to A1' },
      { action: ['go', 'A2'], label: 'Go to A2' },
    ],
    refused: [[['go', 'A3'], 'TI-GO-01', 'Go to A3', '']],
    offers: [],
    games: null,
    undo: { ok: false, why: 'nothing' },
    outcome: null,
    table: info,
    ...more,
  }
}
