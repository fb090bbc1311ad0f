/**
 * The map of a game from its geo file (docs/maps.md): real coasts, and a cell for every place, as SVG paths.
 *
 *   node web/tools/build-map.mjs src/araldo/games/<game>/data/geo.toml > map.json
 *
 * Natural Earth's land (world-atlas) is cut to the picture; territories are Voronoi cells of their seeds, with roughened edges that
 * both neighbours share, cut by the land; sea areas likewise, cut by the water.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Delaunay } from 'd3-delaunay'
import { geoConicConformal, geoConicEqualArea } from 'd3-geo'
import { parse } from 'smol-toml'
import { feature } from 'topojson-client'
import { rough } from '../src/kit/rough.js'
import {
  area,
  box,
  chains,
  clean,
  curve,
  difference,
  inside,
  intersection,
  lengthOf,
  merged,
  near,
  path,
  segmentName,
  segments,
  size,
  snap,
  union,
} from './geometry.mjs'

const PROJECTIONS = { conic_conformal: geoConicConformal, conic_equal_area: geoConicEqualArea }
const BEYOND = 12 // the drawing goes on a little outside the picture, so that no line shows along its edge
const DEFAULTS = { resolution: '50m', rough: 0.16, sea_rough: 0.05, least: 6, islet: 12, touch: 4 }
const KNOWN = {
  place: ['id', 'kind', 'seeds', 'at', 'label', 'marks', 'halo_km'],
  outer: ['name', 'kind', 'seeds', 'label'],
  line: ['kind', 'name', 'points'],
  mark: ['kind', 'name', 'at'],
}

/** Everything a board needs to draw the map (web/src/kit/geomap.ts says what). */
export function buildMap(geo) {
  const wish = { ...DEFAULTS, ...geo.cells }
  const plane = projected(geo)
  const places = (geo.place ?? []).map((place) => ({ kind: 'land', ...place }))
  check(places)
  const ground = landOf(plane, wish, geo.lake ?? [])
  const owners = (kind) => [
    ...places
      .filter((p) => p.kind === kind)
      .map((p) => ({ id: p.id, kind, seeds: p.seeds.map(plane.to), halo: (p.halo_km ?? 0) * plane.perKm(p.seeds[0]) })),
    ...(geo.outer ?? [])
      .filter((o) => (o.kind ?? 'land') === kind)
      .map((o) => ({ id: '', kind, seeds: o.seeds.map(plane.to), halo: 0 })),
  ]
  const land = cellsOf(owners('land'), ground.land, plane, wish, wish.rough)
  const halos = land.filter((cell) => cell.halo).map((cell) => ({ cell, polygons: ringed(cell) }))
  const water = difference([[plane.frame]], [...ground.solid, ...halos.flatMap((h) => h.polygons)])
  const sea = owners('sea').length ? cellsOf(owners('sea'), water, plane, { ...wish, islet: 0 }, wish.sea_rough) : []
  const cells = [...land, ...sea]
  const { borders, touches } = neighbours(cells, halos, plane, wish)
  return {
    width: plane.width,
    height: plane.height,
    land: plane.path(ground.solid.flat(), true),
    lakes: plane.path(ground.lakes, true),
    cells: places
      .filter((p) => p.kind !== 'point')
      .map((place) =>
        drawn(
          place,
          cells.find((c) => c.id === place.id),
          halos,
          plane,
        ),
      ),
    points: places.filter((p) => p.kind === 'point').map((place) => point(place, plane)),
    outer: (geo.outer ?? [])
      .filter((o) => o.label)
      .map((o) => ({ name: o.name, kind: o.kind ?? 'land', ...xy(plane.at(o.label)), ...rest(o, 'outer') })),
    borders,
    touches,
    lines: (geo.line ?? []).map((line) => ({
      kind: line.kind,
      name: line.name ?? '',
      ...lineOf(line, places, plane),
      ...rest(line, 'line'),
    })),
    marks: (geo.mark ?? []).map((mark) => ({
      kind: mark.kind,
      name: mark.name ?? '',
      ...xy(plane.at(mark.at)),
      ...rest(mark, 'mark'),
    })),
  }
}

function check(places) {
  const seen = new Set()
  for (const place of places) {
    if (!place.id || seen.has(place.id))
      throw new Error(`geo: a place without an id of its own: ${JSON.stringify(place.id)}`)
    if (!['land', 'sea', 'point'].includes(place.kind))
      throw new Error(`geo: ${place.id}: kind is land, sea or point, not ${place.kind}`)
    if (place.kind === 'point' ? !place.at : !place.seeds?.length)
      throw new Error(`geo: ${place.id}: ${place.kind === 'point' ? 'at' : 'seeds'} missing`)
    seen.add(place.id)
  }
}

// -- the plane

/** From degrees to the picture: the smallest upright rectangle that holds the points of view.fit. */
export function projected(geo) {
  const make = PROJECTIONS[geo.projection.kind]
  if (!make) throw new Error(`geo: projection.kind is one of ${Object.keys(PROJECTIONS).join(', ')}`)
  const [lon, lat] = geo.projection.centre
  const bare = make()
    .parallels(geo.projection.parallels)
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(1000)
    .translate([0, 0])
  const [x0, y0, x1, y1] = box(geo.view.fit.map((p) => bare(p)))
  const width = geo.view.width ?? 1400
  const k = width / (x1 - x0)
  const height = Math.round((y1 - y0) * k)
  const to = (p) => {
    const [x, y] = bare(p)
    return snap([(x - x0) * k, (y - y0) * k])
  }
  const back = ([x, y]) => bare.invert([x / k + x0, y / k + y0])
  const [west, south] = [width + BEYOND, height + BEYOND]
  const [across, down] = [stretched(geo.view.stretch_x, width), stretched(geo.view.stretch_y, height)]
  const drawn = ([x, y]) => [across(x), down(y)]
  return {
    width,
    height,
    to,
    back,
    at: (p) => drawn(to(p)), // where it is drawn: cells are made first and stretched last, so that neighbours stay neighbours
    drawn,
    path: (lines, closed) =>
      path(
        lines.map((line) => line.map(drawn)),
        closed,
      ),
    frame: [
      [-BEYOND, -BEYOND],
      [west, -BEYOND],
      [west, south],
      [-BEYOND, south],
    ],
    perKm: (p) => Math.abs(to([p[0], p[1] + 0.5])[1] - to([p[0], p[1] - 0.5])[1]) / 111.2,
    onFrame: ([a, b]) =>
      [0, 1].some(
        (axis) =>
          Math.abs(a[axis] - b[axis]) < 0.02 &&
          [-BEYOND, axis ? south : west].some((at) => Math.abs(a[axis] - at) < 0.02),
      ),
    window: geo.view.window ?? windowOf(back, width, height),
  }
}

/** Parts of the picture drawn larger at the cost of others: [[share of the length, weight], …], linear in between. */
export function stretched(weights, length) {
  if (!weights) return (v) => v
  const weight = (t) => {
    const i = Math.max(
      1,
      weights.findIndex(([at]) => at >= t),
    )
    const [[a, p], [b, q]] = [weights[i - 1], weights[i]]
    return p + ((q - p) * (t - a)) / (b - a)
  }
  const sums = [0]
  for (let i = 0; i < 200; i++) sums.push(sums[i] + weight((i + 0.5) / 200))
  return (v) => {
    const t = (v / length) * 200
    if (t <= 0 || t >= 200) return v
    const i = Math.floor(t)
    return ((sums[i] + (sums[i + 1] - sums[i]) * (t - i)) / sums[200]) * length
  }
}

/** Degrees that surely hold the picture: its edge, taken back, and a margin. */
function windowOf(back, width, height) {
  const edge = []
  for (let i = 0; i <= 40; i++)
    for (const p of [
      [i / 40, 0],
      [i / 40, 1],
      [0, i / 40],
      [1, i / 40],
    ])
      edge.push(back([p[0] * width, p[1] * height]))
  const [w, s, e, n] = box(edge)
  return [w - 2, Math.max(-89, s - 2), e + 2, Math.min(89, n + 2)]
}

// -- land

function landOf(plane, wish, lakeList) {
  const [w, s, e, n] = plane.window
  const require = createRequire(import.meta.url)
  const atlas = JSON.parse(readFileSync(require.resolve(`world-atlas/land-${wish.resolution}.json`), 'utf8'))
  const found = feature(atlas, atlas.objects.land)
  const shapes = (found.type === 'FeatureCollection' ? found.features : [found]).flatMap(({ geometry: g }) =>
    g.type === 'Polygon' ? [g.coordinates] : g.coordinates,
  )
  const round = shapes
    .map((polygon) => polygon.map(unwrapped))
    .flatMap((polygon) => [-360, 0, 360].map((turn) => polygon.map((ring) => ring.map(([x, y]) => [x + turn, y]))))
  const windowed = round.filter((polygon) => polygon[0].some(([x, y]) => x >= w && x <= e && y >= s && y <= n))
  // Cut in degrees first: the far side of the world has no place in a conic projection.
  const cut = intersection(
    windowed,
    [
      [
        [
          [w, s],
          [e, s],
          [e, n],
          [w, n],
        ],
      ],
    ].flat(),
  )
  const flat = cut
    .map((polygon) => polygon.map((ring) => thinned(dense(ring).map(plane.to))))
    .filter((polygon) => polygon[0])
  const solid = intersection(
    flat.map((polygon) => polygon.filter(Boolean)),
    [[plane.frame]],
  )
  const lakes = union(lakeList.map((lake) => [clean(lake.ring.map(plane.to))])).map((polygon) => polygon[0])
  return {
    solid,
    lakes,
    land: lakes.length
      ? difference(
          solid,
          lakes.map((ring) => [ring]),
        )
      : solid,
  }
}

/** A ring across the date line goes on beyond 180 degrees instead of running back round the world. */
function unwrapped(ring) {
  let turn = 0
  return ring.map(([x, y], i) => {
    if (i && Math.abs(x - ring[i - 1][0]) > 180) turn += x < ring[i - 1][0] ? 360 : -360
    return [x + turn, y]
  })
}

/** Long straight edges (of the window) would bend in the projection. */
function dense(ring) {
  const out = []
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j], ring[i]]
    const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5))
    for (let k = 1; k <= pieces; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces])
  }
  return out
}
function thinned(ring) {
  const out = []
  for (const p of ring)
    if (!out.length || Math.hypot(p[0] - out[out.length - 1][0], p[1] - out[out.length - 1][1]) > 0.8) out.push(p)
  return clean(out)
}

// -- cells

/** The ground shared out among owners: Voronoi cells of their seeds, then pieces that hold no seed go to their neighbours. */
function cellsOf(owners, ground, plane, wish, bend) {
  const seeds = owners.flatMap((owner, number) => owner.seeds.map((at) => ({ at, number })))
  const regions = regionsOf(owners, seeds, plane, wish.least, bend)
  const pieces = owners.flatMap((owner, number) =>
    regions[number]
      .flatMap((ring) => intersection([[ring]], near(ground, box(ring))))
      .map((polygon) => ({
        owner: number,
        polygon,
        area: size(polygon),
        own: owner.seeds.some((p) => inside(p, polygon)),
      })),
  )
  settle(pieces, ground, seeds, wish.islet)
  return owners.map((owner, number) => ({
    ...owner,
    polygons: pieces.filter((p) => p.owner === number).map((p) => p.polygon),
  }))
}

/** Rings of every owner's Voronoi cells: lines between two owners only, roughened once for both. */
function regionsOf(owners, seeds, plane, least, bend) {
  const far = 60
  const voronoi = Delaunay.from(seeds.map((s) => s.at)).voronoi([-far, -far, plane.width + far, plane.height + far])
  const polygons = seeds.map((_, i) => clean((voronoi.cellPolygon(i) ?? []).slice(0, -1)))
  const sides = new Map() // segment -> owners on both sides
  polygons.forEach((ring, i) => {
    if (ring)
      for (const segment of segments([ring]))
        sides.set(segmentName(segment), [...(sides.get(segmentName(segment)) ?? []), seeds[i].number])
  })
  const handmade = (ring) => {
    const out = []
    for (const segment of segments([ring])) {
      const [a, b] = segment.map(([x, y]) => ({ x, y }))
      const two = sides.get(segmentName(segment))
      const line = two.length === 2 && two[0] !== two[1] ? rough([a, b], least, bend) : [a, b]
      out.push(...line.slice(0, -1).map((p) => [p.x, p.y]))
    }
    return clean(out)
  }
  return owners.map((_, number) =>
    merged(polygons.filter((ring, i) => ring && seeds[i].number === number).map((ring) => [handmade(ring)]))
      .filter((ring) => area(ring) > 0)
      .map(clean),
  )
}

/** Islands without a seed go whole to who has most of them; other pieces without their owner's seed to the longest border. */
function settle(pieces, ground, seeds, islet) {
  const parts = new Map(ground.map((island) => [island, []]))
  for (const piece of pieces) {
    const home = ground.find((island) => holds(island, piece.polygon))
    if (home) parts.get(home).push(piece)
  }
  for (const [island, list] of parts) {
    if (!list.length || seeds.some((seed) => inside(seed.at, island))) continue
    const whole = list.reduce((best, p) => (p.area > best.area ? p : best))
    const { owner } = whole
    for (const piece of list) piece.owner = -1
    if (size(island) >= islet) Object.assign(whole, { owner, polygon: island, own: true })
  }
  for (let round = 0; round < 4; round++) {
    const shared = mesh(pieces.filter((p) => p.owner >= 0))
    let changed = false
    for (const piece of pieces) {
      if (piece.own || piece.owner < 0 || !pieces.some((p) => p.owner === piece.owner && p.own)) continue
      const [to, length] = [...(shared.get(piece) ?? [])].reduce(
        (best, next) => (next[1] > best[1] ? next : best),
        [null, 0],
      )
      if (!to || length === 0) continue
      piece.owner = to.owner
      piece.own = to.own
      changed = true
    }
    if (!changed) break
  }
}
const holds = (island, polygon) => {
  const ring = polygon[0]
  const [a, b, c] = [ring[0], ring[1], ring[2]]
  const middle = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
  return inside(inside(middle, polygon) ? middle : pole(polygon), island)
}

/** Some point well inside a polygon: the best of a grid. */
function pole(polygon) {
  const [x0, y0, x1, y1] = box(polygon[0])
  let best = polygon[0][0]
  let most = -Infinity
  for (let i = 1; i < 12; i++)
    for (let j = 1; j < 12; j++) {
      const p = [x0 + ((x1 - x0) * i) / 12, y0 + ((y1 - y0) * j) / 12]
      if (!inside(p, polygon)) continue
      const away = Math.min(...polygon[0].map((q) => Math.hypot(q[0] - p[0], q[1] - p[1])))
      if (away > most) [best, most] = [p, away]
    }
  return best
}

/** For each piece, how long a line it shares with every other of another owner. */
function mesh(pieces) {
  const at = new Map()
  for (const piece of pieces)
    for (const segment of segments(piece.polygon))
      at.set(segmentName(segment), [...(at.get(segmentName(segment)) ?? []), [piece, segment]])
  const shared = new Map()
  for (const list of at.values()) {
    if (list.length !== 2 || list[0][0].owner === list[1][0].owner) continue
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ]) {
      const row = shared.get(list[one][0]) ?? new Map()
      row.set(list[other][0], (row.get(list[other][0]) ?? 0) + lengthOf(list[0][1]))
      shared.set(list[one][0], row)
    }
  }
  return shared
}

/** An island territory with a ring of shallow water around it, large enough to point at. */
function ringed(cell) {
  const discs = cell.polygons.flatMap(([ring]) => {
    const points = ring.filter((p, i) => i === 0 || i % Math.max(1, Math.floor(ring.length / 24)) === 0)
    return points.map((p) => [
      Array.from({ length: 14 }, (_, i) => [
        p[0] + cell.halo * Math.cos((i * Math.PI) / 7),
        p[1] + cell.halo * Math.sin((i * Math.PI) / 7),
      ]),
    ])
  })
  return union([...discs, ...cell.polygons])
}

// -- what is written

/** Lines between two cells (drawn once), and which cells touch for how long; the land outside the game has the id ''. */
function neighbours(cells, halos, plane, wish) {
  const at = new Map()
  cells.forEach((cell, number) => {
    const halo = halos.find((h) => h.cell === cell)
    for (const polygon of [...cell.polygons, ...(halo ? halo.polygons : [])])
      for (const segment of segments(polygon)) {
        const entry = at.get(segmentName(segment)) ?? { segment, cells: new Set() }
        entry.cells.add(number)
        at.set(segmentName(segment), entry)
      }
  })
  const pairs = new Map() // several lands outside the game count as one
  for (const { segment, cells: two } of at.values()) {
    if (two.size !== 2 || plane.onFrame(segment)) continue
    const [one, other] = [...two].map((number) => cells[number])
    if (one.id === other.id) continue
    const [a, b] = [one.id, other.id].sort()
    const alike = one.kind === other.kind
    const key = `${a}|${b}|${alike}`
    if (!pairs.has(key)) pairs.set(key, { a, b, list: [], alike })
    pairs.get(key).list.push(segment)
  }
  const borders = []
  const lengths = new Map()
  for (const { a, b, list, alike } of pairs.values()) {
    lengths.set(`${a}|${b}`, (lengths.get(`${a}|${b}`) ?? 0) + list.reduce((sum, s) => sum + lengthOf(s), 0))
    if (alike) borders.push({ a, b, d: plane.path(chains(list), false) })
  }
  const touches = [...lengths]
    .filter(([key, n]) => n >= wish.touch && !key.startsWith('|'))
    .map(([key, n]) => [...key.split('|'), Math.round(n)])
  return { borders, touches: touches.sort((p, q) => (p[0] + p[1] < q[0] + q[1] ? -1 : 1)) }
}

const xy = ([x, y]) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })
const pair = (p) => Object.values(xy(p))
const rest = (entry, kind) => {
  const data = Object.fromEntries(Object.entries(entry).filter(([key]) => !KNOWN[kind].includes(key)))
  return Object.keys(data).length ? { data } : {}
}
const marksOf = (place, plane) =>
  place.marks
    ? { marks: Object.fromEntries(Object.entries(place.marks).map(([key, at]) => [key, pair(plane.at(at))])) }
    : {}

function drawn(place, cell, halos, plane) {
  const rings = merged(cell.polygons)
  const halo = halos.find((h) => h.cell === cell)
  const [x0, y0, x1, y1] = rings.length ? box(rings.flat().map(plane.drawn)) : [0, 0, 0, 0]
  return {
    id: place.id,
    kind: place.kind,
    d: plane.path(rings, true),
    ...(halo ? { halo: plane.path(merged(halo.polygons), true) } : {}),
    ...xy(plane.at(place.label ?? place.seeds[0])),
    box: [x0, y0, x1, y1].map(Math.round),
    ...marksOf(place, plane),
    ...rest(place, 'place'),
  }
}
const point = (place, plane) => ({
  id: place.id,
  ...xy(plane.at(place.at)),
  label: pair(plane.at(place.label ?? place.at)),
  ...marksOf(place, plane),
  ...rest(place, 'place'),
})

/** Points of a line: degrees, a place ("paris"), or one of its marks ("paris:capital"). It is drawn as one curve through them. */
function lineOf(line, places, plane) {
  const points = line.points.map((p) => {
    if (typeof p !== 'string') return plane.at(p)
    const [id, mark] = p.split(':')
    const place = places.find((one) => one.id === id)
    const at = mark ? place?.marks?.[mark] : (place?.at ?? place?.label ?? place?.seeds?.[0])
    if (!at) throw new Error(`geo: a line leads to ${p}, which is no place`)
    return plane.at(at)
  })
  return { d: curve(points), ends: [pair(points[0]), pair(points.at(-1))] }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(JSON.stringify(buildMap(parse(readFileSync(process.argv[2], 'utf8')))))
