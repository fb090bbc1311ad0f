/** The shell's words: Fluent, English and Italian. A language is loaded when somebody reads it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs } from './prefs.svelte'
import type { Lang, Words } from './types'

const files = import.meta.glob<string>('../texts/{en,it}.ftl', { query: '?raw', import: 'default' })
const bundle = (lang: Lang): FluentBundle => new FluentBundle(lang, { useIsolating: false })
export const bundles: Record<Lang, FluentBundle> = { en: bundle('en'), it: bundle('it') }
const here = new Set<Lang>()

/** Load a language and speak it from now on; until it has come the one before is spoken. */
export async function speak(lang: Lang): Promise<void> {
  if (!here.has(lang)) {
    bundles[lang].addResource(new FluentResource(await files[`../texts/${lang}.ftl`]!()))
    here.add(lang)
  }
  prefs.spoken = lang
}
const spoken = (): Lang => (here.has(prefs.lang) ? prefs.lang : prefs.spoken)

const plain: Record<Lang, Map<string, string>> = { en: new Map(), it: new Map() }

/** One message in the person's language; a missing one shows as its own name. What takes no parameters is said the same way every time. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  const lang = spoken()
  const known = params ? undefined : plain[lang].get(id)
  if (known !== undefined) return known
  const found = bundles[lang].getMessage(id)
  if (!found?.value) return id
  const text = bundles[lang].formatPattern(found.value, params)
  if (!params) plain[lang].set(id, text)
  return text
}
export const has = (id: string): boolean => bundles[spoken()].hasMessage(id)
/** The right one of a pair of texts. */
export const said = (words: Words | undefined): string => words?.[prefs.lang] ?? words?.en ?? ''
