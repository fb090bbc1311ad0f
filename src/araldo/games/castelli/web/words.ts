/** Words for the board: the game's own texts and what the drawing adds to them. */
import { speaker } from '$kit/texts'
import cards from '../data/cards.toml?without=effect,requirement,source,name_en,name_it,timing,set,count&kit'
import parts from '../data/components.toml?without=component,source,note,name_en,name_it&kit'
import gameEn from '../texts/en.ftl?messages=name-,board-,card-&kit'
import gameIt from '../texts/it.ftl?messages=name-,board-,card-&kit'
import en from './texts/en.ftl?raw'
import it from './texts/it.ftl?raw'

const op: Record<string, any> = Object.fromEntries(cards.card.map((c: any) => [c.id, c.op]))
const amounts = Object.entries(op).flatMap(([id, { amount }]) => (amount === undefined ? [] : [[id, amount]]))

export const say = speaker(
  { en: [gameEn, en], it: [gameIt, it] },
  {
    ...Object.fromEntries(amounts),
    traitor_silver: op.traitor.price_silver,
    master_builder_silver: op.master_builder.silver_each,
    abbot_price: op.abbot.each,
    overbuild_price: parts.prices.overbuild_each,
  },
)
