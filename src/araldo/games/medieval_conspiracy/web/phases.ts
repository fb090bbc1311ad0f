/** The turn as a row of phases. */
import type { Lang } from '$kit/types'
import { say } from './words'
import type { View } from './view.gen'

const PHASES = ['income', 'event', 'fate', 'movement', 'action', 'end']
export const phases = (view: View, lang: Lang): { steps: string[]; at: number } | null =>
  view.turn ? { steps: PHASES.map((phase) => say(lang, `phase-${phase}`)), at: PHASES.indexOf(view.phase) } : null
