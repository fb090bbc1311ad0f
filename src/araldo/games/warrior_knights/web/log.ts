/** How the log is to be read: pictures by kind of event, where a turn or a phase begins, what belongs together. */
import crossedSwords from 'icon:crossed-swords'
import barracksTent from 'icon:barracks-tent'
import castle from 'icon:castle'
import castleRuins from 'icon:castle-ruins'
import visoredHelm from 'icon:visored-helm'
import caravel from 'icon:caravel'
import twoCoins from 'icon:two-coins'
import gavel from 'icon:gavel'
import church from 'icon:church'
import scrollUnfurled from 'icon:scroll-unfurled'
import laurelCrown from 'icon:laurel-crown'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import tombstone from 'icon:tombstone'
import { pictured } from '$kit/log'
import type { Event } from './view.gen'

type Kind = Event['kind']
export const breaks: Partial<Record<Kind, 'turn' | 'phase' | 'round'>> = {
  round: 'round',
  phase: 'phase',
  upkeep: 'phase',
}
const FIGHTS: Kind[] = [
  'battle',
  'assault',
  'assault_keep',
  'assault_neutral',
  'casualties',
  'victory_full',
  'victory_full_neutral',
  'victory_partial',
  'victory_partial_neutral',
  'stalemate',
  'breach',
  'breach_keep',
]
const SIEGES: Kind[] = ['besieged', 'besieged_keep', 'siege_lifted', 'siege_lifted_keep', 'starved', 'starved_keep']
const COINS: Kind[] = ['gained', 'paid', 'given', 'plundered', 'robbed', 'no_income']
const VOTES: Kind[] = [
  'agenda',
  'agendas',
  'passed',
  'failed',
  'proposer',
  'charge',
  'office',
  'committed',
  'votes',
  'votes_lost',
  'chairman',
  'motion_passed',
  'motion_failed',
]
const TURNED: Kind[] = ['revealed', 'revealed_neutral', 'turned', 'turned_neutral']

export const icons = pictured<Kind>([
  [crossedSwords, FIGHTS],
  [barracksTent, [...SIEGES, 'hired', 'stationed', 'assigned']],
  [castle, ['captured', 'castle', 'fortified', 'granted_city']],
  [castleRuins, ['razed', 'ruined', 'lost_city']],
  [visoredHelm, ['marched', 'posted', 'returned', 'retreated', 'fled_home', 'commands']],
  [caravel, ['sailed', 'landed', 'set_sail', 'voyage', 'arrived', 'advanced', 'funded', 'blown_back']],
  [twoCoins, COINS],
  [gavel, VOTES],
  [church, ['faith', 'faith_spent', 'pledged', 'head', 'blessed']],
  [scrollUnfurled, ['event', 'drew', 'drew_neutral', 'cancelled', 'kept', 'no_effect']],
  [laurelCrown, ['influence', 'no_influence', 'tally', 'reigns']],
  [perspectiveDiceSixFacesRandom, TURNED],
  [tombstone, ['died', 'extinct', 'eliminated']],
])
export const groups: Record<string, Kind[]> = {
  battles: [...FIGHTS, ...SIEGES, 'captured', 'lost_city'],
  money: [...COINS, 'influence', 'funded'],
  cards: [...TURNED, 'planned', 'allocated', 'event'],
  votes: VOTES,
}
