/** Which options answer which bargain. The kernel numbers offers, and an action that answers one names its number. */
import { isPattern } from './options'
import type { Offer, Option } from './types'

export const answers = (offer: Offer, option: Option): boolean => option.action.slice(1).includes(offer.number)

/** The answers to an offer: those that say it all (yes, no), and those that name other terms. */
export function answersTo(offer: Offer, options: Option[]): { plain: Option[]; terms: Option[] } {
  const mine = options.filter((option) => !isPattern(option) && answers(offer, option))
  return {
    plain: mine.filter((option) => option.action.length === 2),
    terms: mine.filter((option) => option.action.length > 2),
  }
}

/** What is left for the list of choices. */
export const besides = (offers: Offer[], options: Option[]): Option[] =>
  offers.length
    ? options.filter((option) => isPattern(option) || !offers.some((offer) => answers(offer, option)))
    : options
