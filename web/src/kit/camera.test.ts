import { describe, expect, it } from 'vitest'
import { ahead, fitted, framing, held, inView, opening } from './camera'

const drawing = { width: 1000, height: 800 }

describe('camera', () => {
  it('fits the whole drawing in the middle', () => {
    const camera = fitted({ width: 500, height: 800 }, drawing)
    expect(camera.k).toBeLessThanOrEqual(0.5)
    expect(inView(camera, { width: 500, height: 800 }, { x: 0, y: 0 })).toBe(true)
    expect(inView(camera, { width: 500, height: 800 }, { x: 1000, y: 800 })).toBe(true)
    expect(camera.x * 2 + camera.k * 1000).toBeCloseTo(500)
  })
  it('opens larger than the whole on a phone, about the point of interest, without empty margins', () => {
    const frame = { width: 360, height: 400 }
    const camera = opening(frame, drawing, 74, { x: 950, y: 40 })
    expect(camera.k).toBeGreaterThan(fitted(frame, drawing).k)
    expect(inView(camera, frame, { x: 950, y: 40 })).toBe(true)
    expect(camera.x + camera.k * 1000).toBeCloseTo(360)
    expect(camera.y).toBe(0)
    expect(opening({ width: 900, height: 900 }, drawing, 74)).toEqual(fitted({ width: 900, height: 900 }, drawing))
  })
  it('fills its frame as far as it is allowed, and only so far', () => {
    const frame = { width: 800, height: 800 }
    const filled = opening(frame, drawing, 0, undefined, 1.6)
    expect(filled.k).toBeCloseTo(1)
    expect(filled.x).toBeCloseTo(-100)
    expect(opening(frame, drawing, 0, undefined, 1.1).k).toBeCloseTo(1.1 * fitted(frame, drawing).k)
  })
  it('frames what matters, no nearer than is useful and never cut off', () => {
    const frame = { width: 500, height: 400 }
    const near = framing(frame, drawing, [{ x: 500, y: 400 }], 40, 2)
    expect(near.k).toBe(2)
    expect(near.x).toBeCloseTo(-750)
    const points = [
      { x: 100, y: 100 },
      { x: 700, y: 300 },
    ]
    const both = framing(frame, drawing, points, 40, 2)
    expect(points.every((point) => inView(both, frame, point, 39))).toBe(true)
    expect(both.k).toBeCloseTo(0.7)
  })
  it('holds an enlarged drawing at its edges', () => {
    expect(held({ k: 1, x: 50, y: -900 }, { width: 400, height: 400 }, drawing)).toEqual({ k: 1, x: 0, y: -400 })
  })
  it('lets a hand pull a corner out from under the buttons', () => {
    const frame = { width: 400, height: 400 }
    expect(held({ k: 1, x: 90, y: -900 }, frame, drawing, 60)).toEqual({ k: 1, x: 60, y: -460 })
    expect(held({ k: 0.3, x: 90, y: 0 }, frame, drawing, 60)).toEqual(held({ k: 0.3, x: 0, y: 0 }, frame, drawing))
  })
  it('steps to the nearest thing ahead, and nowhere if there is none', () => {
    const others = [
      { x: 100, y: 40 },
      { x: 300, y: 0 },
      { x: -80, y: 0 },
      { x: 0, y: 90 },
    ]
    expect(ahead({ x: 0, y: 0 }, others, 'ArrowRight')).toBe(0)
    expect(ahead({ x: 0, y: 0 }, others, 'ArrowLeft')).toBe(2)
    expect(ahead({ x: 0, y: 0 }, others, 'ArrowDown')).toBe(3)
    expect(ahead({ x: 0, y: 0 }, others, 'ArrowUp')).toBe(-1)
  })
})
