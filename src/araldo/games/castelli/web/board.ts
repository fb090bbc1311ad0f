/**
 * The board as shapes: what `view.layout` means in the plane, read from the game's own data (data/*.toml).
 * Spaces, octagons, areas and castle places have the same order as in the view's lists. Cells lie 100 units apart.
 */
import quarters from '../data/quarters.toml'
import frame from '../data/frame.toml?without=note,source&kit'
import tilesData from '../data/heraldic_tiles.toml'
import parts from '../data/components.toml?without=component,source,note,name_en,name_it&kit'
import { rough } from '$kit/rough'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = 0 | 1 | 2 | 3
export const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const // x, y by side
export const CELL = 100
export const TILE = 37 // half a tile space
export const OCT = CELL - TILE // from the middle of an octagon to its straight sides
const BAND = 36 // frame with rewards and neutral shields
const STRIP = 108 // resource tracks
const RING = 40 // score track
export const SCORES: number = frame.score_track.spaces
export const RESOURCES: string[] = frame.resource_tracks.tracks
const AREA_PLACES: number = parts.limits.places_per_grain_or_wood_area
const PER_SYMBOL: Record<string, number> = Object.fromEntries(
  parts.area_kind.map((k: { id: string; per_symbol?: number }) => [k.id, k.per_symbol ?? 0]),
)
export const RESOURCE_MAX: number = parts.limits.resource_max
/** The foot of the resource strip, and how high one resource's part of it and one of its rungs are. */
export const FOOT = 108
export function rungs(strip: Box): { high: number; row: number } {
  const high = (strip.h - FOOT) / RESOURCES.length
  return { high, row: (high - 46) / (RESOURCE_MAX + 1) }
}
export const SETTLEMENT_VP: Record<string, number> = {
  town: parts.scoring.castle.per_town,
  village: parts.scoring.castle.per_village,
}
export const COLOURS: string[] = parts.colour.map((c: { id: string }) => c.id)

export interface Tile {
  id: string
  value: number
  shields: string[]
  card: string
  silver: number
  starting: boolean
}
export const TILES: Tile[] = [
  ...tilesData.heraldic_tile.map((t: Tile) => ({ ...t, starting: false })),
  ...tilesData.starting_tile.map((t: Tile) => ({ ...t, starting: true })),
]

export interface XY {
  x: number
  y: number
}
export interface Box extends XY {
  w: number
  h: number
}
/** What lies beyond a side of a tile space: an area, or the frame. */
export type Face = { area: number } | { slot: number }
export interface Space extends XY {
  id: string
  row: number
  col: number
  faces: Face[]
}
export interface Octagon extends XY {
  id: string
  row: number
  col: number
  areas: number[]
  lines: string[]
}
export interface Area extends XY {
  id: string
  kind: string
  yields: number
  octagon: number
  sides: Side[]
  d: string
  symbols: XY[]
  spaces: [space: number, side: Side][]
}
export interface Place extends XY {
  id: string
  area: number
  octagon: number
}
export interface Slot extends XY {
  id: string
  kind: string
  side: Side
  notch: string
}
export interface Board {
  layout: string
  spaces: Space[]
  octagons: Octagon[]
  areas: Area[]
  places: Place[]
  slots: Slot[]
  /** Cells with land, the board inside its frame, the resource strip, everything. */
  land: Box
  inner: Box
  strip: Box
  width: number
  height: number
  score: Box[]
  /** Shape of a space, area, octagon or castle place, for rings and lookups. */
  at: Map<string, XY>
}

const KINDS: Record<string, string> = Object.fromEntries(
  frame.slot_face.flatMap((f: { slots: { id: string; kind: string }[] }) => f.slots.map((s) => [s.id, s.kind])),
)
const QUARTERS = new Map(quarters.quarter.map((q: { id: string }) => [q.id, q])) as Map<string, any>
const known = new Map<string, Board>()

export function boardOf(layout: string): Board {
  let board = known.get(layout)
  if (!board) known.set(layout, (board = expand(layout)))
  return board
}

function cells(layout: string) {
  const words = layout.split(' ')
  const overlay = words.find((w) => w.startsWith('mine:'))?.slice(5)
  const spaces: { id: string; row: number; col: number }[] = []
  const octagons: { id: string; row: number; col: number; areas: any[] }[] = []
  words.slice(0, 4).forEach((word, index) => {
    if (word === '..') return
    const quarter = QUARTERS.get(word[0])
    const half = word[1] === '1'
    const at = (row: number, col: number) => ({
      row: (half ? 5 - row : row) + 4 * Math.floor(index / 2),
      col: (half ? 5 - col : col) + 4 * (index % 2),
    })
    for (const id of quarter.tile_spaces) spaces.push({ id, ...at(Number(id[1]), Number(id[2])) })
    for (const octagon of quarter.octagon) {
      let areas = octagon.areas.map((a: any) => ({ ...a, sides: a.sides.map((s: string) => turned(s, half)) }))
      if (octagon.id === overlay) areas = [{ id: `${overlay}.mine`, kind: 'mine', sides: [0, 1, 2, 3] }]
      octagons.push({ id: octagon.id, ...at(Number(octagon.id[1]), Number(octagon.id[2])), areas })
    }
  })
  spaces.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { spaces, octagons }
}

const turned = (side: string, half: boolean): Side =>
  (((SIDES as readonly string[]).indexOf(side) + (half ? 2 : 0)) % 4) as Side

function expand(layout: string): Board {
  const found = cells(layout)
  const all = [...found.spaces, ...found.octagons]
  const [top, bottom] = [Math.min(...all.map((c) => c.row)), Math.max(...all.map((c) => c.row))]
  const [west, east] = [Math.min(...all.map((c) => c.col)), Math.max(...all.map((c) => c.col))]
  const stripWest = layout.startsWith('..')
  const land: Box = {
    x: RING + BAND + (stripWest ? STRIP : 0),
    y: RING + BAND,
    w: CELL * (east - west) + 2 * OCT,
    h: CELL * (bottom - top) + 2 * OCT,
  }
  const inner: Box = { x: RING, y: RING, w: land.w + 2 * BAND + STRIP, h: land.h + 2 * BAND }
  const strip: Box = { x: stripWest ? RING + 6 : land.x + land.w + BAND, y: RING + 8, w: STRIP - 6, h: inner.h - 16 }
  const middle = (row: number, col: number): XY => ({
    x: land.x + OCT + CELL * (col - west),
    y: land.y + OCT + CELL * (row - top),
  })
  const slotAt = (row: number, col: number, side: Side): string =>
    side % 2 === 0 ? `${SIDES[side]}${col}` : `${side === 3 ? (stripWest ? 'L' : 'W') : stripWest ? 'E' : 'K'}${row}`

  const octagons: Octagon[] = []
  const areas: Area[] = []
  const places: Place[] = []
  const touching = new Map<string, number>() // "row col side" of an octagon -> area
  for (const octagon of found.octagons) {
    const at = middle(octagon.row, octagon.col)
    const number = octagons.length
    octagons.push({ id: octagon.id, row: octagon.row, col: octagon.col, ...at, areas: [], lines: [] })
    for (const area of octagon.areas) {
      const sides = inOrder(area.sides)
      for (const side of sides) touching.set(`${octagon.row} ${octagon.col} ${side}`, areas.length)
      octagons[number].areas.push(areas.length)
      const room =
        area.kind === 'rock' ? area.castle_sites : area.kind === 'wood' || area.kind === 'grain' ? AREA_PLACES : 0
      castlePlaces(sides, room).forEach((p, i) =>
        places.push({ id: `${area.id}.${i + 1}`, area: areas.length, octagon: number, x: at.x + p.x, y: at.y + p.y }),
      )
      const symbols = sides.map((side) => ({
        x: at.x + STEP[side][0] * (OCT - 11),
        y: at.y + STEP[side][1] * (OCT - 11),
      }))
      areas.push({
        id: area.id,
        kind: area.kind,
        yields: (area.symbols ?? 0) * (PER_SYMBOL[area.kind] ?? 0),
        octagon: number,
        sides,
        ...leaning(at, sides),
        d: sector(at, sides),
        symbols,
        spaces: [],
      })
    }
  }

  const slots: Slot[] = []
  const spaces: Space[] = found.spaces.map((space, number) => {
    const at = middle(space.row, space.col)
    const faces = ([0, 1, 2, 3] as Side[]).map((side): Face => {
      const area = touching.get(`${space.row + STEP[side][1]} ${space.col + STEP[side][0]} ${(side + 2) % 4}`)
      if (area !== undefined) {
        areas[area].spaces.push([number, side])
        return { area }
      }
      slots.push(slot(slotAt(space.row, space.col, side), at, side, TILE))
      return { slot: slots.length - 1 }
    })
    return { ...space, ...at, faces }
  })
  const occupied = new Set(found.spaces.map((s) => `${s.row} ${s.col}`))
  for (const octagon of octagons)
    for (const side of [0, 1, 2, 3] as Side[])
      if (!occupied.has(`${octagon.row + STEP[side][1]} ${octagon.col + STEP[side][0]}`))
        slots.push(slot(slotAt(octagon.row, octagon.col, side), octagon, side, OCT))
  for (const octagon of octagons)
    octagon.lines = octagons.filter((o) => o.row === octagon.row || o.col === octagon.col).map((o) => o.id)

  const at = new Map<string, XY>()
  for (const list of [spaces, octagons, areas, places, slots])
    for (const thing of list) at.set(thing.id, { x: thing.x, y: thing.y })
  const [width, height] = [inner.w + 2 * RING, inner.h + 2 * RING]
  return {
    layout,
    spaces,
    octagons,
    areas,
    places,
    slots,
    land,
    inner,
    strip,
    width,
    height,
    score: ringCells(width, height),
    at,
  }
}

/** Sides of an area clockwise, beginning where the run begins. */
function inOrder(sides: Side[]): Side[] {
  if (sides.length === 4) return [0, 1, 2, 3]
  const first = sides.find((s) => !sides.includes(((s + 3) % 4) as Side))!
  return sides.map((_, i) => ((first + i) % 4) as Side)
}

const CORNERS: XY[][] = [0, 1, 2, 3].map((side) => {
  const spin = (x: number, y: number): XY =>
    [
      { x, y },
      { x: -y, y: x },
      { x: -x, y: -y },
      { x: y, y: -x },
    ][side]
  return [spin(-TILE, -OCT), spin(TILE, -OCT)] // of a straight side, clockwise
})
/** Middle of the diagonal before a side, seen from the middle of the octagon. */
const before = (side: number): XY => {
  const [a, b] = [CORNERS[(side + 3) % 4][1], CORNERS[side % 4][0]]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export function octagonPath(at: XY, grow = 0): string {
  const f = 1 + grow / OCT
  return `M${CORNERS.flat()
    .map((c) => `${r(at.x + c.x * f)} ${r(at.y + c.y * f)}`)
    .join('L')}Z`
}

/** The land of an area: from the middle of the octagon out to its sides. Inner borders are drawn by hand, as it were. */
function sector(at: XY, sides: Side[]): string {
  if (sides.length === 4) return octagonPath(at)
  const [from, to] = [before(sides[0]), before(sides[sides.length - 1] + 1)]
  const outer = sides.flatMap((side) => CORNERS[side])
  const away = rough(
    [
      { x: at.x, y: at.y },
      { x: at.x + from.x, y: at.y + from.y },
    ],
    7,
  )
  const home = rough(
    [
      { x: at.x, y: at.y },
      { x: at.x + to.x, y: at.y + to.y },
    ],
    7,
  ).reverse()
  const points = [...away, ...outer.map((p) => ({ x: at.x + p.x, y: at.y + p.y })), ...home]
  return `M${points.map((p) => `${r(p.x)} ${r(p.y)}`).join('L')}Z`
}

/** The middle of an area, for its seal and hints. */
function leaning(at: XY, sides: Side[]): XY {
  const [dx, dy] = lean(sides)
  const far = sides.length === 1 ? 34 : sides.length === 2 ? 30 : sides.length === 3 ? 24 : 0
  return { x: at.x + dx * far, y: at.y + dy * far }
}
function lean(sides: Side[]): [number, number] {
  const dx = sides.reduce((n: number, s) => n + STEP[s][0], 0)
  const dy = sides.reduce((n: number, s) => n + STEP[s][1], 0)
  const length = Math.hypot(dx, dy)
  return length ? [dx / length, dy / length] : [0, 0]
}

/** Where castles stand, seen from the middle of the octagon: between the middle and the yield symbols at the sides. */
function castlePlaces(sides: Side[], room: number): XY[] {
  if (!room) return []
  const [dx, dy] = lean(sides)
  const far = sides.length === 1 ? 29 : 31
  if (room === 1) return [{ x: dx * far, y: dy * far }]
  if (sides.length === 1) return [-1, 1].map((s) => ({ x: dx * far - dy * 15 * s, y: dy * far + dx * 15 * s }))
  const spread = sides.length === 2 ? 0.41 : 0.8
  return [-spread, spread].map((turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return { x: (dx * c - dy * s) * 36, y: (dx * s + dy * c) * 36 }
  })
}

/** A place of the frame beside a border cell: a notch between two octagons, or the edge along one. */
function slot(id: string, at: XY, side: Side, half: number): Slot {
  const [dx, dy] = STEP[side]
  const far = half === TILE ? 62 : OCT + 17
  const p = (along: number, out: number) => `${r(at.x + dx * out - dy * along)} ${r(at.y + dy * out + dx * along)}`
  const notch =
    half === TILE
      ? `M${p(-TILE, TILE)}L${p(TILE, TILE)}L${p(OCT, OCT)}L${p(OCT, OCT + BAND)}L${p(-OCT, OCT + BAND)}L${p(-OCT, OCT)}Z`
      : ''
  return { id, kind: KINDS[id], side, notch, x: at.x + dx * far, y: at.y + dy * far }
}

/** The score track around everything: 70 cells, 0 in the north-west corner, clockwise. */
function ringCells(width: number, height: number): Box[] {
  const around = SCORES / 2 - 2 // cells of one long and one short side, without corners
  const long = width - 2 * RING
  const high = height - 2 * RING
  const across = Math.round((around * long) / (long + high))
  const down = around - across
  const [w, h] = [long / across, high / down]
  const cells: Box[] = [{ x: 0, y: 0, w: RING, h: RING }]
  for (let i = 0; i < across; i++) cells.push({ x: RING + i * w, y: 0, w, h: RING })
  cells.push({ x: width - RING, y: 0, w: RING, h: RING })
  for (let i = 0; i < down; i++) cells.push({ x: width - RING, y: RING + i * h, w: RING, h })
  cells.push({ x: width - RING, y: height - RING, w: RING, h: RING })
  for (let i = 0; i < across; i++) cells.push({ x: width - RING - (i + 1) * w, y: height - RING, w, h: RING })
  cells.push({ x: 0, y: height - RING, w: RING, h: RING })
  for (let i = 0; i < down; i++) cells.push({ x: 0, y: height - RING - (i + 1) * h, w: RING, h })
  return cells
}

/** Which colour points to a side of a tile turned so many quarters, what it is worth, and whether it shows a card. */
export function shieldOf(tile: Tile, turns: number, side: number): { colour: string; value: number; card: boolean } {
  const colour = tile.shields[(((side - turns) % 4) + 4) % 4]
  const card = tile.card === colour
  return { colour, value: card ? 0 : tile.value, card }
}

const r = (n: number) => Math.round(n * 10) / 10
