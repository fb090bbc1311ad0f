/** Words for the board: the game's own texts and what the drawing adds to them. */
import { speaker } from '$kit/texts'
import gameEn from '../texts/en.ftl?messages=name-,board-,card-&kit'
import gameIt from '../texts/it.ftl?messages=name-,board-,card-&kit'
import en from './texts/en.ftl?raw'
import it from './texts/it.ftl?raw'

export const say = speaker({ en: [gameEn, en], it: [gameIt, it] })
