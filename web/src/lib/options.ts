/** Options as a person reads them: in the game's own groups, else by verb. No game's word is known here. */
import type { Action, Option, Refused } from './types'

export interface Choice {
  option: Option
  key: string
  full: string
}
/** Choices of a long group that begin with the same thing. */
export interface Shelf {
  key: string
  heading: string
  choices: Choice[]
}
export interface Group {
  verb: string
  /** The game's own words for it; "": it has none. */
  heading: string
  free: boolean
  choices: Choice[]
}

export const keyOf = (action: Action): string => JSON.stringify(action)
export const same = (a: Action | null | undefined, b: Action | null | undefined): boolean =>
  !!a && !!b && keyOf(a) === keyOf(b)
export const isPattern = (option: Option): boolean => option.low !== undefined || option.limit !== undefined
export const isDrop = (action: Action): boolean =>
  action[0] === 'drop' && action.length === 2 && typeof action[1] === 'number'

/** The places and things an action names: its words, without the verb. */
export function idsOf(action: Action | null | undefined): string[] {
  return (action ?? []).slice(1).filter((item): item is string => typeof item === 'string')
}

/** Whatever might be an id in an event's parameters; a board rings those it knows. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 40 && !/\s/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => (key === 'kind' ? [] : idsIn(item)))
  }
  return []
}

/** The words with which all the labels begin, cut at a word; "" if that says nothing. */
export function sharedStart(labels: string[]): string {
  if (labels.length < 2) return ''
  let start = labels[0]
  for (const label of labels) {
    let at = 0
    while (at < start.length && start[at] === label[at]) at++
    start = start.slice(0, at)
  }
  const cut = Math.max(start.lastIndexOf(' '), start.lastIndexOf(':') + 1)
  start = cut > 0 ? start.slice(0, cut) : ''
  // Not in the middle of a bracket: the rest must stand on its own.
  const open = start.lastIndexOf('(')
  if (open > start.lastIndexOf(')')) start = start.slice(0, open)
  start = start.trimEnd()
  return start.replace(/[\s:,;(]+$/, '').length >= 3 ? start : ''
}

/** Groups in the order in which the server lists their first option; rights that nobody waits for come last. A game's own
 * groups, in its own order, before those that are gathered by verb. */
export function group(options: Option[]): Group[] {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const name = `${option.free ? 1 : 0} ${option.group ? `: ${option.group}` : option.action[0]}`
    const list = found.get(name)
    if (list) list.push(option)
    else found.set(name, [option])
  }
  const groups = [...found.values()].map((list): Group => {
    const named = list[0].group
    const inOrder = named ? [...list].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)) : list
    return {
      verb: named ? `: ${named}` : String(list[0].action[0]),
      heading: named ?? '',
      free: !!list[0].free,
      choices: inOrder.map((option) => ({
        option,
        key: keyOf(option.action),
        full: option.label,
      })),
    }
  })
  return [...groups.filter((g) => !g.free), ...groups.filter((g) => g.free)]
}

/** A right that nobody waits for stays small if it is several forms to fill in. */
export const folds = (group: Group): boolean =>
  group.free && group.choices.length > 1 && group.choices.every((choice) => isPattern(choice.option))

const CROWD = 14
/** A beginning that runs on after a semicolon ends there: what follows is a clause of its own. */
const clause = (start: string): string => start.slice(0, start.lastIndexOf(';') + 1) || start

/** A long group by the first thing that its actions name, where that brings order; null: it stays one list. */
export function shelves(group: Group): Shelf[] | null {
  if (group.choices.length <= CROWD) return null
  const found = new Map<string, Choice[]>()
  for (const choice of group.choices) {
    const name = String(choice.option.action[1] ?? '')
    const list = found.get(name)
    if (list) list.push(choice)
    else found.set(name, [choice])
  }
  if (found.size < 2 || found.size > group.choices.length / 2) return null
  return [...found].map(([key, list]) => {
    const start = clause(sharedStart(list.map((c) => c.full))).replace(/[\s:,;]+$/, '')
    return { key, heading: start || (list.length === 1 ? '' : `${list[0].full} …`), choices: list }
  })
}

const FLAT = 40 // rows that somebody looks through
/** Groups with a heading that fold, because all rows together are too many: all but the first of them. */
export function folded(groups: Group[]): Set<Group> {
  const rows = groups.reduce((sum, g) => sum + (folds(g) ? 1 : (shelves(g)?.length ?? g.choices.length)), 0)
  const headed = groups.filter((g) => g.heading && !folds(g) && !shelves(g) && g.choices.length > 4)
  return new Set(rows > FLAT ? headed.slice(1) : [])
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Groups with only the choices that hold every word typed. */
export function filtered(groups: Group[], typed: string): Group[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return groups
  return groups
    .map((g) => ({
      ...g,
      choices: g.choices.filter((c) => words.every((w) => plain(`${c.full} ${c.option.action.join(' ')}`).includes(w))),
    }))
    .filter((g) => g.choices.length)
}

/** Something that may not be done: its words, and the sentence that says why, where they are told. */
export interface No {
  action: Action
  key: string
  label: string
  why: string
}

/** What may not be done, by the rule that forbids it. */
export function byRule(refused: Refused[]): { rule: string; items: No[] }[] {
  const found = new Map<string, No[]>()
  for (const [action, rule, label = '', why = ''] of refused) {
    const item = { action, key: keyOf(action), label, why }
    const list = found.get(rule)
    if (list) list.push(item)
    else found.set(rule, [item])
  }
  return [...found].map(([rule, items]) => ({ rule, items }))
}

/** An action completed with a number or a text; null if that does not fit the option. */
export function completed(option: Option, value: string | number | undefined): Action | null {
  if (option.low !== undefined && option.high !== undefined) {
    const n = typeof value === 'number' ? value : Number(value === undefined || value === '' ? NaN : value)
    const fits =
      Number.isInteger(n) && n >= option.low && n <= option.high && (n - option.low) % (option.step ?? 1) === 0
    return fits ? [...option.action, n] : null
  }
  if (option.limit !== undefined) {
    const text = String(value ?? '')
    return [...text].length <= option.limit ? [...option.action, text] : null
  }
  return option.action
}

/** Is this action among the options, patterns included? */
export function offered(options: Option[], action: Action): boolean {
  return options.some((o) => {
    if (!isPattern(o)) return same(o.action, action)
    return same(o.action, action.slice(0, -1)) && same(completed(o, action[action.length - 1]), action)
  })
}
