import { describe, expect, it } from 'vitest'
import {
  byRule,
  completed,
  filtered,
  folded,
  folds,
  group,
  idsIn,
  idsOf,
  offered,
  sharedStart,
  shelves,
} from '../src/lib/options'
import type { Option } from '../src/lib/types'

const reveal = (space: string, more: string): Option => ({
  action: ['reveal', space],
  label: `Reveal the tile on ${space} (${more})`,
})
const OPTIONS: Option[] = [
  reveal('A11', 'row 1, column 1'),
  { action: ['sell', 'king'], label: 'Sell the King', free: true },
  reveal('A13', 'row 1, column 3; completes 1 area'),
  { action: ['pass'], label: 'Pass' },
]

describe('grouping', () => {
  it('gathers by verb, in the order offered, with rights out of turn last', () => {
    expect(group(OPTIONS).map((g) => [g.verb, g.free, g.choices.length])).toEqual([
      ['reveal', false, 2],
      ['pass', false, 1],
      ['sell', true, 1],
    ])
  })
  it('cuts no label: a heading is what the game calls the group, or there is none', () => {
    const [first] = group(OPTIONS)
    expect(first.heading).toBe('')
    expect(first.choices[0].full).toBe('Reveal the tile on A11 (row 1, column 1)')
    const [named] = group(OPTIONS.map((o) => ({ ...o, group: 'Tiles' })))
    expect(named.heading).toBe('Tiles')
  })
  it('gives a lone option no heading and its whole label', () => {
    const pass = group(OPTIONS)[1]
    expect([pass.heading, pass.choices[0].full]).toEqual(['', 'Pass'])
  })
  it('ends the heading of a shelf with its clause, not in the middle of the next', () => {
    const places = ['Ulm', 'Trent', 'Bar', 'Metz', 'Toul']
    const pairs = places.flatMap((a) => places.map((b): [string, string] => [a, b]))
    const [all] = group(
      pairs.map(([a, b]) => ({ action: ['deploy', a, b], label: `Knight in ${a}; mercenaries in ${b} and Riga` })),
    )
    const [ulm] = shelves(all)!
    expect([ulm.heading, ulm.choices.length]).toEqual(['Knight in Ulm', 5])
  })
  it('does not cut inside a word or a bracket', () => {
    expect(sharedStart(['Build a castle', 'Build a cart'])).toBe('Build a')
    expect(sharedStart(['Pay now (in 2 parts)', 'Pay now (in 3 parts)'])).toBe('Pay now')
    expect(sharedStart(['Red', 'Blue'])).toBe('')
  })
  it('folds a right of several forms, and nothing that is asked for', () => {
    const give = (to: number, free: boolean): Option => ({
      action: ['give', to],
      label: `Give crowns to ${to}`,
      low: 1,
      high: 5,
      free,
    })
    expect(group([give(1, true), give(2, true)]).map(folds)).toEqual([true])
    expect(group([give(1, false), give(2, false)]).map(folds)).toEqual([false])
    expect(group(OPTIONS).map(folds)).toEqual([false, false, false])
  })
  it('folds groups but the first where all rows together are more than forty', () => {
    const post = (noble: string, area: number): Option => ({
      action: ['post', `${noble}${area}`],
      label: `${noble} to ${area}`,
      group: noble,
    })
    const areas = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
    const few = group(['Hugh', 'Guy'].flatMap((noble) => areas(20).map((area) => post(noble, area))))
    expect(folded(few).size).toBe(0)
    const many = group(['Hugh', 'Guy', 'Yvain'].flatMap((noble) => areas(20).map((area) => post(noble, area))))
    expect([...folded(many)].map((g) => g.heading)).toEqual(['Guy', 'Yvain'])
  })
})

describe('filtering', () => {
  it('finds every typed word in label or ids, whatever the case and accents', () => {
    const groups = group([
      { action: ['x', 'A11'], label: 'Città di Monza' },
      { action: ['x', 'B22'], label: 'Villaggio' },
    ])
    expect(filtered(groups, 'citta MONZA').flatMap((g) => g.choices.map((c) => c.full))).toEqual(['Città di Monza'])
    expect(filtered(groups, 'b22').flatMap((g) => g.choices.map((c) => c.full))).toEqual(['Villaggio'])
    expect(filtered(groups, 'nowhere')).toEqual([])
  })
})

describe('patterns', () => {
  const bid: Option = { action: ['bid'], label: 'Bid', low: 2, high: 9 }
  const motto: Option = { action: ['motto'], label: 'Motto', limit: 5 }
  it('completes a span with a whole number inside it, and nothing else', () => {
    expect(completed(bid, '7')).toEqual(['bid', 7])
    for (const wrong of ['', '1', '10', '2.5', 'x', undefined]) expect(completed(bid, wrong)).toBeNull()
  })
  it('completes a text up to its limit', () => {
    expect(completed(motto, 'Noi!')).toEqual(['motto', 'Noi!'])
    expect(completed(motto, 'too long')).toBeNull()
  })
  it('knows what is offered', () => {
    expect(offered([bid], ['bid', 9])).toBe(true)
    expect(offered([bid], ['bid', 10])).toBe(false)
    expect(offered([bid], ['bid'])).toBe(false)
    expect(offered(OPTIONS, ['reveal', 'A13'])).toBe(true)
    expect(offered(OPTIONS, ['reveal', 'A14'])).toBe(false)
  })
})

it('finds the ids of an action and of an event', () => {
  expect(idsOf(['build', 'A14.rock.1', 2, 'buy', 'grain'])).toEqual(['A14.rock.1', 'buy', 'grain'])
  expect(
    idsIn({ kind: 'built', seat: 2, place: 'A14.rock.1', more: ['A15', { at: 'A16' }], text: 'not an id' }),
  ).toEqual(['A14.rock.1', 'A15', 'A16'])
})

it('gathers what may not be done by the rule that forbids it', () => {
  const found = byRule([
    [['build', 'a'], 'R-1'],
    [['build', 'b'], 'R-2'],
    [['build', 'c'], 'R-1'],
  ])
  expect(found.map((r) => [r.rule, r.items.map((i) => i.action[1])])).toEqual([
    ['R-1', ['a', 'c']],
    ['R-2', ['b']],
  ])
})
