/** The shell's words: Fluent, English and Italian. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../texts/en.ftl?raw'
import it from '../texts/it.ftl?raw'
import { prefs } from './prefs.svelte'
import type { Lang, Words } from './types'

function made(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}
export const bundles: Record<Lang, FluentBundle> = { en: made('en', en), it: made('it', it) }

const plain: Record<Lang, Map<string, string>> = { en: new Map(), it: new Map() }

/** One message in the person's language; a missing one shows as its own name. What takes no parameters is said the same way every time. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  const lang = prefs.lang
  const known = params ? undefined : plain[lang].get(id)
  if (known !== undefined) return known
  const found = bundles[lang].getMessage(id)
  const text = found?.value ? bundles[lang].formatPattern(found.value, params) : id
  if (!params) plain[lang].set(id, text)
  return text
}
export const has = (id: string): boolean => bundles[prefs.lang].hasMessage(id)
/** The right one of a pair of texts. */
export const said = (words: Words | undefined): string => words?.[prefs.lang] ?? words?.en ?? ''
