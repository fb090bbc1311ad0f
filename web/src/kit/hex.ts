/**
 * Hexagons in the plane. Axial coordinates (q, r); `size` is the distance from the middle to a corner.
 * Pointy hexagons stand on a corner, rows run along; flat ones lie on a side, columns run down.
 */
export interface Hex {
  q: number
  r: number
}
export interface XY {
  x: number
  y: number
}
export type Way = 'pointy' | 'flat'

/** Neighbours anticlockwise from the east (pointy) or the south-east (flat): the same order as `edge`. */
export const AROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export const key = (hex: Hex): string => `${hex.q},${hex.r}`
export const neighbour = (hex: Hex, side: number): Hex => ({ q: hex.q + AROUND[side].q, r: hex.r + AROUND[side].r })
export const distance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2

/** From rows and columns in which every second row (pointy) or column (flat) is shifted by half a cell. */
export function fromOffset(row: number, col: number, way: Way = 'pointy', shifted: 0 | 1 = 1): Hex {
  const half = (n: number) => (n + (shifted ? -1 : 1) * (n & 1)) / 2
  return way === 'pointy' ? { q: col - half(row), r: row } : { q: col, r: row - half(col) }
}

export function middle(hex: Hex, size: number, way: Way = 'pointy'): XY {
  const s = Math.sqrt(3)
  return way === 'pointy'
    ? { x: size * s * (hex.q + hex.r / 2), y: size * 1.5 * hex.r }
    : { x: size * 1.5 * hex.q, y: size * s * (hex.r + hex.q / 2) }
}

/** Corners; side i runs from corner i to corner i + 1. */
export function corners(hex: Hex, size: number, way: Way = 'pointy'): XY[] {
  const at = middle(hex, size, way)
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * -i + (way === 'pointy' ? Math.PI / 6 : Math.PI / 3)
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) }
  })
}

/** The side towards the neighbour of that number. */
export function edge(hex: Hex, side: number, size: number, way: Way = 'pointy'): [XY, XY] {
  const all = corners(hex, size, way)
  return [all[side], all[(side + 1) % 6]]
}

export const path = (points: XY[], closed = true): string =>
  `M${points.map((p) => `${Math.round(p.x * 10) / 10} ${Math.round(p.y * 10) / 10}`).join('L')}${closed ? 'Z' : ''}`

/** Sides between a cell of the set and one that is not, for coasts and realms. */
export function outline(cells: Hex[]): { hex: Hex; side: number }[] {
  const inside = new Set(cells.map(key))
  return cells.flatMap((hex) =>
    AROUND.map((_, side) => ({ hex, side })).filter(({ side }) => !inside.has(key(neighbour(hex, side)))),
  )
}
