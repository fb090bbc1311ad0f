import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Hurry from '../src/components/Hurry.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import * as sound from '../src/lib/sound'
import type { Table } from '../src/lib/table.svelte'
import type { Clock } from '../src/lib/types'

const seat = (clock: Clock, more = {}) =>
  ({ seat: 0, over: false, hurry: '', info: { clock, paused: false, ...more } }) as unknown as Table
const clock = (left: number, more: Partial<Clock> = {}): Clock => ({
  kind: 'live',
  bank: 60,
  increment: 0,
  cap: 60,
  left: [left, 5],
  running: [0],
  since: 1000,
  flagged: [],
  each: false,
  nights: '',
  weekend: false,
  holidays: 0,
  late: 'vote',
  ends: [1000 + left, null],
  stands: [[], []],
  fell: {},
  ...more,
})

describe('a reminder before the time runs out', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => vi.useRealTimers())
  it('comes when little is left, rings once, and goes on counting in the title', () => {
    const ring = vi.spyOn(sound, 'alarm').mockImplementation(() => {})
    prefs.keep('sound', true)
    const table = seat(clock(90))
    render(Hurry, { table })
    expect(screen.queryByRole('status')).toBeNull()
    vi.advanceTimersByTime(31_000)
    flushSync()
    expect(screen.getByRole('status').textContent).toBe('Your time is running out:')
    expect(table.hurry).toBe('0:59')
    vi.advanceTimersByTime(9_000)
    flushSync()
    expect(table.hurry).toBe('0:50')
    expect(ring).toHaveBeenCalledTimes(1)
  })
  it.each([
    ['the time of somebody else runs', clock(5, { running: [1] }), {}],
    ['the table rests', clock(5), { paused: true }],
    ['it has run out already', clock(0, { flagged: [0] }), {}],
  ])('does not come while %s', (_, one, more) => {
    const table = seat(one, more)
    render(Hurry, { table })
    expect(screen.queryByRole('status')).toBeNull()
    expect(table.hurry).toBe('')
  })
  it('comes an hour before where a game takes days', () => {
    render(Hurry, { table: seat(clock(3500, { kind: 'turn' })) })
    expect(screen.getByText('58:20')).toBeTruthy()
  })
})
