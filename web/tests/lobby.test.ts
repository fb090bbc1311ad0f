import { expect, it } from 'vitest'
import { NONE, sift } from '../src/lib/lobby'
import type { OpenTable } from '../src/lib/strangerapi'

const seat = (kind: 'human' | 'open') => ({ kind, name: '', person: '', arms: '' })
const table = (table: string, more: Partial<OpenTable> = {}): OpenTable => ({
  table,
  game: 'castelli',
  title: '',
  seats: [seat('human'), seat('open')],
  created: 0,
  clock: null,
  options: {},
  rated: false,
  lang: 'it',
  level: '',
  host: '',
  ...more,
})
const names = (found: OpenTable[]): string[] => found.map((one) => one.table)

it('shows all without a filter, what starts soonest or is newest first', () => {
  const all = [
    table('a', { seats: [seat('human'), seat('open'), seat('open')], created: 3 }),
    table('b', { created: 1 }),
    table('c', { created: 2 }),
  ]
  expect(names(sift(all, NONE, 'soon').fit)).toEqual(['c', 'b', 'a'])
  expect(names(sift(all, NONE, 'new').fit)).toEqual(['a', 'c', 'b'])
})
it('counts what does not fit by its first reason; a table for everybody fits all experience', () => {
  const all = [
    table('mine'),
    table('other', { game: 'warrior_knights', lang: 'en' }),
    table('foreign', { lang: 'en' }),
    table('hard', { level: 'well' }),
  ]
  const filters = { ...NONE, games: ['castelli'], langs: ['it' as const], levels: ['first' as const], free: [1] }
  expect(sift(all, filters, 'new')).toEqual({ fit: [table('mine')], hidden: { game: 1, lang: 1, level: 1 } })
  expect(sift([table('full', { seats: [seat('human')] })], filters, 'new').hidden).toEqual({ free: 1 })
})
