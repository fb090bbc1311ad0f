/** A map as web/tools/build-map.mjs makes it from a geo file (docs/maps.md). All paths are in units of the drawing. */
export interface DrawnMap {
  width: number
  height: number
  land: string
  lakes: string
  cells: DrawnCell[]
  points: DrawnPoint[]
  /** Names of lands and seas outside the game. */
  outer: { name: string; kind: 'land' | 'sea'; x: number; y: number; data?: Record<string, unknown> }[]
  /** The line between two cells; '' is land or sea outside the game. */
  borders: { a: string; b: string; d: string }[]
  lines: {
    kind: string
    name: string
    d: string
    ends: [[number, number], [number, number]]
    data?: Record<string, unknown>
  }[]
  marks: { kind: string; name: string; x: number; y: number; data?: Record<string, unknown> }[]
  /** Only from the builder itself: which cells touch, and along how much. */
  touches?: [string, string, number][]
}
export interface DrawnCell {
  id: string
  kind: 'land' | 'sea'
  d: string
  /** An island too small to point at: its ring of shallow water. */
  halo?: string
  /** Middle of the name. */
  x: number
  y: number
  box: [number, number, number, number]
  marks?: Record<string, [number, number]>
  data?: Record<string, unknown>
}
export interface DrawnPoint {
  id: string
  x: number
  y: number
  label: [number, number]
  marks?: Record<string, [number, number]>
  data?: Record<string, unknown>
}

/** Whose a cell is: cells of one realm share a colour and have dotted borders among themselves. */
export interface Realm {
  id: string
  /** CSS colour of the ground; the inner band along the realm's border is a darker shade of it. */
  tint: string
  /** Colour of that band, if not a shade of the ground; and how far it reaches inside (4.5). */
  band?: string
  reach?: number
}

export type BorderKind = 'inner' | 'outer' | 'sea'
/** How a border is drawn: dotted inside a realm, firm between realms and to the outside, thin at sea. */
export function borderKind(
  border: { a: string; b: string },
  realm: (id: string) => Realm | null,
  kind: (id: string) => 'land' | 'sea' | undefined,
): BorderKind {
  if ((kind(border.a) ?? kind(border.b)) === 'sea') return 'sea'
  const [one, two] = [border.a && realm(border.a), border.b && realm(border.b)]
  return one && two && one.id === two.id ? 'inner' : 'outer'
}
