/**
 * What the options of the moment mean on the board. An action names territories, one after the other (from, to); the board
 * asks for them in that order. `head` is an action without its territories: what is done there.
 */
import type { Action, Option, Refused } from '$kit/types'
import { LAND } from './realm'

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

export const landsOf = (action: Action): string[] =>
  action.slice(1).filter((item): item is string => typeof item === 'string' && LAND.has(item))
export const headOf = (action: Action): string =>
  JSON.stringify(action.filter((item, i) => i === 0 || typeof item !== 'string' || !LAND.has(item)))
/** The card that an action uses up, '' if none. */
export const cardOf = (action: Action): string =>
  ['play', 'levy', 'discard'].includes(String(action[0])) ? String(action[1] ?? '') : ''

export function targetsOf(options: Option[], refused: Refused[], card = '', begun: Begun | null = null): Targets {
  const found: Targets = new Map()
  const entry = (id: string): Target => {
    let target = found.get(id)
    if (!target) found.set(id, (target = { legal: [], refused: [] }))
    return target
  }
  const next = (action: Action): string => {
    if (action[0] === 'deploy' || (card && cardOf(action) !== card)) return ''
    const lands = landsOf(action)
    if (begun && (headOf(action) !== begun.head || begun.lands.some((land, i) => lands[i] !== land))) return ''
    return lands[begun?.lands.length ?? 0] ?? ''
  }
  for (const option of options) if (next(option.action)) entry(next(option.action)).legal.push(option)
  for (const no of refused) if (next(no[0])) entry(next(no[0])).refused.push(no)
  return found
}

export type State = 'legal' | 'refused' | 'idle'
export const stateOf = (target: Target | undefined): State =>
  target?.legal.length ? 'legal' : target?.refused.length ? 'refused' : 'idle'

/** Does a territory invite only by way of cards? Then it waits until one is taken up. */
export const byCard = (target: Target): boolean => target.legal.every((option) => cardOf(option.action) !== '')

// -- troops placed in secret: knights first, then mercenaries; the order among alike does not matter

export interface Placing {
  knights: number
  units: number
  lands: string[]
}
export function placingOf(options: Option[]): Placing | null {
  const all = options.filter((option) => option.action[0] === 'deploy')
  if (!all.length) return null
  const units = all[0].action.length - 1
  return { knights: Math.floor(units / 3), units, lands: [...new Set(all.flatMap((option) => landsOf(option.action)))] }
}
export function deployed(options: Option[], chosen: string[], knights: number): Option | undefined {
  const key = (lands: string[]) => [lands.slice(0, knights).sort(), lands.slice(knights).sort()].join('|')
  return options.find((option) => option.action[0] === 'deploy' && key(landsOf(option.action)) === key(chosen))
}
