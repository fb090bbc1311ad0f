import { describe, expect, it } from 'vitest'
import { gathered, stateOf, type Begun } from '$kit/targets.svelte'
import type { Option, Refused } from '$kit/types'
import { personTargets, steps } from '../targets'

const landTargets = (options: Option[], refused: Refused[], begun: Begun | null = null) =>
  gathered(options, refused, (action) => steps.next(action, begun))
const option = (...action: (string | number)[]) => ({ action, label: action.join(' ') })

describe('what the options mean on the board', () => {
  const attacks = [
    option('attack', 'paris', 'normandy'),
    option('attack', 'paris', 'lorraine'),
    option('attack', 'toulouse', 'lombardy'),
    option('done'),
  ]
  it('asks for the origin first, then for the target from there', () => {
    expect([...landTargets(attacks, []).keys()]).toEqual(['paris', 'toulouse'])
    expect([...landTargets(attacks, [], { head: '["attack"]', places: ['paris'] }).keys()]).toEqual([
      'normandy',
      'lorraine',
    ])
  })
  it('knows a refused territory from a legal one', () => {
    const found = landTargets([option('site', 'paris')], [[['site', 'wales'], 'CK-INV-01']])
    expect(['paris', 'wales', 'poland'].map((id) => stateOf(found.get(id)))).toEqual(['legal', 'refused', 'idle'])
  })
  it('puts an option on the character that it names first', () => {
    expect([...personTargets([option('propose', 'william_i', 'EN02'), option('send', 'EN01')], []).keys()]).toEqual([
      'william_i',
      'EN01',
    ])
  })
})
