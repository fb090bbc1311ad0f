// Lines as a hand would draw them: midpoint displacement, seeded by the end points, so that both neighbours share the line.
// Plain JavaScript: the map builder (web/tools) runs it without a compiler.

/** A number in [-1, 1) that depends on two points, and changes its sign with their order. */
function wobble(a, b) {
  const [p, q] = a.x < b.x || (a.x === b.x && a.y <= b.y) ? [a, b] : [b, a]
  let h = 2166136261
  for (const v of [p.x, p.y, q.x, q.y]) {
    h = Math.imul(h ^ Math.round(v * 16), 16777619)
    h ^= h >>> 13
  }
  h = Math.imul(h ^ (h >>> 15), 0x5bd1e995)
  const n = ((h >>> 0) / 4294967296) * 2 - 1
  return p === a ? n : -n
}

function bent(a, b, least, bend) {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length <= least) return [a, b]
  const shift = wobble(a, b) * bend
  const mid = { x: (a.x + b.x) / 2 - (b.y - a.y) * shift, y: (a.y + b.y) / 2 + (b.x - a.x) * shift }
  return [...bent(a, mid, least, bend), ...bent(mid, b, least, bend).slice(1)]
}

/** A line with every piece longer than `least` bent; `bend` is the largest shift as a share of the piece's length. */
export function rough(line, least = 8, bend = 0.16) {
  const out = [line[0]]
  for (let i = 1; i < line.length; i++) out.push(...bent(line[i - 1], line[i], least, bend).slice(1))
  return out
}
