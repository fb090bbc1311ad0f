/** The game on the start page: what it is like, in a sentence and three words. */
import picture from './card.webp'
import type { Card } from '$kit/card'

const card: Card = {
  picture,
  weight: 5,
  sentence: {
    en: 'Lead a kingdom of the Middle Ages: trade, technology, pacts and war from the Atlantic to Persia.',
    it: 'Guida un regno del Medioevo: commerci, tecnologie, patti e guerre dall’Atlantico alla Persia.',
  },
  words: { en: ['civilisation', 'diplomacy', 'trade'], it: ['civiltà', 'diplomazia', 'commercio'] },
  best: { en: 'Best with six, over weeks', it: 'Meglio in sei, per settimane' },
  shields: ['red', 'blue', 'green', 'yellow', 'white', 'black', 'purple', 'orange', 'brown', 'grey'],
  presets: {
    short: { end_turns: 4 },
    full: { end_turns: 20, module_papacy: true, module_crusade: true, module_objectives: true },
  },
}
export default card
