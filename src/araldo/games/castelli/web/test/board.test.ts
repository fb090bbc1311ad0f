import { describe, expect, it } from 'vitest'
import rules from '../../rules.toml?rules'
import { boardOf, COLOURS, SCORES, shieldOf, TILE, TILES, type Board } from '../board'
import { CARD_FACE, CARD_LOOK, OWNER, PICTURE } from '../looks'
import { say } from '../words'
import expected from './boards.json'

const layouts = Object.keys(expected.boards) as (keyof typeof expected.boards)[]
const nameOf = (board: Board, face: Board['spaces'][number]['faces'][number]) =>
  'area' in face ? board.areas[face.area].id : board.slots[face.slot].id

describe.each(layouts)('the board %s', (layout) => {
  const board = boardOf(layout)
  const rule = expected.boards[layout]

  it('has the ids of the rules in the order of the view', () => {
    expect(board.spaces.map((s) => s.id)).toEqual(rule.spaces)
    expect(board.octagons.map((o) => o.id)).toEqual(rule.octagons)
    expect(board.areas.map((a) => a.id)).toEqual(rule.areas)
    expect(board.places.map((p) => p.id)).toEqual(rule.places)
    expect(board.areas.map((a) => a.kind)).toEqual(rule.kinds)
    expect(board.areas.map((a) => a.yields)).toEqual(rule.yields)
  })
  it('lets every side of a tile touch what the rules say', () => {
    const faces = Object.fromEntries(
      board.spaces.map((space) => [space.id, space.faces.map((face) => nameOf(board, face))]),
    )
    expect(faces).toEqual(rule.faces)
    expect(Object.fromEntries(board.slots.filter((s) => s.kind !== 'neutral').map((s) => [s.id, s.kind]))).toEqual(
      rule.slots,
    )
    const neutral = new Set(Object.values(rule.neutral).flat())
    expect(new Set(board.slots.filter((s) => s.kind === 'neutral').map((s) => s.id))).toEqual(neutral)
    for (const octagon of board.octagons)
      expect(octagon.lines).toEqual(rule.lines[octagon.id as keyof typeof rule.lines])
  })
  it('gives every space, area, castle place and frame slot a place of its own inside the board', () => {
    for (const thing of [...board.spaces, ...board.areas, ...board.places, ...board.slots]) {
      expect(thing.x, thing.id).toBeGreaterThan(board.inner.x)
      expect(thing.x, thing.id).toBeLessThan(board.inner.x + board.inner.w)
      expect(thing.y, thing.id).toBeGreaterThan(board.inner.y)
      expect(thing.y, thing.id).toBeLessThan(board.inner.y + board.inner.h)
      expect(board.at.get(thing.id)).toEqual({ x: thing.x, y: thing.y })
    }
    for (const area of board.areas) {
      expect(area.d, area.id).toMatch(/^M[\d. L-]+Z$/)
      expect(area.symbols).toHaveLength(area.kind === 'mine' ? 4 : area.yields)
    }
  })
  it('draws what touches side by side: an area’s symbol lies just beyond the tile that points at it', () => {
    for (const space of board.spaces)
      space.faces.forEach((face, side) => {
        const at =
          'area' in face
            ? board.areas[face.area].symbols[board.areas[face.area].sides.indexOf(((side + 2) % 4) as 0)]
            : board.slots[face.slot]
        expect(Math.hypot(at.x - space.x, at.y - space.y), `${space.id} ${side}`).toBeLessThan(TILE + 30)
      })
  })
  it('keeps castle places apart from one another, inside their octagon', () => {
    for (const place of board.places) {
      const octagon = board.octagons[place.octagon]
      expect(Math.hypot(place.x - octagon.x, place.y - octagon.y)).toBeLessThan(50)
      for (const other of board.places)
        if (other.id < place.id && other.area === place.area)
          expect(Math.hypot(place.x - other.x, place.y - other.y), place.id).toBeGreaterThan(26)
    }
  })
  it('has a score track of 70 cells that goes round without a gap', () => {
    expect(board.score).toHaveLength(SCORES)
    expect(SCORES).toBe(70)
    board.score.forEach((cell, i) => {
      const next = board.score[(i + 1) % SCORES]
      const dx = Math.max(next.x - (cell.x + cell.w), cell.x - (next.x + next.w))
      const dy = Math.max(next.y - (cell.y + cell.h), cell.y - (next.y + next.h))
      expect(Math.max(dx, dy), `${i}`).toBeCloseTo(0)
    })
  })
})

describe('pieces', () => {
  it('show the shields that the rules count', () => {
    for (const tile of TILES)
      for (const turns of [0, 1, 2, 3]) {
        const shown = [0, 1, 2, 3]
          .map((side) => shieldOf(tile, turns, side))
          .map(({ colour, value }) => [COLOURS.indexOf(colour), value])
        expect(shown, `${tile.id} ${turns}`).toEqual(
          expected.shields[`${tile.id}.${turns}` as keyof typeof expected.shields],
        )
      }
    expect(CARD_FACE).toEqual(expected.cards)
  })
  it('have pictures, devices, words in both languages, and rules that exist', () => {
    for (const colour of COLOURS) expect(OWNER[colour].device).not.toBe('')
    for (const kind of new Set(CARD_FACE)) {
      expect(CARD_LOOK[kind].picture, kind).toMatch(/^M/i)
      expect(rules[CARD_LOOK[kind].rule], kind).toBeDefined()
      for (const lang of ['en', 'it'] as const)
        for (const id of [`name-${kind}`, `card-${kind}`]) expect(say(lang, id), id).not.toBe(id)
    }
    for (const kind of ['wood', 'grain', 'rock', 'market', 'mine', 'silver', 'card', 'village', 'town', 'castle'])
      expect(PICTURE[kind], kind).toMatch(/^M/i)
  })
})

describe('the words of the drawing', () => {
  const files = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true })
  it('are the same messages with the same variables in both languages', () => {
    const told = Object.values(files).map((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]).sort())
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual(told[1])
    const variables = Object.values(files).map((text) => [...text.matchAll(/\$(\w+)/g)].map((m) => m[1]).sort())
    expect(variables[0]).toEqual(variables[1])
  })
})
