/** Words for the board: the game's own names and what the drawing adds to them. */
import { speaker } from '$kit/texts'
import type { Lang } from '$kit/types'
import gameEn from '../texts/en.ftl?asset&messages=name-,card-&kit'
import gameIt from '../texts/it.ftl?asset&messages=name-,card-&kit'
import { FIGURES, NAME, SPACE } from './realm'
import en from './texts/en.ftl?raw'
import it from './texts/it.ftl?raw'

export const say = speaker({ en: [gameEn, en], it: [gameIt, it] })
export const cardText = (lang: Lang, card: string): string => say(lang, `card-${card}`, FIGURES)
export const nameOf = (lang: Lang, word: string): string =>
  SPACE.get(word)?.name[lang] ?? NAME[word]?.[lang] ?? say(lang, `name-${word}`)
