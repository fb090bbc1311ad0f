/** The world as the board needs it: spaces in the order of the view, where they lie, what stands there. No rule. */
import type { DrawnCell, DrawnMap, DrawnPoint } from '$kit/geomap'
import type { Lang } from '$kit/types'
import drawn from './geo.toml?map'
import mapData from '../data/map.toml?asset&without=source,x,y,fixed,note,edges,coasts,rule,check,section,religion,coastal&kit'
import cardData from '../data/empire_cards.toml?without=source,effect,requires,phase,kind,who,target,after&kit'
import eventData from '../data/events.toml?without=source,effect,territories,icons,grail,text_source,name_source&kit'
import techData from '../data/technologies.toml?without=source,effects,cards,prerequisites,prerequisites_source&kit'
import honourData from '../data/honour.toml?without=source&kit'
import type { View } from './view.gen'

export const map: DrawnMap = drawn
export type XY = { x: number; y: number }

const cells = new Map(map.cells.map((cell) => [cell.id, cell]))
const points = new Map(map.points.map((point) => [point.id, point]))

export interface Space {
  id: string
  number: number
  sea: boolean
  name: Record<Lang, string>
  cell: DrawnCell
  terrain: string
  kingdom: string
  site: DrawnPoint | null
  siteName: Record<Lang, string> | null
}
const names = (x: any): Record<Lang, string> => ({ en: x.en, it: x.it })
const towns = new Map<string, any>(mapData.settlement.map((s: any) => [s.id, s]))
export const LANDS: number = mapData.territory.length
export const SPACES: Space[] = [
  ...mapData.territory.map((t: any, number: number): Space => ({
    id: t.id,
    number,
    sea: false,
    name: names(t),
    cell: cells.get(t.id)!,
    terrain: t.terrain,
    kingdom: t.kingdom,
    site: t.settlement ? (points.get(t.settlement) ?? null) : null,
    siteName: t.settlement ? names(towns.get(t.settlement)) : null,
  })),
  ...mapData.sea_zone.map((z: any, i: number): Space => ({
    id: z.id,
    number: LANDS + i,
    sea: true,
    name: names(z),
    cell: cells.get(z.id)!,
    terrain: 'sea',
    kingdom: '',
    site: null,
    siteName: null,
  })),
]
export const SPACE = new Map(SPACES.map((space) => [space.id, space]))
export const KINGDOMS: { id: string; name: Record<Lang, string> }[] = mapData.kingdom.map((k: any) => ({
  id: k.id,
  name: names(k),
}))
const KINGDOM_NUMBER = new Map(KINGDOMS.map((k, i) => [k.id, i]))
export const STRAITS = map.lines.filter((line) => line.kind === 'strait')

/** Kingdoms have quiet colours; whose a territory is, the band along its border and the shields say. */
const TINTS = [
  '#e6d6ab',
  '#d9dfb6',
  '#e8cfae',
  '#d3dcc9',
  '#e2d0c2',
  '#dcd9a4',
  '#cfd6d4',
  '#ead9c6',
  '#d8cdb0',
  '#e0dcc4',
]
export const tintOf = (space: Space): string => TINTS[((KINGDOM_NUMBER.get(space.kingdom) ?? 0) * 7) % TINTS.length]

/** The numbers of cards as their texts call them: by their way in the data, those of a list from 1 on, without sign. */
const flat = (name: string, data: unknown): [string, number][] =>
  typeof data === 'number'
    ? [[name, Math.abs(data)]]
    : typeof data !== 'object'
      ? []
      : Array.isArray(data)
        ? data.flatMap((row, i) => flat(`${name}_${i + 1}`, row))
        : Object.entries(data!).flatMap(([key, row]) => flat(`${name}_${key}`, row))
export const FIGURES: Record<string, number> = Object.fromEntries([
  ...cardData.card.flatMap((card: any) => flat(card.id, card.params)),
  ...flat('during', honourData.during),
  ...flat('lessons', techData.meta),
])

export const NAME: Record<string, Record<Lang, string>> = Object.fromEntries(
  [...cardData.card, ...eventData.event, ...eventData.icon, ...techData.technology].map((x: any) => [x.id, names(x)]),
)

/** Technologies by line and level. */
export const TECHS: { id: string; branch: string; line: string; level: number }[] = techData.technology

// -- cards by number: Empire cards come first
export const FACE: string[] = cardData.card.flatMap((card: any) => Array<string>(card.count.p10).fill(card.id))

// -- what stands where
export interface Army {
  seat: number
  vf: number
  captain: number
}
export interface Fleet {
  seat: number
  kind: number
  level: number
  vf: number
  id: number
  cargo: number
}

export function armiesAt(view: View, space: Space): Army[] {
  if (space.sea) return []
  const found: Army[] = []
  for (let seat = 0; seat < view.seats; seat++) {
    const vf = view.vf[seat][space.number]
    const captain = Math.max(
      0,
      ...view.captains[seat].filter((c: any) => c.place === space.number && c.ride < 0).map((c: any) => c.level),
    )
    if (vf || captain) found.push({ seat, vf, captain })
  }
  return found
}
export function fleetsAt(view: View, space: Space): Fleet[] {
  return view.fleets.flatMap((fleet: any[], seat: number) =>
    fleet
      .filter((tr) => tr.place === space.number && tr.ship < 0)
      .map((tr) => ({
        seat: seat === view.seats ? -1 : seat > view.seats ? -2 : seat,
        kind: tr.kind,
        level: tr.level,
        vf: tr.vf,
        id: tr.id,
        cargo: tr.lots.reduce((n: number, lot: number[]) => n + lot[1], 0),
      })),
  )
}
