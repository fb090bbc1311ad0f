/** Who plays with whom. */
import { prefs } from './prefs.svelte'

export interface Partner {
  seat: number
  emblem: string
  name: string
}
/** Those who play together, under the seat and the emblem of the first of them. */
export interface Side extends Partner {
  partners: Partner[]
}

export const together = (names: string[]): string =>
  new Intl.ListFormat(prefs.lang, { type: 'conjunction' }).format(names)

/** Whether anybody has a partner. */
export const inTeams = (sides: number[]): boolean => new Set(sides).size < sides.length

/** What a side is called: A, B, C … */
export const letter = (side: number): string => String.fromCharCode(65 + (side % 26))

/** The sides in the order of their first seats; whoever the rules play, and has no side, is one alone. */
export function sidesOf(parties: Partner[], sides: number[]): Side[] {
  const found: Side[] = []
  for (const party of parties) {
    const side = sides[party.seat]
    const mine = side === undefined ? undefined : found.find((one) => sides[one.seat] === side)
    if (mine) mine.partners.push(party)
    else found.push({ ...party, partners: [party] })
  }
  for (const side of found) side.name = together(side.partners.map((one) => one.name))
  return found
}
