/** A game's own words on its board: Fluent sources by language, a message by its id. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from './types'

export type Say = (lang: Lang, id: string, args?: Record<string, FluentVariable>) => string

/** `speaker({ en: [a, b], it: [c, d] })`; later sources win. A message that is missing shows as its own id. */
export function speaker(sources: Record<Lang, string[]>): Say {
  const bundles = new Map<Lang, FluentBundle>()
  const bundleOf = (lang: Lang): FluentBundle => {
    let bundle = bundles.get(lang)
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false })
      for (const source of sources[lang]) bundle.addResource(new FluentResource(source), { allowOverrides: true })
      bundles.set(lang, bundle)
    }
    return bundle
  }
  const plain: Record<Lang, Map<string, string>> = { en: new Map(), it: new Map() } // what takes no parameters
  return (lang, id, args) => {
    const known = args ? undefined : plain[lang].get(id)
    if (known !== undefined) return known
    const bundle = bundleOf(lang)
    const message = bundle.getMessage(id)
    const text = message?.value ? bundle.formatPattern(message.value, args) : id
    if (!args) plain[lang].set(id, text)
    return text
  }
}
