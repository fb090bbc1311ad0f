import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Card from './Card.svelte'
import Die from './Die.svelte'
import { OWNERS, shieldPath } from './heraldry'
import { AROUND, corners, distance, edge, fromOffset, middle, neighbour, outline } from './hex'
import { borderKind } from './geomap'
import { rough } from './rough'
import Target from './Target.svelte'

describe('heraldry', () => {
  it('gives eleven owners a colour and a device of their own each', () => {
    expect(new Set(OWNERS.map((o) => o.field)).size).toBe(11)
    expect(new Set(OWNERS.map((o) => o.device)).size).toBe(11)
    for (const owner of OWNERS) expect(owner.device).toMatch(/^M[-\d.]/i)
    expect(shieldPath(20)).not.toMatch(/NaN/)
  })
})

describe('hexagons', () => {
  it.each(['pointy', 'flat'] as const)(
    '%s: neighbours lie beyond the side of the same number, which both share',
    (way) => {
      const hex = { q: 2, r: -1 }
      AROUND.forEach((_, side) => {
        const other = neighbour(hex, side)
        expect(distance(hex, other)).toBe(1)
        const [a, b] = edge(hex, side, 10, way)
        const [p, q] = [middle(hex, 10, way), middle(other, 10, way)]
        expect((a.x + b.x) / 2).toBeCloseTo((p.x + q.x) / 2)
        expect((a.y + b.y) / 2).toBeCloseTo((p.y + q.y) / 2)
        const [c, d] = edge(other, (side + 3) % 6, 10, way)
        expect(Math.hypot(c.x - b.x, c.y - b.y) + Math.hypot(d.x - a.x, d.y - a.y)).toBeCloseTo(0)
      })
      expect(corners(hex, 10, way)).toHaveLength(6)
    },
  )
  it('reads shifted rows', () => {
    for (const shifted of [0, 1] as const) {
      const at = (row: number, col: number) => middle(fromOffset(row, col, 'pointy', shifted), 10)
      expect(at(2, 3).x).toBeCloseTo(at(0, 3).x)
      expect(at(1, 3).x - at(0, 3).x).toBeCloseTo(((shifted ? 1 : -1) * 10 * Math.sqrt(3)) / 2)
    }
  })
  it('outlines a group of cells', () => {
    expect(outline([{ q: 0, r: 0 }])).toHaveLength(6)
    expect(
      outline([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ]),
    ).toHaveLength(10)
  })
})

describe('rough lines', () => {
  it('keep their ends, bend, and are the same from both sides', () => {
    const [a, b] = [
      { x: 3, y: 4 },
      { x: 90, y: 40 },
    ]
    const line = rough([a, b], 8)
    expect(line[0]).toEqual(a)
    expect(line.at(-1)).toEqual(b)
    expect(line.length).toBeGreaterThan(8)
    const back = rough([b, a], 8).reverse()
    expect(back).toHaveLength(line.length)
    back.forEach((p, i) => {
      expect(p.x).toBeCloseTo(line[i].x)
      expect(p.y).toBeCloseTo(line[i].y)
    })
  })
})

describe('borders on a map', () => {
  it('are dotted inside a realm, firm between realms, thin at sea', () => {
    const realm = (id: string) => (id === 'x' ? null : { id: id === 'c' ? 'other' : 'one', tint: '' })
    const kind = (id: string) => (id ? (id === 's' ? ('sea' as const) : ('land' as const)) : undefined)
    expect(borderKind({ a: 'a', b: 'b' }, realm, kind)).toBe('inner')
    expect(borderKind({ a: 'a', b: 'c' }, realm, kind)).toBe('outer')
    expect(borderKind({ a: '', b: 'a' }, realm, kind)).toBe('outer')
    expect(borderKind({ a: '', b: 's' }, realm, kind)).toBe('sea')
  })
})

describe('a target', () => {
  const d = 'M0 0H9V9Z'
  it('is a button with the label of its option, by pointer and by key', async () => {
    const onpick = vi.fn()
    const { getByRole } = render(Target, { id: 'A11', d, state: 'legal', label: 'Reveal A11', onpick })
    const button = getByRole('button', { name: 'Reveal A11' })
    expect(button.getAttribute('tabindex')).toBe('0')
    await fireEvent.click(button)
    await fireEvent.keyDown(button, { key: 'Enter' })
    await fireEvent.keyDown(button, { key: 'x' })
    expect(onpick).toHaveBeenCalledTimes(2)
  })
  it('explains itself when refused and does nothing when idle', async () => {
    const [onpick, onexplain] = [vi.fn(), vi.fn()]
    const { getByRole, queryByRole, rerender, container } = render(Target, {
      id: 'A11',
      d,
      state: 'refused',
      label: 'no',
      onpick,
      onexplain,
    })
    const button = getByRole('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(container.querySelector('.forbid')).not.toBeNull()
    await fireEvent.click(button)
    expect([onpick.mock.calls.length, onexplain.mock.calls.length]).toEqual([0, 1])
    await rerender({ state: 'idle' })
    expect(queryByRole('button')).toBeNull()
  })
})

describe('cards and dice', () => {
  it('a card acts, explains, or lies still', async () => {
    const [onpick, onexplain] = [vi.fn(), vi.fn()]
    const props = { title: 'Count', picture: 'M0 0', text: 'Builds', corner: 'CA-1', onpick, onexplain }
    const { getByRole, rerender } = render(Card, { ...props, state: 'legal' })
    await fireEvent.click(getByRole('button'))
    await rerender({ state: 'refused' })
    await fireEvent.click(getByRole('button'))
    await rerender({ state: 'idle' })
    expect((getByRole('button') as HTMLButtonElement).disabled).toBe(true)
    expect([onpick.mock.calls.length, onexplain.mock.calls.length]).toEqual([1, 1])
  })
  it('a die shows as many pips as it says', () => {
    const { getByRole } = render(Die, { value: 5 })
    expect(getByRole('img', { name: '5' }).querySelectorAll('circle')).toHaveLength(5)
  })
})
