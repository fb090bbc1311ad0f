/** What of the options the dock answers by itself: about a person, a dynasty, a card or Gold, not about a territory. */
import type { Owner } from '$kit/heraldry'
import type { Action, Option } from '$kit/types'
import { cultureOwner, DECK_PICTURE, DEVELOPMENT_PICTURE, ownerOf, PICTURE, portrait } from './looks'
import { CULTURES, DECK_ACTIONS, HOUSES, PERSON, TRAIT } from './realm'
import { steps } from './targets'
import type { View } from './view.gen'

/** A picture for an answer, on the colours of a Culture if it has one. */
export interface Face {
  d?: string
  owner?: Owner
  tone?: string
}

/** These have a place of their own: steppers, the hand, a check's chances, the foot. */
const ELSEWHERE = ['draw', 'lay', 'invest', 'bonus', 'done', 'drop', 'reopen']
export const CARD = ['buy', 'discard', 'take']
export const TOKEN = ['remove_token', 'choose_token']
const GOLD = ['pledge', 'pay_gold', 'give_gold', 'take_gold', 'pay']

/** What a tab of the dock leaves to be answered in words and pictures. */
export const answersOf = (options: Option[], tab: string): Option[] =>
  options.filter(({ action, free }) => {
    const verb = String(action[0])
    if (free || ELSEWHERE.includes(verb) || steps.placesOf(action).length) return false
    return !(tab === 'cards' && CARD.includes(verb)) && !(tab === 'bag' && TOKEN.includes(verb))
  })

const deckOf = (verb: string): string | undefined =>
  Object.keys(DECK_ACTIONS).find((deck) => DECK_ACTIONS[deck].some((one) => verb === one || verb.startsWith(`${one}_`)))

/** Whom or what an answer is about: the last one that it names. Null: nothing that could be drawn. */
export function faceOf(view: View, action: Action): Face | null {
  const verb = String(action[0])
  for (const word of action.slice(1).reverse().map(String)) {
    const one = PERSON.get(word)
    if (one) return { d: portrait(one.number, view.kings.includes(one.number)), owner: cultureOwner(one.culture) }
    if (HOUSES.includes(word)) return { owner: ownerOf(view, view.house.indexOf(HOUSES.indexOf(word))) }
    if (CULTURES.includes(word)) return { owner: cultureOwner(CULTURES.indexOf(word)) }
    if (DEVELOPMENT_PICTURE[word]) return { d: DEVELOPMENT_PICTURE[word] }
    const trait = TRAIT.get(word)
    if (trait) return { d: trait.green ? PICTURE.yes : PICTURE.no, tone: `var(--ck-${trait.green ? 'green' : 'red'})` }
  }
  if (GOLD.includes(verb)) return { d: PICTURE.coins }
  if (verb === 'keep') return { d: PICTURE.bag }
  if (verb === 'sacrifice') return { d: PICTURE.no, tone: 'var(--ck-red)' }
  if (['withdraw', 'replace', 'take_off'].includes(verb)) return { d: PICTURE.jerusalem }
  const deck = deckOf(verb)
  return deck ? { d: DECK_PICTURE[deck], tone: `var(--ck-${deck})` } : null
}
