/** Laying two cards from the hand: which come first and second, and what a click on a card means. */
import type { Action, Option } from '$kit/types'

export const laysIn = (options: Option[]): Option[] => options.filter((option) => option.action[0] === 'lay')

/**
 * The action that a click on a card makes, with what was chosen before; `first` is the card of Turn 1 that is held. The
 * first click is Turn 1, the second Turn 2, a third replaces the second; the first card again lets go.
 */
export function clicked(
  lays: Option[],
  face: string,
  chosen: string[],
  copies: number,
): { chosen: string[]; action: Action | null } {
  const single = lays.find(({ action }) => action.length === 2 && action[1] === face)
  if (single) return { chosen: [face], action: single.action }
  const [first] = chosen
  if (!first) return { chosen: [face], action: null }
  if (first === face && (chosen.length === 2 || copies < 2)) return { chosen: [], action: null }
  const pair = lays.find(({ action }) => action[1] === first && action[2] === face)
  return pair ? { chosen: [first, face], action: pair.action } : { chosen: [face], action: null }
}
/** The same two the other way round, if that is allowed. */
export const swapped = (lays: Option[], chosen: string[]): Action | null =>
  lays.find(({ action }) => action[1] === chosen[1] && action[2] === chosen[0])?.action ?? null
export const same = (one: Action | null | undefined, other: Action): boolean =>
  !!one && JSON.stringify(one) === JSON.stringify(other)

/** How wide a card lies in the tray: a long text gets more room, so that none is cut. */
export const roomFor = (text = ''): string => `${Math.round(Math.min(280, Math.max(128, 70 + 0.7 * text.length)))}px`
