/** A march that is being put together: who has not left yet, and who goes from where to where. */
import type { Action, Ask, Step } from '$kit/types'
import { LAND, unit } from './realm'
import type { View } from './view.gen'

export interface Stack {
  knights: number
  mercenaries: number
}
export interface March extends Stack {
  from: string
  to: string
  /** Where in the draft its steps stand. */
  at: number[]
}
const kindOf = (word: unknown): keyof Stack => (String(word).startsWith('knight') ? 'knights' : 'mercenaries')

/** The draft of a march of one's own; null: nobody marches, or somebody else. */
export const draftOf = (ask: Ask | null | undefined): Action[] | null =>
  ask?.kind === 'march' && ask.mine ? (ask.draft ?? []) : null

/** Steps with the same way are one march. */
export function marchesOf(draft: Action[]): March[] {
  const found = new Map<string, March>()
  for (const [i, [verb, word, from, to]] of draft.entries()) {
    if (verb !== 'move') continue
    const key = `${from} ${to}`
    const march = found.get(key) ?? { from: String(from), to: String(to), knights: 0, mercenaries: 0, at: [] }
    march[kindOf(word)]++
    march.at.push(i)
    found.set(key, march)
  }
  return [...found.values()]
}

/** One's own troops in a territory that have not left it. */
export function resting(view: View, id: string, draft: Action[]): Stack {
  const found = { knights: 0, mercenaries: 0 }
  for (const one of view.units[LAND.get(id)!.number].map(unit))
    if (one.seat === view.viewer) found[one.knight ? 'knights' : 'mercenaries']++
  for (const [verb, word, from] of draft) if (verb === 'move' && from === id) found[kindOf(word)]--
  return found
}

/** Taking a march back: its steps, last first, as one gesture. */
export const dropped = (march: March): Step[] =>
  [...march.at].reverse().map((i) => ({ action: ['drop', i], kind: 'march' }))
