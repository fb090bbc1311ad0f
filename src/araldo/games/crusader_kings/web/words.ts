/** Words for the board: the game's own names and what the drawing adds to them. */
import { speaker } from '$kit/texts'
import type { Lang } from '$kit/types'
import gameEn from '../texts/en.ftl?messages=name-&kit'
import gameIt from '../texts/it.ftl?messages=name-&kit'
import { NAME, PERSON } from './realm'
import en from './texts/en.ftl?asset&messages=&kit'
import it from './texts/it.ftl?asset&messages=&kit'

export const say = speaker({ en: [gameEn, en], it: [gameIt, it] })
/** A territory, a character, a card, a trait: whatever the data names, else a word of the game. */
export const nameOf = (lang: Lang, word: string): string =>
  NAME.get(word)?.[lang] ?? PERSON.get(word)?.name ?? say(lang, `name-${word}`)
