/** A game's own words on its board: Fluent sources by language, a message by its id. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FUNCTIONS, Noun } from './grammar'
import type { Lang } from './types'

export interface Say {
  (lang: Lang, id: string, args?: Record<string, FluentVariable>): string
  /** A name for a sentence, with its grammar (`name-…`); `text` if the name itself stands elsewhere. */
  noun(lang: Lang, word: string, text?: string): Noun
}

/**
 * `speaker({ en: [a, b], it: [c, d] })`; later sources win. A message that is missing shows as its own id.
 * `figures`: numbers of the game's data that any message may say (`Game.figures`).
 */
export function speaker(sources: Record<Lang, string[]>, figures: Record<string, number> = {}): Say {
  const bundles = new Map<Lang, FluentBundle>()
  const bundleOf = (lang: Lang): FluentBundle => {
    let bundle = bundles.get(lang)
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS[lang] })
      for (const source of sources[lang]) bundle.addResource(new FluentResource(source), { allowOverrides: true })
      bundles.set(lang, bundle)
    }
    return bundle
  }
  const plain: Record<Lang, Map<string, string>> = { en: new Map(), it: new Map() } // what takes no parameters
  const say = (lang: Lang, id: string, args?: Record<string, FluentVariable>): string => {
    const known = args ? undefined : plain[lang].get(id)
    if (known !== undefined) return known
    const bundle = bundleOf(lang)
    const message = bundle.getMessage(id)
    const text = message?.value ? bundle.formatPattern(message.value, { ...figures, ...args }) : id
    if (!args) plain[lang].set(id, text)
    return text
  }
  const noun = (lang: Lang, word: string, text?: string): Noun => {
    const bundle = bundleOf(lang)
    const message = bundle.getMessage(`name-${word}`)
    const grammar = message?.attributes.grammar
    return new Noun(
      text ?? (message?.value ? say(lang, `name-${word}`) : word),
      grammar ? bundle.formatPattern(grammar) : '',
    )
  }
  return Object.assign(say, { noun })
}
