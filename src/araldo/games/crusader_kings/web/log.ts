/** How the log is to be read: pictures by kind of event, where a turn or a phase begins, what belongs together. */
import crossedSwords from 'icon:crossed-swords'
import flyingFlag from 'icon:flying-flag'
import mountedKnight from 'icon:mounted-knight'
import twoCoins from 'icon:two-coins'
import scrollUnfurled from 'icon:scroll-unfurled'
import tiedScroll from 'icon:tied-scroll'
import jewelCrown from 'icon:jewel-crown'
import linkedRings from 'icon:linked-rings'
import tombstone from 'icon:tombstone'
import familyTree from 'icon:family-tree'
import castle from 'icon:castle'
import revolt from 'icon:revolt'
import shakingHands from 'icon:shaking-hands'
import hoodedAssassin from 'icon:hooded-assassin'
import jerusalemCross from 'icon:jerusalem-cross'
import plagueDoctorProfile from 'icon:plague-doctor-profile'
import crossShield from 'icon:cross-shield'
import swapBag from 'icon:swap-bag'
import { pictured } from '$kit/log'
import type { Event } from './view.gen'

type Kind = Event['kind']
export const breaks: Partial<Record<Kind, 'turn' | 'phase' | 'round'>> = {
  era: 'round',
  round: 'turn',
  cleanup: 'phase',
}
export const icons = pictured<Kind>([
  [crossedSwords, ['attack', 'counter', 'invades', 'repelled', 'war', 'pillaged']],
  [flyingFlag, ['conquered', 'settled', 'independent', 'overthrown']],
  [mountedKnight, ['mobilised', 'moved_in', 'demobilised', 'supports']],
  [twoCoins, ['taxed', 'gained', 'paid', 'paid_to', 'invested', 'upkeep', 'lost_gold', 'bribed', 'bought']],
  [scrollUnfurled, ['revealed', 'drew', 'laid', 'discarded', 'skipped', 'displayed']],
  [tiedScroll, ['event', 'event_ignored']],
  [jewelCrown, ['crowned', 'titled', 'achievement']],
  [linkedRings, ['married', 'offer_marriage', 'divorced']],
  [tombstone, ['died', 'died_in_peace']],
  [familyTree, ['born', 'aged', 'adopted']],
  [castle, ['castle']],
  [revolt, ['placed', 'quiet', 'calmed', 'less_unrest']],
  [shakingHands, ['pact', 'land_pact', 'peace']],
  [hoodedAssassin, ['plots', 'sabotaged']],
  [jerusalemCross, ['crusade']],
  [plagueDoctorProfile, ['plague', 'plague_spared']],
  [crossShield, ['claim']],
  [swapBag, ['check', 'bag_added', 'bag_removed', 'token_kept']],
])
export const groups: Record<string, Kind[]> = {
  battles: [
    'attack',
    'counter',
    'invades',
    'repelled',
    'war',
    'pillaged',
    'conquered',
    'overthrown',
    'overthrows',
    'mobilised',
    'moved_in',
    'supports',
  ],
  money: ['taxed', 'gained', 'paid', 'paid_to', 'invested', 'upkeep', 'lost_gold', 'bribed', 'bought', 'unpaid'],
  cards: ['revealed', 'drew', 'laid', 'discarded', 'skipped', 'event', 'event_ignored'],
}
