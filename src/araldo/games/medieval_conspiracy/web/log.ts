/** How the log is to be read: pictures by kind of event, where a turn or a phase begins, what belongs together. */
import crossedSwords from 'icon:crossed-swords'
import twoCoins from 'icon:two-coins'
import scrollUnfurled from 'icon:scroll-unfurled'
import imperialCrown from 'icon:imperial-crown'
import scales from 'icon:scales'
import mountedKnight from 'icon:mounted-knight'
import babyFace from 'icon:baby-face'
import tombstone from 'icon:tombstone'
import church from 'icon:church'
import castle from 'icon:castle'
import hoodedFigure from 'icon:hooded-figure'
import holyGrail from 'icon:holy-grail'
import { pictured } from '$kit/log'
import type { Event } from './view.gen'

type Kind = Event['kind']
export const breaks: Partial<Record<Kind, 'turn' | 'phase' | 'round'>> = { turn: 'turn', half: 'round' }

const FIGHTS: Kind[] = [
  'war',
  'clash',
  'counter',
  'combat_levy',
  'combat_card',
  'reinforced',
  'retreats',
  'fled',
  'fell',
  'occupied',
  'war_attack',
  'war_defence',
  'war_nobody',
]
const MONEY: Kind[] = [
  'income',
  'auction',
  'bid',
  'won',
  'unsold',
  'ransom',
  'ransomed',
  'bribe',
  'bribe_offer',
  'bribe_taken',
  'robbed',
  'alchemist',
  'hired',
  'levied',
]
const CARDS: Kind[] = ['drew', 'played', 'cancelled', 'discarded', 'placed', 'card_lost', 'fizzled', 'combat_card']
const CANDIDATES: Kind[] = ['elected', 'candidate', 'candidate_neutral']
const BALLOT: Kind[] = ['voted', 'abstained', 'vote_void', 'tally', 'master']

export const icons = pictured<Kind>([
  [crossedSwords, [...FIGHTS, 'went_home']],
  [twoCoins, MONEY],
  [scrollUnfurled, CARDS],
  [imperialCrown, [...CANDIDATES, 'granted']],
  [scales, BALLOT],
  [mountedKnight, ['moved', 'mustered', 'garrison', 'troops', 'withdrew']],
  [babyFace, ['born', 'heirs', 'educated', 'heir_bought']],
  [tombstone, ['heir_died', 'child_died', 'pestilence', 'elector_died', 'fate_death']],
  [church, ['church']],
  [castle, ['fortified', 'claimed']],
  [hoodedFigure, ['preacher_moved', 'preacher_captured']],
  [holyGrail, ['relic_moved']],
])
export const groups: Record<string, Kind[]> = {
  battles: [...FIGHTS, 'captured'],
  money: MONEY,
  cards: CARDS,
  votes: [...CANDIDATES, ...BALLOT],
}
