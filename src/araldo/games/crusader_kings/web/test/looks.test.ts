import { expect, it } from 'vitest'
import houses from '../../data/dynasties.toml'
import emblems from '../emblems'
import { cultureOwner } from '../looks'
import { CULTURES } from '../realm'

it('gives every house outside the board the shield that its Culture bears on it', () => {
  const borne = houses.dynasty.map((house: any) => [
    `house.${house.id}`,
    cultureOwner(CULTURES.indexOf(house.culture)).id,
  ])
  expect(emblems).toEqual(Object.fromEntries(borne))
})
