/** Words for the board: the game's own texts and what the drawing adds to them. */
import { speaker } from '$kit/texts'
import cards from '../data/cards.toml?without=name_en,name_it,effect,requirement,timing,set,count,source&kit'
import parts from '../data/components.toml?without=component,source,note,name_en,name_it&kit'
import gameEn from '../texts/en.ftl?messages=name-,board-,card-&kit'
import gameIt from '../texts/it.ftl?messages=name-,board-,card-&kit'
import en from './texts/en.ftl?raw'
import it from './texts/it.ftl?raw'

interface Op {
  amount?: number
  each?: number
  silver_each?: number
  price_silver?: number
}
const ops: Record<string, Op> = Object.fromEntries(cards.card.map((one: { id: string; op: Op }) => [one.id, one.op]))
/** What the sentences of the cards say of the data; the same names as in `box.py`. */
const figures: Record<string, number> = {
  ...Object.fromEntries(Object.entries(ops).flatMap(([id, op]) => (op.amount === undefined ? [] : [[id, op.amount]]))),
  overbuild_price: parts.prices.overbuild_each,
  abbot_price: ops.abbot.each!,
  master_builder_silver: ops.master_builder.silver_each!,
  traitor_silver: ops.traitor.price_silver!,
}

export const say = speaker({ en: [gameEn, en], it: [gameIt, it] }, figures)
