/**
 * What the options of the moment mean on the board. An action names territories, one after the other (from, to); the board asks
 * for them in that order. `head` is an action without its territories: what is done there.
 */
import type { Action, Option, Refused } from '$kit/types'
import { LAND, PERSON } from './realm'

export interface Target {
  legal: Option[]
  refused: Refused[]
}
export type Targets = Map<string, Target>
/** A choice half made: what is done, and the territories picked for it. */
export interface Begun {
  head: string
  lands: string[]
}
export type State = 'legal' | 'refused' | 'idle'

export const landsOf = (action: Action): string[] =>
  action.slice(1).filter((item): item is string => typeof item === 'string' && LAND.has(item))
export const headOf = (action: Action): string =>
  JSON.stringify(action.filter((item, i) => i === 0 || typeof item !== 'string' || !LAND.has(item)))
export const stateOf = (target: Target | undefined): State =>
  target?.legal.length ? 'legal' : target?.refused.length ? 'refused' : 'idle'

function gathered(options: Option[], refused: Refused[], key: (action: Action) => string): Targets {
  const found: Targets = new Map()
  const entry = (id: string): Target => {
    let target = found.get(id)
    if (!target) found.set(id, (target = { legal: [], refused: [] }))
    return target
  }
  for (const option of options) if (key(option.action)) entry(key(option.action)).legal.push(option)
  for (const no of refused) if (key(no[0])) entry(key(no[0])).refused.push(no)
  return found
}

export function landTargets(options: Option[], refused: Refused[], begun: Begun | null = null): Targets {
  return gathered(options, refused, (action) => {
    const lands = landsOf(action)
    if (begun && (headOf(action) !== begun.head || begun.lands.some((land, i) => lands[i] !== land))) return ''
    return lands[begun?.lands.length ?? 0] ?? ''
  })
}
/** Characters that an option names first; those that also name a territory are chosen on the map. */
export const personTargets = (options: Option[], refused: Refused[]): Targets =>
  gathered(
    options,
    refused,
    (action) =>
      action
        .slice(1)
        .map(String)
        .find((item) => PERSON.has(item)) ?? '',
  )
