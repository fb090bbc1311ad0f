import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { armed } from '../armed.svelte'
import Board from '../Board.svelte'
import { boardOf } from '../board'
import Dock from '../Dock.svelte'
import Panels from '../Panels.svelte'
import type { FrameOf } from '$kit/frames'
import type { BoardProps } from '$kit/types'
import type { View } from '../view.gen'
import { plainest, stateOf } from '$kit/targets.svelte'
import { byCard, cardOf, spotOf, targetsOf } from '../targets'

const option = (...action: (string | number)[]) => ({ action, label: action.join(' ') })
const layout = 'A0 B0 C0 D0'
const board = boardOf(layout)
const course = { procedure: 'WholeGame', passed: 0, seller: -1 } as const
const turn: FrameOf<View, 'Turn'> = {
  procedure: 'Turn',
  seat: 0,
  space: -1,
  chosen: false,
  stopped: false,
  card: false,
  bought: false,
  guarded: [],
}

/** A quiet position: everything face down, nothing built. */
function position(more: Partial<View> = {}): View {
  const quiet: Partial<View> = {
    layout,
    colours: [0, 2],
    viewer: 0,
    over: false,
    active: 0,
    turns: 0,
    vp: [3, 73],
    stock: [1, 2, 3, 0, 0, 5],
    silver: [4, 0],
    supply: [9, 8],
    mine: 11,
    tiles: board.spaces.map(() => null),
    turned: board.spaces.map(() => -1),
    areas: board.areas.map(() => 0),
    settled: board.octagons.map(() => 0),
    castle: board.places.map(() => -1),
    under: board.places.map(() => -1),
    deck: [null, null],
    hands: [
      { known: [36, 46], hidden: 0 },
      { known: [], hidden: 3 },
    ],
    held: [
      { known: [], hidden: 0 },
      { known: [], hidden: 0 },
    ],
    villages: 2,
    towns: 2,
    frames: [course, turn],
    ...more,
  }
  return quiet as View
}
const calls = () => ({ onact: vi.fn(), onexplain: vi.fn(), onhover: vi.fn() })
const props = (more: Partial<Omit<BoardProps<View>, keyof ReturnType<typeof calls>>> = {}) => ({
  view: position(),
  options: [],
  refused: [],
  lang: 'en' as const,
  names: ['Ada', 'Bo'],
  ...calls(),
  ...more,
})

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
})
afterEach(() => {
  armed.card = ''
})

describe('options on the board', () => {
  it('belong to the place, card, seat or orientation they name', () => {
    expect(spotOf(['reveal', 'A24'], '')).toBe('A24')
    expect(spotOf(['build', 'A14.rock.1', 'buy', 'wood'], '')).toBe('A14.rock.1')
    expect(spotOf(['overbuild', 'A14.rock.1'], '')).toBe('A14.rock.1')
    expect(spotOf(['play', 'peasant', 'A12'], '')).toBe('A12')
    expect(spotOf(['play', 'traitor', 0], '')).toBe('seat:0')
    expect(spotOf(['play', 'king_3'], '')).toBe('')
    expect(spotOf(['steward', 3], 'A24')).toBe('turn:3')
    expect(spotOf(['place', 'revealed'], 'A24')).toBe('A24')
    expect(spotOf(['place', 'held'], 'A24')).toBe('held')
    expect(spotOf(['stop'], 'A24')).toBe('')
    expect([
      cardOf(['sell', 'king_3']),
      cardOf(['build', 'x', 'count', 'buy', 'wood']),
      cardOf(['build', 'x', 'buy', 'wood']),
      cardOf(['guard']),
    ]).toEqual(['king_3', 'count', '', 'guard'])
  })
  it('make a target legal before refused, and explain by the plainest action', () => {
    const spots = targetsOf(
      [option('build', 'A12.rock.1')],
      [
        [['build', 'A12.rock.1', 'master_builder', 'wood'], 'CA-CHR-08'],
        [['build', 'A14.rock.1', 'count'], 'CA-CRD-01'],
        [['build', 'A14.rock.1'], 'CA-BLD-04'],
      ],
      '',
    )
    expect(stateOf(spots.get('A12.rock.1'))).toBe('legal')
    expect(stateOf(spots.get('A14.rock.1'))).toBe('refused')
    expect(plainest(spots.get('A14.rock.1')!)[1]).toBe('CA-BLD-04')
    expect(stateOf(spots.get('A99'))).toBe('idle')
  })
  it('keep to the card that is taken up', () => {
    const options = [
      option('reveal', 'A11'),
      option('play', 'peasant', 'A12'),
      option('play', 'peasant', 'A21'),
      option('sell', 'peasant'),
    ]
    expect(byCard(targetsOf(options, [], '').get('A12')!)).toBe(true)
    const spots = targetsOf(options, [], '', 'peasant')
    expect(spots.has('A11')).toBe(false)
    expect([...spots.keys()].sort()).toEqual(['A12', 'A21', 'card:peasant'])
  })
})

describe('the drawn board', () => {
  it('shows every space and rock site, and makes buttons of what may be chosen', async () => {
    const p = props({
      options: [option('reveal', 'A24'), option('reveal', 'B11')],
      refused: [[['reveal', 'A11'], 'CA-REV-01']],
    })
    const { container, getByRole, getAllByRole } = render(Board, p)
    for (const space of board.spaces)
      expect(container.querySelector(`[data-id="${space.id}"]`), space.id).not.toBeNull()
    for (const place of board.places.filter((x) => board.areas[x.area].kind === 'rock'))
      expect(container.querySelector(`[data-id="${place.id}"]`), place.id).not.toBeNull()
    await fireEvent.click(getByRole('button', { name: 'reveal A24' }))
    expect(p.onact).toHaveBeenCalledWith(['reveal', 'A24'])
    await fireEvent.click(getByRole('button', { name: /CA-REV-01/ }))
    expect(p.onexplain).toHaveBeenCalledWith(['reveal', 'A11'])
    const reached = getAllByRole('button').filter(
      (b) => b.closest('[data-target]') && b.getAttribute('tabindex') === '0',
    )
    expect(reached).toHaveLength(1)
  })
  it('asks which of several ways, and never plays a card by a stray click', async () => {
    const p = props({
      options: [
        option('build', 'A12.rock.1'),
        option('build', 'A12.rock.1', 'buy', 'wood'),
        option('play', 'peasant', 'A21'),
      ],
    })
    const { container, getByRole, queryByRole } = render(Board, p)
    await fireEvent.click(container.querySelector('[data-id="A12.rock.1"]')!)
    expect(p.onact).not.toHaveBeenCalled()
    await fireEvent.click(getByRole('button', { name: 'build A12.rock.1 buy wood' }))
    expect(p.onact).toHaveBeenCalledWith(['build', 'A12.rock.1', 'buy', 'wood'])
    await fireEvent.click(container.querySelector('[data-id="A21"]')!)
    expect(p.onact).toHaveBeenCalledTimes(1)
    await fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' })
    expect(queryByRole('dialog')).toBeNull()
  })
  it('offers the orientations as pictures of the tile', async () => {
    const tiles = board.spaces.map((s) => (s.id === 'A24' ? 0 : null))
    const view = position({
      tiles,
      frames: [{ ...turn, space: board.spaces.findIndex((s) => s.id === 'A24') }],
    })
    const p = props({ view, options: [0, 1, 2, 3].map((k) => option('turn', k)) })
    const { container, getByRole } = render(Dock, p)
    expect(container.querySelectorAll('[data-chooser] button')).toHaveLength(4)
    await fireEvent.click(getByRole('button', { name: 'turn 2' }))
    expect(p.onact).toHaveBeenCalledWith(['turn', 2])
  })
  it('draws castles with their owners, and plinths of what was overbuilt', () => {
    const castle = board.places.map((_, i) => (i === 0 ? 1 : -1))
    const under = board.places.map((_, i) => (i === 0 ? 0 : -1))
    const { container } = render(Board, props({ view: position({ castle, under }) }))
    expect(container.querySelector(`[data-id="${board.places[0].id}"] title`)?.textContent).toBe(
      'Castle of Bo, over one of Ada',
    )
  })
})

describe('the panels', () => {
  it('tell what everybody has, and play and sell the own cards', async () => {
    const p = props({
      options: [option('play', 'king_3'), { ...option('sell', 'king_3'), free: true }, option('play', 'traitor', 1)],
    })
    const { getByText, container } = render(Panels, p)
    const { getByRole } = render(Dock, p)
    expect(getByText('73')).toBeTruthy()
    expect([...container.querySelectorAll('.name')].map((n) => n.textContent!.trim().slice(0, 3))).toEqual([
      'Ada',
      'Bo',
    ])
    await fireEvent.click(getByRole('button', { name: 'play king_3' }))
    await fireEvent.click(getByRole('button', { name: 'sell king_3' }))
    expect(p.onact.mock.calls).toEqual([[['play', 'king_3']], [['sell', 'king_3']]])
  })
  it('take up a card that needs a place and put it back', async () => {
    const view = position({
      hands: [
        { known: [59], hidden: 0 },
        { known: [], hidden: 3 },
      ],
    })
    const p = props({ view, options: [option('play', 'peasant', 'A12'), option('play', 'peasant', 'A21')] })
    const { getByRole } = render(Dock, p)
    const card = getByRole('button', { name: /^Peasant/ })
    await fireEvent.click(card)
    expect(armed.card).toBe('peasant')
    await fireEvent.click(card)
    expect(armed.card).toBe('')
    expect(p.onact).not.toHaveBeenCalled()
  })
})
