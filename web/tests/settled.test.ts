import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { like } from '../src/kit/settled.svelte'
import { counted } from './settled.svelte'

describe('what many things are drawn by', () => {
  it('stays the same object while it says the same', () => {
    const old = new Set(['a', 'b'])
    expect(like(old, new Set(['b', 'a']))).toBe(old)
    expect(like(old, new Set(['a', 'c']))).toEqual(new Set(['a', 'c']))
    const list = [1, 2]
    expect(like(list, [1, 2])).toBe(list)
    expect(like(list, [2, 1])).toEqual([2, 1])
  })
  it('keeps what a map says of one place while another changes', () => {
    const way = { label: 'go' }
    const spots = new Map([
      ['berg', { legal: [way], refused: [] }],
      ['mark', { legal: [way], refused: [] }],
    ])
    const next = like(
      spots,
      new Map([
        ['berg', { legal: [way], refused: [] }],
        ['mark', { legal: [], refused: [] }],
      ]),
    )
    expect(next).not.toBe(spots)
    expect(next.get('berg')).toBe(spots.get('berg'))
    expect(next.get('mark')).toEqual({ legal: [], refused: [] })
  })
  it('is worked out anew when what it hangs on changes, and told on only where it is another', () => {
    const seen = counted()
    seen.set(2)
    flushSync()
    seen.set(4)
    flushSync()
    seen.set(5)
    flushSync()
    expect(seen.told).toEqual([1, 0, 1])
    seen.end()
  })
})
