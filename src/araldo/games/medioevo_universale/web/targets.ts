/** What the options of the moment mean on the board: an action aims at the last space it names, or at what it is about. */
import { gathered, namedIn, type Spots } from '$kit/targets.svelte'
import type { Action, Option, Refused } from '$kit/types'
import { SPACE, SPACES } from './realm'
import type { View } from './view.gen'

const MOVERS = new Set(['march', 'handle', 'use', 'join', 'embark', 'aboard', 'refit', 'sell_transport'])

/** The spaces where an action is done: what it names, where its transport stands, or the whole of a Kingdom. */
export function spacesOf(action: Action, where: Map<number, string>, places: string[] = []): string[] {
  const named = namedIn(action, SPACE)
  if (named.length) return [named[named.length - 1]]
  if (action[0] === 'rule') return SPACES.filter((space) => space.kingdom === action[1]).map((space) => space.id)
  if (MOVERS.has(String(action[0])) && typeof action[1] === 'number') return [where.get(action[1]) ?? '']
  return places.filter((id) => SPACE.has(id))
}
export function targetsOf(view: View, options: Option[], refused: Refused[]): Spots {
  const where = new Map(view.fleets.flat().map((tr): [number, string] => [tr.id, SPACES[tr.place].id]))
  const places = new Map(options.map((option): [Action, string[]] => [option.action, option.places ?? []]))
  return gathered(options, refused, (action) => spacesOf(action, where, places.get(action)))
}
