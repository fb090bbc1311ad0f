/** What the start page says of a game (games/<game>/web/card.ts). */
import type { Lang } from './types'

export interface Card {
  /** Where the picture of the board is found. */
  picture: string
  /** How heavy the rules are, from 1 to 5. */
  weight: 1 | 2 | 3 | 4 | 5
  sentence: Record<Lang, string>
  words: Record<Lang, string[]>
  /** With how many, or for whom, it is best. */
  best: Record<Lang, string>
  /** The shields of the seats in their order, where a game begins with others than the kit. */
  shields?: string[]
  /** Options of a short and of a full game that differ from what is recommended. */
  presets?: Partial<Record<'short' | 'full', Record<string, string | number | boolean>>>
}
