/** Scores over time as lines in a box: where they run, what the axis says. */
export interface Point {
  /** Moves made. */
  at: number
  scores: number[]
}
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Round numbers from below the lowest to above the highest score. */
export function ticks(points: Point[], most = 5): number[] {
  const all = points.flatMap((point) => point.scores)
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const rough = (high - low) / (most - 1)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough)!,
  )
  const first = Math.floor(low / step) * step
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step)
}

/** The places of one party's scores. */
export function places(points: Point[], party: number, marks: number[], box: Box): [x: number, y: number][] {
  const last = points.at(-1)?.at || 1
  const low = marks[0]
  const span = marks[marks.length - 1] - low || 1
  return points.map((point) => [
    Math.round((box.left + (box.width * point.at) / last) * 10) / 10,
    Math.round((box.top + box.height * (1 - (point.scores[party] - low) / span)) * 10) / 10,
  ])
}

/** A few moments, the first and the last among them: for whoever reads the numbers. */
export function some(points: Point[], most = 8): Point[] {
  if (points.length <= most) return points
  return Array.from({ length: most }, (_, i) => points[Math.round((i * (points.length - 1)) / (most - 1))])
}
