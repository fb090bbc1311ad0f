/** What a person likes: language, theme, sound, confirmation, pace, name. Kept in this browser, and with who is known. */
import { local } from './keep'
import type { Lang } from './types'

export type Theme = 'auto' | 'light' | 'dark'
/** How fast the moves of the others are shown. */
export type Pace = 'step' | 'slow' | 'normal' | 'instant'

export type Liking = 'lang' | 'theme' | 'sound' | 'confirm' | 'pace'

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
  /** How dates and times are written: days before months, and 24 hours. */
  get locale(): string {
    return this.lang === 'en' ? 'en-GB' : this.lang
  }
  /** The language whose words have come (see `texts`). */
  spoken = $state<Lang>('en')
  theme = $state<Theme>(local.get<Theme>('theme', 'auto'))
  sound = $state<boolean>(local.get('sound', false))
  confirm = $state<boolean>(local.get<boolean | null>('confirm', null) ?? coarse())
  pace = $state<Pace>(local.get<Pace>('pace', 'normal'))
  name = $state<string>(local.get('name', ''))

  /** Called with what somebody has changed, so that it follows them to their other devices. */
  kept: (key: Liking, value: unknown) => void = () => undefined

  keep<K extends Liking | 'name'>(key: K, value: Prefs[K]): void {
    ;(this as Prefs)[key] = value
    local.set(key, value)
    if (key !== 'name') this.kept(key as Liking, value)
  }
  /** What was liked on another device. */
  adopt(settings: Partial<Record<Liking, unknown>>, name: string): void {
    for (const [key, value] of Object.entries({ ...settings, ...(name ? { name } : {}) })) {
      if (value === null || value === undefined || this[key as Liking] === value) continue
      ;(this as unknown as Record<string, unknown>)[key] = value
      local.set(key, value)
    }
  }
  get dark(): boolean {
    return (
      this.theme === 'dark' ||
      (this.theme === 'auto' && (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false))
    )
  }
}

export const prefs = new Prefs()
