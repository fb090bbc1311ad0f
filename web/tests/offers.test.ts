import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Offers from '../src/components/Offers.svelte'
import { answersTo, besides } from '../src/lib/offers'
import { group, shelves } from '../src/lib/options'
import type { Table } from '../src/lib/table.svelte'
import type { Offer, Option } from '../src/lib/types'

const offer: Offer = {
  number: 812345678,
  by: 1,
  parties: [0, 1],
  goods: [
    { giver: 1, taker: 0, what: 'gold', amount: 2 },
    { giver: 0, taker: 1, what: 'wheat', amount: 1 },
  ],
  clauses: ['Peace until spring'],
  replies: 1,
  ends: 'until the end of the year',
  accepted: [1],
}
const option = (label: string, ...action: Option['action']): Option => ({ action, label })
const options = [
  option('Rest', 'rest'),
  option('Agree', 'accept', 812345678),
  option('Refuse', 'decline', 812345678),
  option('3 gold for 1 wheat', 'counter', 812345678, 3, 1),
  option('Offer 1 gold to Bo', 'propose', 1, 1, 1),
]

describe('bargains', () => {
  it('finds the answers to an offer by its number', () => {
    const { plain, terms } = answersTo(offer, options)
    expect(plain.map((o) => o.label)).toEqual(['Agree', 'Refuse'])
    expect(terms.map((o) => o.label)).toEqual(['3 gold for 1 wheat'])
  })
  it('leaves the rest to the list of choices', () => {
    expect(besides([offer], options).map((o) => o.label)).toEqual(['Rest', 'Offer 1 gold to Bo'])
    expect(besides([], options)).toBe(options)
  })
  it('says who gives what, who has agreed, and takes an answer', async () => {
    const choose = vi.fn()
    const table = {
      offers: [offer],
      options,
      seat: 0,
      names: ['Ada', 'Bo'],
      info: { seats: [{ emblem: 'red' }, { emblem: 'blue' }] },
      busy: '',
      picked: null,
      choose,
      focus: null,
    }
    render(Offers, { table: table as unknown as Table })
    const lines = [...document.querySelectorAll('.goods li')].map((one) => one.textContent?.replace(/\s+/g, ' '))
    expect(lines).toEqual(['You get: 2 gold', 'You give: 1 wheat', 'Peace until spring'])
    expect(screen.getByText('Peace until spring')).toBeTruthy()
    expect(screen.getByText('until the end of the year')).toBeTruthy()
    screen.getByRole('button', { name: 'Agree' }).click()
    expect(choose).toHaveBeenCalledWith(['accept', 812345678])
    screen.getByRole('button', { name: '3 gold for 1 wheat', hidden: true }).click()
    expect(choose).toHaveBeenLastCalledWith(['counter', 812345678, 3, 1])
  })
})

it('folds what two others bargain for, and says who gives to whom', () => {
  const table = {
    offers: [offer],
    options: [],
    seat: 2,
    names: ['Ada', 'Bo', 'Cy'],
    info: { seats: [{ emblem: 'red' }, { emblem: 'blue' }] },
    busy: '',
    picked: null,
    focus: null,
  }
  const { container } = render(Offers, {
    table: { ...table, offers: [offer, { ...offer, number: 7, parties: [0, 2] }] } as unknown as Table,
  })
  expect(container.querySelector<HTMLDetailsElement>('details.others')?.open).toBe(false)
  expect(container.querySelector('.others .goods li')?.textContent?.replace(/\s+/g, ' ')).toBe(
    'Bo →gives to Ada: 2 gold',
  )
})

describe('hundreds of choices', () => {
  const many = ['Anna', 'Bruno', 'Carla'].flatMap((one) =>
    Array.from({ length: 8 }, (_, i) => option(`Send ${one} to place ${i}`, 'send', one, `p${i}`)),
  )
  it('puts those that name the same thing first on one shelf', () => {
    const parts = shelves(group(many)[0])!
    expect(parts.map((shelf) => shelf.heading)).toEqual([
      'Send Anna to place',
      'Send Bruno to place',
      'Send Carla to place',
    ])
    expect(parts[0].choices[0].full).toBe('Send Anna to place 0')
  })
  it('leaves a short list, and one in which nothing repeats, as it is', () => {
    expect(shelves(group(many.slice(0, 9))[0])).toBeNull()
    expect(shelves(group(Array.from({ length: 40 }, (_, i) => option(`Reveal ${i}`, 'reveal', `A${i}`)))[0])).toBeNull()
  })
})
