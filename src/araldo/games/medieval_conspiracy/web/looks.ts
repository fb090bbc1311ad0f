/** Pictures: whose device each family bears, what pieces and cards look like, and the shape of a territory's sign. */
import helm from 'icon:visored-helm'
import cross from 'icon:gothic-cross'
import crown from 'icon:jewel-crown'
import castle from 'icon:castle'
import church from 'icon:church'
import grail from 'icon:holy-grail'
import monk from 'icon:monk-face'
import knight from 'icon:mounted-knight'
import pikeman from 'icon:pikeman'
import gate from 'icon:medieval-gate'
import coins from 'icon:two-coins'
import skull from 'icon:crowned-skull'
import emperor from 'icon:imperial-crown'
import gavel from 'icon:gavel'
import swords from 'icon:crossed-swords'
import scales from 'icon:scales'
import knights from 'icon:knight-banner'
import edict from 'icon:tied-scroll'
import prisoner from 'icon:imprisoned'
import book from 'icon:open-book'
import sword from 'icon:broadsword'
import compass from 'icon:compass'
import heritage from 'icon:scroll-unfurled'
import alchemist from 'icon:round-potion'
import robber from 'icon:robber'
import pestilence from 'icon:plague-doctor-profile'
import witch from 'icon:witch-flight'
import healer from 'icon:healing'
import cradle from 'icon:baby-face'
import abroad from 'icon:tombstone'
import slavs from 'icon:tattered-banner'
import crusade from 'icon:cross-shield'
import anvil from 'icon:anvil'
import horse from 'icon:horse-head'
import defector from 'icon:hooded-figure'
import uprising from 'icon:pitchfork'
import { blue, brown, green, grey, nobody, red, shieldPath, yellow, type Owner } from '$kit/heraldry'
import { outline } from '$kit/icon'
import type { Land } from './realm'

/** By seat. */
export const FAMILIES: Owner[] = [green, brown, grey, red, yellow, blue]
export const ownerOf = (seat: number): Owner => FAMILIES[seat] ?? nobody

export const PICTURE: Record<string, string> = {
  castle: outline(castle),
  monastery: outline(church),
  relic: outline(grail),
  preacher: outline(monk),
  knight: outline(knight),
  mercenary: outline(pikeman),
  city: outline(gate),
  coins: outline(coins),
  death: outline(skull),
  emperor: outline(emperor),
  gavel: outline(gavel),
  battle: outline(swords),
  prison: outline(prisoner),
  secular: outline(sword),
  ecclesiastical: outline(book),
  lord: outline(helm),
  bishop: outline(cross),
  elector: outline(crown),
  card: 'M120 40h272q24 0 24 24v384q0 24-24 24H120q-24 0-24-24V64q0-24 24-24zm16 40v352h240V80zm120 60 78 116-78 116-78-116z',
}
export const MASTERS = ['master_faith', 'master_war', 'master_trade']
export const MASTER_PICTURE = [outline(grail), outline(swords), outline(scales)]

export const CARD_PICTURE: Record<string, string> = {
  architect: outline(compass),
  monastery: outline(church),
  relic: outline(grail),
  reichsstadt: outline(gate),
  army_of_knights: outline(knights),
  reichsacht: outline(edict),
  itinerant_preacher: outline(monk),
  death_of_the_emperor: outline(emperor),
  death_of_an_elector: outline(skull),
  mercenary: outline(pikeman),
  right_of_succession: outline(heritage),
  alchemist: outline(alchemist),
  robber_knight: outline(robber),
  magistrate_of_trade: outline(scales),
  pestilence: outline(pestilence),
  witch_in_the_woods: outline(witch),
  miracle_healer: outline(healer),
  the_emperor_intervenes: outline(emperor),
  death_abroad: outline(abroad),
  death_in_the_cradle: outline(cradle),
  campaign_against_the_slavs: outline(slavs),
  crusade: outline(crusade),
  art_of_forging: outline(anvil),
  hostler: outline(horse),
  defector: outline(defector),
  peasant_uprising: outline(uprising),
}
/** The colour of an Action card says when it is played. */
export const TONE: Record<string, string> = {
  black: '#2f2a26',
  red: 'var(--own-red)',
  blue: 'var(--own-blue)',
  black_red: '#5c1f22',
}

// -- the sign of a territory: its form tells what it is (shield: Lord, pointed oval: Bishop, with a crown: Elector), its field whose

const n = (v: number) => Math.round(v * 100) / 100
const oval = (w: number, grow: number) => {
  const [h, x] = [0.66 * w + 1.3 * grow, 0.66 * w + 1.1 * grow]
  return `M0 ${n(-h)}C${n(x)} ${n(-0.42 * h)} ${n(x)} ${n(0.42 * h)} 0 ${n(h)}C${n(-x)} ${n(0.42 * h)} ${n(-x)} ${n(-0.42 * h)} 0 ${n(-h)}Z`
}
export const signPath = (land: Pick<Land, 'church'>, w: number, grow = 0): string =>
  land.church ? oval(w, grow) : shieldPath(w, grow)
export const signPicture = (land: Pick<Land, 'church' | 'elector'>): string =>
  land.church ? PICTURE.bishop : PICTURE.lord
export const signInk = (land: Pick<Land, 'church' | 'elector'>): string =>
  land.church ? 'var(--mc-church-ink)' : land.elector ? 'var(--mc-elector-ink)' : 'var(--mc-secular-ink)'
export const signWidth = (land: Pick<Land, 'elector'>): number => (land.elector ? 36 : 29)
/** An electoral crown above a sign `w` wide. */
export const crownPath = (w: number, church: boolean): string => {
  const [x, y] = [0.42 * w, church ? -0.6 * w : -0.6 * w]
  return `M${n(-x)} ${n(y)}L${n(-x * 1.15)} ${n(y - 0.34 * w)}L${n(-x * 0.5)} ${n(y - 0.16 * w)}L0 ${n(y - 0.42 * w)}L${n(x * 0.5)} ${n(y - 0.16 * w)}L${n(x * 1.15)} ${n(y - 0.34 * w)}L${n(x)} ${n(y)}Z`
}
