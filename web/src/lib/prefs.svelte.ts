/** What a person likes, kept in this browser: language, theme, sound, confirmation, name. */
import { local } from './keep'
import type { Lang } from './types'

export type Theme = 'auto' | 'light' | 'dark'

function browserLang(): Lang {
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang')
  if (asked === 'it' || asked === 'en') return asked
  const list = globalThis.navigator?.languages ?? []
  for (const one of list) {
    if (one.startsWith('it')) return 'it'
    if (one.startsWith('en')) return 'en'
  }
  return 'en'
}
const coarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

class Prefs {
  lang = $state<Lang>(local.get<Lang | ''>('lang', '') || browserLang())
  theme = $state<Theme>(local.get<Theme>('theme', 'auto'))
  sound = $state<boolean>(local.get('sound', false))
  confirm = $state<boolean>(local.get<boolean | null>('confirm', null) ?? coarse())
  name = $state<string>(local.get('name', ''))

  keep<K extends 'lang' | 'theme' | 'sound' | 'confirm' | 'name'>(key: K, value: Prefs[K]): void {
    ;(this as Prefs)[key] = value
    local.set(key, value)
  }
  get dark(): boolean {
    return (
      this.theme === 'dark' ||
      (this.theme === 'auto' && (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false))
    )
  }
}

export const prefs = new Prefs()
