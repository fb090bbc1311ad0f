import { describe, expect, it } from 'vitest'
import { optionsInWords, presetOf } from '../src/lib/presets'
import type { Game, TableOption } from '../src/lib/types'
import { botNames } from '../src/lib/wishes'

const option = (id: string, values: (number | boolean)[], labels: string[]): TableOption => ({
  id,
  values,
  default: values[0],
  rule: '',
  label: { en: id, it: id },
  labels: { en: labels, it: labels },
  help: { en: '', it: '' },
})
const game = {
  options: [option('length', [10, 6], ['ten turns', 'six turns']), option('war', [false, true], ['No', 'Yes'])],
  preset: { war: true },
} as unknown as Game

describe('a table in words', () => {
  it('names what was changed first, by the words of its value', () => {
    expect(optionsInWords(game, { length: 10, war: false }, 'en')).toEqual(['war: No', 'length: ten turns'])
    expect(optionsInWords(game, { length: 6 }, 'en', { all: false })).toEqual(['length: six turns'])
  })
  it('knows which preset the options are', () => {
    const presets = { short: { length: 6 } }
    expect(presetOf(game, presets, { length: 10, war: true })).toBe('standard')
    expect(presetOf(game, presets, { length: 6, war: true })).toBe('short')
    expect(presetOf(game, presets, { length: 6, war: false })).toBeNull()
  })
  it('calls no two at a table the same', () => {
    const names = botNames(4, ['matilda', 'Ada'], 'en')
    expect(names).toEqual(['William', 'Godfrey', 'Eleanor', 'Conrad'])
    expect(botNames(2, [], 'it')).toEqual(['Guglielmo', 'Matilde'])
  })
})
