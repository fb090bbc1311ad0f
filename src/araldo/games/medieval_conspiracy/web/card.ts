/** The game on the start page: what it is like, in a sentence and three words. */
import picture from './card.webp'
import type { Card } from '$kit/card'

const card: Card = {
  picture,
  weight: 4,
  sentence: {
    en: 'Bid, bribe and inherit for a family of the Empire, until four electorates or the imperial crown are yours.',
    it: 'Rilancia, corrompi ed eredita per una famiglia dell’Impero, finché quattro elettorati o la corona sono tuoi.',
  },
  words: { en: ['auctions', 'inheritance', 'war'], it: ['aste', 'eredità', 'guerra'] },
  best: { en: 'Best with four; a long evening', it: 'Meglio in quattro; una lunga serata' },
  shields: ['green', 'brown', 'grey', 'red', 'yellow', 'blue'],
  presets: {
    short: { quick_extra_fief: true, quick_elector_discount: true, quick_end: 'turn_limit', turn_limit: 6 },
    full: { war_emphasis: true, honourable_retreat: true, buy_heir: true },
  },
}
export default card
