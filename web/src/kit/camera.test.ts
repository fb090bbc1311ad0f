import { describe, expect, it } from 'vitest'
import { ahead, fitted, held, inView, opening } from './camera'

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
  it('holds an enlarged drawing at its edges', () => {
    expect(held({ k: 1, x: 50, y: -900 }, { width: 400, height: 400 }, drawing)).toEqual({ k: 1, x: 0, y: -400 })
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
