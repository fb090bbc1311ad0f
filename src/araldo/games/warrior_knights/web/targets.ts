/** What the options of the moment mean on the board: an action aims at the last area it names. */
import type { Action, Option, Refused } from '$kit/types'
import { AREA, CITIES } from './kingdom'

export interface Target {
  legal: Option[]
  refused: Refused[]
}
const homes = new Map(CITIES.map((city) => [city.id, city.area.id]))

/** The area that an action is about, '' if none. */
export function areaOf(action: Action): string {
  const named = action
    .slice(1)
    .filter((item): item is string => typeof item === 'string' && (AREA.has(item) || homes.has(item)))
  const last = named[named.length - 1]
  return last === undefined ? '' : AREA.has(last) ? last : homes.get(last)!
}

export function targetsOf(options: Option[], refused: Refused[]): Map<string, Target> {
  const found = new Map<string, Target>()
  const entry = (id: string): Target => {
    if (!found.has(id)) found.set(id, { legal: [], refused: [] })
    return found.get(id)!
  }
  for (const option of options) if (areaOf(option.action)) entry(areaOf(option.action)).legal.push(option)
  for (const no of refused) if (areaOf(no[0])) entry(areaOf(no[0])).refused.push(no)
  return found
}
export const stateOf = (target: Target | undefined): 'legal' | 'refused' | 'idle' =>
  target?.legal.length ? 'legal' : target?.refused.length ? 'refused' : 'idle'
