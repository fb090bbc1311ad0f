/** Pictures: the device of each Culture, what pieces, cards, traits and characters look like. */
import knight from 'icon:mounted-knight'
import pikeman from 'icon:pikeman'
import castle from 'icon:castle'
import revolt from 'icon:revolt'
import wheat from 'icon:wheat'
import failure from 'icon:burning-tree'
import plague from 'icon:plague-doctor-profile'
import over from 'icon:tombstone'
import duke from 'icon:jewel-crown'
import king from 'icon:crown'
import queen from 'icon:queen-crown'
import man from 'icon:barbute'
import horse from 'icon:unicorn'
import coins from 'icon:two-coins'
import bag from 'icon:swap-bag'
import hourglass from 'icon:hourglass'
import pact from 'icon:shaking-hands'
import swords from 'icon:crossed-swords'
import claim from 'icon:tied-scroll'
import tree from 'icon:family-tree'
import rings from 'icon:linked-rings'
import first from 'icon:flying-flag'
import jerusalem from 'icon:jerusalem-cross'
import cross from 'icon:cross-shield'
import laurel from 'icon:laurel-crown'
import hammer from 'icon:hammer-nails'
import spy from 'icon:hooded-assassin'
import chest from 'icon:receive-money'
import quill from 'icon:quill-ink'
import stewardIcon from 'icon:scroll-unfurled'
import helm from 'icon:visored-helm'
import bishop from 'icon:pope-crown'
import physician from 'icon:caduceus'
import galley from 'icon:galley'
import bow from 'icon:bowman'
import armor from 'icon:breastplate'
import guards from 'icon:guards'
import bank from 'icon:bank'
import library from 'icon:bookshelf'
import { black, blue, green, nobody, red, yellow, type Owner } from '$kit/heraldry'
import { outline } from '$kit/icon'
import { CULTURES, person } from './realm'
import type { View } from './view.gen'

/** By Culture: English, Frankish, German, Italian, Iberian. */
const BY_CULTURE: Owner[] = [red, blue, black, green, yellow]
export const cultureOwner = (culture: number): Owner => BY_CULTURE[culture] ?? nobody
/** A party bears the colours of its Culture. */
export const ownerOf = (view: View, party: number): Owner => (party < 0 ? nobody : cultureOwner(view.culture[party]))
export const ground = (culture: number): string => `var(--ck-${CULTURES[culture]})`

export const PICTURE: Record<string, string> = {
  knight: outline(knight),
  foot: outline(pikeman),
  castle: outline(castle),
  unrest: outline(revolt),
  harvest: outline(wheat),
  failure: outline(failure),
  plague: outline(plague),
  over: outline(over),
  duke: outline(duke),
  coins: outline(coins),
  bag: outline(bag),
  age: outline(hourglass),
  pact: outline(pact),
  war: outline(swords),
  claim: outline(claim),
  rings: outline(rings),
  first: outline(first),
  tree: outline(tree),
  jerusalem: outline(jerusalem),
  laurel: outline(laurel),
  yes: 'M94 262 208 376 424 124l42 40-256 300L52 306z',
  no: 'M110 66l146 146L402 66l44 44-146 146 146 146-44 44-146-146-146 146-44-44 146-146L66 110z',
  card: 'M120 40h272q24 0 24 24v384q0 24-24 24H120q-24 0-24-24V64q0-24 24-24zm16 40v352h240V80zm120 60 78 116-78 116-78-116z',
}
export const DECK_PICTURE: Record<string, string> = {
  realm: outline(hammer),
  intrigue: outline(spy),
  war: outline(swords),
  tax: outline(chest),
  crusade: outline(cross),
}
export const AWARD_PICTURE: Record<string, string> = {
  ach_crusader: outline(cross),
  ach_builder: outline(castle),
  ach_inventor: outline(library),
  ach_king_of_jerusalem: outline(jerusalem),
}
export const DEVELOPMENT_PICTURE: Record<string, string> = {
  chancellor: outline(quill),
  steward: outline(stewardIcon),
  marshal: outline(helm),
  spymaster: outline(spy),
  archbishop: outline(bishop),
  court_physician: outline(physician),
  navy: outline(galley),
  longbow: outline(bow),
  plate_armor: outline(armor),
  royal_guard: outline(guards),
  bank: outline(bank),
  library: outline(library),
}
/** A lady in her veil. */
const LADY =
  'M256 34C160 34 112 110 110 214c-2 96-22 168-66 244 66 22 139 26 212 26s146-4 212-26c-44-76-64-148-66-244C400 110 352 34 256 34zm0 88c62 0 90 46 90 108 0 80-42 142-90 142s-90-62-90-142c0-62 28-108 90-108zm-42 92a18 13 0 1 0 .1 0zm84 0a18 13 0 1 0 .1 0zM256 296c22 0 40 6 40 12s-18 18-40 18-40-12-40-18 18-12 40-12z'
const FACE = { m: outline(man), f: LADY, none: outline(horse) }
const CROWN = { m: outline(king), f: outline(queen), none: outline(horse) }
/** A head; a crown for whoever rules. */
export const portrait = (piece: number, rules = false): string => (rules ? CROWN : FACE)[person(piece).sex]
