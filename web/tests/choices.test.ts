import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import Options from '../src/components/Options.svelte'
import Prompt from '../src/components/Prompt.svelte'
import { prefs } from '../src/lib/prefs.svelte'
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
  expect(screen.getByRole('group', { name: 'Go to' })).toBeTruthy()
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
  screen.getByRole('button', { name: /go A3/ }).click()
  expect(sent().at(-1)).toEqual({ type: 'explain', action: ['go', 'A3'] })
})
it('lets a number be chosen within its range', async () => {
  const { table, sent } = sat({ options: [{ action: ['bid'], label: 'Bid silver', low: 1, high: 6 }] })
  render(Options, { table, game: 'tiny' })
  const number = screen.getByRole('spinbutton', { name: 'Bid silver' }) as HTMLInputElement
  number.value = '9'
  number.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  expect((screen.getByRole('button', { name: 'Choose' }) as HTMLButtonElement).disabled).toBe(true)
  number.value = '4'
  number.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  screen.getByRole('button', { name: 'Choose' }).click()
  expect(sent().at(-1)).toMatchObject({ action: ['bid', 4] })
})
it('shows a draft with what can be dropped, and closes it only when it is ready', async () => {
  const ask = { ...state().ask!, form: 'draft' as const, draft: [['put', 'A1']] }
  const options = [
    { action: ['put', 'A2'], label: 'Put one on A2' },
    { action: ['drop', 0], label: 'drop' },
  ]
  const { table, sent } = sat({ ask, options })
  render(Options, { table, game: 'tiny' })
  const draft = within(screen.getByRole('region', { name: 'What you have put together' }))
  expect((draft.getByRole('button', { name: 'Done' }) as HTMLButtonElement).disabled).toBe(true)
  draft.getByRole('button', { name: /Remove/ }).click()
  expect(sent().at(-1)).toMatchObject({ action: ['drop', 0] })
  table.busy = ''
  table.hear(state({ ask: { ...ask, id: 'q2' }, options: [...options, { action: ['done'], label: 'Done' }] }))
  await Promise.resolve()
  draft.getByRole('button', { name: 'Done' }).click()
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
  render(Prompt, { table, game: 'tiny' })
  expect(screen.getByText('2 of 4 have chosen.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'only now' }).getAttribute('aria-pressed')).toBe('true')
  screen.getByRole('button', { name: 'this auction' }).click()
  expect(sent().at(-1)).toMatchObject({ type: 'stand', kind: 'guard', action: ['pass'], scope: 'auction' })
})
it('keeps a window open for whoever wants to think, and tells that somebody does', async () => {
  const ask = { id: 'q1', kind: 'guard', form: 'window' as const, waiting: [], answered: [], mine: false, rights: [] }
  const { table, sent } = sat({ ask: { ...ask, prompt: 'Play a Guard?', held: false, closes: 4 }, options: [] })
  render(Prompt, { table, game: 'tiny' })
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
  render(Prompt, { table, game: 'tiny' })
  screen.getByRole('button', { name: 'Go to A1' }).click()
  await Promise.resolve()
  expect(sent()).toEqual([])
  screen.getByRole('button', { name: 'Confirm' }).click()
  expect(sent().at(-1)).toMatchObject({ action: ['go', 'A1'] })
})
it('says why nothing can be taken back', () => {
  const { table } = sat({ undo: { ok: false, why: 'chance' } })
  render(Prompt, { table, game: 'tiny' })
  expect(screen.getByText('Chance has decided since: no way back.')).toBeTruthy()
})
