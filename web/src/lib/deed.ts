/** What the button at the foot would do: the act by its name, and what follows from it. */
import { completed, isPattern, same } from './options'
import { leftOf } from './spread'
import type { Table } from './table.svelte'
import { t } from './texts'
import type { Action, Option } from './types'

export interface Deed {
  /** The act, in words; "" where there is nothing to do. */
  label: string
  note: string
  action: Action | null
  /** Numbers to be sent before it. */
  numbers?: Record<string, number>
  /** It was picked by hand and can be let go. */
  picked: boolean
}

/** The option that an action is, or that it completes. */
export const optionOf = (options: Option[], action: Action): Option | undefined =>
  options.find((o) => (isPattern(o) ? same(o.action, action.slice(0, -1)) : same(o.action, action)))

/** What an action costs, in words. */
export const priceOf = (option: Option | undefined, action: Action): string =>
  (option?.cost ?? [])
    .map((one) => {
      const number = one.each && typeof action.at(-1) === 'number' ? (action.at(-1) as number) : 1
      return number && `${one.amount * number} ${one.what}`
    })
    .filter(Boolean)
    .join(', ')

export function deedOf(table: Table): Deed {
  const ask = table.ask
  if (table.picked && table.mine) {
    const option = optionOf(table.options, table.picked)
    const price = priceOf(option, table.picked)
    const note = [option?.effect, price && t('costs', { price })].filter(Boolean).join(' · ')
    return { label: table.called(table.picked) ?? '', note, action: table.picked, picked: true }
  }
  if (ask?.form === 'draft' && table.mine) {
    const done = table.options.find((o) => same(o.action, ['done']))
    const { wanted } = table
    if (wanted && ask.spread) {
      const left = leftOf(ask.spread, wanted)
      const ready = left >= 0 && (!ask.spread.exact || left === 0)
      const label = done?.label || t('draft-done')
      const note = ready ? (ask.done ?? '') : t('left-of', { left, total: ask.spread.total })
      return { label, note, action: ready ? ['done'] : null, numbers: wanted, picked: false }
    }
    return {
      label: done?.label || t('draft-done'),
      note: (done ? ask.done : '') || (done ? '' : t('not-ready')),
      action: done?.action ?? null,
      picked: false,
    }
  }
  const spread = table.mine ? ask?.spread : undefined
  const left = spread ? leftOf(spread, table.wanted ?? {}) : 0
  const note = spread && left > 0 ? t('left-of', { left, total: spread.total }) : ''
  return { label: '', note, action: null, picked: false }
}

/** The one number that is asked for, at its least; null if something else is asked as well. */
export function loneSpan(options: Option[]): Action | null {
  const asked = options.filter((o) => !o.free)
  const spans = asked.filter((o) => o.low !== undefined)
  return spans.length === 1 && asked.length <= 2 && asked.every((o) => o === spans[0] || o.action.length === 1)
    ? completed(spans[0], spans[0].low)
    : null
}

/** Do what the button says. */
export function perform(table: Table, deed: Deed): void {
  if (deed.numbers) table.spreadAndDone(deed.numbers)
  else if (deed.action) table.act(deed.action)
}
