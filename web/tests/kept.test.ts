import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import Log from '../src/components/Log.svelte'
import { kept } from '../src/lib/kept'
import { prefs } from '../src/lib/prefs.svelte'
import { Table } from '../src/lib/table.svelte'
import type { LogLine } from '../src/lib/types'
import { FakeSocket, make, state } from './wire'

describe('what has come anew', () => {
  it('is the old one where nothing differs', () => {
    const old = { a: [1, [2, 3]], b: { c: 'x' } }
    expect(kept(old, { a: [1, [2, 3]], b: { c: 'x' } })).toBe(old)
  })
  it('keeps the parts that are the same', () => {
    const old = { a: [1, [2, 3]], b: { c: 'x' }, d: null as unknown }
    const now = kept(old, { a: [1, [2, 4]], b: { c: 'x' }, d: {} })
    expect(now).toEqual({ a: [1, [2, 4]], b: { c: 'x' }, d: {} })
    expect(now.b).toBe(old.b)
    expect(now.a).not.toBe(old.a)
  })
  it('differs by what is added, taken away, or of another shape', () => {
    for (const [was, is] of [
      [[1], [1, 2]],
      [[1, 2], [1]],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[], {}],
      [{}, []],
      [{ a: 1 }, { b: 1 }],
      [null, {}],
      [{}, null],
    ] as [unknown, unknown][]) {
      expect(kept(was, structuredClone(is))).toEqual(is)
    }
  })
})

describe('a table', () => {
  beforeEach(() => {
    FakeSocket.made = []
    prefs.lang = 'en'
  })
  it('tells the board nothing anew when only somebody else has moved', () => {
    const table = new Table('abc', 'token', make)
    table.hear(state())
    const { view, options, info } = table
    table.hear(state({ seq: 99 }))
    expect([table.seq, table.view === view, table.options === options, table.info === info]).toEqual([
      99,
      true,
      true,
      true,
    ])
  })
})

it('shows the end of a long log, and more of it on demand', async () => {
  const lines: LogLine[] = Array.from({ length: 3000 }, (_, i) => ({
    n: i + 1,
    text: `line ${i + 1}`,
    event: { kind: 'x' },
  }))
  const { container } = render(Log, { lines, onpoint: () => {} })
  const shown = (): (string | undefined)[] => [...container.querySelectorAll('li')].map((li) => li.dataset.n)
  expect([shown().length, shown()[0], shown().at(-1)]).toEqual([80, '2921', '3000'])
  screen.getByRole('button', { name: /^Earlier lines/ }).click()
  await tick()
  expect([shown().length, shown()[0]]).toEqual([160, '2841'])
})
