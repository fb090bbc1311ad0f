import { expect, it } from 'vitest'
import { idsOfLines, merged, taken } from '../src/lib/log'
import { pageOf } from '../src/lib/router.svelte'
import { proven, sha256 } from '../src/lib/proof'
import { shortTime } from '../src/lib/time'
import type { LogLine } from '../src/lib/types'

const line = (n: number, event: Record<string, unknown> = {}): LogLine => ({
  n,
  text: `line ${n}`,
  event: { kind: 'x', ...event },
})

it('adds new lines, and none twice', () => {
  expect(merged([line(1), line(2)], [line(3)], 2).map((l) => l.n)).toEqual([1, 2, 3])
  expect(merged([line(1), line(2)], [line(2), line(3)], 1).map((l) => l.n)).toEqual([1, 2, 3])
})
it('starts anew when the server does', () => {
  expect(merged([line(1), line(2), line(3)], [line(1)], 0).map((l) => l.n)).toEqual([1])
})
it('knows which lines were taken back', () => {
  const lines = [line(1), line(2), { n: 3, text: '', event: { kind: 'undone', lines: [2] } }]
  expect([...taken(lines)]).toEqual([2])
  expect(idsOfLines([line(1, { place: 'A1' }), line(2, { place: 'A1', tile: 'H2' })])).toEqual(['A1', 'H2'])
})
it('hashes as SHA-256 does', () => {
  const text = (s: string): Uint8Array => new TextEncoder().encode(s)
  expect(sha256(text(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256(text('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256(text('a'.repeat(119)))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb')
})
it('proves the dice: the key must fit the promise', () => {
  // araldo.kernel.chance.commitment(bytes(32))
  const commit = 'e3630b030376fbec61262d7abea1f4ea288647b898618451da2dd2795c4e8765'
  expect(proven('00'.repeat(32), commit)).toBe(true)
  expect(proven('01' + '00'.repeat(31), commit)).toBe(false)
})
it('reads a path', () => {
  expect(pageOf('/')).toEqual({ page: 'home' })
  expect(pageOf('/t/abc')).toEqual({ page: 'table', table: 'abc' })
  expect(pageOf('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' })
  expect(pageOf('/rules/castelli')).toEqual({ page: 'rules', game: 'castelli' })
  expect(pageOf('/nowhere/at/all')).toEqual({ page: 'missing' })
})
it('tells time', () => {
  expect([shortTime(67), shortTime(3723), shortTime(200_000), shortTime(-5)]).toEqual([
    '1:07',
    '1:02:03',
    '2 d 7 h',
    '0:00',
  ])
})
