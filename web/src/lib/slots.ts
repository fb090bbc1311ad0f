/** An answer that is a word in every slot: which option it is. */
import { same } from './options'
import type { Action, Option, Slots } from './types'

/** Is an action an answer by slots, whatever stands in them? */
export const bySlots = (slots: Slots | undefined, action: Action): boolean =>
  !!slots &&
  action.length === slots.head.length + slots.slots.length &&
  same(action.slice(0, slots.head.length), slots.head)

/** The words in the order that counts: among slots of one label any order is the same. */
const inOrder = (slots: Slots, words: unknown[]): string => {
  const byLabel = new Map<string, string[]>()
  slots.slots.forEach((slot, i) => byLabel.set(slot.label, [...(byLabel.get(slot.label) ?? []), String(words[i])]))
  return JSON.stringify([...byLabel].map(([label, all]) => [label, all.sort()]))
}

/** The option that these words are; null while a slot is empty, or if it is none. */
export function slotted(slots: Slots, options: Option[], words: (string | undefined)[]): Action | null {
  if (slots.slots.some((_, i) => !words[i])) return null
  const wanted = inOrder(slots, words)
  const rest = (action: Action): unknown[] => action.slice(slots.head.length)
  return options.find((o) => bySlots(slots, o.action) && inOrder(slots, rest(o.action)) === wanted)?.action ?? null
}
