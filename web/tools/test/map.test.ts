// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript
import { buildMap } from '../build-map.mjs'
// @ts-expect-error plain JavaScript
import { area, chains, curve, cutRing, difference, inside, intersection, merged, path, size } from '../geometry.mjs'
// @ts-expect-error plain JavaScript
import { normalGeo } from '../normal-geo.mjs'
// @ts-expect-error plain JavaScript
import { lighter, messages } from '../vite-kit.mjs'
import type { DrawnMap } from '../../src/kit/geomap'

const geo = parse(readFileSync(fileURLToPath(new URL('isles.toml', import.meta.url)), 'utf8')) as any
const map: DrawnMap = buildMap(geo)
const wide: DrawnMap = buildMap({
  ...geo,
  view: {
    ...geo.view,
    stretch_x: [
      [0, 2],
      [0.5, 1],
      [1, 1],
    ],
    stretch_y: [
      [0, 1],
      [1, 1],
    ],
  },
})
const cell = (id: string) => map.cells.find((c) => c.id === id)!
const touch = (a: string, b: string) => map.touches!.find((t) => t.includes(a) && t.includes(b))?.[2] ?? 0

/** Points of a relative path as the builder writes it. */
function rings(d: string): [number, number][][] {
  return d
    .split('M')
    .slice(1)
    .map((part) => {
      const [start, steps] = part.replace('z', '').split('l')
      let [x, y] = start.trim().split(' ').map(Number)
      const out: [number, number][] = [[x, y]]
      const numbers = (steps.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      for (let i = 0; i < numbers.length; i += 2) out.push([(x += numbers[i]), (y += numbers[i + 1])])
      return out
    })
}

describe('the map builder', () => {
  it('draws the picture that view.fit asks for', () => {
    expect(map.width).toBe(600)
    expect(map.height).toBeGreaterThan(400)
    expect(map.land.startsWith('M')).toBe(true)
  })
  it('gives every place a cell that holds its first seed, on land or at sea as it says', () => {
    for (const place of geo.place.filter((p: any) => p.kind !== 'point')) {
      const found = cell(place.id)
      expect(found.d, place.id).not.toBe('')
      expect([found.x, found.y].every(Number.isFinite)).toBe(true)
      const onLand = inside([found.x, found.y], rings(map.land))
      expect(onLand, place.id).toBe((place.kind ?? 'land') === 'land')
      expect(inside([found.x, found.y], rings(found.d)), place.id).toBe(true)
    }
  })
  it('shares out the land without overlap', () => {
    const lands = map.cells.filter((c) => c.kind === 'land').map((c) => rings(c.d))
    const sizes = lands.map((polygon) => polygon.reduce((sum, ring) => sum + area(ring), 0))
    for (const a of lands.keys())
      for (const b of lands.keys())
        if (a < b) expect(Math.abs(overlapOf(lands[a], lands[b])), `${a} ${b}`).toBeLessThan(30)
    expect(Math.min(...sizes.map(Math.abs))).toBeGreaterThan(100)
  })
  it('knows who touches whom: neighbours on one island, not across the sea, and every shore its sea', () => {
    expect(touch('north', 'middle')).toBeGreaterThan(20)
    expect(touch('middle', 'south')).toBeGreaterThan(20)
    expect(touch('north', 'south')).toBe(0)
    expect(touch('green', 'middle')).toBe(0)
    expect(touch('green', 'irish_sea')).toBeGreaterThan(50)
    expect(touch('middle', 'irish_sea')).toBeGreaterThan(10)
    expect(map.borders.some((b) => b.a === 'middle' && b.b === 'north' && b.d.startsWith('M'))).toBe(true)
    expect(
      map.borders.some((b) => (b.a === 'green' || b.b === 'green') && (b.a === 'irish_sea' || b.b === 'irish_sea')),
    ).toBe(false)
  })
  it('gives an island without a seed to whom most of it falls', () => {
    const lewis = map.marks.find((m) => m.name === 'Lewis')!
    expect(
      map.cells.filter((c) => c.kind === 'land' && inside([lewis.x, lewis.y], rings(c.d))).map((c) => c.id),
    ).toEqual(['north'])
  })
  it('rings an island too small to point at', () => {
    expect(cell('man').halo).toBeDefined()
    expect(size(rings(cell('man').halo!))).toBeGreaterThan(size(rings(cell('man').d)))
  })
  it('carries points, marks, lines and a game’s own keys', () => {
    expect(map.points.map((p) => p.id)).toEqual(['calais'])
    expect(cell('south').marks!.capital).toHaveLength(2)
    expect(cell('south').data).toEqual({ crown: 'english' })
    const road = map.lines.find((l) => l.kind === 'road')!
    expect(road.ends).toEqual([cell('south').marks!.capital, [map.points[0].x, map.points[0].y]])
    expect(road.d.startsWith(`M${road.ends[0].join(' ')}c`)).toBe(true)
    expect(road.data).toEqual({ toll: 2 })
    expect(map.marks[0].name).toBe('Pennines')
  })
  it('is the same every time', () => {
    expect(JSON.stringify(buildMap(geo))).toBe(JSON.stringify(map))
  })
  it('draws a part larger where the view asks for it: nobody loses a neighbour, the picture keeps its size', () => {
    expect([wide.width, wide.height]).toEqual([map.width, map.height])
    expect(wide.touches).toEqual(map.touches)
    const [was, now] = [cell('green').box, wide.cells.find((c) => c.id === 'green')!.box]
    expect(now[2] - now[0]).toBeGreaterThan(1.1 * (was[2] - was[0]))
    expect([now[1], now[3]]).toEqual([was[1], was[3]])
  })
  it('refuses what it does not understand', () => {
    expect(() => buildMap({ ...geo, place: [{ id: 'x', kind: 'moon', seeds: [[0, 51]] }] })).toThrow(/kind/)
    expect(() => buildMap({ ...geo, place: [{ id: 'x' }] })).toThrow(/seeds/)
    expect(() => buildMap({ ...geo, line: [{ kind: 'road', points: ['nowhere'] }] })).toThrow(/nowhere/)
    expect(() => buildMap({ ...geo, projection: { ...geo.projection, kind: 'globe' } })).toThrow(/conic/)
  })
})

function overlapOf(a: [number, number][][], b: [number, number][][]): number {
  const outer = (polygon: [number, number][][]) => polygon.filter((ring) => area(ring) > 0).map((ring) => [ring])
  return intersection(outer(a), outer(b)).reduce((sum: number, polygon: any) => sum + size(polygon), 0)
}

describe('geometry', () => {
  const square = (x: number, y: number, n: number) => [
    [
      [x, y],
      [x + n, y],
      [x + n, y + n],
      [x, y + n],
    ],
  ]
  it('merges neighbours into one ring and keeps holes', () => {
    const rings = merged([square(0, 0, 10), square(10, 0, 10)])
    expect(rings).toHaveLength(1)
    expect(area(rings[0])).toBe(200)
    const holed = merged(difference([square(0, 0, 30)], [square(10, 10, 10)]))
    expect(holed.map(area).sort((a: number, b: number) => a - b)).toEqual([-100, 900])
  })
  it('cuts a ring to a rectangle', () => {
    expect(Math.abs(area(cutRing(square(0, 0, 10)[0], [5, 5, 20, 20])))).toBe(25)
    expect(cutRing(square(0, 0, 10)[0], [20, 20, 30, 30])).toBeNull()
  })
  it('joins segments to lines that end where three meet', () => {
    const lines = chains([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [3, 1],
      ],
      [
        [2, 0],
        [3, -1],
      ],
    ])
    expect(lines.map((l: any) => l.length).sort()).toEqual([2, 2, 3])
  })
  it('draws a curve through all points, straight where they are in line', () => {
    expect(
      curve([
        [0, 0],
        [3, 0],
        [6, 0],
      ]),
    ).toBe('M0 0c.5 0 2 0 3 0 1 0 2.5 0 3 0')
    const numbers = curve([
      [0, 0],
      [10, 5],
      [4, 9],
    ])
      .split('c')[1]
      .match(/-?[\d.]+/g)!
      .map(Number)
    const ends = [0, 1].map((i) => [numbers[6 * i + 4], numbers[6 * i + 5]])
    expect(ends).toEqual([
      [10, 5],
      [-6, 4],
    ])
  })
  it('writes short relative paths', () => {
    expect(
      path(
        [
          [
            [0, 0],
            [1.04, -0.5],
            [0, 0.5],
          ],
        ],
        true,
      ),
    ).toBe('M0 0l1-.5-1 1z')
  })
})

describe('build steps', () => {
  it('make outlines lighter without changing them', () => {
    expect(lighter('M1.234 5.678l-.049.951c1.96.3.333-2 4 5z')).toBe('M1.2 5.7l0 1c2 .3.3-2 4 5z')
    expect(lighter('M0 0a1.25 1.25 0 012.55-.51')).toBe('M0 0a1.3 1.3 0 0 1 2.6-.5')
  })
  it('pick messages by the beginning of their ids', () => {
    expect(
      messages('# x\nname-a = A\nlog-b =\n    { $n ->\n       *[other] B\n    }\nname-c = C\n    more\n', ['name-']),
    ).toBe('name-a = A\nname-c = C\n    more')
  })
  it('bring older spellings of a geo file into one form', () => {
    const old = {
      projection: { type: 'conic_conformal', parallels: [46, 53], center: [11, 50] },
      view: { lon_min: 2, lon_max: 20, lat_min: 45, lat_max: 55, aspect: 1.2 },
      place: [
        {
          id: 'a',
          kind: 'territory',
          lon: 1,
          lat: 2,
          label_lon: 3,
          label_lat: 4,
          capital_lon: 5,
          capital_lat: 6,
          variant: 'x',
        },
        { id: 'b', kind: 'foreign_city', lon: 7, lat: 8 },
      ],
      outer: [{ name: 'Kent', lon: 1.2, lat: 51.2 }],
      road: [{ a: 'a', b: 'b', via: [[9, 9]] }],
      river: [
        {
          name: 'Rhine',
          line: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
      border_not_touching: [{ a: 'a', b: 'b', draw: 'sea_route', from: [1, 1], to: [2, 2] }],
    }
    expect(normalGeo(old)).toEqual({
      projection: { kind: 'conic_conformal', parallels: [46, 53], centre: [11, 50] },
      view: {
        fit: [
          [2, 50],
          [20, 50],
          [11, 45],
          [11, 55],
        ],
      },
      place: [
        {
          id: 'a',
          kind: 'land',
          seeds: [[1, 2]],
          label: [3, 4],
          marks: { capital: [5, 6] },
          sort: 'territory',
          variant: 'x',
        },
        { id: 'b', kind: 'point', at: [7, 8], sort: 'foreign_city' },
      ],
      outer: [{ name: 'Kent', kind: 'land', seeds: [[1.2, 51.2]] }],
      line: [
        {
          kind: 'river',
          name: 'Rhine',
          points: [
            [1, 1],
            [2, 2],
          ],
        },
        { kind: 'road', points: ['a:capital', [9, 9], 'b'], a: 'a', b: 'b' },
        {
          kind: 'sea_route',
          points: [
            [1, 1],
            [2, 2],
          ],
          a: 'a',
          b: 'b',
        },
      ],
      exception: [{ kind: 'apart', a: 'a', b: 'b' }],
    })
    const once = normalGeo(geo)
    expect(normalGeo(once)).toEqual(once)
    expect(buildMap(once)).toEqual(map)
  })
})
