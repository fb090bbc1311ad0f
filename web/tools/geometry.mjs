/**
 * Plane geometry for the map builder: clipping, meshes of shared segments, rings and chains. Points are [x, y]; a ring is a closed
 * list of points without the first repeated; a polygon is [outer ring, ...holes].
 */
import clipping from 'polygon-clipping'

const GRID = 100 // points that agree to 1/100 are the same
export const snap = ([x, y]) => [Math.round(x * GRID) / GRID, Math.round(y * GRID) / GRID]
const name = (p) => `${Math.round(p[0] * GRID)},${Math.round(p[1] * GRID)}`

/** Snapped, without repeated points; null if nothing is left of it. */
export function clean(ring) {
  const out = []
  for (const p of ring.map(snap)) if (!out.length || name(out[out.length - 1]) !== name(p)) out.push(p)
  while (out.length > 1 && name(out[0]) === name(out[out.length - 1])) out.pop()
  return out.length > 2 ? out : null
}
const cleaned = (polygons) =>
  polygons
    .map((polygon) => polygon.map(clean))
    .filter((polygon) => polygon[0])
    .map((polygon) => polygon.filter(Boolean))

const run = (operation, polygons, others) =>
  polygons.length ? cleaned(clipping[operation](polygons, ...(others.length ? [others] : []))) : []
export const intersection = (a, b) => (a.length && b.length ? run('intersection', a, b) : [])
export const difference = (a, b) => run('difference', a, b)
export const union = (a) => run('union', a, [])

export function area(ring) {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  return sum / 2
}
export const size = (polygon) => polygon.reduce((sum, ring, i) => sum + (i ? -1 : 1) * Math.abs(area(ring)), 0)

export function inside([x, y], polygon) {
  let odd = false
  for (const ring of polygon)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i], ring[j]]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    }
  return odd
}

export function box(points) {
  const found = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < found[0]) found[0] = x
    if (y < found[1]) found[1] = y
    if (x > found[2]) found[2] = x
    if (y > found[3]) found[3] = y
  }
  return found
}
export const overlap = (a, b) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]

/** A ring cut to an upright rectangle, quickly (Sutherland–Hodgman): exact inside, seams only along the rectangle. */
export function cutRing(ring, [x0, y0, x1, y1]) {
  const sides = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ]
  let points = ring
  for (const [axis, at, sign] of sides) {
    const kept = []
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [a, b] = [points[j], points[i]]
      const [ina, inb] = [(a[axis] - at) * sign >= 0, (b[axis] - at) * sign >= 0]
      if (ina !== inb) {
        const t = (at - a[axis]) / (b[axis] - a[axis])
        kept.push(axis ? [a[0] + t * (b[0] - a[0]), at] : [at, a[1] + t * (b[1] - a[1])])
      }
      if (inb) kept.push(b)
    }
    points = kept
    if (points.length < 3) return null
  }
  return points
}

/** Polygons near a rectangle, cut down to it so that exact operations on them are quick. */
export function near(polygons, rectangle, margin = 3) {
  const wide = [rectangle[0] - margin, rectangle[1] - margin, rectangle[2] + margin, rectangle[3] + margin]
  const out = []
  for (const polygon of polygons) {
    const bounds = (polygon.bounds ??= box(polygon[0]))
    if (!overlap(bounds, wide)) continue
    if (bounds[0] >= wide[0] && bounds[1] >= wide[1] && bounds[2] <= wide[2] && bounds[3] <= wide[3]) out.push(polygon)
    else {
      const cut = polygon.map((ring) => cutRing(ring, wide))
      if (cut[0]) out.push(cut.filter(Boolean))
    }
  }
  return out
}

// -- meshes: polygons that share their lines

/** Directed segments of polygons: outer rings one way round, holes the other. */
export function* segments(polygon) {
  for (const [index, ring] of polygon.entries()) {
    const round = area(ring) > 0 === (index === 0) ? ring : [...ring].reverse()
    for (let i = 0, j = round.length - 1; i < round.length; j = i++) yield [round[j], round[i]]
  }
}
export const segmentName = ([a, b]) => {
  const [p, q] = [name(a), name(b)]
  return p < q ? `${p} ${q}` : `${q} ${p}`
}
export const lengthOf = ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Polygons of one owner as one: segments that two of them share vanish, the others are joined to rings again. */
export function merged(polygons) {
  const left = new Map()
  for (const polygon of polygons)
    for (const segment of segments(polygon)) {
      const back = `${name(segment[1])} ${name(segment[0])}`
      if (left.has(back)) left.delete(back)
      else left.set(`${name(segment[0])} ${name(segment[1])}`, segment)
    }
  const from = new Map()
  for (const segment of left.values()) {
    const at = name(segment[0])
    if (from.has(at)) from.get(at).push(segment)
    else from.set(at, [segment])
  }
  const rings = []
  for (const starts of from.values())
    while (starts.length) {
      const first = starts.pop()
      const ring = [first[0]]
      let here = first
      while (name(here[1]) !== name(first[0])) {
        ring.push(here[1])
        const next = from.get(name(here[1]))
        if (!next?.length) break
        here = next.length > 1 ? next.splice(sharpest(here, next), 1)[0] : next.pop()
      }
      if (ring.length > 2) rings.push(ring)
    }
  return rings
}

/** Where several lines leave a point, the one that turns most to the outer side keeps rings apart. */
function sharpest([a, b], next) {
  let best = 0
  let least = Infinity
  const came = Math.atan2(a[1] - b[1], a[0] - b[0])
  next.forEach(([, c], i) => {
    const turn = (Math.atan2(c[1] - b[1], c[0] - b[0]) - came + 4 * Math.PI) % (2 * Math.PI)
    if (turn < least) [best, least] = [i, turn]
  })
  return best
}

/** Loose segments joined to lines as long as possible; they end where three meet. */
export function chains(list) {
  const at = new Map()
  for (const segment of list)
    for (const end of segment) {
      if (!at.has(name(end))) at.set(name(end), [])
      at.get(name(end)).push(segment)
    }
  const used = new Set()
  const walk = (segment, from) => {
    const line = [from]
    let [here, point] = [segment, from]
    while (here && !used.has(here)) {
      used.add(here)
      point = name(here[0]) === name(point) ? here[1] : here[0]
      line.push(point)
      const around = at.get(name(point))
      here = around.length === 2 ? around.find((s) => !used.has(s)) : undefined
    }
    return line
  }
  const lines = []
  for (const around of at.values())
    if (around.length !== 2)
      for (const segment of around) if (!used.has(segment)) lines.push(walk(segment, endAt(segment, around, at)))
  for (const segment of list) if (!used.has(segment)) lines.push(walk(segment, segment[0]))
  return lines
}
const endAt = (segment, around, at) => (at.get(name(segment[0])) === around ? segment[0] : segment[1])

// -- writing

const short = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.')

/** SVG path of rings or lines, relative and to one decimal: about half as long as absolute. */
export function path(lines, closed) {
  let out = ''
  for (const line of lines) {
    let [x, y] = [Math.round(line[0][0] * 10), Math.round(line[0][1] * 10)]
    let text = `M${short(x / 10)} ${short(y / 10)}l`
    let first = true
    let steps = 0
    for (const point of line.slice(1)) {
      const [px, py] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
      if (px === x && py === y) continue
      const [dx, dy] = [short((px - x) / 10), short((py - y) / 10)]
      text += `${first || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
      ;[x, y, first] = [px, py, false]
      steps++
    }
    if (steps > (closed ? 1 : 0)) out += text + (closed ? 'z' : '')
  }
  return out
}

/** SVG path of a smooth line through points (Catmull-Rom), relative and to one decimal. */
export function curve(points) {
  const round = (v) => Math.round(v * 10)
  let [x, y] = points[0].map(round)
  let out = `M${short(x / 10)} ${short(y / 10)}c`
  points.slice(1).forEach((to, i) => {
    const from = points[i]
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    // Handles no longer than the piece itself, or close points would make loops.
    const most = lengthOf([from, to]) / 3
    const handle = (a, b, sign, at) => {
      const [dx, dy] = [(b[0] - a[0]) / 6, (b[1] - a[1]) / 6]
      const k = Math.min(1, most / (Math.hypot(dx, dy) || 1)) * sign
      return [at[0] + dx * k, at[1] + dy * k]
    }
    for (const p of [handle(before, to, 1, from), handle(from, after, -1, to), to]) {
      const steps = [round(p[0]) - x, round(p[1]) - y].map((v) => short(v / 10))
      for (const step of steps) out += out.endsWith('c') || step.startsWith('-') ? step : ` ${step}`
    }
    ;[x, y] = to.map(round)
  })
  return out
}
