/** The game on the start page: what it is like, in a sentence and three words. */
import picture from './card.webp'
import type { Card } from '$kit/card'

const card: Card = {
  picture,
  weight: 4,
  sentence: {
    en: 'Plan in secret, besiege the cities of a kingdom without a king, and tax each other in the Assembly.',
    it: 'Pianifica in segreto, assedia le città di un regno senza re e tassa gli altri in Assemblea.',
  },
  words: { en: ['hidden plans', 'sieges', 'votes'], it: ['piani segreti', 'assedi', 'voti'] },
  best: { en: 'Best with four or five', it: 'Meglio in quattro o cinque' },
  presets: { short: { influence_per_baron: 8 }, full: { influence_per_baron: 15, missions: true } },
}
export default card
