/** Christendom as the board needs it: territories in the order of the view, cards, characters and tokens by number. No rule. */
import type { DrawnCell, DrawnMap } from '$kit/geomap'
import type { Lang } from '$kit/types'
import plain from './geo.toml?map&off=burgundy&kit'
import mapData from '../data/map.toml?without=source,name_source,aliases,x,y,tax,vp,colour,hex,edge,meta,coastal,seas&kit'
import cardData from '../data/action_cards.toml?asset&without=source,meta,actions,event_target&kit'
import eventData from '../data/events.toml?asset&without=source,meta,timing,requires,steps,decks,note,requirement,op,selector,where&kit'
import developmentData from '../data/developments.toml?asset&without=source,source_detail,meta,timing,requirement,card_ids,effects,active,defensive&kit'
import peopleData from '../data/characters.toml?asset&without=source,meta,scenarios,default_traits,text_en,text_it&kit'
import traitData from '../data/traits.toml?without=source,meta,pool&kit'
import trackData from '../data/crusade_track.toml?without=source,meta,bonus&kit'
import houseData from '../data/dynasties.toml?without=source,meta,scenarios,shields,note&kit'
import actionData from '../data/actions.toml?without=source,note_en,note_it,meta,action_group,modifier_kind,card,sabotage,base_successes&kit'
import type { View } from './view.gen'

export type Name = Record<Lang, string>
const named = (one: any): Name => ({ en: one.name_en, it: one.name_it })
const texted = (one: any): Name => ({ en: one.text_en, it: one.text_it })
const names = (list: any[]): [string, Name][] => list.map((one) => [one.id, named(one)])

// -- maps: the plain one, and the one on which Burgundy is a territory of its own

export const CULTURES: string[] = mapData.culture.map((c: any) => c.id)
export interface Land {
  id: string
  number: number
  culture: number
  name: Name
}
export const LANDS: Land[] = [...mapData.territory, mapData.variant_burgundy].map((t: any, number: number) => ({
  id: t.id,
  number,
  culture: CULTURES.indexOf(t.culture),
  name: named(t),
}))
export const LAND = new Map(LANDS.map((land) => [land.id, land]))
export const PLAIN: DrawnMap = plain
export const withBurgundy = async (): Promise<DrawnMap> => (await import('./geo.toml?map')).default
export const cellsOf = (map: DrawnMap): Map<string, DrawnCell> => new Map(map.cells.map((cell) => [cell.id, cell]))

// -- pieces by number: Action cards, Development cards, characters, tokens

export const DECKS: string[] = cardData.deck.map((d: any) => d.id)
export interface Card {
  deck: string
  event: string
  face: string
}
export const CARDS: Card[] = cardData.card.map((c: any) => ({
  deck: c.deck,
  event: c.event,
  face: `${c.deck}.${c.event}`,
}))
/** What a card of each deck lets one do. */
export const DECK_ACTIONS: Record<string, string[]> = {
  realm: ['build', 'develop'],
  intrigue: ['plot', 'overthrow'],
  war: ['mobilise', 'invade'],
  tax: ['tax'],
  crusade: ['crusade'],
}
/** Does an event strike who plays it? Else the next one whom it fits. */
export const EVENT_SELF: Record<string, boolean> = Object.fromEntries(
  eventData.event.map((e: any) => [e.id, e.target === 'self']),
)
export const EVENT_TEXT: Record<string, Name> = Object.fromEntries(eventData.event.map((e: any) => [e.id, texted(e)]))

export interface Development {
  id: string
  councillor: boolean
  text: Name
}
const kinds: Development[] = developmentData.development.flatMap((d: any) =>
  Array(d.count).fill({ id: d.id, councillor: d.type === 'councillor', text: texted(d) }),
)
const folk: any[] = [...peopleData.character, ...peopleData.ruler, ...peopleData.special_character]
const DEVELOPMENT0 = CARDS.length
const PERSON0 = DEVELOPMENT0 + kinds.length
export const TOKEN0 = PERSON0 + folk.length
export const development = (piece: number): Development => kinds[piece - DEVELOPMENT0]

export interface Person {
  id: string
  number: number
  name: string
  sex: 'm' | 'f' | 'none'
  culture: number
}
const people: Person[] = folk.map((p, i) => ({
  id: p.id,
  number: PERSON0 + i,
  name: p.name + (p.epithet ? ` ${p.epithet}` : ''),
  sex: p.sex,
  culture: CULTURES.indexOf(p.culture),
}))
export const person = (piece: number): Person => people[piece - PERSON0]
export const PERSON = new Map(people.map((p) => [p.id, p]))

export interface Trait {
  id: string
  green: boolean
  critical: string[]
}
const traits: Trait[] = traitData.trait.map((t: any) => ({
  id: t.id,
  green: t.colour === 'green',
  critical: t.critical_for,
}))
export const TRAIT = new Map(traits.map((t) => [t.id, t]))
const tokens: Trait[] = ['starting', 'event', 'crusade', 'random'].flatMap((pool) =>
  traitData.trait.flatMap((t: any) => Array(t[`count_${pool}`]).fill(TRAIT.get(t.id))),
)
export const trait = (token: number): Trait => tokens[token - TOKEN0]
const criticals: Record<string, string[]> = Object.fromEntries(actionData.action.map((a: any) => [a.id, a.criticals]))
/** Does a trait count as its opposite in a check? */
export const critical = (check: string, id: string): boolean => (criticals[check] ?? []).includes(id)
/** Checks by the word that events of the log use. */
export const CHECKS = new Set<string>(
  actionData.action.filter((a: any) => a.resolution === 'check').map((a: any) => a.id),
)

export const SPACES: { name: Name; text: Name }[] = trackData.space.map((s: any) => ({
  name: named(s),
  text: texted(s),
}))
export const HOUSES: string[] = houseData.dynasty.map((h: any) => `house.${h.id}`)
export const AWARDS: string[] = actionData.achievement.map((a: any) => a.id)
export const PLANS = ['Ferox', 'Postis', 'Munitio', 'Amandum', 'Aperio']

export const NAME = new Map<string, Name>([
  ...names(actionData.action),
  ...names(actionData.achievement),
  ...names(eventData.event),
  ...names(developmentData.development),
  ...names(traitData.trait),
  ...names(mapData.culture),
  ...names(mapData.sea),
  ...names(cardData.deck),
  ...names([...mapData.territory, mapData.variant_burgundy]),
  ...houseData.dynasty.map((h: any): [string, Name] => [`house.${h.id}`, named(h)]),
])

// -- what the view says

/** Tokens that lie on a character. */
export const tokensOn = (view: View, piece: number): number[] =>
  view.worn.filter((token: number) => view.bearer[token - TOKEN0] === piece)
export const partiesIn = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, p) => p).filter((p) => (mask >> p) & 1)

export interface Couple {
  person: number
  mate: number
}
export interface Household {
  king: number
  spouse: number
  children: Couple[]
  siblings: Couple[]
}
export function household(view: View, party: number): Household {
  const pairs = (kin: 'children' | 'siblings', mates: 'child_mates' | 'sibling_mates'): Couple[] =>
    view[kin][party].map((one: number, i: number) => ({ person: one, mate: view[mates][party][i] ?? -1 }))
  return {
    king: view.kings[party],
    spouse: view.spouses[party],
    children: pairs('children', 'child_mates'),
    siblings: pairs('siblings', 'sibling_mates'),
  }
}
/** Where a duke's duchy lies, -1 if the character has none. */
export const duchyOf = (view: View, piece: number): number => (piece < 0 ? -1 : view.duke.indexOf(piece))
