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

/** One message in the person's language; a missing one shows as its own name. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  const bundle = bundles[prefs.lang]
  const found = bundle.getMessage(id)
  return found?.value ? bundle.formatPattern(found.value, params) : id
}
export const has = (id: string): boolean => bundles[prefs.lang].hasMessage(id)
/** The right one of a pair of texts. */
export const said = (words: Words | undefined): string => words?.[prefs.lang] ?? words?.en ?? ''
