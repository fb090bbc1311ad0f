import { describe, expect, it } from 'vitest'
import table from '../../../tests/kernel/grammar.json'
import { FUNCTIONS, Noun, listed } from './grammar'
import { speaker } from './texts'
import type { Lang } from './types'

describe('names in a sentence, by the same table as the log', () => {
  for (const { lang, name, grammar, said } of table as unknown as {
    lang: Lang
    name: string
    grammar: string
    said: Record<string, string>
  }[])
    it(`${lang} ${name} (${grammar})`, () => {
      for (const [asked, expected] of Object.entries(said))
        expect(FUNCTIONS[lang][asked]([new Noun(name, grammar)], {})).toBe(expected)
    })

  const say = speaker({
    en: ['name-papacy = Papal States\n    .grammar = the\nsiege = Siege of { THE($place) }\n'],
    it: [
      'name-paris = Parigi\n    .grammar = town\nname-france =\n    .grammar = f land\nsiege = { CAP(IL($place)) } è assediat{ OA($place) } { IN($place) } { DA($who) }\n',
    ],
  })
  it('reaches the messages of a board', () => {
    expect(say('it', 'siege', { place: say.noun('it', 'france', 'Francia'), who: 'La Volpe' })).toBe(
      'La Francia è assediata in Francia da La Volpe',
    )
    expect(say('it', 'siege', { place: say.noun('it', 'paris'), who: 'Anna' })).toBe(
      'Parigi è assediata a Parigi da Anna',
    )
    expect(say('en', 'siege', { place: say.noun('en', 'papacy') })).toBe('Siege of the Papal States')
  })
  it('declines each name of an enumeration', () => {
    const both = listed('it', [say.noun('it', 'paris'), say.noun('it', 'france', 'Francia')])
    expect(say('it', 'siege', { place: both, who: both })).toBe(
      'Parigi e la Francia è assediate a Parigi e in Francia da Parigi e dalla Francia',
    )
  })
})
