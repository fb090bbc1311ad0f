/** Arithmetic of zoom and pan, apart from the browser. A camera is (k, x, y): a point p of the drawing is seen at k p + (x, y). */
export interface Camera {
  k: number
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

/** The whole drawing in the middle of the frame. */
export function fitted(frame: Size, drawing: Size): Camera {
  const k = 0.985 * Math.min(frame.width / drawing.width, frame.height / drawing.height) || 1
  return { k, x: (frame.width - k * drawing.width) / 2, y: (frame.height - k * drawing.height) / 2 }
}

/**
 * Where to begin: everything, or as much larger as `fill` allows so that no margin stays empty; in a narrow frame large enough
 * for a finger (`finger` is the smallest thing to hit).
 */
export function opening(frame: Size, drawing: Size, finger: number, about?: Point, fill = 1): Camera {
  const whole = fitted(frame, drawing)
  const small = frame.width < NARROW && finger > 0
  if (!small && fill <= 1) return whole
  const cover = Math.max(frame.width / drawing.width, frame.height / drawing.height)
  const k = small
    ? Math.max(whole.k, Math.min(FINGER / finger, 2.6 * whole.k))
    : Math.max(whole.k, Math.min(cover, fill * whole.k))
  const middle = about ?? { x: drawing.width / 2, y: drawing.height / 2 }
  return held({ k, x: frame.width / 2 - k * middle.x, y: frame.height / 2 - k * middle.y }, frame, drawing)
}

/**
 * No empty margin while the drawing is larger than the frame; in the middle where it is smaller. `slack`: so much of a
 * margin a hand may pull in, to bring a corner out from under the buttons.
 */
export function held(camera: Camera, frame: Size, drawing: Size, slack = 0): Camera {
  const along = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(slack, Math.max(room - length - slack, offset))
  return {
    k: camera.k,
    x: along(camera.x, frame.width, camera.k * drawing.width),
    y: along(camera.y, frame.height, camera.k * drawing.height),
  }
}

/** These points in the middle, none of them cut off; no nearer than `most`, and never farther than the whole. */
export function framing(frame: Size, drawing: Size, points: Point[], margin: number, most: number): Camera {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (length: number) => Math.max(1, length - 2 * margin)
  const fits = Math.min(room(frame.width) / Math.max(1, right - left), room(frame.height) / Math.max(1, bottom - top))
  const k = Math.max(fitted(frame, drawing).k, Math.min(most, fits))
  return held(
    { k, x: frame.width / 2 - (k * (left + right)) / 2, y: frame.height / 2 - (k * (top + bottom)) / 2 },
    frame,
    drawing,
  )
}

/** Is a point at least `margin` pixels inside the frame? */
export function inView(camera: Camera, frame: Size, point: Point, margin = 0): boolean {
  const x = camera.k * point.x + camera.x
  const y = camera.k * point.y + camera.y
  return x >= margin && y >= margin && x <= frame.width - margin && y <= frame.height - margin
}

/** The next element in a direction: near, and rather straight ahead. -1 if there is none. */
export function ahead(from: Point, others: Point[], key: string): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  let best = -1
  let least = Infinity
  others.forEach((other, index) => {
    const forward = (other.x - from.x) * dx + (other.y - from.y) * dy
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx)
    if (forward < 1 || aside > 2.5 * forward) return
    const cost = forward + 2 * aside
    if (cost < least) [best, least] = [index, cost]
  })
  return best
}

export const SLACK = 60 // pixels: a button and the margins around it
export const NARROW = 560 // pixels: below this a frame is on a phone
const FINGER = 38
