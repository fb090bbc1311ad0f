/** A table's options in words, and three ready-made lengths of a game. */
import type { Game, Lang, TableOption } from './types'

type Value = string | number | boolean
export const PRESETS = ['short', 'standard', 'full'] as const
export type Preset = (typeof PRESETS)[number]
/** Options that differ from what is recommended (games/<game>/web/card.ts). */
export type Presets = Partial<Record<Preset, Record<string, Value>>>

/** What is recommended, option by option. */
export const recommended = (game: Game): Record<string, Value> =>
  Object.fromEntries(game.options.map((option) => [option.id, (game.preset[option.id] as Value) ?? option.default]))

function valueInWords(option: TableOption, value: Value, lang: Lang): string {
  const at = option.values.findIndex((one) => one === value)
  return option.labels[lang]?.[at] ?? String(value)
}
/** Each option as "name: value"; those that were changed first. */
export function optionsInWords(
  game: Game,
  options: Record<string, unknown>,
  lang: Lang,
  { most = 8, all = true } = {},
): string[] {
  const usual = recommended(game)
  const value = (option: TableOption): Value => (options[option.id] as Value) ?? usual[option.id]
  const changed = (option: TableOption): boolean => value(option) !== usual[option.id]
  return game.options
    .filter((option) => all || changed(option))
    .sort((a, b) => Number(changed(b)) - Number(changed(a)))
    .slice(0, most)
    .map((option) => `${option.label[lang]}: ${valueInWords(option, value(option), lang)}`)
}
/** The preset that the options are; null: options of one's own. */
export function presetOf(game: Game, presets: Presets, options: Record<string, unknown>): Preset | null {
  const usual = recommended(game)
  const found = PRESETS.find((preset) => {
    if (preset !== 'standard' && !presets[preset]) return false
    const wanted: Record<string, Value> = { ...usual, ...presets[preset] }
    return game.options.every((option) => (options[option.id] ?? usual[option.id]) === wanted[option.id])
  })
  return found ?? null
}
