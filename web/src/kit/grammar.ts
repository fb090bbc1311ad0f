/** Names in a sentence: the same functions for a board's messages as `kernel/grammar.py` gives the log (docs/concepts/names.md). */
import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'
import type { Lang } from './types'

/** A name that knows its grammar; an enumeration knows its nouns. */
export class Noun extends FluentType<string> {
  readonly grammar: string[]
  constructor(
    text: string,
    grammar = '',
    readonly nouns: Noun[] = [],
  ) {
    super(text)
    this.grammar = grammar.split(' ').filter(Boolean)
  }
  is = (word: string): boolean => this.grammar.includes(word)
  /** `m`, `f`, `mp` or `fp`; several are masculine unless all are feminine. */
  get form(): string {
    if (this.nouns.length > 1) return this.nouns.every((noun) => noun.form.startsWith('f')) ? 'fp' : 'mp'
    if (this.nouns.length) return this.nouns[0].form
    return this.grammar.find((word) => word in ENDINGS) ?? (this.is('town') ? 'f' : 'm')
  }
  toString(): string {
    return this.value
  }
}

const ENDINGS: Record<string, string> = { m: 'o', f: 'a', mp: 'i', fp: 'e' }
const ARTICLE = /^(?:(il|lo|la|i|gli|le)\s+|l['’])/i
const LO = /^(?:z|x|y|j|gn|pn|ps|s[^aeiou]|i[aeiou])/ // "lo" and "gli", never "il" and "i"
const JOINED: Record<string, string> = { il: 'l', lo: 'llo', la: 'lla', 'l’': 'll’', i: 'i', gli: 'gli', le: 'lle' }
const STEMS = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const VOWEL = /^[aeiou]/

/** Without accents and capitals; a silent h is not heard. */
const sound = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/^h/, '')
const spaced = (article: string, text: string): string =>
  !article || article.endsWith('’') ? article + text : `${article} ${text}`

function joined(lang: Lang, items: string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const link = lang === 'en' ? ' and ' : sound(last).startsWith('e') ? ' ed ' : ' e '
  return items.slice(0, -1).join(', ') + link + last
}
export const listed = (lang: Lang, nouns: Noun[]): Noun => new Noun(joined(lang, nouns.map(String)), '', nouns)

function definite(form: string, heard: string): string {
  if (form === 'fp') return 'le'
  const vowel = VOWEL.test(heard) && !LO.test(heard)
  if (form === 'mp') return vowel || LO.test(heard) ? 'gli' : 'i'
  if (vowel) return 'l’'
  return form === 'f' ? 'la' : LO.test(heard) ? 'lo' : 'il'
}

/** The definite article, or none, and the name without it. */
function article(noun: Noun): [string, string] {
  const text = noun.value
  if (noun.is('bare')) return ['', text]
  const own = ARTICLE.exec(text)
  if (own) return [(own[1] ?? 'l’').toLowerCase(), text.slice(own[0].length)]
  if (noun.is('town') || !noun.grammar.some((word) => word in ENDINGS)) return ['', text]
  return [definite(noun.form, sound(text)), text]
}

const preposition =
  (word: keyof typeof STEMS) =>
  (noun: Noun): string => {
    const [given, text] = article(noun)
    if (given) return spaced(STEMS[word] + JOINED[given], text)
    return `${word === 'a' && sound(text).startsWith('a') ? 'ad' : word} ${text}`
  }
const di = preposition('di')
const a = preposition('a')
const within = preposition('in')

function one(noun: Noun): string {
  const [, text] = article(noun)
  const heard = sound(text)
  if (noun.form === 'f') return spaced(definite('f', heard) === 'l’' ? 'un’' : 'una', text)
  return spaced(LO.test(heard) ? 'uno' : 'un', text)
}

/** Of a title: Re di Francia, Duca d’Aragona. */
function title(noun: Noun): string {
  const [given, text] = article(noun)
  if (given && !noun.is('land')) return di(noun)
  return VOWEL.test(sound(text)) ? `d’${text}` : `di ${text}`
}

const the = (noun: Noun): string =>
  /^the\s/i.test(noun.value)
    ? noun.value.replace(/^the\s+/i, 'the ')
    : noun.is('the')
      ? `the ${noun.value}`
      : noun.value
const an = (noun: Noun): string =>
  `${noun.is('an') || (!noun.is('a') && /^[aeiou]/i.test(noun.value)) ? 'an' : 'a'} ${noun.value}`

const nounOf = (word: FluentValue): Noun =>
  word instanceof Noun ? word : new Noun(word instanceof FluentType ? String(word.valueOf()) : word, 'bare')
/** Applied to every name of an enumeration. */
const each =
  (lang: Lang, said: (noun: Noun) => string): FluentFunction =>
  ([word]) => {
    const noun = nounOf(word)
    return noun.nouns.length ? joined(lang, noun.nouns.map(said)) : said(noun)
  }
const CAP: FluentFunction = ([word]) => {
  const text = nounOf(word).value
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const FUNCTIONS: Record<Lang, Record<string, FluentFunction>> = {
  it: {
    IL: each('it', (noun) => spaced(...article(noun))),
    UN: each('it', one),
    DI: each('it', di),
    A: each('it', a),
    DA: each('it', preposition('da')),
    IN: each('it', (noun) => (noun.is('town') ? a(noun) : noun.is('land') ? `in ${noun.value}` : within(noun))),
    SU: each('it', preposition('su')),
    TITLE: each('it', title),
    OA: ([word]) => ENDINGS[nounOf(word).form],
    FORM: ([word]) => nounOf(word).form,
    CAP,
  },
  en: { THE: each('en', the), AN: each('en', an), CAP },
}
