/**
 * What the options of the moment mean on the board: for every place, hand card, seat or orientation, what may be done with it
 * and what may not. Ids: `A24`, `A14.rock.1` places; `card:count` a card in hand; `seat:2` a player; `turn:3` an orientation;
 * `held` the tile in hand.
 */
import { frameOf } from '$kit/frames'
import { gathered, type Spot, type Spots } from '$kit/targets.svelte'
import type { Action, Option, Refused } from '$kit/types'
import type { View } from './view.gen'

/** The card that an action uses up or gives away, '' if none. */
export function cardOf(action: Action): string {
  const [verb, a, b] = action.map(String)
  if (verb === 'play' || verb === 'sell') return a
  if (verb === 'guard' || verb === 'steward') return verb
  if ((verb === 'build' || verb === 'overbuild') && b !== undefined && b !== 'buy') return b
  return ''
}

/** Where on the board (or beside it) an action belongs; '' if it is a button only. `space` is the tile space in play. */
export function spotOf(action: Action, space: string): string {
  const [verb, a, b] = action
  if (verb === 'reveal' || verb === 'build' || verb === 'overbuild') return String(a)
  if (verb === 'turn' || verb === 'steward') return `turn:${a}`
  if (verb === 'place') return a === 'held' ? 'held' : space
  if (verb === 'play' && typeof b === 'number') return `seat:${b}`
  if (verb === 'play' && b !== undefined) return String(b)
  return ''
}

/** With a card taken up, only what that card does. */
export const targetsOf = (options: Option[], refused: Refused[], space: string, armed = ''): Spots =>
  gathered(options, refused, (action) => {
    const card = cardOf(action)
    return [armed && card !== armed ? '' : spotOf(action, space), card && `card:${card}`]
  })

/** Does an octagon invite only by way of a card (Peasant, Duke, Arsonist)? Then it waits until the card is taken up. */
export const byCard = (spot: Spot): boolean => spot.legal.every((option) => option.action[0] === 'play')

/** The tile space being played on: where the topmost frame that names one says. */
export const spaceInPlay = (view: View): number => frameOf(view, 'Turn', 'Stewards')?.space ?? -1
