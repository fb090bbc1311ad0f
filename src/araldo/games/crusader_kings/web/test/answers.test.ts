import { expect, it } from 'vitest'
import type { Action, Option } from '$kit/types'
import { answersOf, faceOf } from '../answers'
import type { View } from '../view.gen'

const offered = (...actions: Action[]): Option[] => actions.map((action) => ({ action, label: action.join(' ') }))
const left = (options: Option[], tab: string): Action[] => answersOf(options, tab).map((one) => one.action)
const view = { kings: [], house: [0, 1], culture: [1, 0] } as unknown as View

it('leaves territories to the map, and what has a place of its own to that', () => {
  const court = offered(['marry', 'philippe_i', 'ireland'], ['match', 'philippe_i', 'english'], ['adopt'], ['stay'])
  expect(left(court, 'now')).toEqual([['match', 'philippe_i', 'english'], ['adopt'], ['stay']])
  expect(left(offered(['draw', 1, 2, 3, 1, 1], ['lay', 'a', 'b'], ['invest', 1], ['done']), 'now')).toEqual([])
})
it('leaves cards and traits to their tabs', () => {
  const some = offered(['buy', 'navy'], ['remove_token', 'brave'], ['decline'])
  expect(left(some, 'cards')).toEqual([['remove_token', 'brave'], ['decline']])
  expect(left(some, 'bag')).toEqual([['buy', 'navy'], ['decline']])
})
it('offers no right of any time', () => {
  expect(answersOf([{ action: ['trade', 'house.capet'], label: '', free: true }], 'now')).toEqual([])
})
it('draws whom or what an answer is about, and nothing for a bare word', () => {
  expect(faceOf(view, ['against', 'house.capet'])?.owner).toBeTruthy()
  expect(faceOf(view, ['remove', 'house.capet', 'navy'])?.d).toBeTruthy()
  expect(faceOf(view, ['choose_token', 'brave'])?.tone).toBe('var(--ck-green)')
  expect(faceOf(view, ['mobilise'])?.tone).toBe('var(--ck-war)')
  expect(faceOf(view, ['pledge', 2])?.d).toBeTruthy()
  expect(faceOf(view, ['stay'])).toBeNull()
})
