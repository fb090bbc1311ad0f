import { describe, expect, it } from 'vitest'
import { stateOf } from '$kit/targets.svelte'
import { byCard, cardOf, deployed, placingOf, steps, targetsOf } from '../targets'
import type { View } from '../view.gen'
import { chairs, ELECTORS, FACE, LANDS, troopsAt, unit } from '../realm'

const option = (...action: (string | number)[]) => ({ action, label: action.join(' ') })

describe('options on the map', () => {
  it('belong to the territories they name, in their order', () => {
    expect(steps.placesOf(['move', 'knight', 'berg', 'mark'])).toEqual(['berg', 'mark'])
    expect(steps.placesOf(['play', 'mercenary', 'berg'])).toEqual(['berg'])
    expect(steps.headOf(['move', 'knight', 'berg', 'mark'])).toBe('["move","knight"]')
    expect([
      cardOf(['play', 'mercenary', 'berg']),
      cardOf(['levy', 'crusade', 'berg']),
      cardOf(['move', 'knight', 'berg', 'mark']),
    ]).toEqual(['mercenary', 'crusade', ''])
  })
  it('ask for the first territory, then for what follows from it', () => {
    const options = [
      option('move', 'knight', 'berg', 'mark'),
      option('move', 'knight', 'berg', 'trier'),
      option('move', 'mercenary', 'berg', 'mark'),
      option('move', 'knight', 'mark', 'berg'),
      option('done'),
    ]
    expect([...targetsOf(options, []).keys()]).toEqual(['berg', 'mark'])
    const next = targetsOf(options, [], '', { head: steps.headOf(options[0].action), places: ['berg'] })
    expect([...next.keys()]).toEqual(['mark', 'trier'])
    expect(next.get('mark')!.legal).toEqual([options[0]])
  })
  it('are about the fief without a Lord where they name none', () => {
    const options = [option('claim'), option('renounce'), option('play', 'mercenary', 'berg')]
    const spots = targetsOf(options, [], '', null, 'mark')
    expect(spots.get('mark')!.legal).toEqual(options.slice(0, 2))
    expect(spots.get('berg')!.legal).toEqual(options.slice(2))
    expect([...targetsOf(options, []).keys()]).toEqual(['berg'])
  })
  it('keep to the card that is taken up, and tell what may not be', () => {
    const options = [option('play', 'mercenary', 'berg'), option('levy', 'crusade', 'berg'), option('done')]
    const spots = targetsOf(options, [[['play', 'mercenary', 'mark'], 'MC-ACT-01']])
    expect(spots.get('berg')!.legal).toHaveLength(2)
    expect(byCard(spots.get('berg')!)).toBe(true)
    expect(targetsOf(options, [], 'crusade').get('berg')!.legal).toEqual([options[1]])
    expect([stateOf(spots.get('berg')), stateOf(spots.get('mark')), stateOf(spots.get('trier'))]).toEqual([
      'legal',
      'refused',
      'idle',
    ])
  })
  it('put troops together one by one, whatever the order of mercenaries', () => {
    const options = [
      option('deploy', 'berg', 'berg', 'mark'),
      option('deploy', 'mark', 'berg', 'mark'),
      option('deploy', 'mark', 'mark', 'mark'),
    ]
    expect(placingOf(options)).toEqual({ knights: 1, units: 3, lands: ['berg', 'mark'] })
    expect(deployed(options, ['mark', 'mark', 'berg'], 1)).toBe(options[1])
    expect(deployed(options, ['berg', 'mark', 'mark'], 1)).toBeUndefined()
    expect(placingOf([option('done')])).toBeNull()
  })
})

describe('what the view says', () => {
  it('numbers territories and cards as the rules do', () => {
    expect(LANDS).toHaveLength(60)
    expect(ELECTORS.map((land) => land.id)).toHaveLength(7)
    expect([FACE.length, FACE[0], FACE[38]]).toEqual([105, 'architect', 'mercenary'])
  })
  it('reads units: owner, kind, hits', () => {
    expect(unit(2 * 8 + 4 + 1)).toEqual({ code: 21, seat: 2, knight: false, hits: 1, word: 'mercenary_1' })
    expect(troopsAt([0, 1, 4, 12])).toEqual([
      { seat: 0, knights: 2, mercenaries: 1, wounded: 1 },
      { seat: 1, knights: 0, mercenaries: 1, wounded: 0 },
    ])
  })
  it('seats the Electors: an owner before a vote, a vote before nobody', () => {
    const owner = LANDS.map(() => -1)
    owner[ELECTORS[0].number] = 2
    const found = chairs({ owner, votes: [0, 1, -1], masters: [1, 0, -1] } as View)
    expect(found.map((chair) => chair.holder)).toEqual([2, 0, -1, -1, -1, -1, -1])
  })
})
