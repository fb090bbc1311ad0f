/** Owners, pieces and cards as they look. */
import galley from 'icon:trireme'
import ship from 'icon:caravel'
import caravan from 'icon:camel'
import wagon from 'icon:old-wagon'
import village from 'icon:village'
import borough from 'icon:medieval-village-01'
import city from 'icon:castle'
import church from 'icon:church'
import market from 'icon:shop'
import helm from 'icon:visored-helm'
import skull from 'icon:barbarian'
import swords from 'icon:crossed-swords'
import coins from 'icon:two-coins'
import laurel from 'icon:laurel-crown'
import book from 'icon:open-book'
import scroll from 'icon:scroll-unfurled'
import grail from 'icon:holy-grail'
import dove from 'icon:pope-crown'
import chest from 'icon:open-treasure-chest'
import hammer from 'icon:hammer-nails'
import spear from 'icon:pikeman'
import { black, blue, brown, green, grey, nobody, orange, purple, red, white, yellow, type Owner } from '$kit/heraldry'
import { outline } from '$kit/icon'

/** By seat. */
export const OWNERS: Owner[] = [red, blue, green, yellow, white, black, purple, orange, brown, grey]
export const ownerOf = (seat: number): Owner => OWNERS[seat] ?? nobody

export const PICTURE: Record<string, string> = {
  merchant_ship: outline(ship),
  caravan: outline(caravan),
  galley: outline(galley),
  war_wagon: outline(wagon),
  church: outline(church),
  market: outline(market),
  captain: outline(helm),
  barbarian: outline(skull),
  siege: outline(swords),
  coins: outline(coins),
  honour: outline(laurel),
  tech: outline(book),
  card: outline(scroll),
  relic: outline(grail),
  pope: outline(dove),
  goods: outline(chest),
  damage: outline(hammer),
  army: outline(spear),
}
export const TOWNS = ['', outline(village), outline(borough), outline(city)]
export const TRANSPORTS = ['merchant_ship', 'caravan', 'galley', 'war_wagon']
