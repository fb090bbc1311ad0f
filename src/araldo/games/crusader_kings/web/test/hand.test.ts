import { expect, it } from 'vitest'
import { clicked, swapped } from '../hand'

const lay = (...faces: string[]) => ({ action: ['lay', ...faces], label: '' })
const lays = [lay('a', 'b'), lay('b', 'a'), lay('a', 'c'), lay('c', 'a'), lay('b', 'b')]

it('takes the first click for Turn 1 and the second for Turn 2; a third replaces the second', () => {
  expect(clicked(lays, 'a', [], 1)).toEqual({ chosen: ['a'], action: null })
  expect(clicked(lays, 'b', ['a'], 1)).toEqual({ chosen: ['a', 'b'], action: ['lay', 'a', 'b'] })
  expect(clicked(lays, 'c', ['a', 'b'], 1)).toEqual({ chosen: ['a', 'c'], action: ['lay', 'a', 'c'] })
})
it('lets go of the first card by the same click, unless there are two of it', () => {
  expect(clicked(lays, 'a', ['a'], 1)).toEqual({ chosen: [], action: null })
  expect(clicked(lays, 'b', ['b'], 2)).toEqual({ chosen: ['b', 'b'], action: ['lay', 'b', 'b'] })
})
it('begins anew with a card that does not go with the first, and swaps only what may be swapped', () => {
  expect(clicked(lays, 'c', ['b'], 1)).toEqual({ chosen: ['c'], action: null })
  expect(swapped(lays, ['a', 'b'])).toEqual(['lay', 'b', 'a'])
  expect(swapped([lay('a', 'b')], ['a', 'b'])).toBeNull()
})
