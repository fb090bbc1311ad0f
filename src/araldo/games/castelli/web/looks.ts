/** Pictures: what each kind of land, reward, settlement and card looks like, and whose device each colour bears. */
import pine from 'icon:pine-tree'
import wheat from 'icon:wheat'
import stones from 'icon:stone-pile'
import tent from 'icon:barracks-tent'
import wagon from 'icon:mine-wagon'
import coins from 'icon:two-coins'
import village from 'icon:village'
import gate from 'icon:medieval-gate'
import keep from 'icon:hill-fort'
import griffin from 'icon:griffin-symbol'
import crown from 'icon:queen-crown'
import robber from 'icon:robber'
import keys from 'icon:house-keys'
import bandit from 'icon:bandit'
import coronet from 'icon:jewel-crown'
import cloak from 'icon:cloak-dagger'
import lady from 'icon:crown'
import trowel from 'icon:trowel'
import baron from 'icon:visored-helm'
import farmer from 'icon:farmer'
import banner from 'icon:knight-banner'
import prayer from 'icon:prayer'
import guards from 'icon:guards'
import knight from 'icon:mounted-knight'
import arson from 'icon:arson'
import { blue, green, nobody, red, yellow, type Owner } from '$kit/heraldry'
import { outline } from '$kit/icon'
import { TILES } from './board'
import cardsData from '../data/cards.toml?without=effect,requirement,source,name_en,name_it,op,timing&kit'

export const OWNER: Record<string, Owner> = { red, green, blue, yellow }
export const NOBODY = nobody
export const CARD =
  'M120 40h272q24 0 24 24v384q0 24-24 24H120q-24 0-24-24V64q0-24 24-24zm16 40v352h240V80zm120 60 78 116-78 116-78-116z'

export const PICTURE: Record<string, string> = {
  wood: outline(pine),
  grain: outline(wheat),
  rock: outline(stones),
  market: outline(tent),
  mine: outline(wagon),
  silver: outline(coins),
  card: CARD,
  village: outline(village),
  town: outline(gate),
  back: outline(griffin),
  castle: outline(keep),
}

export interface CardLook {
  picture: string
  rule: string
  set: string
}
const look = (picture: string, rule: string, set = 'base'): CardLook => ({ picture: outline(picture), rule, set })
export const CARD_LOOK: Record<string, CardLook> = {
  king_3: look(crown, 'CA-CHR-01'),
  king_4: look(crown, 'CA-CHR-01'),
  king_5: look(crown, 'CA-CHR-01'),
  robber: look(robber, 'CA-CHR-02'),
  steward: look(keys, 'CA-CHR-03'),
  bandits: look(bandit, 'CA-CHR-04'),
  count: look(coronet, 'CA-CHR-05'),
  traitor: look(cloak, 'CA-CHR-06'),
  countess: look(lady, 'CA-CHR-07'),
  master_builder: look(trowel, 'CA-CHR-08'),
  robber_baron: look(baron, 'CA-CHR-09'),
  peasant: look(farmer, 'CA-CHR-10'),
  duke: look(banner, 'CA-BAT-11', 'battle'),
  abbot: look(prayer, 'CA-BAT-12', 'battle'),
  guard: look(guards, 'CA-BAT-13', 'battle'),
  army_of_knights: look(knight, 'CA-BAT-16', 'battle'),
  arsonist: look(arson, 'CA-BAT-17', 'battle'),
}

/** By number of the piece: which card it is (after the tiles, first the base cards, then those of battle). */
export const FIRST_CARD = TILES.length
export const CARD_FACE: string[] = ['base', 'battle'].flatMap((set) =>
  cardsData.card
    .filter((c: { set: string }) => c.set === set)
    .flatMap((c: { id: string; count: number }) => Array(c.count).fill(c.id)),
)
export const cardOfPiece = (piece: number): string => CARD_FACE[piece - FIRST_CARD]
