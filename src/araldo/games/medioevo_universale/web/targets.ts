/** What the options of the moment mean on the board: an action aims at the last space it names, or where its transport stands. */
import { gathered, namedIn, type Spots } from '$kit/targets.svelte'
import type { Action, Option, Refused } from '$kit/types'
import { SPACE, SPACES } from './realm'
import type { View } from './view.gen'

const MOVERS = new Set(['march', 'handle', 'use', 'join', 'embark', 'aboard', 'refit', 'sell_transport'])

export function spaceOf(action: Action, where: Map<number, string>): string {
  const named = namedIn(action, SPACE)
  if (named.length) return named[named.length - 1]
  return MOVERS.has(String(action[0])) && typeof action[1] === 'number' ? (where.get(action[1]) ?? '') : ''
}
export function targetsOf(view: View, options: Option[], refused: Refused[]): Spots {
  const where = new Map(view.fleets.flat().map((tr): [number, string] => [tr.id, SPACES[tr.place].id]))
  return gathered(options, refused, (action) => spaceOf(action, where))
}
