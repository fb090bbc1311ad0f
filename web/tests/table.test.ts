import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import { Table } from '../src/lib/table.svelte'
import { FakeSocket, info, make, state } from './wire'

function sat(): { table: Table; ws: () => FakeSocket } {
  const table = new Table('abc', 'token', make)
  table.open()
  FakeSocket.made.at(-1)!.accept()
  return { table, ws: () => FakeSocket.made.at(-1)! }
}
beforeEach(() => {
  FakeSocket.made = []
  sessionStorage.clear()
  localStorage.clear()
  prefs.confirm = false
  vi.useFakeTimers()
})

describe('a table', () => {
  it('opens with its token and language, and takes the state as it comes', () => {
    const { table, ws } = sat()
    const url = new URL(ws().url)
    expect([url.pathname, url.searchParams.get('k'), url.searchParams.get('since')]).toEqual(['/ws/abc', 'token', null])
    ws().say(state({ log: [{ n: 1, text: 'Ada starts.', event: { kind: 'starts', seat: 0 } }] }))
    expect([table.mine, table.seat, table.options.length, table.log.length]).toEqual([true, 0, 2, 1])
  })
  it('acts on the question that stands, once, until the server has answered', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.act(['go', 'A1'])
    table.act(['go', 'A2'])
    const acts = ws().sent.filter((m) => m.type === 'act')
    expect(acts).toEqual([{ type: 'act', key: expect.any(String), ask: 'q1', action: ['go', 'A1'] }])
    ws().say({ type: 'ack', key: acts[0].key, seq: 2 })
    expect(table.busy).toBe('')
  })
  it('shows a refusal with its rule and forgets it with the next question', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.act(['go', 'A1'])
    ws().say({
      type: 'refused',
      key: table.busy,
      code: 'refused',
      message: 'A rule forbids that.',
      rule: 'TI-GO-01',
      text: 'Not there.',
    })
    expect([table.busy, table.trouble?.rule]).toEqual(['', 'TI-GO-01'])
    ws().say(state({ ask: { ...state().ask!, id: 'q2' } }))
    expect(table.trouble).toBeNull()
  })
  it('lets go of numbers that were not taken: the draft is what the table says', () => {
    const { table, ws } = sat()
    const target = { id: 'a', label: 'A', action: ['put', 'a'], low: 0, high: 9, now: 0 }
    const spread = { label: '', total: 9, left: 9, exact: false, targets: [target] }
    const options = [{ action: ['put', 'a'], low: 1, high: 4, label: '' }]
    ws().say(state({ ask: { ...state().ask!, form: 'draft', spread }, options }))
    table.wanted = { a: 9 }
    table.spread(table.wanted)
    ws().say({ type: 'refused', key: table.busy, code: 'refused', message: 'Too many.' })
    expect(table.wanted).toBeNull()
    table.wanted = { a: 4 }
    table.spread(table.wanted)
    table.wanted = { a: 3 } // clicked on meanwhile
    ws().say({ type: 'ack', key: table.busy, seq: 1 })
    expect(table.wanted).toEqual({ a: 3 })
  })
  it('keeps what is picked and done on the screen until the answer comes, and not in the tab', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.pick(['go', 'A1'])
    table.act(['go', 'A1'])
    table.choose(['go', 'A2'])
    expect([table.picked, new Table('abc', 'token', make).picked]).toEqual([['go', 'A1'], null])
    ws().say(state({ ask: { ...state().ask!, id: 'q2' } }))
    expect([table.picked, table.did]).toEqual([null, state().options[0].label])
    ws().say({ type: 'ack', key: table.busy, seq: 2 })
    table.pick(['go', 'A1'])
    table.act(['go', 'A1'])
    ws().say({ type: 'refused', key: table.busy, code: 'refused', message: 'No.' })
    expect(table.picked).toBeNull()
  })
  it('is slow only if the answer takes long', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.act(['go', 'A1'])
    expect(table.slow).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(table.slow).toBe(true)
    ws().say({ type: 'ack', key: table.busy, seq: 2 })
    vi.advanceTimersByTime(1000)
    expect(table.slow).toBe(false)
  })
  it('tells again as the same thing what has stayed the same in a table of reference', async () => {
    const { table, ws } = sat()
    ws().say(state())
    const row = (n: number) => ({ id: `r${n}`, cells: [String(n)] })
    const ask = async (rows: unknown[]) => {
      const told = table.consult('table', ['pacts'])
      ws().say({ type: 'consulted', what: 'table', of: ['pacts'], table: { id: 'pacts', rows } })
      return (await told).table
    }
    const [first, again, other] = [
      await ask([row(1), row(2)]),
      await ask([row(1), row(2)]),
      await ask([row(1), row(3)]),
    ]
    expect([again === first, other === first, other!.rows[0] === first!.rows[0]]).toEqual([true, false, true])
  })
  it('has the newest lines of the chat, and asks for the older ones once each', () => {
    const { table, ws } = sat()
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => ({
        type: 'chat' as const,
        n: from + i,
        from: 1,
        to: null,
        text: `line ${from + i}`,
        at: 0,
      }))
    ws().say({ type: 'chats', lines: lines(51, 100), more: true })
    ws().say(lines(101, 101)[0]!)
    expect([table.chat[0]?.n, table.chat.at(-1)?.n, table.earlier]).toEqual([51, 101, true])
    table.older()
    expect(ws().sent.at(-1)).toEqual({ type: 'older', before: 51 })
    ws().say({ type: 'chats', lines: lines(1, 50), more: false })
    expect([table.chat.map((line) => line.n), table.earlier]).toEqual([lines(1, 101).map((line) => line.n), false])
    table.older()
    expect(ws().sent.filter((m) => m.type === 'older')).toHaveLength(1)
    ws().say({ type: 'chats', lines: lines(52, 101), more: true })
    expect([table.chat.length, table.earlier]).toEqual([101, false])
    ws().say({ type: 'chats', lines: lines(151, 200), more: true })
    expect([table.chat[0]?.n, table.earlier]).toEqual([151, true])
  })
  it('comes back after a break, says where it stood, and says again what was not heard', () => {
    const { table, ws } = sat()
    ws().say(state({ seq: 7 }))
    table.act(['go', 'A1'])
    const first = ws().sent.find((m) => m.type === 'act')!
    ws().close(1006)
    expect(table.link).toBe('away')
    vi.advanceTimersByTime(400)
    expect(new URL(ws().url).searchParams.get('since')).toBe('7')
    ws().accept()
    expect(ws().sent).toContainEqual(first)
    ws().say({ type: 'ack', key: first.key, seq: 8 })
    ws().close(1006)
    vi.advanceTimersByTime(400)
    ws().accept()
    expect(ws().sent.filter((m) => m.type === 'act')).toEqual([])
  })
  it('stays away when its link has been withdrawn', () => {
    const { table, ws } = sat()
    ws().close(4002)
    vi.advanceTimersByTime(60_000)
    expect([table.link, table.closed, FakeSocket.made.length]).toEqual(['closed', 4002, 1])
  })
  it('keeps a half-made choice through a break and a reload, while it is still offered', () => {
    prefs.confirm = true
    const { table, ws } = sat()
    ws().say(state())
    table.choose(['go', 'A2'])
    expect([table.picked, ws().sent.length]).toEqual([['go', 'A2'], 0])
    const again = new Table('abc', 'token', make)
    expect(again.picked).toEqual(['go', 'A2'])
    again.open()
    ws().accept()
    ws().say(state())
    expect(again.picked).toEqual(['go', 'A2'])
    again.choose(['go', 'A2'])
    expect(ws().sent.map((m) => m.type === 'act' && m.action)).toEqual([['go', 'A2']])
    table.hear(state({ options: [{ action: ['stop'], label: 'Stop' }] }))
    expect(table.picked).toBeNull()
  })
  it('marks what the last move changed, not what was there before', () => {
    const { table, ws } = sat()
    ws().say(state({ log: [{ n: 1, text: '', event: { kind: 'went', place: 'A1' } }] }))
    expect(table.last).toEqual([])
    ws().say(state({ seq: 2, log_from: 1, log: [{ n: 2, text: '', event: { kind: 'went', place: 'A2' } }] }))
    expect(table.last).toEqual(['A2'])
    expect(table.log.length).toBe(2)
  })
  it('shows an explanation only if it was asked for', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.learn([['go', 'A3']])
    ws().say({
      type: 'explained',
      action: ['go', 'A3'],
      label: 'Go to A3',
      rule: 'TI-GO-01',
      text: 'Too far.',
      allowed: false,
    })
    expect([table.explained, table.called(['go', 'A3'])]).toEqual([null, 'Go to A3'])
    table.explain(['go', 'A3'])
    ws().say({
      type: 'explained',
      action: ['go', 'A3'],
      label: 'Go to A3',
      rule: 'TI-GO-01',
      text: 'Too far.',
      allowed: false,
    })
    expect(table.explained?.text).toBe('Too far.')
  })
  it('says for how long a pass counts, and shows what the server has kept of it', () => {
    const { table, ws } = sat()
    table.stand('guard', ['pass'], 'auction')
    expect(ws().sent.at(-1)).toMatchObject({ type: 'stand', action: ['pass'], scope: 'auction' })
    const wish = { kind: 'guard', action: ['pass'], scope: 'auction', prompt: 'Play a Guard?', label: 'this auction' }
    ws().say(state({ ask: { ...state().ask!, wishes: [wish] } }))
    expect(table.wishes).toEqual([wish])
    ws().say(state())
    expect(table.wishes).toEqual([])
  })
  it('holds a window open for the question that stands', () => {
    const { table, ws } = sat()
    ws().say(state())
    table.hold(true)
    expect(ws().sent.at(-1)).toMatchObject({ type: 'hold', ask: table.ask!.id, on: true })
  })
  it('names the seats of the game that is shown, one of a series too', () => {
    const { table, ws } = sat()
    ws().say(
      state({
        table: { ...info, names: ['Ada', 'Bruno', 'Carla', 'Dino'] },
        me: { kind: 'seat', seat: 3, host: false, acts: true },
        games: [
          { round: 0, number: 0, seats: [0, 2], over: false },
          { round: 0, number: 1, seats: [3, 1], over: false },
        ],
      }),
    )
    expect(table.shown).toEqual([3, 1])
  })
})
