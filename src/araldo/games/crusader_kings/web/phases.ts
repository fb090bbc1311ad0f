/** The Era's course for the top bar: the draw, then in each Round the Dynasty and Plot phases, two Turns and Upkeep. */
import type { Lang } from '$kit/types'
import type { View } from './view.gen'
import { say } from './words'

const STEPS = ['draw', 'dynasty', 'plot', 'turn-1', 'turn-2', 'upkeep']
export function phases(view: View, lang: Lang): { steps: string[]; at: number } | null {
  const at = STEPS.indexOf(view.phase === 'turn' ? `turn-${view.turn}` : view.phase)
  return view.over || at < 0 ? null : { steps: STEPS.map((step) => say(lang, `track-${step}`)), at }
}
