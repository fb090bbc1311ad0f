import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawn, journey, type Mark } from '../src/kit/marks'
import { marksOf } from '../src/lib/marks'
import { prefs } from '../src/lib/prefs.svelte'
import { Table } from '../src/lib/table.svelte'
import type { StateMessage } from '../src/lib/types'
import { FakeSocket, make, state } from './wire'

const mine = state().ask!
const theirs = { ...mine, id: 'q2', waiting: [1], mine: false }
/** A state after line n, which tells of a move of Bruno's (or of Ada's, who looks). */
const moved = (n: number, more: Partial<StateMessage> = {}, seat = 1): StateMessage =>
  state({
    seq: n + 1,
    ask: theirs,
    view: { seats: 2, n },
    log: [{ n, text: `line ${n}`, event: { kind: 'moved', seat, origin: 'a', place: `p${n}` } }],
    log_from: n - 1,
    ...more,
  })
function sat(): { table: Table; say: (message: StateMessage) => void } {
  const table = new Table('abc', 'token', make)
  table.open()
  const ws = FakeSocket.made.at(-1)!
  ws.accept()
  return { table, say: (message) => ws.say(message) }
}
const at = (table: Table): unknown => table.view?.n

beforeEach(() => {
  FakeSocket.made = []
  sessionStorage.clear()
  localStorage.clear()
  prefs.pace = 'normal'
  vi.useFakeTimers()
})

describe('following the others', () => {
  it('shows the first move at once and each of the next after its time', () => {
    const { table, say } = sat()
    say(state({ ask: theirs }))
    for (const n of [1, 2, 3]) say(moved(n))
    expect([at(table), table.follow.behind, table.follow.total]).toEqual([1, 2, 3])
    vi.advanceTimersByTime(1199)
    expect(at(table)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(at(table)).toBe(2)
    vi.advanceTimersByTime(1200)
    expect([at(table), table.follow.playing]).toEqual([3, false])
  })
  it('knows that the person is asked before it is shown, and skips there', () => {
    const { table, say } = sat()
    say(state({ ask: theirs }))
    say(moved(1))
    say(moved(2, { ask: { ...mine, id: 'q3' } }))
    expect([table.mine, table.follow.asked]).toEqual([false, true])
    table.follow.skip()
    expect([table.mine, table.follow.asked, table.log.length]).toEqual([true, false, 2])
  })
  it('waits for each step where the person wants to step', () => {
    prefs.pace = 'step'
    const { table, say } = sat()
    say(state({ ask: theirs }))
    for (const n of [1, 2, 3]) say(moved(n))
    vi.advanceTimersByTime(60_000)
    expect(at(table)).toBe(1)
    table.follow.next()
    expect([at(table), table.follow.behind]).toEqual([2, 1])
  })
  it('holds nothing back at once, in a hidden tab, or where the own question stands', () => {
    const { table, say } = sat()
    say(state())
    for (const n of [1, 2, 3]) say(moved(n, { ask: mine }))
    expect(at(table)).toBe(3)
    say(moved(4))
    say(moved(5))
    expect(at(table)).toBe(4)
    table.follow.pace('instant')
    expect(at(table)).toBe(5)
    say(moved(6))
    expect(at(table)).toBe(6)
    prefs.pace = 'normal'
    say(moved(7))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    say(moved(8))
    expect(at(table)).toBe(8)
    hidden.mockRestore()
  })
  it('shows what somebody did to whom as it is, not what the person did', () => {
    const { table, say } = sat()
    say(state({ ask: theirs }))
    say(moved(1, {}, 0))
    say(moved(2))
    expect([at(table), table.follow.behind]).toEqual([2, 0])
    expect(marksOf(table).map((mark) => mark.key)).toEqual(['2'])
  })
  it('answers the question that was on the screen, never the one that was still to come', () => {
    const { table, say } = sat()
    say(state({ ask: { ...theirs, rights: ['x'] } }))
    say(moved(1, { ask: { ...theirs, rights: ['x'] } }))
    say(moved(2, { ask: { ...mine, id: 'q3' } }))
    table.act(['go', 'A1'])
    const act = FakeSocket.made.at(-1)!.sent.find((one) => one.type === 'act')
    expect(act).toMatchObject({ ask: 'q2' })
    say(moved(3))
    expect(table.follow.since).toBe(2)
  })
  it('remembers across a reload where the last decision was', () => {
    const first = sat()
    first.say(state({ log: [{ n: 4, text: '', event: { kind: 'x' } }] }))
    first.table.act(['go', 'A1'])
    const again = sat()
    const event = { kind: 'moved', seat: 1 }
    again.say(state({ log: [4, 5, 6].map((n) => ({ n, text: `line ${n}`, event })) }))
    expect(again.table.follow.recap.map((line) => line.n)).toEqual([5, 6])
  })
})

describe('marks', () => {
  const where = (id: string) => ({ a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 0, y: 10 } })[id] ?? null
  const mark = (event: Record<string, unknown>, now = false): Mark => ({
    key: JSON.stringify(event),
    ...journey({ kind: 'x', ...event }),
    colour: 'red',
    ink: 'white',
    now,
  })
  it('lead from where to where, whatever else an event names', () => {
    expect(journey({ kind: 'moved', rule: 'TI-1', unit: 'knight', land: 'a', goal: 'b' })).toEqual({
      from: [],
      to: ['b'],
      rest: ['knight', 'a'],
    })
    const [arrow] = drawn([mark({ unit: 'knight', land: 'a', goal: 'b' })], where)
    expect([arrow.start, arrow.ends]).toEqual([where('a'), [where('b')]])
    const [other] = drawn([mark({ origin: 'c', place: 'a' })], where)
    expect([other.start, other.ends]).toEqual([where('c'), [where('a')]])
  })
  it('count the arrows, and ring only what happens now', () => {
    const all = [mark({ origin: 'a', place: 'b' }), mark({ place: 'c' }), mark({ origin: 'b', place: 'c' }, true)]
    expect(drawn(all, where).map((one) => [one.number, one.now])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(drawn([mark({ place: 'c' }, true)], where)).toMatchObject([{ number: 0, start: null, ends: [where('c')] }])
    expect(drawn([mark({ place: 'nowhere' }, true)], where)).toEqual([])
  })
})
