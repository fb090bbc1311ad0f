import { describe, expect, it, vi } from 'vitest'
import { gathered, labelOf, namedIn, plainest, stateOf, Steps, Tips, type Spot } from './targets.svelte'
import type { Refused } from './types'

const option = (...action: (string | number)[]) => ({ action, label: action.join(' ') })
const no = (rule: string, ...action: (string | number)[]): Refused => [action, rule]
const spot = (legal: Spot['legal'], refused: Refused[] = []): Spot => ({ legal, refused })

describe('options and refusals', () => {
  it('are gathered by the places that they are about; what is about nothing is nowhere', () => {
    const options = [option('go', 'a'), option('trade', 'a', 'b'), option('pass')]
    const found = gathered(options, [no('R-1', 'go', 'c')], (action) => action.slice(1).map(String))
    expect([...found.keys()]).toEqual(['a', 'b', 'c'])
    expect(found.get('a')!.legal).toEqual(options.slice(0, 2))
    expect(['a', 'c', 'd'].map((id) => stateOf(found.get(id)))).toEqual(['legal', 'refused', 'idle'])
  })
  it('name places by words that are known, never by the verb', () => {
    expect(namedIn(['a', 'b', 3, 'x', 'a'], new Set(['a', 'b']))).toEqual(['b', 'a'])
  })
})

describe('what is said of a place', () => {
  const refused = spot([], [no('R-2', 'go', 'a', 'far'), no('R-1', 'go', 'a')])
  it('is what a click does, how many things it may do, or the rule of the plainest action', () => {
    expect(labelOf(spot([option('go', 'a')]), 'Aix', 'en')).toBe('go a')
    expect(labelOf(spot([option('go', 'a'), option('stay', 'a')]), 'Aix', 'en')).toBe('Aix: 2 ways')
    expect(labelOf(refused, 'Aix', 'it')).toBe('Aix — Perché no? R-1')
    expect(labelOf(undefined, 'Aix', 'en')).toBe('Aix')
    expect(plainest(refused)[1]).toBe('R-1')
  })
  it('asks for the rules once, when a refusal is first read', async () => {
    const fetch = vi.fn(async () => ({ default: { 'R-1': { en: 'Nobody goes there.', it: '' } } }))
    const tips = new Tips(fetch)
    expect(tips.lines(spot([option('go', 'a')]), 'en', ['Aix'])).toEqual(['Aix', '☞ go a'])
    expect(fetch).not.toHaveBeenCalled()
    expect(tips.lines(refused, 'en', ['Aix'])).toEqual(['Aix', '✕ R-1: …'])
    await Promise.resolve()
    expect(tips.lines(refused, 'en')).toEqual(['✕ R-1: Nobody goes there.'])
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('places one after the other', () => {
  const steps = new Steps(new Set(['a', 'b', 'c']))
  const march = [option('march', 'army', 'a', 'b'), option('march', 'army', 'a', 'c'), option('burn', 'a')]
  it('are asked for in their order, as far as an action goes on from what is begun', () => {
    const begun = { head: steps.headOf(march[0].action), places: ['a'] }
    expect(march.map((o) => steps.next(o.action, null))).toEqual(['a', 'a', 'a'])
    expect(march.map((o) => steps.next(o.action, begun))).toEqual(['b', 'c', ''])
  })
  it('make one way of all that needs a second place, and that way begins it', () => {
    const ways = steps.ways(spot(march), null, (action) => `${action[0]} …`)
    expect(ways.map((way) => way.label)).toEqual(['march …', 'burn a'])
    expect(steps.begun(ways[0].action, null, 'a')).toEqual({ head: '["march","army"]', places: ['a'] })
    expect(steps.begun(ways[1].action, null, 'a')).toBeNull()
  })
})
