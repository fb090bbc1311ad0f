/** Who this browser's person is, as the server knows them: name, arms, how many tables wait. Likings follow them here. */
import { api, type Person } from './api'
import { prefs, type Liking } from './prefs.svelte'

const NOBODY: Person = {
  offered: false,
  known: false,
  id: '',
  name: '',
  arms: '',
  settings: {},
  turns: 0,
  games: 0,
  ways: 0,
  paused: 0,
  mail: false,
  lobby: true,
  letters: false,
  seek: '',
  unread: 0,
}
const LOOK = 60_000 // milliseconds between two looks while the page is seen
const SOON = 10_000 // while a table is sought: who is called has two minutes

class Me {
  now = $state.raw<Person>(NOBODY)
  /** Whether the server has answered once. */
  asked = $state(false)
  private timer: ReturnType<typeof setInterval> | undefined

  /** Look from time to time, and when the page is seen again. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.load())
    look()
    let last = Date.now()
    this.timer = setInterval(() => {
      if (Date.now() - last < (this.now.seek ? SOON : LOOK)) return
      last = Date.now()
      look()
    }, SOON)
    document.addEventListener('visibilitychange', look)
    prefs.kept = (key, value) => this.like(key, value)
    return () => {
      clearInterval(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
  async load(): Promise<Person> {
    try {
      this.take(await api.me())
    } catch {
      /* offline: what was known stays */
    }
    this.asked = true
    this.tell()
    return this.now
  }
  /** The server has told who this is. */
  take(person: Person): void {
    this.now = person
    if (person.known) prefs.adopt({ ...person.settings, ...this.liked }, person.name)
    this.badge(person.turns)
  }
  turns(count: number): void {
    if (count === this.now.turns) return
    this.now = { ...this.now, turns: count }
    this.badge(count)
  }
  /** What was changed and not told yet: it may be chosen before the server has said who this is. */
  private liked: Partial<Record<Liking, unknown>> = {}
  private like(key: Liking, value: unknown): void {
    this.liked[key] = value
    if (this.asked) this.tell()
  }
  private tell(): void {
    const settings = this.liked
    this.liked = {}
    if (this.now.known && Object.keys(settings).length) void api.changeMe({ settings }).catch(() => undefined)
  }
  /** The number on the icon of an installed page. */
  private badge(count: number): void {
    const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    done?.catch(() => undefined)
  }
}

export const me = new Me()
