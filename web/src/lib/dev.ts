/** What `araldo dev` tells of a position (src/araldo/workshop): only the author's own machine answers these. */
import { session } from './keep'
import type { Action, Ask, Lang, Option, Refused, View, Words } from './types'

export interface Start {
  seats: number
  options: Record<string, string | number | boolean>
  seed: number
  packed: string
  label: string
}
export type Done = [seat: number, action: Action]
export interface Position {
  start: Start
  moves: Done[]
  at: number
}
export interface Fault {
  message: string
  code: string
  file: string
  line: number
  at: number
  seat: number
  action: string
  mend: string
}
export interface Field {
  name: string
  seen: 'all' | 'owner' | 'side' | 'nobody' | 'listed'
  zone: boolean
  value: unknown
  each: boolean
  hidden: boolean
  changed: boolean
}
export interface Level {
  procedure: string
  step: number
  steps: { name: string; file: string; line: number }[]
  locals: Record<string, unknown>
}
export interface Piece {
  number: number
  zone: string
  owner: number
  /** Viewers; everybody is [-1]. */
  knows: number[]
}
export interface Inside {
  fields: Field[]
  frames: Level[]
  pieces: Piece[]
  ask: Ask | null
  seat: number
  options: Option[]
  texts: string[]
  refused: { rule: string; text: string; count: number; examples: string[] }[]
  barred: Refused[]
  view: View
  names: string[]
  emblems: string[]
  log: { text: string; kind: string; params: Record<string, unknown>; at: number }[]
  faults: { lang: Lang; message: string; gives: string[] }[]
  outcome: [scores: number[], winners: number[]] | null
}
export interface Looked {
  at: number
  took: number
  fault: Fault | null
  inside: Inside | null
}
export interface About {
  id: string
  title: Words
  seats: number[]
  start: Start
  tests: { id: string; name: string; rules: string[] }[]
}
export interface Report {
  report: { games: number; decisions: number; held: boolean; failures: { promise: string; detail: string }[] } | null
  said: string
}
type Wrong = { fault?: Fault | null }

async function call<T>(name: string, body?: unknown): Promise<T & Wrong> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`/api/dev/${name}`, asked)
  return (await answer.json()) as T & Wrong
}

export const dev = {
  about: () => call<About>('about'),
  now: () => call<{ stamp: number; saved: string; drawn: number }>('now'),
  look: (position: Position, viewer: number | null, seat: number | null, lang: Lang) =>
    call<Looked>('look', { position, viewer, seat, lang }),
  bots: (position: Position, count: number) => call<{ moves: Done[] }>('bots', { position, count }),
  scenes: (test: string) => call<{ scenes: { label: string; packed: string }[] }>('test', { test }),
  written: (position: Position) => call<{ text: string }>('written', { position }),
  check: () => call<Report>('check', {}),
}

/** The position that was looked at last in this tab. */
export const kept = {
  get: (game: string): Position | null => session.get<Position | null>(`dev.${game}`, null),
  set: (game: string, position: Position): void => session.set(`dev.${game}`, position),
}

/** A value in a cell. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'object' && 'known' in value && 'hidden' in value) {
    const hand = value as { known: unknown[]; hidden: number }
    return `[${hand.known.join(', ')}]${hand.hidden ? ` + ${hand.hidden}` : ''}`
  }
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}: ${shown(one)}`)
      .join(', ')}}`
  return String(value)
}
