/** What happened, drawn on a board: an arrow from place to place, a ring around what changed, a number in the order of events. */
import { getContext, setContext } from 'svelte'
import type { Point } from './camera'

export interface Mark {
  key: string
  /** What the event names: where from, where to, and anything else. A board draws what it knows. */
  from: string[]
  to: string[]
  rest: string[]
  /** Whose move: CSS colours of the arrow and of its number. */
  colour: string
  ink: string
  /** It has just happened, or the person points at it. */
  now: boolean
}
export interface DrawnMark {
  key: string
  number: number
  start: Point | null
  ends: Point[]
  colour: string
  ink: string
  now: boolean
}

const KEY = Symbol('marks')
export const offerMarks = (marks: () => Mark[]): (() => Mark[]) => setContext(KEY, marks)
export const useMarks = (): (() => Mark[]) => getContext<(() => Mark[]) | undefined>(KEY) ?? (() => [])

const FROM = new Set(['from', 'origin', 'source'])
const TO = new Set(['to', 'goal', 'into'])
/** Words that are no places, whatever they are in. */
const ids = (value: unknown): string[] =>
  typeof value === 'string'
    ? value && value.length <= 40 && !/\s/.test(value)
      ? [value]
      : []
    : Array.isArray(value)
      ? value.flatMap(ids)
      : []

/** Where an event leads from and to, by the names of its parameters. */
export function journey(event: Record<string, unknown>): Pick<Mark, 'from' | 'to' | 'rest'> {
  const found = { from: [] as string[], to: [] as string[], rest: [] as string[] }
  for (const [key, value] of Object.entries(event)) {
    if (key === 'kind' || key === 'rule') continue
    const list = FROM.has(key) ? found.from : TO.has(key) ? found.to : found.rest
    list.push(...ids(value))
  }
  return found
}

/** Marks as a board can draw them: arrows have a number; rings belong to what happens now. */
export function drawn(marks: Mark[], where: (id: string) => Point | null, most = 9): DrawnMark[] {
  const known = (list: string[]): Point[] => {
    const points: Point[] = []
    for (const id of list) {
      const point = where(id)
      if (point && !points.some((one) => one.x === point.x && one.y === point.y)) points.push(point)
    }
    return points
  }
  const found: DrawnMark[] = []
  let number = 0
  for (const mark of marks) {
    const [from, to, rest] = [known(mark.from), known(mark.to), known(mark.rest)]
    const start = from[0] ?? (to.length ? rest.shift() : undefined) ?? null
    const ends = to.length ? to : rest
    if (!ends.length) continue
    const arrow = start !== null && (start.x !== ends[0].x || start.y !== ends[0].y)
    if (arrow) number++
    else if (!mark.now) continue
    found.push({
      key: mark.key,
      number: arrow ? number : 0,
      start: arrow ? start : null,
      ends: ends.slice(0, arrow ? 1 : 6),
      colour: mark.colour,
      ink: mark.ink,
      now: mark.now,
    })
  }
  return found.slice(-most)
}
