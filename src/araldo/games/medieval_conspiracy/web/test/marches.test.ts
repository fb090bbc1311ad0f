import { describe, expect, it } from 'vitest'
import type { Action } from '$kit/types'
import { dropped, marchesOf, resting } from '../marches'
import { LAND } from '../realm'
import type { View } from '../view.gen'

const draft: Action[] = [
  ['move', 'knight', 'berg', 'mark'],
  ['relic', 'koeln', 'trier'],
  ['move', 'mercenary', 'berg', 'mark'],
  ['move', 'mercenary_1', 'berg', 'hessen'],
]

describe('a march that is being put together', () => {
  it('is one arrow for each way, with how many go', () => {
    expect(marchesOf(draft)).toEqual([
      { from: 'berg', to: 'mark', knights: 1, mercenaries: 1, at: [0, 2] },
      { from: 'berg', to: 'hessen', knights: 0, mercenaries: 1, at: [3] },
    ])
  })
  it('leaves behind who has not been sent', () => {
    const units: number[][] = []
    units[LAND.get('berg')!.number] = [0, 0, 4, 5, 12] // two knights, two mercenaries, somebody else's mercenary
    const view = { viewer: 0, units } as unknown as View
    expect(resting(view, 'berg', [])).toEqual({ knights: 2, mercenaries: 2 })
    expect(resting(view, 'berg', draft)).toEqual({ knights: 1, mercenaries: 0 })
  })
  it('is taken back as a whole, last step first', () => {
    expect(dropped(marchesOf(draft)[0]).map((step) => step.action)).toEqual([
      ['drop', 2],
      ['drop', 0],
    ])
  })
})
