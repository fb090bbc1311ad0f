/**
 * What the options of the moment mean on a board: the places where something may be done or may not, what a tooltip and a screen
 * reader say of them, and choices that name one place after the other. A game says only which places an action is about.
 */
import type { Action, Lang, Option, Refused } from './types'

/** A place (or a card, a character, a seat) with what may be done there, and what may not. */
export interface Spot {
  legal: Option[]
  refused: Refused[]
}
export type Spots = Map<string, Spot>
export type State = 'legal' | 'refused' | 'idle'
export type Rules = Record<string, Record<Lang, string>>

/** Options and refusals by the place that they are about, or the places; '' is nowhere. */
export function gathered(options: Option[], refused: Refused[], about: (action: Action) => string | string[]): Spots {
  const found: Spots = new Map()
  const at = (action: Action): Spot[] =>
    [about(action)].flat().flatMap((id) => {
      if (!id) return []
      if (!found.has(id)) found.set(id, { legal: [], refused: [] })
      return [found.get(id)!]
    })
  for (const option of options) for (const spot of at(option.action)) spot.legal.push(option)
  for (const no of refused) for (const spot of at(no[0])) spot.refused.push(no)
  return found
}

export const stateOf = (spot: Spot | undefined): State =>
  spot?.legal.length ? 'legal' : spot?.refused.length ? 'refused' : 'idle'

/** Of several refusals the one of the plainest action says most. */
export const plainest = (spot: Spot): Refused =>
  spot.refused.reduce((best, next) => (next[0].length < best[0].length ? next : best))

/** The words in an action after its verb that are among these. */
export const namedIn = (action: Action, known: { has(id: string): boolean }): string[] =>
  action.slice(1).filter((item): item is string => typeof item === 'string' && known.has(item))

// -- what is said of a place

const WORDS = {
  en: { ways: 'ways', why: 'Why not?' },
  it: { ways: 'modi', why: 'Perché no?' },
}

/** An option with what it costs. */
const priced = (option: Option): string =>
  option.cost?.length
    ? `${option.label} (${option.cost.map((one) => `${one.amount} ${one.what}`).join(', ')})`
    : option.label

/** A place for a screen reader: what a click does, how many things it may do, or why it does nothing. */
export function labelOf(spot: Spot | undefined, name: string, lang: Lang): string {
  if (spot?.legal.length === 1) return priced(spot.legal[0])
  if (spot?.legal.length) return `${name}: ${spot.legal.length} ${WORDS[lang].ways}`
  return spot?.refused.length ? `${name} — ${WORDS[lang].why} ${plainest(spot)[1]}` : name
}

/** Tooltips. The rules are fetched when the first refusal is read; what shows then waits for them. */
export class Tips {
  private rules = $state.raw<Rules | null>(null)
  private asked = false

  constructor(private fetch: () => Promise<{ default: Rules }>) {}

  private rule(id: string, lang: Lang): string {
    if (!this.asked) {
      this.asked = true
      void this.fetch().then((found) => (this.rules = found.default))
    }
    return this.rules?.[id]?.[lang] ?? '…'
  }

  /** What there is to say of a place, then what may be done there (the first few), or which rule forbids it. */
  lines(spot: Spot | undefined, lang: Lang, about: string[] = []): string[] {
    if (spot?.legal.length === 1)
      return [...about, `☞ ${[priced(spot.legal[0]), spot.legal[0].effect].filter(Boolean).join(': ')}`]
    if (spot?.legal.length) return [...about, ...spot.legal.slice(0, 3).map((option) => `☞ ${priced(option)}`)]
    if (!spot?.refused.length) return about
    const rule = plainest(spot)[1]
    return [...about, `✕ ${rule}: ${this.rule(rule, lang)}`]
  }
}

// -- one place after the other

/** A choice half made: what is done (`head`, an action without its places), and the places picked for it. */
export interface Begun {
  head: string
  places: string[]
}
const ELLIPSIS = '…'

/** Actions that name several places of a map (from, to): the board asks for them in that order. */
export class Steps {
  constructor(private known: { has(id: string): boolean }) {}

  placesOf(action: Action): string[] {
    return namedIn(action, this.known)
  }
  headOf(action: Action): string {
    return JSON.stringify(action.filter((item, i) => i === 0 || typeof item !== 'string' || !this.known.has(item)))
  }
  /** The place that is to be picked next for an action; '' if it does not go on from what is begun. */
  next(action: Action, begun: Begun | null): string {
    const places = this.placesOf(action)
    if (!begun) return places[0] ?? ''
    const goesOn = this.headOf(action) === begun.head && begun.places.every((place, i) => places[i] === place)
    return goesOn ? (places[begun.places.length] ?? '') : ''
  }
  /** Everything that can be done with a place; what needs another one stands there once, by the name that `called` gives it. */
  ways(spot: Spot, begun: Begun | null, called: (action: Action, head: string) => string): Option[] {
    const found: Option[] = []
    const heads = new Set<string>()
    for (const option of spot.legal) {
      const head = this.headOf(option.action)
      if (this.placesOf(option.action).length <= (begun?.places.length ?? 0) + 1) found.push(option)
      else if (!heads.has(head)) {
        heads.add(head)
        found.push({ action: [ELLIPSIS, head], label: called(option.action, head) })
      }
    }
    return found
  }
  /** What one of those `ways` begins at a place; null: it is an action, complete. */
  begun(way: Action, begun: Begun | null, place: string): Begun | null {
    return way[0] === ELLIPSIS ? { head: String(way[1]), places: [...(begun?.places ?? []), place] } : null
  }
}
