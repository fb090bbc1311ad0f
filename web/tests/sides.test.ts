import { describe, expect, it } from 'vitest'
import { inTeams, letter, sidesOf } from '../src/lib/sides'

const four = ['Ada', 'Bruno', 'Carla', 'Dino'].map((name, seat) => ({ seat, emblem: '', name }))

describe('sides', () => {
  it('joins those who play together under the first of them', () => {
    const found = sidesOf(four, [0, 1, 0, 1])
    expect(found.map((side) => side.seat)).toEqual([0, 1])
    expect(found.map((side) => side.partners.length)).toEqual([2, 2])
    expect(found[0].name).toContain('Ada')
    expect(found[0].name).toContain('Carla')
  })
  it('leaves everybody alone where there are no teams', () => {
    expect(sidesOf(four, [0, 1, 2, 3]).map((side) => side.name)).toEqual(['Ada', 'Bruno', 'Carla', 'Dino'])
    expect(inTeams([0, 1, 2, 3])).toBe(false)
    expect(inTeams([0, 1, 0, 1])).toBe(true)
  })
  it('keeps whom the rules play as a side of its own', () => {
    const found = sidesOf([...four, { seat: 4, emblem: '', name: 'Tartari' }], [0, 1, 0, 1])
    expect(found.at(-1)!.name).toBe('Tartari')
  })
  it('gives each side a letter', () => expect([0, 1, 2].map(letter)).toEqual(['A', 'B', 'C']))
})
