import { expect, it } from 'vitest'
import { placed } from './labels'

it('keeps the weightier of two labels that would lie on one another, and whatever stands apart', () => {
  const labels = [
    { id: 'France', x: 0, y: 0, w: 60, h: 12 },
    { id: 'Paris', x: 20, y: 6, w: 40, h: 12 },
    { id: 'Brittany', x: -60, y: 0, w: 50, h: 12 },
    { id: 'Anjou', x: 0, y: 13, w: 40, h: 12 },
  ]
  expect(placed(labels, (one) => one).map((one) => one.id)).toEqual(['France', 'Brittany', 'Anjou'])
})
