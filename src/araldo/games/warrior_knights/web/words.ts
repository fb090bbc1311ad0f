/** Words for the board: the game's own names and what the drawing adds to them. */
import type { Noun } from '$kit/grammar'
import { speaker } from '$kit/texts'
import type { Lang } from '$kit/types'
import gameEn from '../texts/en.ftl?messages=name-&kit'
import gameIt from '../texts/it.ftl?messages=name-&kit'
import { AREA, NAME, TEXT } from './kingdom'
import en from './texts/en.ftl?raw'
import it from './texts/it.ftl?raw'

export const say = speaker({ en: [gameEn, en], it: [gameIt, it] })
/** An area, or a word of the game. */
export const nameOf = (lang: Lang, word: string): string =>
  AREA.get(word)?.name[lang] ?? NAME[word]?.[lang] ?? say(lang, `name-${word}`)
/** An area in a sentence. */
export const placeOf = (lang: Lang, area: string): Noun => say.noun(lang, area, AREA.get(area)!.name[lang])
/** What a card says. */
export const textOf = (lang: Lang, card: string): string =>
  say(lang, `name-text-${card}`).replace(`name-text-${card}`, TEXT[card]?.[lang] ?? '')
