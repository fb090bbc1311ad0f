/** Tables that a click makes. */
import type { NewTable } from './api'
import { prefs } from './prefs.svelte'
import { has, said, t } from './texts'
import type { Game, Lang } from './types'

/** The bot to play against when nobody has said which: anybody of the game's characters. */
export const bestBot = (game: Game): string =>
  (game.cast?.length ?? 0) > 1 ? MIXED : (game.bot ?? game.bots.at(-1) ?? 'random')
export const MIXED = 'mixed'

/** A bot's name in parts: who, and at which level; '' is as it is. */
export function parted(bot: string, game?: Game | null): [who: string, level: string] {
  const [who, level] = bot.split('+') as [string, string?]
  return level === undefined && game?.levels?.includes(who) ? [game.bot ?? '', who] : [who, level ?? '']
}
export const joined = (who: string, level: string): string => (level ? `${who}+${level}` : who)

/** People of their own: what bots are called at a table that this person sets up, in its language. */
const NAMES: Record<Lang, string[]> = {
  en: 'William Matilda Godfrey Eleanor Conrad Blanche Baldwin Joan Robert Agnes Henry Yolanda'.split(' '),
  it: 'Guglielmo Matilde Goffredo Eleonora Corrado Bianca Baldovino Giovanna Roberto Agnese Enrico Iolanda'.split(' '),
}
/** Names for so many bots, none of which somebody else at the table bears. */
export function botNames(count: number, taken: string[] = [], lang: Lang = prefs.lang): string[] {
  const known = new Set(taken.map((name) => name.trim().toLowerCase()))
  return NAMES[lang].filter((name) => !known.has(name.toLowerCase())).slice(0, count)
}

export function botsTable(game: Game): NewTable {
  const seats = Math.max(game.usual, Math.min(...game.seats))
  const names = botNames(seats - 1, [prefs.name])
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, i) =>
      i ? { kind: 'bot', bot: bestBot(game), name: names[i - 1] } : { kind: 'human', name: prefs.name },
    ),
    options: game.preset,
  }
}

/** What to call a bot: as the game does, by the shell's words for those that every game has, else by its own name; and
 * its level. */
export function botName(bot: string, game?: Game | null): string {
  const [who, level] = parted(bot, game)
  const plain = who.charAt(0).toUpperCase() + who.slice(1).replaceAll('_', ' ')
  const name = said(game?.called?.[who]) || (has(`bot-${who}`) ? t(`bot-${who}`) : plain)
  return level ? t('bot-at-level', { name, level: t(`level-${level}`) }) : name
}
