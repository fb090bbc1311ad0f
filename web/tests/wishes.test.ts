import { beforeEach, expect, it } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import type { Game } from '../src/lib/types'
import { bestBot, botName, botsTable, joined, MIXED, parted } from '../src/lib/wishes'

const none = { en: '', it: '' }
const raider = { id: 'regent_raider', name: { en: 'The Raider', it: 'Il Razziatore' }, arms: none, says: none }
const friar = { id: 'regent_friar', name: { en: 'The Friar', it: 'Il Frate' }, arms: none, says: none }
const levels = ['novice', 'squire', '', 'scholar', 'sage']
const game = {
  id: 'g',
  bots: ['random', 'regent'],
  bot: 'regent',
  cast: [raider, friar],
  levels,
  usual: 3,
  seats: [3],
  called: { regent_raider: raider.name, regent_friar: friar.name },
}
const made = game as unknown as Game
const plain = { ...game, cast: [{ ...raider, id: 'regent' }] } as unknown as Game

beforeEach(() => {
  prefs.lang = 'en'
})

it('a bot is a character and a level, together or alone', () => {
  expect(parted('regent_raider+novice', made)).toEqual(['regent_raider', 'novice'])
  expect(parted('regent_raider', made)).toEqual(['regent_raider', ''])
  expect(parted('sage', made)).toEqual(['regent', 'sage'])
  expect([joined('mixed', 'sage'), joined('mixed', '')]).toEqual(['mixed+sage', 'mixed'])
})

it('a bot is called by its character and its level, in the language of the person', () => {
  expect(botName('regent_raider+novice', made)).toBe('The Raider, novice')
  expect(botName('old_hand', made)).toBe('Old hand')
  prefs.lang = 'it'
  expect(botName('regent_friar', made)).toBe('Il Frate')
})

it('at a table of bots anybody sits down who has a character; else the bot that there is', () => {
  expect(
    botsTable(made)
      .seats.slice(1)
      .map((seat) => seat.bot),
  ).toEqual([MIXED, MIXED])
  expect(bestBot(plain)).toBe('regent')
})
