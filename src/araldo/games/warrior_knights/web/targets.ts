/** What the options of the moment mean on the board: an action aims at the last area it names. */
import { namedIn } from '$kit/targets.svelte'
import type { Action } from '$kit/types'
import { AREA, CITIES } from './kingdom'

const homes = new Map(CITIES.map((city) => [city.id, city.area.id]))
const named = { has: (id: string): boolean => AREA.has(id) || homes.has(id) }

/** The area that an action is about, '' if none. */
export function areaOf(action: Action): string {
  const last = namedIn(action, named).at(-1)
  return last === undefined ? '' : AREA.has(last) ? last : homes.get(last)!
}
