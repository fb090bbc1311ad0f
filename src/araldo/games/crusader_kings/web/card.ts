/** The game on the start page: what it is like, in a sentence and three words. */
import picture from './card.webp'
import type { Card } from '$kit/card'

const card: Card = {
  picture,
  weight: 3,
  sentence: {
    en: 'Marry, plot and fight for your dynasty: your king’s own virtues and vices, drawn from a bag, decide what succeeds.',
    it: 'Sposa, trama e combatti per la tua dinastia: le virtù e i vizi del tuo re, pescati da un sacchetto, decidono che cosa riesce.',
  },
  words: { en: ['dynasty', 'events', 'push your luck'], it: ['dinastia', 'eventi', 'azzardo'] },
  best: { en: 'Best with four; also alone', it: 'Meglio in quattro; anche da soli' },
  presets: { short: { eras: '1' } },
}
export default card
