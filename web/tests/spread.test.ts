import { describe, expect, it } from 'vitest'
import { answered, edited, filled, mostOf } from '../src/lib/spread'
import type { Action, Option, Spread } from '../src/lib/types'

const spread = (...targets: [id: string, action: Action, now: number][]): Spread => ({
  label: '',
  total: 9,
  left: 0,
  exact: false,
  targets: targets.map(([id, action, now]) => ({ id, label: id, action, low: 0, high: 9, now })),
})
const edits = (steps: { action: Action }[]): Action[] => steps.map((step) => step.action)

describe('numbers of a draft', () => {
  it('are set by one edit with the number, in place of the former one', () => {
    const draft: Action[] = [
      ['place', 'a', 3],
      ['place', 'b', 2],
    ]
    const options: Option[] = [{ action: ['place', 'a'], low: 1, high: 4, label: '' }]
    const found = edited(spread(['a', ['place', 'a'], 3], ['b', ['place', 'b'], 2]), draft, options, { a: 4, b: 0 })
    expect(edits(found)).toEqual([
      ['drop', 1],
      ['drop', 0],
      ['place', 'a', 4],
    ])
  })
  it('are counted by equal edits: the last ones go, new ones come after', () => {
    const draft: Action[] = [
      ['draw', 'war'],
      ['draw', 'plot'],
      ['draw', 'war'],
    ]
    const targets = spread(['war', ['draw', 'war'], 2], ['plot', ['draw', 'plot'], 1])
    expect(edits(edited(targets, draft, [], { war: 1, plot: 2 }))).toEqual([
      ['drop', 2],
      ['draw', 'plot'],
    ])
  })
  it('stay where nothing changes', () => {
    expect(edited(spread(['a', ['place', 'a'], 0]), [], [], { a: 0 })).toEqual([])
  })
})

it('numbers that are the answer itself make one when they fit', () => {
  const stepper = (id: string, low: number) => ({ id, label: id, action: ['draw'], low, high: 3, now: low })
  const whole = {
    label: '',
    total: 3,
    left: 2,
    exact: true,
    targets: [stepper('war', 0), stepper('tax', 1)],
    whole: ['draw'],
  }
  const offered = [{ action: ['draw', 2, 1], label: '' }]
  expect(answered(whole, offered, { war: 2 })).toEqual(['draw', 2, 1])
  expect(answered(whole, offered, { war: 1 })).toBeNull()
})

it('numbers are filled in by a plan that is one answer, and by no other', () => {
  const whole = { ...spread(['war', ['draw'], 0], ['tax', ['draw'], 0]), whole: ['draw'] as Action }
  const plan = (...actions: Action[]) => ({ steps: actions.map((action) => ({ action, kind: '' })) })
  expect(filled(whole, plan(['draw', 5, 3]))).toEqual({ war: 5, tax: 3 })
  expect(filled(whole, plan(['pass']))).toBeNull()
  expect(filled(whole, plan(['draw', 5, 3], ['done']))).toBeNull()
  expect(filled(spread(['war', ['draw'], 0]), plan(['draw', 5]))).toBeNull()
})

it('a number leaves to the others the least that they must have', () => {
  const ships = spread(['land', ['put', 'land'], 0], ['cog', ['put', 'cog'], 0], ['hulk', ['put', 'hulk'], 0])
  ships.targets[1]!.low = ships.targets[2]!.low = 3
  expect(mostOf(ships, {}, 'land')).toBe(3)
  expect(mostOf(ships, { cog: 5 }, 'land')).toBe(1)
  expect(mostOf(ships, { land: 3 }, 'cog')).toBe(3)
  expect(mostOf(ships, { cog: 9 }, 'hulk')).toBe(0)
})
