/** The round as a row: planning, the three stacks, the Upkeep; before the first one the set-up. */
import { frameOf } from '$kit/frames'
import type { Lang, View as Any } from '$kit/types'
import type { View } from './view.gen'
import { say } from './words'

export function phases(any: Any, lang: Lang): { steps: string[]; at: number } | null {
  const view = any as unknown as View
  if (view.over) return null
  const founding = frameOf(view, 'Founding')
  if (founding)
    return {
      steps: ['troops', 'sites', 'posts'].map((word) => say(lang, `phase-${word}`)),
      at: !founding.assigned ? 0 : view.asked?.kind === 'site' ? 1 : 2,
    }
  const stack = frameOf(view, 'Round')?.stack ?? 0
  const held = frameOf(view, 'Assembly') ? ` · ${say(lang, 'assembly')}` : ''
  const steps = [say(lang, 'phase-planning'), 'I', 'II', 'III', say(lang, 'phase-upkeep')]
  const at = view.phase === 'planning' ? 0 : view.phase === 'upkeep' ? 4 : Math.min(3, 1 + stack)
  return {
    steps: steps.map((step, i) => (i && i < 4 ? say(lang, 'phase-stack', { n: step }) : step) + (i === at ? held : '')),
    at,
  }
}
