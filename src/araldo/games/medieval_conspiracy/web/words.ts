/** Words for the board: the game's own names and what the drawing adds to them. */
import type { Noun } from '$kit/grammar'
import { speaker } from '$kit/texts'
import type { Lang } from '$kit/types'
import tables from '../data/tables.toml?without=source&kit'
import gameEn from '../texts/en.ftl?messages=name-,card-&kit'
import gameIt from '../texts/it.ftl?messages=name-,card-&kit'
import { LAND } from './realm'
import en from './texts/en.ftl?asset&messages=&kit'
import it from './texts/it.ftl?asset&messages=&kit'

export const say = speaker(
  { en: [gameEn, en], it: [gameIt, it] },
  {
    mercenary_cost: tables.costs.mercenary_with_card,
    forging: tables.combat_reconstructed.art_of_forging,
    hostler: tables.combat_reconstructed.hostler,
  },
)
/** A territory, or a word of the game. */
export const nameOf = (lang: Lang, word: string): string => LAND.get(word)?.name[lang] ?? say(lang, `name-${word}`)
/** A territory in a sentence. */
export const placeOf = (lang: Lang, id: string): Noun => say.noun(lang, id, LAND.get(id)!.name[lang])
