/** Arms of persons: what a blazon says, how it is said in words, and whether it can be told apart. See `server/arms.py`. */
import kit from '../../../src/araldo/server/arms.json'

export const DIVISIONS: string[] = Object.keys(kit.divisions)
export const TINCTURES: Record<string, string> = kit.tinctures
export const CHARGE_NAMES: string[] = Object.keys(kit.charges)
export const PLACES: string[] = Object.keys(kit.places)
export const NUMBERS: number[] = kit.numbers
export const SIZES: number[] = kit.sizes
export const MOST: number = kit.most
const METALS: string[] = kit.metals

export interface Charge {
  charge: string
  tincture: string
  number: number
  place: string
  size: number
}
export interface Blazon {
  division: string
  first: string
  second: string
  charges: Charge[]
}
type Lang = 'en' | 'it'

export function parse(text: string): Blazon {
  const [field = '', ...charges] = text.split(', ')
  const [division = 'plain', first = 'argent', second = 'sable'] = field.split(' ')
  return {
    division,
    first,
    second,
    charges: charges.map((one) => {
      const [charge, tincture, number, place, size] = one.split(' ')
      return { charge, tincture, number: Number(number), place, size: Number(size) }
    }),
  }
}
export function format({ division, first, second, charges }: Blazon): string {
  const each = charges.map((one) => `${one.charge} ${one.tincture} ${one.number} ${one.place} ${one.size}`)
  return [`${division} ${first} ${second}`, ...each].join(', ')
}

/** Some arms, as the server makes them for a guest: metal on colour or colour on metal. */
export function surprise(random: () => number = Math.random): Blazon {
  const of = <T>(list: T[]): T => list[Math.floor(random() * list.length)]
  const colours = Object.keys(TINCTURES).filter((one) => !METALS.includes(one))
  const [metal, colour] = [of(METALS), of(colours)]
  const [ground, mark] = random() < 0.5 ? [metal, colour] : [colour, metal]
  const division = of(['plain', 'bordure', 'chief'])
  const place = division === 'chief' ? 'bottom' : 'whole'
  return {
    division,
    first: ground,
    second: mark,
    charges: [{ charge: of(CHARGE_NAMES), tincture: mark, number: 1, place, size: 100 }],
  }
}

// -- drawing, in a box of 100 × 120

export const SHIELD: string = kit.shield
/** Where the second tincture lies. */
export const PARTS: Record<string, string> = kit.divisions
/** The middle and the size of what stands at a place. */
const AT: Record<string, number[]> = kit.places
export interface Placed {
  x: number
  y: number
  size: number
}
export function placed(charge: Charge): Placed[] {
  const [x, y, whole] = AT[charge.place] ?? AT.whole
  const size = (whole * charge.size) / 100
  if (charge.number === 1) return [{ x, y, size }]
  const [part, step] = [size * 0.52, size * 0.27]
  const two = [-step, step].map((dx) => ({ x: x + dx, y, size: part }))
  if (charge.number === 2) return two
  return [...two.map((one) => ({ ...one, y: y - step })), { x, y: y + step, size: part }]
}

// -- whether it can be told apart

const light = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratio = (a: string, b: string): number => {
  const [dark, bright] = [light(TINCTURES[a]), light(TINCTURES[b])].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}
/** Divisions that leave one tincture under a charge which stands in the middle. */
const SINGLE = new Set(['plain', 'bordure', 'chief'])
/** The tinctures that a charge lies on. */
function under(blazon: Blazon, charge: Charge): string[] {
  if (SINGLE.has(blazon.division))
    return [charge.place === 'top' && blazon.division === 'chief' ? blazon.second : blazon.first]
  if (blazon.division === 'per-bend' && charge.place === 'upper-right') return [blazon.first]
  if (blazon.division === 'per-bend' && charge.place === 'lower-left') return [blazon.second]
  if (blazon.division === 'per-pale') {
    if (charge.place.endsWith('left')) return [blazon.first]
    if (charge.place.endsWith('right')) return [blazon.second]
  }
  if (blazon.division === 'per-fess' || blazon.division === 'per-chevron') {
    if (charge.place === 'top') return [blazon.first]
    if (charge.place === 'bottom') return [blazon.second]
  }
  return [blazon.first, blazon.second]
}
/** The worst contrast of a charge with what it stands on, to 1; without charges of the two fields. */
export function contrast(blazon: Blazon): number {
  if (!blazon.charges.length) return blazon.division === 'plain' ? 21 : ratio(blazon.first, blazon.second)
  return Math.min(
    ...blazon.charges.map((one) => Math.max(...under(blazon, one).map((field) => ratio(one.tincture, field)))),
  )
}

// -- in words

const FIELD: Record<Lang, Record<string, string>> = {
  en: {
    plain: '{a}',
    'per-pale': 'Per pale {a} and {b}',
    'per-fess': 'Per fess {a} and {b}',
    'per-bend': 'Per bend {a} and {b}',
    quarterly: 'Quarterly {a} and {b}',
    'per-chevron': 'Per chevron {a} and {b}',
    'per-saltire': 'Per saltire {a} and {b}',
    barry: 'Barry {a} and {b}',
    paly: 'Paly {a} and {b}',
    chequy: 'Chequy {a} and {b}',
    bordure: '{a}, a bordure {b}',
    chief: '{a}, a chief {b}',
    cross: '{a}, a cross {b}',
    pile: '{a}, a pile {b}',
    lozengy: 'Lozengy {a} and {b}',
    bend: '{a}, a bend {b}',
  },
  it: {
    plain: '{a}',
    'per-pale': 'Partito {a} e {b}',
    'per-fess': 'Troncato {a} e {b}',
    'per-bend': 'Trinciato {a} e {b}',
    quarterly: 'Inquartato {a} e {b}',
    'per-chevron': 'Calzato {a} e {b}',
    'per-saltire': 'Inquartato in croce di Sant’Andrea {a} e {b}',
    barry: 'Fasciato {a} e {b}',
    paly: 'Palato {a} e {b}',
    chequy: 'Scaccato {a} e {b}',
    bordure: '{a}, alla bordura {b}',
    chief: '{a}, al capo {b}',
    cross: '{a}, alla croce {b}',
    pile: '{a}, alla pila {b}',
    lozengy: 'Losangato {a} e {b}',
    bend: '{a}, alla banda {b}',
  },
}
export const COLOUR: Record<Lang, Record<string, string>> = {
  en: {
    or: 'Or',
    argent: 'Argent',
    gules: 'Gules',
    azure: 'Azure',
    vert: 'Vert',
    sable: 'Sable',
    purpure: 'Purpure',
    tenne: 'Tenné',
    murrey: 'Murrey',
    celeste: 'Celeste',
  },
  it: {
    or: 'd’oro',
    argent: 'd’argento',
    gules: 'di rosso',
    azure: 'd’azzurro',
    vert: 'di verde',
    sable: 'di nero',
    purpure: 'di porpora',
    tenne: 'd’arancio',
    murrey: 'di morato',
    celeste: 'di celeste',
  },
}
/** One and several: in English with the article, in Italian with the preposition that begins a charge. */
const CHARGE: Record<Lang, Record<string, [string, string]>> = {
  en: {
    'oak-leaf': ['an oak leaf', 'oak leaves'],
    tower: ['a tower', 'towers'],
    lion: ['a lion', 'lions'],
    eagle: ['an eagle', 'eagles'],
    'fleur-de-lys': ['a fleur-de-lys', 'fleurs-de-lys'],
    rose: ['a rose', 'roses'],
    griffin: ['a griffin', 'griffins'],
    wolf: ['a wolf’s head', 'wolves’ heads'],
    stag: ['a stag’s head', 'stags’ heads'],
    boar: ['a boar', 'boars'],
    swan: ['a swan', 'swans'],
    raven: ['a raven', 'ravens'],
    rooster: ['a rooster', 'roosters'],
    bee: ['a bee', 'bees'],
    bear: ['a bear’s head', 'bears’ heads'],
    dragon: ['a dragon’s head', 'dragons’ heads'],
    serpent: ['a sea serpent', 'sea serpents'],
    unicorn: ['a unicorn', 'unicorns'],
    sun: ['a sun', 'suns'],
    stars: ['a group of stars', 'groups of stars'],
    key: ['a key', 'keys'],
    swords: ['two swords in saltire', 'pairs of swords'],
    anchor: ['an anchor', 'anchors'],
    book: ['an open book', 'open books'],
    crown: ['a crown', 'crowns'],
    church: ['a church', 'churches'],
    herald: ['a herald’s trumpet', 'heralds’ trumpets'],
    'wild-rose': ['a garden rose', 'garden roses'],
    tree: ['an oak', 'oaks'],
    hourglass: ['an hourglass', 'hourglasses'],
  },
  it: {
    'oak-leaf': ['alla foglia di quercia', 'foglie di quercia'],
    tower: ['alla torre', 'torri'],
    lion: ['al leone', 'leoni'],
    eagle: ['all’aquila', 'aquile'],
    'fleur-de-lys': ['al giglio', 'gigli'],
    rose: ['alla rosa', 'rose'],
    griffin: ['al grifone', 'grifoni'],
    wolf: ['alla testa di lupo', 'teste di lupo'],
    stag: ['alla testa di cervo', 'teste di cervo'],
    boar: ['al cinghiale', 'cinghiali'],
    swan: ['al cigno', 'cigni'],
    raven: ['al corvo', 'corvi'],
    rooster: ['al gallo', 'galli'],
    bee: ['all’ape', 'api'],
    bear: ['alla testa d’orso', 'teste d’orso'],
    dragon: ['alla testa di drago', 'teste di drago'],
    serpent: ['al serpente di mare', 'serpenti di mare'],
    unicorn: ['all’unicorno', 'unicorni'],
    sun: ['al sole', 'soli'],
    stars: ['al gruppo di stelle', 'gruppi di stelle'],
    key: ['alla chiave', 'chiavi'],
    swords: ['alle due spade incrociate', 'coppie di spade'],
    anchor: ['all’ancora', 'ancore'],
    book: ['al libro aperto', 'libri aperti'],
    crown: ['alla corona', 'corone'],
    church: ['alla chiesa', 'chiese'],
    herald: ['alla tromba d’araldo', 'trombe d’araldo'],
    'wild-rose': ['alla rosa di giardino', 'rose di giardino'],
    tree: ['alla quercia', 'querce'],
    hourglass: ['alla clessidra', 'clessidre'],
  },
}
const COUNT: Record<Lang, string[]> = { en: ['', '', 'two', 'three'], it: ['', '', 'a due', 'a tre'] }

function chargeWords(one: Charge, lang: Lang, tincture: boolean): string {
  const [single, several] = CHARGE[lang][one.charge]
  const what = one.number === 1 ? single : `${COUNT[lang][one.number]} ${several}`
  return tincture ? `${what} ${COLOUR[lang][one.tincture]}` : what
}
export const chargeName = (charge: string, lang: Lang): string =>
  CHARGE[lang][charge][0].replace(/^(an?|all[ae]|al|all’)[ ]?/, '').replace(/^’/, '')

/** Charges that bear each the tincture of the other half. */
const counterchanged = ({ division, first, second, charges }: Blazon): boolean =>
  division === 'per-bend' &&
  charges.length === 2 &&
  charges.every(
    (one) =>
      (one.place === 'upper-right' && one.tincture === second) ||
      (one.place === 'lower-left' && one.tincture === first),
  )

/** The arms as a herald says them: also what a screen reader reads. */
export function words(blazon: Blazon, lang: Lang): string {
  const field = FIELD[lang][blazon.division]
    .replace('{a}', COLOUR[lang][blazon.first])
    .replace('{b}', COLOUR[lang][blazon.second])
  const whole = field[0].toUpperCase() + field.slice(1)
  if (!blazon.charges.length) return whole
  const and = lang === 'it' ? ' e ' : ' and '
  const counter = counterchanged(blazon)
  const said = blazon.charges.map((one) => chargeWords(one, lang, !counter)).join(and)
  return `${whole}, ${said}${counter ? (lang === 'it' ? ' dell’uno nell’altro' : ' counterchanged') : ''}`
}
