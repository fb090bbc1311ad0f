import { fireEvent, render, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { armed } from '../armed.svelte'
import Board from '../Board.svelte'
import Dock from '../Dock.svelte'
import { CARD_PICTURE } from '../looks'
import Panels from '../Panels.svelte'
import { ACTIONS, EVENTS, LAND, LANDS } from '../realm'
import { placeOf, say } from '../words'

vi.setConfig({ testTimeout: 30_000 }) // a whole map, element by element

const option = (...action: (string | number)[]) => ({ action, label: action.join(' ') })
const none = () => LANDS.map(() => 0)
const number = (id: string) => LAND.get(id)!.number

/** A quiet position of two families. */
function position(more: Record<string, unknown> = {}): Record<string, any> {
  const owner = LANDS.map(() => -1)
  owner[number('berg')] = 0
  owner[number('trient')] = 1
  return {
    seats: 2,
    viewer: 0,
    over: false,
    active: 0,
    turn: 3,
    phase: 'movement',
    lands: LANDS.map((land) => land.number),
    owner,
    units: LANDS.map(() => []),
    castle: none(),
    monastery: none(),
    city: none(),
    relic: none(),
    preacher: -1,
    preacher_owner: -1,
    preacher_captor: -1,
    vacant: -1,
    heirs: [
      [2, 2],
      [3, 1],
    ],
    knights: [7, 8],
    mercenaries: [12, 14],
    prisons: [[], [0]],
    cash: [130, null],
    tied: [0, 0],
    counted: [],
    income: [90, 120],
    tracks: [
      [0, 2],
      [4, 8],
      [30, 90],
    ],
    masters: [1, 1, -1],
    votes: [0, -1, -1],
    banned: 2,
    display: [],
    event_deck: [null, null],
    stack: [],
    hands: [
      { known: [38, 47], hidden: 0 },
      { known: [], hidden: 3 },
    ],
    frames: [{ procedure: 'WholeGame' }],
    asked: null,
    options: { foreign_routes: true, mercenary_hits: 2, knight_vs_mercenary: 1 },
    ...more,
  }
}
const calls = () => ({ onact: vi.fn(), onexplain: vi.fn(), onhover: vi.fn() })
const props = (more: Record<string, unknown> = {}) =>
  ({
    view: position(),
    options: [],
    refused: [],
    lang: 'en' as const,
    names: ['Ada', 'Bo'],
    ...calls(),
    ...more,
  }) as any
const place = (container: Element, id: string) => container.querySelector(`.map [data-id="${id}"]`)!

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

describe('the drawn Empire', () => {
  it('has every territory, and makes buttons of what may be chosen', async () => {
    const p = props({
      options: [option('choose', 'trier'), option('choose', 'metz')],
      refused: [[['choose', 'trient'], 'MC-SET-05']],
    })
    const { container } = render(Board, p)
    for (const land of LANDS) expect(place(container, land.id), land.id).not.toBeNull()
    await fireEvent.click(place(container, 'metz'))
    expect(p.onact).toHaveBeenCalledWith(['choose', 'metz'])
    await fireEvent.click(place(container, 'trient'))
    expect(p.onexplain).toHaveBeenCalledWith(['choose', 'trient'])
    expect(place(container, 'berg').getAttribute('role')).toBeNull()
  })
  it('lets a move be made in two clicks, and asks which unit where there are several', async () => {
    const p = props({
      options: [
        option('move', 'knight', 'berg', 'trient'),
        option('move', 'mercenary', 'berg', 'trient'),
        option('done'),
      ],
    })
    const { container, getByRole } = render(Board, p)
    await fireEvent.click(place(container, 'berg'))
    await fireEvent.click(getByRole('button', { name: /^Mercenary from Berg/ }))
    expect(p.onact).not.toHaveBeenCalled()
    await fireEvent.click(place(container, 'trient'))
    expect(p.onact).toHaveBeenCalledWith(['move', 'mercenary', 'berg', 'trient'])
  })
  it('places troops one after the other, whatever others do meanwhile', async () => {
    const p = props({
      options: [
        option('deploy', 'berg', 'berg', 'trient'),
        option('deploy', 'berg', 'berg', 'berg'),
        option('deploy', 'trient', 'berg', 'trient'),
      ],
    })
    const { container, rerender } = render(Board, p)
    await fireEvent.click(place(container, 'trient'))
    await rerender({ options: p.options.map((one: object) => ({ ...one })) }) // somebody else has placed his
    for (const id of ['trient', 'berg']) await fireEvent.click(place(container, id))
    expect(p.onact).toHaveBeenCalledWith(['deploy', 'trient', 'berg', 'trient'])
  })
  it('plays no card by a stray click', async () => {
    const p = props({ options: [option('play', 'mercenary', 'berg'), option('done')] })
    const { container, getByRole } = render(Board, p)
    await fireEvent.click(place(container, 'berg'))
    expect(p.onact).not.toHaveBeenCalled()
    await fireEvent.click(within(getByRole('dialog')).getByRole('button', { name: 'play mercenary berg' }))
    expect(p.onact).toHaveBeenCalledWith(['play', 'mercenary', 'berg'])
  })
  it('seats the Electors with whose vote they are', () => {
    const { getByRole } = render(Board, props())
    expect(getByRole('button', { name: /Cologne: Master of Faith of Bo votes here/ })).toBeTruthy()
    expect(getByRole('listitem', { name: 'Bo controls 1 Elector' })).toBeTruthy()
  })
})

describe('the dock', () => {
  it('shows an auction with bids at a click', async () => {
    const frames = [
      {
        procedure: 'Auction',
        kind: 'lord',
        lot: number('mark'),
        at: 0,
        still: [0, 1],
        bidder: 1,
        high: 40,
        least: 10,
        most: 0,
        bids: 2,
      },
    ]
    const p = props({
      view: position({ frames }),
      options: [option('pass'), { ...option('bid'), low: 50, high: 130, step: 10 }],
    })
    const { getByRole, getByText, queryByRole } = render(Dock, p)
    expect(getByText('Vacant fief of Mark')).toBeTruthy()
    expect(getByText('40 ducats')).toBeTruthy()
    expect(queryByRole('button', { name: 'Bid 150' })).toBeNull()
    await fireEvent.click(getByRole('button', { name: 'Bid 60' }))
    expect(p.onact).toHaveBeenCalledWith(['bid', 60])
  })
  it('shows a battle: fronts, supports, wounds, and who may retreat', async () => {
    const war = {
      procedure: 'War',
      leader: 1,
      target: number('berg'),
      defender: 0,
      allies: [],
      friends: [],
      attackers: [8, 12, 12],
      defenders: [1, 4],
    }
    const lined = {
      procedure: 'Combat',
      round: 0,
      side: 2,
      rows: [[8, 12], [12]],
      foes: [[1], [4]],
      reserves: [[], []],
      drafted: [],
      forging: 0,
      hostlers: 2,
    }
    const first = render(
      Dock,
      props({ view: position({ frames: [war, lined], castle: LANDS.map((land) => Number(land.id === 'berg')) }) }),
    )
    expect(first.getByText('Battle of Berg')).toBeTruthy()
    expect(first.getByText('Castle: attackers -1')).toBeTruthy()
    expect(first.getByText('Hostler: knights +1')).toBeTruthy()
    expect(first.getByRole('button', { name: 'knight, Ada, 1 hit' })).toBeTruthy()
    first.unmount()
    const over = { ...lined, round: 1, side: 1, rows: [], foes: [] }
    const asked = { kind: 'retreat', form: 'draft', seats: [0], draft: [['flee', 'mercenary']] }
    const p = props({
      view: position({ frames: [war, over], asked }),
      options: [option('flee', 'knight_1'), option('done')],
    })
    const second = render(Dock, p)
    expect(second.getByRole('button', { name: /Mercenary, Ada, unhurt, retreats/ })).toBeTruthy()
    await fireEvent.click(second.getByRole('button', { name: 'knight, Ada, 1 hit' }))
    expect(p.onact).toHaveBeenCalledWith(['flee', 'knight_1'])
  })
  it('says whose heir Death Abroad is aimed at and where he is educated, not another player', () => {
    const played = { procedure: 'Played', seat: 0, kind: 'death_abroad', window: 'heir_death', target: [1, 0] }
    const { container } = render(Dock, props({ view: position({ frames: [played] }) }))
    expect([...container.querySelectorAll('.herald small')].map((x) => x.textContent)).toContain('Bo, secular')
  })
  it('takes a card up for the map, or plays it at once if there is one way only', async () => {
    const p = props({
      options: [
        option('play', 'mercenary', 'berg'),
        option('play', 'mercenary', 'mark'),
        option('play', 'right_of_succession'),
      ],
    })
    const { getByRole } = render(Dock, p)
    await fireEvent.click(getByRole('button', { name: /^Mercenary:/ }))
    expect(armed.card).toBe('mercenary')
    await fireEvent.click(getByRole('button', { name: 'play right_of_succession' }))
    expect(p.onact).toHaveBeenCalledWith(['play', 'right_of_succession'])
  })
  it('says what an auction is worth to the viewer, and who bids next', () => {
    const frames = [
      { procedure: 'Auction', kind: 'lord', lot: number('mark'), at: 0, still: [0, 1], bidder: 1, high: 40, least: 10 },
    ]
    const tally = [
      { label: 'ducats', before: 130 },
      { label: 'Income', before: 90, after: 110 },
    ]
    const ask = { kind: 'bid', mine: true, tally }
    const { getByText, queryByText } = render(Dock, props({ view: position({ frames }), ask }))
    expect(getByText('Income').nextElementSibling!.textContent).toBe('90 → 110')
    expect(queryByText('ducats')).toBeNull()
    expect(getByText('Ada').closest('li')!.textContent).toContain('to bid now')
    expect(getByText('Bo').closest('li')!.textContent).toContain('40')
  })
  it('shows the cards that can answer, and says when none can', async () => {
    const played = { procedure: 'Played', seat: 1, kind: 'right_of_succession', window: 'death', target: [] }
    const ask = { kind: 'react', mine: true, title: 'Bo plays Right of Succession' }
    const p = props({ view: position({ frames: [played] }), ask, options: [option('pass')] })
    const { container, getByText, queryByText, rerender } = render(Dock, p)
    expect(getByText('Bo · resolves first')).toBeTruthy()
    expect(getByText(/nothing to decide/)).toBeTruthy()
    expect(container.querySelectorAll('.card-page')).toHaveLength(0)
    await rerender({ options: [option('pass'), option('play', 'mercenary', 'berg')] })
    expect(queryByText(/nothing to decide/)).toBeNull()
    expect(container.querySelectorAll('.card-page')).toHaveLength(1)
  })
  it('turns to another tab, and back to what is going on when something begins', async () => {
    const { getByRole, rerender } = render(Dock, props())
    expect(getByRole('tab', { selected: true }).textContent).toBe('Cards 2')
    await fireEvent.click(getByRole('tab', { name: 'Signs' }))
    await waitFor(() => expect(getByRole('tabpanel').textContent).toContain('Trade road'))
    const played = { procedure: 'Played', seat: 1, kind: 'mercenary', window: 'own', target: [] }
    await rerender({ view: position({ frames: [played] }) } as any)
    expect(getByRole('tab', { selected: true }).textContent).toBe('Now')
  })
})

describe('the panels', () => {
  it('show the own money, and of the others only what may be known', () => {
    const { container, getByText } = render(Panels, props())
    expect(getByText('130')).toBeTruthy()
    expect([...container.querySelectorAll('.money b')].map((b) => b.textContent)).toEqual(['130', '?'])
    expect(container.querySelectorAll('.card-page')).toHaveLength(0)
    expect(getByText('Banned')).toBeTruthy()
  })
  it('ring who decides; the Active Player has a word', () => {
    const { container, getByText } = render(Panels, props({ seats: [{ decides: false }, { decides: true }] }))
    expect([...container.querySelectorAll('.player')].map((one) => one.classList.contains('active'))).toEqual([
      false,
      true,
    ])
    expect(getByText('active').closest('li')!.textContent).toContain('Ada')
  })
  it.each(['en', 'it'] as const)('have a picture and words for every card (%s)', (lang) => {
    for (const kind of [...EVENTS, ...ACTIONS]) {
      expect(CARD_PICTURE[kind], kind).toMatch(/^[Mm]/)
      expect(say(lang, `card-${kind}`), kind).not.toBe(`card-${kind}`)
      expect(say(lang, `name-${kind}`), kind).not.toBe(`name-${kind}`)
    }
  })
})

describe('the words of the board', () => {
  it.each([
    ['it', 'war-of', 'boehmen', 'Guerra per la Boemia'],
    ['it', 'moment-elector', 'pfalz', 'È morto l’Elettore del Palatinato'],
    ['it', 'moment-death-bishop', 'augsburg', 'È morto il Vescovo di Augusta'],
    ['it', 'lot-lord', 'oesterreich', 'Feudo vacante: l’Austria'],
    ['en', 'lot-elector', 'pfalz', 'Electorate of the Palatinate'],
  ] as const)('give a territory its article (%s %s)', (lang, id, land, said) => {
    expect(say(lang, id, { land: placeOf(lang, land) })).toBe(said)
  })
  it('say from where a piece sets out', () => {
    expect(say('it', 'from-here', { what: 'Cavaliere', place: placeOf('it', 'tirol') })).toBe(
      'Cavaliere dal Tirolo a …',
    )
  })
})
