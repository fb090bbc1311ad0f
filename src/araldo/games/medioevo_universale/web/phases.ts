/** The ten phases of a turn, for the bar at the top. */
import type { Lang } from '$kit/types'
import { say } from './words'
import type { View } from './view.gen'

const PHASES = 'order empire diplomacy purchase taxes reinforcements events placement combat commerce'.split(' ')

export function phases(view: View, lang: Lang): { steps: string[]; at: number } | null {
  const at = PHASES.indexOf(view.phase)
  return at < 0 ? null : { steps: PHASES.map((phase) => say(lang, `phase-${phase}`)), at }
}
