/** Clocks that stand: what is left, why, and what a set-up means in words and dates. */
import { describe, expect, it } from 'vitest'
import { again, CLOCKS, DAY, example, inWords, span } from '../src/lib/clockwords'
import { prefs } from '../src/lib/prefs.svelte'
import { leftOf, standsAt } from '../src/lib/time'
import type { Clock } from '../src/lib/types'

const clock = {
  left: [1000, 50],
  running: [0],
  since: 100,
  flagged: [],
  stands: [[{ start: 200, end: 500, why: 'night' }], []],
} as unknown as Clock

describe('a clock that stands at night', () => {
  it('charges nothing then, and says why', () => {
    expect([150, 300, 500, 600].map((now) => leftOf(clock, 0, now))).toEqual([950, 900, 900, 800])
    expect(standsAt(clock, 0, 300)?.why).toBe('night')
    expect(standsAt(clock, 0, 500)).toBeUndefined()
    expect(leftOf(clock, 1, 600)).toBe(50)
  })
  it('is told in sentences, and with the date at which it runs out', () => {
    prefs.keep('lang', 'en')
    const turn = { ...CLOCKS.turn, hours: { start: 1380, end: 480, zone: 'Europe/Rome' } }
    expect(inWords(turn)[0]).toBe('Each of you has 3 d and gets 8 h back with every answer, up to 5 d.')
    expect(inWords({ ...turn, increment: 0, nights: '', holidays: 1, late: 'wait' })).toEqual([
      'Each of you has 3 d for the whole game.',
      'Each may take one day of holiday.',
      'When time is up the others wait.',
    ])
    const monday = new Date(2026, 10, 16, 18).getTime() / 1000
    const saturday = new Date(2026, 10, 21, 15).getTime() / 1000
    expect(example(turn, monday)).toEqual({ end: saturday, nights: 5 })
    expect(example({ ...turn, nights: '', weekend: true, bank: 6 * DAY }, monday).end).toBe(monday + 8 * DAY)
  })
  it('names lengths as people do', () => {
    expect([30, 90 * 60, 12 * 3600, 3 * DAY + 2 * 3600].map(span)).toEqual(['30 s', '1 h 30 min', '12 h', '3 d 2 h'])
    expect(again(CLOCKS.turn)).toBe(12 * 3600)
  })
})
