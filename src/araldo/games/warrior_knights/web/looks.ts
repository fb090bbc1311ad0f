/** Colours and devices of the Barons, shapes of their Nobles, pictures of cards and signs. */
import castle from 'icon:castle'
import ruins from 'icon:castle-ruins'
import coins from 'icon:two-coins'
import scroll from 'icon:scroll-unfurled'
import church from 'icon:church'
import crown from 'icon:crown'
import gavel from 'icon:gavel'
import anchor from 'icon:anchor'
import swords from 'icon:crossed-swords'
import helm from 'icon:visored-helm'
import horn from 'icon:hunting-horn'
import ship from 'icon:caravel'
import wall from 'icon:stone-wall'
import banner from 'icon:knight-banner'
import vote from 'icon:vote'
import cross from 'icon:gothic-cross'
import laurel from 'icon:laurel-crown'
import tax from 'icon:pay-money'
import maze from 'icon:compass'
import dice from 'icon:perspective-dice-six-faces-random'
import tents from 'icon:barracks-tent'
import drop from 'icon:drop'
import { black, blue, green, grey, nobody, orange, purple, red, white, yellow, type Owner } from '$kit/heraldry'
import { outline } from '$kit/icon'
import { COLOURS } from './kingdom'
import type { View } from './view.gen'

const OWNER: Record<string, Owner> = { red, yellow, black, blue, green, white, purple, orange, grey }
export const ownerOf = (view: View, seat: number): Owner =>
  seat < 0 ? nobody : (OWNER[COLOURS[view.colours[seat]]] ?? nobody)

export const PICTURE: Record<string, string> = {
  city: outline(castle),
  ruins: outline(ruins),
  coins: outline(coins),
  votes: outline(vote),
  faith: outline(cross),
  influence: outline(laurel),
  chairman: outline(gavel),
  head: outline(church),
  king: outline(crown),
  anchor: outline(anchor),
  siege: outline(swords),
  ship: outline(ship),
  wall: outline(wall),
  troops: outline(tents),
  blood: outline(drop),
  levy_taxes: outline(tax),
  draft_soldiers: outline(horn),
  rally_support: outline(vote),
  serve_the_church: outline(church),
  mobilize_forces: outline(swords),
  versatile_strategy: outline(maze),
  important_event: outline(scroll),
  fund_expeditions: outline(ship),
  upgrade_defenses: outline(wall),
  muster_troops: outline(banner),
  uncertain_times: outline(dice),
  taxation: outline(coins),
  wages: outline(helm),
  assembly: outline(gavel),
  card: outline(scroll),
}
export const pictureOf = (word: string): string => PICTURE[word] ?? PICTURE.card

/** The base of a Noble's figure, `r` in radius. */
export function shapePath(shape: number, r: number): string {
  const around = (count: number, radius: (i: number) => number, turn = -Math.PI / 2) =>
    `M${Array.from({ length: count }, (_, i) => `${(radius(i) * Math.cos(turn + (2 * Math.PI * i) / count)).toFixed(1)} ${(radius(i) * Math.sin(turn + (2 * Math.PI * i) / count)).toFixed(1)}`).join('L')}Z`
  if (shape === 0) return around(10, (i) => (i % 2 ? r * 0.62 : r * 1.18))
  if (shape === 1) return around(4, () => r * 1.2, -Math.PI / 4)
  if (shape === 2) return around(3, () => r * 1.34)
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
