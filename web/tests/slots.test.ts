import { describe, expect, it } from 'vitest'
import { bySlots, slotted } from '../src/lib/slots'
import type { Option, Slots } from '../src/lib/types'

const words = ['metz', 'trier'].map((id) => ({ id, name: id }))
const slots: Slots = {
  head: ['deploy'],
  slots: [
    { label: 'Knight', words },
    { label: 'Mercenary', words },
    { label: 'Mercenary', words },
  ],
}
const options = [['deploy', 'metz', 'metz', 'trier'], ['deploy', 'trier', 'metz', 'metz'], ['pass']].map(
  (action): Option => ({ action, label: action.join(' ') }) as Option,
)

describe('an answer by slots', () => {
  it('is complete when every slot has a word', () => {
    expect(slotted(slots, options, ['metz', undefined, 'trier'])).toBe(null)
    expect(slotted(slots, options, ['metz', 'metz', 'trier'])).toEqual(['deploy', 'metz', 'metz', 'trier'])
  })
  it('takes slots of one label in any order, and no others', () => {
    expect(slotted(slots, options, ['metz', 'trier', 'metz'])).toEqual(['deploy', 'metz', 'metz', 'trier'])
    expect(slotted(slots, options, ['trier', 'trier', 'metz'])).toBe(null)
  })
  it('stands for its options, and not for the rest', () => {
    expect(options.map((o) => bySlots(slots, o.action))).toEqual([true, true, false])
    expect(bySlots(undefined, ['deploy'])).toBe(false)
  })
})
