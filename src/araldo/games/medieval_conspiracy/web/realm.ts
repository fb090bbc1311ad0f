/** The Empire as the board needs it: territories in the order of the view, where they lie, roads, cards by number. No rule. */
import type { DrawnCell, DrawnMap } from '$kit/geomap'
import type { Lang } from '$kit/types'
import drawn from './geo.toml?map'
import mapData from '../data/map.toml?asset&without=source,x,y,title,name_de,capital,income,adjacency,roads,foreign_roads,count&kit'
import eventData from '../data/event_cards.toml?without=source,count_source,requirement,effect,text_it,name_en,name_it,params&kit'
import actionData from '../data/action_cards.toml?without=source,count_source,requirement,effect,text_it,name_en,name_it,params&kit'
import type { View } from './view.gen'

export const map: DrawnMap = drawn
export type XY = { x: number; y: number }

export interface Land {
  id: string
  number: number
  church: boolean
  elector: boolean
  name: Record<Lang, string>
  cell: DrawnCell
  capital: XY
  camp: XY
}

const spot = (at: [number, number]): XY => ({ x: at[0], y: at[1] })
const cells = new Map(map.cells.map((cell) => [cell.id, cell]))

export const LANDS: Land[] = mapData.territory.map((t: any, number: number): Land => {
  const cell = cells.get(t.id)!
  return {
    id: t.id,
    number,
    church: t.estate === 'ecclesiastical',
    elector: t.kind.startsWith('electorate'),
    name: { en: t.name_en, it: t.name_it },
    cell,
    capital: spot(cell.marks!.capital),
    camp: spot(cell.marks!.camp),
  }
})
export const LAND = new Map(LANDS.map((land) => [land.id, land]))
/** The seven, in the order in which votes count them. */
export const ELECTORS: Land[] = LANDS.filter((land) => land.elector)
export const CITY_NAME: Record<string, Record<Lang, string>> = Object.fromEntries(
  mapData.foreign_city.map((c: any) => [c.id, { en: c.name_en, it: c.name_it }]),
)

/** Who lies next to whom. */
export const NEAR = new Map(
  LANDS.map(({ id }) => [
    id,
    map.borders.flatMap(({ a, b }) => [a === id ? b : b === id ? a : ''].filter((to) => LAND.has(to))),
  ]),
)

/** The line that parts the Empire for two players, as pairs of neighbours. */
const parted = new Set<string>(mapData.two_player_line.edges.map((pair: string[]) => [...pair].sort().join(' ')))
export const LINE: string[] = map.borders.filter((b) => parted.has([b.a, b.b].sort().join(' '))).map((b) => b.d)

export interface Road {
  d: string
  /** Numbers of the two territories; -1 is a foreign city. */
  ends: [number, number]
}
const capitals = new Map(LANDS.map((land) => [`${land.capital.x} ${land.capital.y}`, land.number]))
export const ROADS: Road[] = map.lines
  .filter((line) => line.kind === 'road')
  .map((line) => ({ d: line.d, ends: line.ends.map((at) => capitals.get(at.join(' ')) ?? -1) as [number, number] }))
export const RIVERS: string[] = map.lines.filter((line) => line.kind === 'river').map((line) => line.d)

// -- cards by number: events, then actions, then electors

type CardKind = { id: string; count: number; colour?: string }
const many = (list: CardKind[]): string[] => list.flatMap((card) => Array<string>(card.count).fill(card.id))
export const FACE: string[] = [...many(eventData.event), ...many(actionData.action), ...ELECTORS.map((land) => land.id)]
export const EVENTS: string[] = eventData.event.map((card: CardKind) => card.id)
export const ACTIONS: string[] = actionData.action.map((card: CardKind) => card.id)
export const CARD_COLOUR: Record<string, string> = Object.fromEntries(
  actionData.action.map((card: CardKind) => [card.id, card.colour]),
)

// -- units: a number tells owner, kind and hits

export interface Unit {
  code: number
  seat: number
  knight: boolean
  hits: number
  word: string
}
export function unit(code: number): Unit {
  const [knight, hits] = [(code & 4) === 0, code & 3]
  return { code, seat: code >> 3, knight, hits, word: (knight ? 'knight' : 'mercenary') + (hits ? `_${hits}` : '') }
}
export interface Troop {
  seat: number
  knights: number
  mercenaries: number
  wounded: number
}
/** Who stands in a territory, by owner. */
export function troopsAt(codes: number[]): Troop[] {
  const found = new Map<number, Troop>()
  for (const one of codes.map(unit)) {
    const troop = found.get(one.seat) ?? { seat: one.seat, knights: 0, mercenaries: 0, wounded: 0 }
    troop[one.knight ? 'knights' : 'mercenaries']++
    if (one.hits) troop.wounded++
    found.set(one.seat, troop)
  }
  return [...found.values()]
}

// -- what the view says of the moment

/** Electors by seat: those whose land it owns, and those under the vote of a Master it holds. */
export interface Chair {
  land: Land
  owner: number
  master: number
  holder: number
}
export function chairs(view: View): Chair[] {
  return ELECTORS.map((land, elector) => {
    const owner = view.owner[land.number]
    const master = view.votes.indexOf(elector)
    return { land, owner, master, holder: owner >= 0 ? owner : master >= 0 ? view.masters[master] : -1 }
  })
}
