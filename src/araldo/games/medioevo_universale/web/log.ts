/** How the log is to be read: pictures by kind of event, where a turn or a phase begins, what belongs together. */
import crossedSwords from 'icon:crossed-swords'
import barracksTent from 'icon:barracks-tent'
import twoCoins from 'icon:two-coins'
import scrollUnfurled from 'icon:scroll-unfurled'
import openBook from 'icon:open-book'
import hammerNails from 'icon:hammer-nails'
import pikeman from 'icon:pikeman'
import caravel from 'icon:caravel'
import oldWagon from 'icon:old-wagon'
import tiedScroll from 'icon:tied-scroll'
import popeCrown from 'icon:pope-crown'
import laurelCrown from 'icon:laurel-crown'
import barbarian from 'icon:barbarian'
import shakingHands from 'icon:shaking-hands'
import { pictured } from '$kit/log'
import type { Event } from './view.gen'

type Kind = Event['kind']
export const breaks: Partial<Record<Kind, 'turn' | 'phase' | 'round'>> = { turn: 'round', phase: 'phase' }

const FIGHTS: Kind[] = [
  'attack',
  'battle_cards',
  'rolled_battle',
  'repelled',
  'conquered',
  'occupied',
  'raid',
  'raid_won',
  'raid_failed',
  'war',
]
const SIEGES: Kind[] = ['siege', 'siege_over', 'siege_arts', 'siege_confirmed', 'rammed']
const MONEY: Kind[] = [
  'taxes',
  'paid',
  'bought_goods',
  'sold_goods',
  'borrowed',
  'repaid',
  'toll',
  'gift',
  'spoils',
  'robbed',
  'card_income',
]
const CARDS: Kind[] = ['played', 'played_on', 'drew', 'laid', 'stolen', 'cancelled', 'card_lost']
const PAPACY: Kind[] = ['pope', 'pope_dead', 'excommunicated', 'readmitted', 'vote', 'crusade']

export const icons = pictured<Kind>([
  [crossedSwords, FIGHTS],
  [barracksTent, SIEGES],
  [twoCoins, MONEY],
  [scrollUnfurled, CARDS],
  [openBook, ['learned']],
  [hammerNails, ['building', 'built', 'started', 'repaired']],
  [pikeman, ['levied', 'stationed', 'mustered', 'deployed', 'recruited']],
  [caravel, ['moved', 'loaded', 'unloaded', 'took_aboard']],
  [oldWagon, ['stowed', 'landed_goods', 'left_goods']],
  [tiedScroll, ['proposal', 'agreed', 'refused', 'pact_broken', 'pact_honoured', 'pact_left']],
  [popeCrown, PAPACY],
  [laurelCrown, ['scored', 'honour', 'winner', 'objective_shown']],
  [barbarian, ['barbarians_build', 'barbarians_starve', 'pirates', 'pirates_sail']],
  [shakingHands, ['peace']],
])
export const groups: Record<string, Kind[]> = {
  battles: [...FIGHTS, ...SIEGES],
  money: MONEY,
  cards: [...CARDS, 'battle_cards'],
  votes: [...PAPACY, 'cardinals'],
}
