/** A vote about somebody who is absent: when it is offered, and what a press says. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import Absent from '../src/components/Absent.svelte'
import Chat from '../src/components/Chat.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { Table } from '../src/lib/table.svelte'
import { FakeSocket, info, make, state } from './wire'

describe('somebody is awaited and away', () => {
  let wire: FakeSocket
  let table: Table
  const told = (absent: number | null, votes: { seat: number; wish: 'bot' | 'person' }[] = []): void => {
    const seats = info.seats.map((one, seat) => (seat === 1 ? { ...one, present: false, absent } : one))
    const ballots = votes.length ? [{ seat: 1, votes, needed: 2 }] : []
    wire.say(state({ table: { ...info, seats, ballots } }))
  }
  beforeEach(() => {
    prefs.keep('lang', 'en')
    table = new Table('abc', 'token', make)
    table.open()
    wire = FakeSocket.made.at(-1)!
    wire.accept()
  })

  it('says from when on the others may vote, and offers nothing before', () => {
    told(Date.now() / 1000 + 600)
    render(Absent, { table })
    expect(screen.getByText(/Bruno is away and awaited/)).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('offers a bot at once and somebody else after a question, and takes a vote back', async () => {
    told(0)
    render(Absent, { table })
    await fireEvent.click(screen.getByRole('button', { name: 'A bot plays for now' }))
    expect(wire.sent.at(-1)).toMatchObject({ type: 'vote', seat: 1, wish: 'bot' })
    told(0, [{ seat: 0, wish: 'bot' }])
    const mine = await screen.findByRole('button', { name: /A bot plays for now\s*1 of 2/, pressed: true })
    await fireEvent.click(mine)
    expect(wire.sent.at(-1)).toMatchObject({ type: 'vote', seat: 1, wish: null })
  })

  it('offers nothing to who only watches', () => {
    const seats = info.seats.map((one, seat) => (seat === 1 ? { ...one, absent: 0 } : one))
    wire.say(state({ me: { kind: 'spectator', seat: null, host: false, acts: false }, table: { ...info, seats } }))
    render(Absent, { table })
    expect(screen.getByText('Bruno is absent')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('tells in the talk what happened, in the language of the reader, and names who sits there no more', async () => {
    told(null)
    const said = { en: 'Carla plays for Bruno.', it: 'Carla gioca per Bruno.' }
    wire.say({ type: 'chat', n: 1, from: -1, to: null, text: said.en, at: 0, said })
    wire.say({ type: 'chat', n: 2, from: 1, to: null, text: 'hello', at: 0, name: 'Old Bruno' })
    render(Chat, { table })
    expect(await screen.findByText('Carla plays for Bruno.')).toBeTruthy()
    expect(screen.getByText('Old Bruno')).toBeTruthy()
    prefs.keep('lang', 'it')
    expect(await screen.findByText('Carla gioca per Bruno.')).toBeTruthy()
  })
})
