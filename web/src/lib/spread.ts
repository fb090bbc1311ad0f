/** A draft that is several numbers: from what it is to what it shall be, as edits. */
import { isPattern, keyOf } from './options'
import type { Action, Option, Spread, Step } from './types'

type Target = Spread['targets'][number]

/**
 * The steps that bring a draft to these numbers: edits of changed targets are dropped from the back, then given anew.
 * A target is set by one edit with its number, or by as many equal edits.
 */
export function edited(spread: Spread, draft: Action[], options: Option[], values: Record<string, number>): Step[] {
  const drops: Step[] = []
  const gives: Step[] = []
  for (const target of spread.targets) {
    const wanted = values[target.id]
    if (wanted === undefined || wanted === target.now) continue
    const head = keyOf(target.action)
    const numbered =
      options.some((o) => isPattern(o) && keyOf(o.action) === head) ||
      draft.some((edit) => edit.length === target.action.length + 1 && keyOf(edit.slice(0, -1)) === head)
    const mine = draft.flatMap((edit, i) => (keyOf(numbered ? edit.slice(0, -1) : edit) === head ? [i] : []))
    const surplus = numbered ? mine : mine.slice(Math.max(0, wanted))
    drops.push(...surplus.map((i) => ({ action: ['drop', i] as Action, kind: '' })))
    if (numbered) {
      if (wanted > 0) gives.push({ action: [...target.action, wanted], kind: '' })
    } else for (let n = mine.length; n < wanted; n++) gives.push({ action: target.action, kind: '' })
  }
  drops.sort((a, b) => Number(b.action[1]) - Number(a.action[1]))
  return [...drops, ...gives]
}

/** The answer that these numbers are, in the order of the targets; null if it is none yet. */
export function answered(spread: Spread, options: Option[], values: Record<string, number>): Action | null {
  const action = [...(spread.whole ?? []), ...spread.targets.map((target) => values[target.id] ?? target.now)]
  return options.some((o) => keyOf(o.action) === keyOf(action)) ? action : null
}

/** The numbers of a plan that is one answer; null if it is something else. */
export function filled(spread: Spread, plan: { steps: Step[] }): Record<string, number> | null {
  const { whole, targets } = spread
  const action = plan.steps[0]?.action
  if (!whole || plan.steps.length > 1 || action?.length !== whole.length + targets.length) return null
  return Object.fromEntries(targets.map((target, i) => [target.id, Number(action[whole.length + i])]))
}

/** The numbers as they are. */
export const numbersOf = (spread: Spread): Record<string, number> =>
  Object.fromEntries(spread.targets.map((target) => [target.id, target.now]))

/** What is left of the total. */
export const leftOf = (spread: Spread, values: Record<string, number>): number =>
  spread.total - spread.targets.reduce((sum, target) => sum + (values[target.id] ?? target.now), 0)

/** What one target may have: its limit, and what is left when the others have the least that they must. */
export function mostOf(spread: Spread, values: Record<string, number>, id: string): number {
  const now = (target: Target): number => values[target.id] ?? target.now
  const owed = spread.targets.reduce(
    (sum, one) => sum + (one.id === id ? 0 : Math.max(0, Math.min(one.low, one.high) - now(one))),
    0,
  )
  const target = spread.targets.find((one) => one.id === id)!
  return Math.min(target.high, now(target) + Math.max(0, leftOf(spread, values) - owed))
}

/** Of the numbers that are wanted those that differ from what is; null if none does. */
export function changed(spread: Spread, values: Record<string, number>): Record<string, number> | null {
  const found = spread.targets.filter((one) => values[one.id] !== undefined && values[one.id] !== one.now)
  return found.length ? Object.fromEntries(found.map((one) => [one.id, values[one.id]])) : null
}
