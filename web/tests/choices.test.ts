import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import Odds from '../src/components/Odds.svelte'
import Options from '../src/components/Options.svelte'
import Foot from '../src/components/Foot.svelte'
import Pennant from '../src/components/Pennant.svelte'
import Reference from '../src/components/Reference.svelte'
import Spread from '../src/components/Spread.svelte'
import Standing from '../src/components/Standing.svelte'
import Window from '../src/components/Window.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { quick } from '../src/lib/steps'
import { Table } from '../src/lib/table.svelte'
import type { StateMessage } from '../src/lib/types'
import { FakeSocket, make, state } from './wire'

function sat(more: Partial<StateMessage> = {}): { table: Table; sent: () => any[] } {
  const table = new Table('abc', 'token', make)
  table.open()
  const ws = FakeSocket.made.at(-1)!
  ws.accept()
  ws.say(state(more))
  return { table, sent: () => ws.sent }
}
beforeEach(() => {
  FakeSocket.made = []
  sessionStorage.clear()
  prefs.lang = 'en'
  prefs.confirm = false
})

it('offers every option as a button with its whole label, and acts on a click', () => {
  const { table, sent } = sat()
  render(Options, { table, game: 'tiny' })
  expect(screen.getAllByRole('button', { name: /^Go to A/ })[0].textContent).toContain('Go to A')
  screen.getByRole('button', { name: 'Go to A2' }).click()
  expect(sent().at(-1)).toMatchObject({ type: 'act', ask: 'q1', action: ['go', 'A2'] })
})
it('says what may not be done, by which rule, and asks why', async () => {
  const { table, sent } = sat()
  const { container } = render(Options, { table, game: 'tiny' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  const refused = container.querySelector('details.refused') as HTMLDetailsElement
  expect(refused.querySelectorAll('button')).toHaveLength(0)
  refused.open = true
  refused.dispatchEvent(new Event('toggle'))
  await tick()
  const link = screen.getByRole('link', { name: /TI-GO-01/ })
  expect(link.getAttribute('href')).toBe('/rules/tiny#TI-GO-01')
  screen.getByRole('button', { name: /A3/ }).click()
  expect(sent().at(-1)).toEqual({ type: 'explain', action: ['go', 'A3'] })
})
it('lets a number be chosen within its range', async () => {
  const { table, sent } = sat({ options: [{ action: ['bid'], label: 'Bid silver', low: 1, high: 6 }] })
  render(Options, { table, game: 'tiny' })
  const { container } = render(Foot, { table, game: 'tiny' })
  const done = container.querySelector('.done') as HTMLButtonElement
  await tick()
  expect(done.textContent).toContain('Bid silver: 1')
  const number = screen.getByRole('spinbutton', { name: 'Bid silver' }) as HTMLInputElement
  number.value = '9'
  number.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(done.disabled).toBe(true)
  number.value = '4'
  number.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
  screen.getByRole('button', { name: 'More: Bid silver' }).click()
  await tick()
  done.click()
  expect(sent().at(-1)).toMatchObject({ action: ['bid', 5] })
})
it('shows a draft with what can be dropped, and closes it only when it is ready', async () => {
  const ask = { ...state().ask!, form: 'draft' as const, draft: [['put', 'A1']] }
  const options = [
    { action: ['put', 'A2'], label: 'Put one on A2' },
    { action: ['drop', 0], label: 'drop' },
  ]
  const { table, sent } = sat({ ask, options })
  render(Options, { table, game: 'tiny' })
  const { container } = render(Foot, { table, game: 'tiny' })
  const done = container.querySelector('.done') as HTMLButtonElement
  const draft = within(screen.getByRole('region', { name: 'What you have put together' }))
  expect(done.textContent).toContain('Done')
  expect(done.disabled).toBe(true)
  draft.getByRole('button', { name: /Remove/ }).click()
  expect(sent().at(-1)).toMatchObject({ action: ['drop', 0] })
  table.busy = ''
  table.hear(state({ ask: { ...ask, id: 'q2' }, options: [...options, { action: ['done'], label: 'Done' }] }))
  await tick()
  done.click()
  expect(sent().at(-1)).toMatchObject({ ask: 'q2', action: ['done'] })
})
it('in a secret question says how many have chosen and offers to always pass', () => {
  const ask = {
    ...state().ask!,
    kind: 'guard',
    form: 'sealed' as const,
    waiting: [0, 1],
    answered: [2, 3],
    prompt: 'Play a Guard?',
    scopes: [
      { id: 'each', label: '' },
      { id: 'auction', label: 'this auction' },
    ],
    scope: 'each',
  }
  const { table, sent } = sat({
    ask,
    options: [
      { action: ['pass'], label: 'Pass' },
      { action: ['guard'], label: 'Play it' },
    ],
  })
  render(Pennant, { table, game: 'tiny' })
  render(Standing, { table })
  expect(screen.getByText('2 of 4 have chosen.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'only now' }).getAttribute('aria-pressed')).toBe('true')
  screen.getByRole('button', { name: 'this auction' }).click()
  expect(sent().at(-1)).toMatchObject({ type: 'stand', kind: 'guard', action: ['pass'], scope: 'auction' })
})
it('keeps a window open for whoever wants to think, and tells that somebody does', async () => {
  const ask = { id: 'q1', kind: 'guard', form: 'window' as const, waiting: [], answered: [], mine: false, rights: [] }
  const { table, sent } = sat({ ask: { ...ask, prompt: 'Play a Guard?', held: false, closes: 4 }, options: [] })
  render(Window, { table })
  screen.getByRole('button', { name: 'I want to think' }).click()
  expect(sent().at(-1)).toMatchObject({ type: 'hold', ask: 'q1', on: true })
  table.ask = { ...table.ask!, held: true, closes: undefined }
  await Promise.resolve()
  expect(screen.getAllByText('Somebody wants to think.').length).toBeGreaterThan(0)
})
it('asks for confirmation where the person wants one', async () => {
  prefs.confirm = true
  const { table, sent } = sat()
  render(Options, { table, game: 'tiny' })
  const { container } = render(Foot, { table, game: 'tiny' })
  screen.getByRole('button', { name: 'Go to A1' }).click()
  await tick()
  expect(sent().filter((said) => said.type === 'act')).toEqual([])
  const done = container.querySelector('.done') as HTMLButtonElement
  expect(done.textContent).toContain('Go to A1')
  done.click()
  expect(sent().at(-1)).toMatchObject({ action: ['go', 'A1'] })
})
it('says why nothing can be taken back', () => {
  const { table } = sat({ undo: { ok: false, why: 'chance' } })
  render(Foot, { table, game: 'tiny' })
  expect(screen.getByText('Chance has decided since: no way back.')).toBeTruthy()
})
it('says that somebody else has decided only to who could have gone back', async () => {
  const { table } = sat({ undo: { ok: false, why: 'other' } })
  render(Foot, { table, game: 'tiny' })
  const words = 'Somebody else has decided since: no way back.'
  expect(screen.queryByText(words)).toBeNull()
  table.hear(state({ undo: { ok: true, why: '' } }))
  await tick()
  table.hear(state({ undo: { ok: false, why: 'other' } }))
  await tick()
  expect(screen.getByText(words)).toBeTruthy()
})
it('flies one pennant: red for oneself, the colour of the seat for another', async () => {
  const { table } = sat()
  const { container } = render(Pennant, { table, game: 'tiny' })
  const pennant = container.querySelector('.pennant') as HTMLElement
  expect(pennant.classList.contains('mine')).toBe(true)
  expect(pennant.textContent).toContain('Your decision')
  table.hear(state({ ask: { ...state().ask!, id: 'q2', mine: false, waiting: [1] }, options: [] }))
  await tick()
  expect(pennant.classList.contains('mine')).toBe(false)
  expect(pennant.style.getPropertyValue('--field')).toContain('--own-')
})
it('parts a sentence from its rule, and says what follows from nothing only where nothing is chosen', async () => {
  prefs.confirm = true
  const brief = { title: 'A colour', help: 'Choose your colour.', rule: 'TI-REV-02', idle: 'The bank chooses.' }
  const { table } = sat({ ask: { ...state().ask!, ...brief } })
  const pennant = render(Pennant, { table, game: 'tiny' }).container
  expect(pennant.querySelector('.help')!.textContent).toBe('Choose your colour. TI-REV-02')
  const { container } = render(Foot, { table, game: 'tiny' })
  expect(container.querySelector('.done')!.textContent).toContain('The bank chooses.')
  table.pick(['go', 'A1'])
  await tick()
  expect(container.querySelector('.done')!.textContent).toContain('Go to A1')
  expect(container.querySelector('.done')!.textContent).not.toContain('The bank chooses.')
})
it('a number is answered by steps, its ends and some between', () => {
  expect(quick(0, 3)).toEqual([0, 1, 2, 3])
  expect(quick(10, 50, 10)).toEqual([10, 20, 40, 50])
  expect(quick(1, 100)).toEqual([1, 34, 67, 100])
  expect(quick(5, 5)).toEqual([])
})
it('tells what an option brings and costs, under the headings of the game, in its order', () => {
  const { table } = sat({
    options: [
      {
        action: ['buy', 'b'],
        label: 'Buy a mill',
        group: 'Buildings',
        rank: 2,
        cost: [{ what: 'florins', amount: 30 }],
      },
      { action: ['buy', 'a'], label: 'Buy a tower', group: 'Buildings', rank: 1, effect: '+2 defence' },
      { action: ['pass'], label: 'Buy nothing' },
    ],
  })
  const { container } = render(Options, { table, game: 'tiny' })
  const group = within(screen.getByRole('group', { name: 'Buildings' }))
  expect(group.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Buy a tower',
    'Buy a mill',
  ])
  expect(container.textContent).toContain('+2 defence')
  expect(container.textContent).toContain('30 florins')
  expect([...container.querySelectorAll('kbd')].map((one) => one.textContent)).toEqual(['1', '2', '3'])
})
it('sets several numbers with one sum, and sends them with Done', async () => {
  const ask = {
    ...state().ask!,
    form: 'draft' as const,
    draft: [],
    done: 'They are drawn unseen.',
    spread: {
      label: 'Eight cards',
      total: 8,
      left: 8,
      exact: true,
      targets: [
        { id: 'war', label: 'War', action: ['take', 'war'], low: 0, high: 5, now: 0 },
        { id: 'tax', label: 'Tax', action: ['take', 'tax'], low: 0, high: 5, now: 0 },
      ],
    },
  }
  const options = [
    { action: ['take', 'war'], label: 'War', low: 1, high: 5 },
    { action: ['take', 'tax'], label: 'Tax', low: 1, high: 5 },
  ]
  const { table, sent } = sat({ ask, options })
  render(Spread, { table })
  const { container } = render(Foot, { table, game: 'tiny' })
  const list = render(Options, { table, game: 'tiny' }).container
  expect(list.querySelectorAll('.pattern')).toHaveLength(0)
  const done = container.querySelector('.done') as HTMLButtonElement
  const set = (name: string, n: number): void => {
    const field = screen.getByRole('spinbutton', { name }) as HTMLInputElement
    field.value = String(n)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  set('War', 5)
  await tick()
  expect(done.disabled).toBe(true)
  expect(done.textContent).toContain('3 of 8 left')
  set('Tax', 3)
  await tick()
  expect(screen.getByRole('button', { name: 'More: Tax' })).toHaveProperty('disabled', true)
  expect(done.textContent).toContain('They are drawn unseen.')
  done.click()
  expect(sent().at(-1)).toMatchObject({
    type: 'acts',
    steps: [{ action: ['take', 'war', 5] }, { action: ['take', 'tax', 3] }, { action: ['done'] }],
  })
})
it('shows the odds of what is a risk before it is done', async () => {
  const { table, sent } = sat()
  render(Odds, { table, game: 'tiny' })
  await tick()
  const odds = { title: 'Attack', chances: [{ label: 'You win', permille: 703, good: 1 }], sides: [], losses: [] }
  expect(sent().at(-1)).toMatchObject({ type: 'consult', what: 'odds' })
  for (const said of sent()) table.hear({ type: 'consulted', what: 'odds', of: said.of, odds })
  await Promise.resolve()
  const before = sent().length
  table.choose(['go', 'A1'])
  await tick()
  const asked = sent().slice(before)
  expect(asked).toMatchObject([{ type: 'consult', of: ['go', 'A1'] }])
  table.hear({ type: 'consulted', what: 'odds', of: ['go', 'A1'], odds })
  expect((await screen.findByRole('region', { name: 'Attack' })).textContent).toContain('70 %')
})
it('opens a table at the row that an option speaks of, and searches it', async () => {
  const { table } = sat()
  const tables = [{ id: 'tech', title: 'Technologies' }]
  Element.prototype.scrollIntoView = vi.fn()
  render(Reference, { table, tables, at: 'tech/mill', onturn: () => {}, onclose: () => {} })
  await tick()
  const rows = [
    { id: 'plough', cells: ['Plough', '20'] },
    { id: 'mill', cells: ['Mill', '30'], text: 'One more florin for each village.' },
  ]
  table.hear({
    type: 'consulted',
    what: 'table',
    of: ['tech'],
    table: { id: 'tech', title: 'Technologies', columns: ['Name', 'Price'], rows },
  })
  await Promise.resolve()
  await tick()
  expect(document.querySelector('tr.here')?.textContent).toContain('One more florin')
  const field = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement
  field.value = 'plo'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
  expect(document.querySelectorAll('tr[data-row]')).toHaveLength(1)
})
it('what is refused stands with its words, its reason and its rule', () => {
  const { table } = sat({ refused: [[['go', 'A3'], 'TI-GO-01', 'Go to A3', 'You have 2 steps left, this takes 3.']] })
  const { container } = render(Options, { table, game: 'tiny' })
  const no = container.querySelector('.refused .no')!
  expect(no.textContent).toContain('Go to A3')
  expect(no.textContent).toContain('this takes 3')
  expect(screen.getByRole('link', { name: /TI-GO-01/ })).toBeTruthy()
})
