/** The kingdom as the board needs it: areas in the order of the view, where they lie, borders and roads, cards by number. No rule. */
import { AROUND, corners, edge, fromOffset, key, middle, outline, path, type Hex, type XY } from '$kit/hex'
import { rough } from '$kit/rough'
import type { Lang } from '$kit/types'
import mapData from '../data/map.toml?without=source,name_source&kit'
import cityData from '../data/cities.toml?without=source,name_source,strength_source,income_source&kit'
import cardData from '../data/action_cards.toml?without=source,count_source,effect,effect_source,text_it&kit'
import fateData from '../data/fate.toml?without=source&kit'
import eventData from '../data/events.toml?without=source,name_source,timing,params,duration,cancel_by,lasting&kit'
import agendaData from '../data/agendas.toml?without=source,params,keeps_holder_away,complied_with_at&kit'
import troopData from '../data/troops.toml?without=source,count_source,wage_source&kit'
import moduleData from '../data/modules.toml?without=source&kit'
import tableData from '../data/tables.toml?without=source,trigger,written_votes,razed_cities,best_to_worst&kit'
import baronData from '../data/barons.toml?without=source,name_source,stronghold_strength_source,works_when_exhausted,note&kit'
import type { View } from './view.gen'

export const SIZE = 78
const LEFT = 130
const TOP = 108
export const WIDTH = 1150
export const HEIGHT = 812

export interface Area {
  id: string
  number: number
  hex: Hex | null
  at: XY
  d: string
  port: boolean
  island: boolean
  overseas: boolean
  name: Record<Lang, string>
  city: number
}

const shifted = (hex: Hex): XY => {
  const m = middle(hex, SIZE)
  return { x: m.x + LEFT, y: m.y + TOP }
}
const moved = (points: XY[]): XY[] => points.map((p) => ({ x: p.x + LEFT, y: p.y + TOP }))
const cities: any[] = cityData.city

/** Overseas cities stand in a column beside the sea. */
const INSET = { x: 1030, y: 118, w: 172, h: 104, gap: 116 }
let inset = 0
export const AREAS: Area[] = mapData.area.map((a: any, number: number): Area => {
  const overseas = a.region !== 'kingdom'
  const island = a.kind === 'island'
  const city = a.city ? cities.findIndex((c) => c.id === a.city) : -1
  const base = { id: a.id, number, port: a.port, island, overseas, name: { en: a.name_en, it: a.name_it }, city }
  if (overseas) {
    const at = { x: INSET.x, y: INSET.y + INSET.gap * inset++ }
    const [w, h] = [INSET.w / 2, INSET.h / 2]
    return {
      ...base,
      hex: null,
      at,
      d: `M${at.x - w} ${at.y - h + 10}q0 -10 10 -10h${2 * w - 20}q10 0 10 10v${2 * h - 20}q0 10 -10 10h${20 - 2 * w}q-10 0 -10 -10Z`,
    }
  }
  const hex = fromOffset(Number(a.hex.slice(1)) - 1, a.hex.charCodeAt(0) - 65)
  const shape = moved(corners(hex, SIZE))
  const at = shifted(hex)
  const drawn = island
    ? rough(
        [...shape, shape[0]].map((p) => ({ x: at.x + (p.x - at.x) * 0.78, y: at.y + (p.y - at.y) * 0.78 })),
        7,
        0.2,
      )
    : shape
  return { ...base, hex, at, d: path(drawn) }
})
export const AREA = new Map(AREAS.map((area) => [area.id, area]))
export const AT_SEA = AREAS.length

const mainland = AREAS.filter((area) => area.hex && !area.island)
const byHex = new Map(mainland.map((area) => [key(area.hex!), area]))

/** The coast as one rough line around the mainland. */
export const COAST: string = (() => {
  const sides = outline(mainland.map((area) => area.hex!)).map(({ hex, side }) => moved(edge(hex, side, SIZE)) as XY[])
  const id = (p: XY) => `${Math.round(p.x)} ${Math.round(p.y)}`
  const from = new Map(sides.map((line) => [id(line[0]), line]))
  const line: XY[] = []
  let next = sides[0]
  for (let i = 0; i < sides.length && next; i++) {
    line.push(next[0])
    next = from.get(id(next[1]))!
  }
  return path(rough([...line, line[0]], 8, 0.17))
})()

export interface Border {
  d: string
  kind: string
  at: XY
  angle: number
}
export const BORDERS: Border[] = mapData.border
  .map((b: any): Border | null => {
    const [a, c] = [AREA.get(b.a)!, AREA.get(b.b)!]
    if (!a.hex || !c.hex || b.kind === 'sea' || !byHex.has(key(a.hex)) || !byHex.has(key(c.hex))) return null
    const side = AROUND.findIndex((n) => a.hex!.q + n.q === c.hex!.q && a.hex!.r + n.r === c.hex!.r)
    if (side < 0) return null
    const [p, q] = moved(edge(a.hex, side, SIZE))
    return {
      kind: b.kind,
      d: path(b.kind === 'open' ? [p, q] : rough([p, q], 20, 0.1), false),
      at: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
      angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI,
    }
  })
  .filter((b: Border | null): b is Border => b !== null)

/** Mountains stand along a border. */
export const PEAKS: XY[] = mapData.border
  .filter((b: any) => b.kind === 'mountain')
  .flatMap((b: any) => {
    const [a, c] = [AREA.get(b.a)!, AREA.get(b.b)!]
    const side = AROUND.findIndex((n) => a.hex!.q + n.q === c.hex!.q && a.hex!.r + n.r === c.hex!.r)
    if (side < 0) return []
    const [p, q] = moved(edge(a.hex!, side, SIZE))
    return [0.1, 0.37, 0.63, 0.9].map((t) => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }))
  })
  .sort((a: XY, b: XY) => a.y - b.y)

export const ROADS: string[] = mapData.road.map((road: any) =>
  path(
    rough(
      road.path.map((id: string) => ({ x: AREA.get(id)!.at.x, y: AREA.get(id)!.at.y + 4 })),
      30,
      0.06,
    ),
    false,
  ),
)

export interface City {
  id: string
  area: Area
  strength: number
  income: number
  name: Record<Lang, string>
}
export const CITIES: City[] = cities.map((c) => ({
  id: c.id,
  area: AREA.get(c.area)!,
  strength: c.strength,
  income: c.income,
  name: { en: c.name_en, it: c.name_it },
}))

// -- cards by number

const many = (list: any[], count = 'count'): any[] => list.flatMap((card) => Array(card[count]).fill(card))
const SEATS = baronData.baron.length
// As many of each title as any value of the option action_copies gives (box.py numbers them so).
const hand = cardData.baron_card.flatMap((card: any) => Array(Math.max(card.count, card.count_mobile ?? 0)).fill(card))
const mercenaries = many(troopData.mercenary)
const regulars = many(troopData.regular, 'count_per_baron')
const king = troopData.kings_army[0]
const all: any[] = [
  ...Array(SEATS).fill(hand).flat(),
  ...many(cardData.neutral_card),
  ...fateData.card,
  ...many(eventData.card),
  ...many(agendaData.card),
  ...mercenaries,
  ...Array(SEATS).fill(regulars).flat(),
  ...Array(king.count).fill(king),
  ...moduleData.mission,
]
/** Names that the data gives. */
export const NAME: Record<string, Record<Lang, string>> = Object.fromEntries(
  [
    ...cardData.baron_card,
    ...cardData.neutral_card,
    ...eventData.card,
    ...agendaData.card,
    ...moduleData.mission,
    ...troopData.nationality,
    ...troopData.regular,
    king,
  ].map((c: any) => [c.id, { en: c.name_en, it: c.name_it }]),
)
for (const m of troopData.mercenary)
  NAME[m.id] = { en: `${NAME[m.nationality].en} ${m.strength}`, it: `${NAME[m.nationality].it} ${m.strength}` }
export const FACE: string[] = all.map((card) => card.id)
export const CARDS = hand.length
/** A text with the numbers that stand beside it or among the constants. */
const filled = (card: any, text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(card[key] ?? tableData.constants[key]))
/** What Events, Agendas and Missions say. */
export const TEXT: Record<string, Record<Lang, string>> = Object.fromEntries(
  [...eventData.card, ...agendaData.card, ...moduleData.mission].map((c: any) => [
    c.id,
    { en: filled(c, c.effect ?? c.requirement), it: filled(c, c.text_it) },
  ]),
)
/** Kinds of Agendas, colours and prices of Events. */
export const AGENDA: Record<string, { type: string; vote: string }> = Object.fromEntries(
  agendaData.card.map((c: any) => [c.id, { type: c.type, vote: c.vote }]),
)
export const EVENT: Record<string, { colour: string; cost: number }> = Object.fromEntries(
  eventData.card.map((c: any) => [c.id, { colour: c.color, cost: c.cancel_cost }]),
)
/** Troop cards: men, wage, nationality. */
export const TROOP: Record<string, { men: number; wage: number; mercenary: boolean }> = Object.fromEntries([
  ...troopData.mercenary.map((c: any) => [c.id, { men: c.strength, wage: c.wage, mercenary: true }]),
  ...[...troopData.regular, king].map((c: any) => [c.id, { men: c.strength, wage: c.wage, mercenary: false }]),
])
const nobles = new Map<string, string>(baronData.noble.map((n: any) => [n.id, n.name]))
/** A Noble by his one name. */
export const nobleOf = (view: View, army: number): string =>
  nobles.get(`${COLOURS[view.colours[Math.floor(army / 5)]]}_${SHAPES[army % 5]}`) ?? ''
export const FATE: any[] = fateData.card
/** What a casualty token and a breach take away, what a fortification adds, and a stronghold’s own strength. */
export const CASUALTY: number = tableData.constants.casualty_value
export const BREACH: number = tableData.constants.breach_value
export const FORTIFIED: number = tableData.constants.fortify_strength
export const STRONGHOLD: number = tableData.constants.stronghold_strength
/** What a commander adds. */
export const COMMANDER: number = tableData.constants.commander_bonus
export const FIRST_FATE = SEATS * hand.length + many(cardData.neutral_card).length
export const COLOURS: string[] = baronData.baron.map((b: any) => b.id)
export const SHAPES: string[] = baronData.ability.map((a: any) => a.shape)
export const EXPEDITIONS: { id: string; name: Record<Lang, string>; spots: number }[] = tableData.expedition.map(
  (e: any) => ({ id: e.id, name: { en: e.name_en, it: e.name_it }, spots: e.spots }),
)

// -- what the view says

export interface Army {
  number: number
  seat: number
  shape: number
  strength: number
  hurt: number
  tired: boolean
  atSea: boolean
}

/** Who stands in an area: Nobles, strongholds last. */
export function armiesAt(view: View, area: number): Army[] {
  const found: Army[] = []
  view.place.forEach((place: number, number: number) => {
    if (place < 0 || place % AT_SEA !== area || number >= 5 * view.seats) return
    found.push({
      number,
      seat: Math.floor(number / 5),
      shape: number % 5,
      strength: view.troops[number],
      hurt: view.hurt[number],
      tired: view.tired[number],
      atSea: place >= AT_SEA,
    })
  })
  return found
}
export const wallOf = (view: View, city: number): number =>
  Math.max(0, CITIES[city].strength + (view.fort[city] ? FORTIFIED : 0) - BREACH * view.breach[city])
