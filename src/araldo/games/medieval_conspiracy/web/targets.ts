/** What the options of the moment mean on the board: territories one after the other (from, to), cards, troops to be placed. */
import { gathered, Steps, type Begun, type Spot, type Spots } from '$kit/targets.svelte'
import type { Action, Option, Refused } from '$kit/types'
import { LAND } from './realm'

export const steps = new Steps(LAND)

/** The card that an action uses up, '' if none. */
export const cardOf = (action: Action): string =>
  ['play', 'levy', 'discard'].includes(String(action[0])) ? String(action[1] ?? '') : ''

/** Answers about the fief that has lost its Lord: they do not name it. */
const OF_THE_VACANT = ['claim', 'renounce', 'take', 'decline']

export function targetsOf(
  options: Option[],
  refused: Refused[],
  card = '',
  begun: Begun | null = null,
  vacant = '',
): Spots {
  return gathered(options, refused, (action) => {
    if (action[0] === 'deploy' || (card && cardOf(action) !== card)) return ''
    return OF_THE_VACANT.includes(String(action[0])) ? vacant : steps.next(action, begun)
  })
}

/** Does a territory invite only by way of cards? Then it waits until one is taken up. */
export const byCard = (spot?: Spot): boolean => !!spot?.legal.every((option) => cardOf(option.action) !== '')

// -- troops placed in secret: knights first, then mercenaries; the order among alike does not matter

export interface Placing {
  knights: number
  units: number
  lands: string[]
}
export function placingOf(options: Option[]): Placing | null {
  const all = options.filter((option) => option.action[0] === 'deploy')
  if (!all.length) return null
  const units = all[0].action.length - 1
  return {
    knights: Math.floor(units / 3),
    units,
    lands: [...new Set(all.flatMap((option) => steps.placesOf(option.action)))],
  }
}
export function deployed(options: Option[], chosen: string[], knights: number): Option | undefined {
  const key = (lands: string[]) => [lands.slice(0, knights).sort(), lands.slice(knights).sort()].join('|')
  return options.find((option) => option.action[0] === 'deploy' && key(steps.placesOf(option.action)) === key(chosen))
}
