/** The game on the start page: what it is like, in a sentence and three words. */
import picture from './card.webp'
import type { Card } from '$kit/card'

const card: Card = {
  picture,
  weight: 1,
  sentence: {
    en: 'Turn heraldic tiles, win the land around them, and build castles where the towns and villages lie.',
    it: 'Gira tessere araldiche, conquista le terre attorno e costruisci castelli presso città e villaggi.',
  },
  words: { en: ['tiles', 'majorities', 'cards'], it: ['tessere', 'maggioranze', 'carte'] },
  best: { en: 'Best for a first evening', it: 'Per una prima serata' },
  shields: ['red', 'green', 'blue', 'yellow'],
  presets: { full: { module_dilemma: true, module_battle: true } },
}
export default card
