/** Arms of persons: what is drawn, said in words, and told apart. */
import { expect, test } from 'vitest'
import {
  CHARGE_NAMES,
  chargeName,
  COLOUR,
  contrast,
  DIVISIONS,
  format,
  parse,
  PARTS,
  placed,
  surprise,
  TINCTURES,
  words,
} from '../src/kit/blazon'
import { CHARGES } from '../src/kit/charges'

const ANNA = 'per-bend argent vert, oak-leaf vert 1 upper-right 100, tower argent 1 lower-left 100'

test('a blazon is read and written the same', () => {
  expect(format(parse(ANNA))).toBe(ANNA)
  expect(parse(ANNA).charges[1]).toEqual({
    charge: 'tower',
    tincture: 'argent',
    number: 1,
    place: 'lower-left',
    size: 100,
  })
})
test('it is said as a herald does, in both languages', () => {
  expect(words(parse(ANNA), 'en')).toBe('Per bend Argent and Vert, an oak leaf and a tower counterchanged')
  expect(words(parse(ANNA), 'it')).toBe(
    'Trinciato d’argento e di verde, alla foglia di quercia e alla torre dell’uno nell’altro',
  )
  expect(words(parse('chief azure or, bee or 3 bottom 100'), 'en')).toBe('Azure, a chief Or, three bees Or')
  expect(words(parse('plain or sable'), 'it')).toBe('D’oro')
})
test('the kit has a drawing and words for everything in it', () => {
  expect(Object.keys(CHARGES).sort()).toEqual([...CHARGE_NAMES].sort())
  for (const charge of CHARGE_NAMES) {
    expect(CHARGES[charge].length).toBeGreaterThan(50)
    expect(chargeName(charge, 'en') && chargeName(charge, 'it')).toBeTruthy()
  }
  for (const division of DIVISIONS) {
    expect(PARTS[division]).toBeDefined()
    for (const lang of ['en', 'it'] as const)
      expect(words(parse(`${division} or sable`), lang)).not.toContain('undefined')
  }
  for (const tincture of Object.keys(TINCTURES)) expect(COLOUR.en[tincture] && COLOUR.it[tincture]).toBeTruthy()
})
test('what cannot be told apart is found', () => {
  expect(contrast(parse('plain or argent, lion argent 1 whole 100'))).toBeLessThan(3)
  expect(contrast(parse('plain azure or, lion or 1 whole 100'))).toBeGreaterThan(3)
  expect(contrast(parse(ANNA))).toBeGreaterThan(3)
})
test('a surprise reads well', () => {
  let seed = 1
  const random = (): number => ((seed = (seed * 16807) % 2147483647), (seed - 1) / 2147483646)
  for (let i = 0; i < 100; i++) expect(contrast(surprise(random))).toBeGreaterThan(2)
})
test('two stand side by side, three two and one', () => {
  const three = placed({ charge: 'bee', tincture: 'or', number: 3, place: 'whole', size: 100 })
  expect(three.map((one) => one.x > 50)).toEqual([false, true, false])
  expect(three[2].y).toBeGreaterThan(three[0].y)
  expect(placed({ charge: 'bee', tincture: 'or', number: 2, place: 'top', size: 80 })).toHaveLength(2)
})
