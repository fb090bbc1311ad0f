/** How the log is to be read: pictures by kind of event, where a turn or a phase begins, what belongs together. */
import twoCoins from 'icon:two-coins'
import crown from 'icon:crown'
import castle from 'icon:castle'
import hillFort from 'icon:hill-fort'
import arson from 'icon:arson'
import scrollUnfurled from 'icon:scroll-unfurled'
import guards from 'icon:guards'
import village from 'icon:village'
import mineWagon from 'icon:mine-wagon'
import laurelCrown from 'icon:laurel-crown'
import { pictured } from '$kit/log'
import type { Event } from './view.gen'

type Kind = Event['kind']
export const breaks: Partial<Record<Kind, 'turn' | 'phase' | 'round'>> = { starts: 'round' }
export const icons = pictured<Kind>([
  [twoCoins, ['paid_silver', 'spent_silver', 'took_silver', 'gained', 'price_lost', 'sold']],
  [crown, ['scored', 'majority', 'won', 'result']],
  [castle, ['built', 'founded']],
  [hillFort, ['overbuilt', 'overbuild_announced']],
  [arson, ['burnt']],
  [scrollUnfurled, ['drew', 'bought_card', 'played']],
  [guards, ['guarded', 'steward']],
  [village, ['placed', 'revealed', 'kept_tile']],
  [mineWagon, ['mine_valued']],
  [laurelCrown, ['valued', 'closed']],
])
export const groups: Record<string, Kind[]> = {
  money: ['paid_silver', 'spent_silver', 'took_silver', 'gained', 'price_lost', 'sold'],
  cards: ['drew', 'bought_card', 'played', 'sold'],
  battles: ['overbuilt', 'overbuild_announced', 'burnt', 'guarded'],
}
