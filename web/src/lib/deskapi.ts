/** The designer's desk: what the server tells and takes of it. */
import { call, type Opened } from './api'
import type { Lang, Words } from './types'

export type Value = number | boolean | string
export interface DeskGame {
  id: string
  title: Words
  seats: number[]
  usual: number
  bots: string[]
  variants: string[]
}
export interface DeskInfo {
  lab: boolean
  games: DeskGame[]
  run: string
}
export interface NumberInfo {
  at: string
  name: Words
  field: Words
  value: number | boolean
  low: number | null
  high: number | null
  step: number
  rule: string
}
export interface Chapter {
  file: string
  label: Words
  numbers: NumberInfo[]
}
export interface Choice {
  id: string
  label: Words
  values: Value[]
  labels: Record<Lang, string[]>
  default: Value
}
export interface Numbers {
  game: string
  chapters: Chapter[]
  options: Choice[]
}
export interface Variant {
  game: string
  name: string
  id: string
  hash: string
  text: string
  changes: Record<string, Value>
  options: Record<string, Value>
  words: Record<Lang, string[]>
  faults: Record<string, Words>
}
/** A figure that was compared: the box beside the variant. */
export interface Figure {
  kind: string
  what: string
  share: boolean
  a: number
  b: number
  diff: number
  low: number | null
  high: number | null
  word: 'certain' | 'hint' | 'none'
  label: Words
  says: Words
}
export interface Look {
  pairs: number
  answer: 'yes' | 'no' | 'open'
  diff?: number
  low?: number | null
  high?: number | null
  share?: boolean
  label?: Words
}
export interface Game {
  winners: number[]
  scores: number[]
  emblems: string[]
  decisions: number
}
export interface Pair {
  pair: number
  seed: number
  a: Game
  b: Game
}
export interface Plan {
  share: boolean
  seconds: number
  tried: number
  needs: { size: number; pairs: number }[]
}
export interface Verdict {
  headline: Words
  below: Words
  next: Record<Lang, string[]>
  cannot: Words
  method: Words
  names: Record<Lang, string[]>
  halfway: [string, number][]
  figures: Figure[]
  pairs: number
  budget: number
  command: string
}
export interface Run {
  run: string
  game: string
  variant: string
  against: string
  state: 'running' | 'done' | 'stopped' | 'failed'
  reason: string
  seats: number
  bot: string
  question: string
  budget: number
  done: number
  seconds: number
  looks: Look[]
  figures: Figure[]
  pairs: Pair[]
  plan: Plan | null
  verdict: Verdict | null
}
export interface RunWish {
  seats: number
  bot: string
  pairs: number
  question: string
  against?: string
  options?: Record<string, Value>
  plan?: boolean
}

const of = (game: string, name: string): string =>
  `/api/desk/games/${encodeURIComponent(game)}/variants/${encodeURIComponent(name)}`

export const deskApi = {
  look: (): Promise<DeskInfo> => call('/api/desk'),
  numbers: (game: string): Promise<Numbers> => call(`/api/desk/games/${encodeURIComponent(game)}`),
  make: (game: string, name: string): Promise<Variant> =>
    call(`/api/desk/games/${encodeURIComponent(game)}/variants`, { name }),
  variant: (game: string, name: string): Promise<Variant> => call(of(game, name)),
  change: (
    game: string,
    name: string,
    changes: Record<string, Value>,
    options: Record<string, Value>,
  ): Promise<Variant> => call(of(game, name), { changes, options }),
  offer: (game: string, name: string): Promise<{ game: string }> => call(`${of(game, name)}/table`, {}),
  begin: (game: string, name: string, wish: RunWish): Promise<{ run: string }> => call(`${of(game, name)}/runs`, wish),
  run: (run: string): Promise<Run> => call(`/api/desk/runs/${run}`),
  stop: (run: string): Promise<Run> => call(`/api/desk/runs/${run}/stop`, {}),
  replay: (run: string, pair: number, side: 'a' | 'b'): Promise<Opened> =>
    call(`/api/desk/runs/${run}/games/${pair}/${side}`, {}),
}

/** A figure as people read it: shares in per cent. */
export function shown(value: number | null | undefined, share: boolean, lang: Lang, signed = false): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–'
  const size = share ? 100 * value : value
  const big = Math.abs(size)
  const digits = big >= 100 ? 0 : big >= 10 || share ? 1 : 2
  const text = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'always' : 'auto',
  }).format(size)
  return share && !signed ? `${text}\u202f%` : text
}
