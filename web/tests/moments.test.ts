import { expect, it } from 'vitest'
import { counted, firstAt } from '../src/lib/moments'
import type { LogLine } from '../src/lib/types'

/** Phases begin at decisions 0, 3, 7 and 8. */
const count = (at: number): Promise<number> => Promise.resolve([0, 3, 7, 8].filter((n) => n <= at).length)

it('finds where the next phase begins, and the end after the last', async () => {
  expect(await firstAt(0, 20, 1, count)).toBe(3)
  expect(await firstAt(4, 20, 1, count)).toBe(7)
  expect(await firstAt(7, 20, 1, count)).toBe(8)
  expect(await firstAt(9, 20, 1, count)).toBe(20)
  expect(await firstAt(20, 20, 1, count)).toBe(20)
})
it('goes back to the beginning of the phase, then to the one before', async () => {
  expect(await firstAt(5, 20, -1, count)).toBe(3)
  expect(await firstAt(3, 20, -1, count)).toBe(0)
  expect(await firstAt(8, 20, -1, count)).toBe(7)
  expect(await firstAt(0, 20, -1, count)).toBe(0)
})
it('counts rounds, or turns where a game has no rounds', () => {
  const log = ['turn', 'x', 'phase', 'turn'].map((kind, n) => ({ n, text: '', event: { kind } })) as LogLine[]
  expect(counted(log, { turn: 'turn', phase: 'phase' }, true)).toBe(2)
  expect(counted(log, { turn: 'turn', phase: 'phase' }, false)).toBe(3)
  expect(counted(log, { turn: 'round', phase: 'phase' }, true)).toBe(2)
})
