import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Chart from '../src/components/Chart.svelte'
import { places, some, ticks, type Point } from '../src/lib/chart'

const points: Point[] = [
  { at: 0, scores: [0, 0] },
  { at: 5, scores: [4, -3] },
  { at: 20, scores: [17, 2] },
]

describe('scores over time', () => {
  it('has round numbers around all scores, zero among them', () => {
    expect(ticks(points)).toEqual([-5, 0, 5, 10, 15, 20])
    expect(ticks([{ at: 0, scores: [0] }])).toEqual([0, 1])
    expect(ticks([{ at: 0, scores: [1200] }])).toEqual([0, 500, 1000, 1500])
  })
  it('puts a score where its move and its value say', () => {
    expect(places(points, 1, [-5, 0, 5, 10, 15, 20], { left: 10, top: 0, width: 100, height: 50 })).toEqual([
      [10, 40],
      [35, 46],
      [110, 36],
    ])
  })
  it('picks a few moments, both ends among them', () => {
    const many = Array.from({ length: 49 }, (_, at) => ({ at, scores: [at] }))
    expect(some(many).map((one) => one.at)).toEqual([0, 7, 14, 21, 27, 34, 41, 48])
    expect(some(points)).toBe(points)
  })
  it('tells the lines apart by more than colour, and the numbers in a table', () => {
    const parties = [
      { seat: 0, emblem: 'red', name: 'Ada' },
      { seat: 1, emblem: 'blue', name: 'Bo' },
    ]
    const { container } = render(Chart, { points, parties })
    const looks = [...container.querySelectorAll('figure > svg .line')].map((one) =>
      one.getAttribute('stroke-dasharray'),
    )
    expect(new Set(looks).size).toBe(2)
    expect([...container.querySelectorAll('li')].map((one) => one.textContent?.trim())).toEqual(['Ada', 'Bo'])
    expect(
      [...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['0', '0', '0'],
      ['5', '4', '-3'],
      ['20', '17', '2'],
    ])
  })
})
