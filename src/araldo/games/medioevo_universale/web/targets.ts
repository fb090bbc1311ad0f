/** What the options of the moment mean on the board: an action aims at the last space it names, or where its transport stands. */
import type { Action, Option, Refused } from '$kit/types'
import { SPACE, SPACES } from './realm'
import type { View } from './view.gen'

export interface Target {
  legal: Option[]
  refused: Refused[]
}
const MOVERS = new Set(['march', 'handle', 'use', 'join', 'embark', 'aboard', 'refit', 'sell_transport'])

export function spaceOf(action: Action, where: Map<number, string>): string {
  const named = action.slice(1).filter((item): item is string => typeof item === 'string' && SPACE.has(item))
  if (named.length) return named[named.length - 1]
  return MOVERS.has(String(action[0])) && typeof action[1] === 'number' ? (where.get(action[1]) ?? '') : ''
}
export function targetsOf(view: View, options: Option[], refused: Refused[]): Map<string, Target> {
  const where = new Map<number, string>(view.fleets.flat().map((tr): [number, string] => [tr.id, SPACES[tr.place].id]))
  const found = new Map<string, Target>()
  const entry = (id: string): Target => {
    if (!found.has(id)) found.set(id, { legal: [], refused: [] })
    return found.get(id)!
  }
  for (const option of options) {
    const id = spaceOf(option.action, where)
    if (id) entry(id).legal.push(option)
  }
  for (const no of refused) {
    const id = spaceOf(no[0], where)
    if (id) entry(id).refused.push(no)
  }
  return found
}
export const stateOf = (target: Target | undefined): 'legal' | 'refused' | 'idle' =>
  target?.legal.length ? 'legal' : target?.refused.length ? 'refused' : 'idle'
