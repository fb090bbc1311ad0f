/** Tables that a click makes. */
import type { NewTable } from './api'
import { prefs } from './prefs.svelte'
import { has, t } from './texts'
import type { Game } from './types'

/** The bot to play against when nobody has said which. */
export const bestBot = (game: Game): string => game.bot ?? game.bots.at(-1) ?? 'random'

export function botsTable(game: Game): NewTable {
  const seats = Math.max(game.usual, Math.min(...game.seats))
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, i) =>
      i ? { kind: 'bot', bot: bestBot(game) } : { kind: 'human', name: prefs.name },
    ),
    options: game.preset,
  }
}

/** What to call a bot: the one that every game has by its own words, a game's own by its name. */
export const botName = (bot: string): string =>
  has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1).replaceAll('_', ' ')
