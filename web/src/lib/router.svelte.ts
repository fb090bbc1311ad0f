/** Pages by path, without a library. */

class Router {
  path = $state(globalThis.location?.pathname ?? '/')
  search = $state(globalThis.location?.search ?? '')
  hash = $state(globalThis.location?.hash ?? '')

  listen(): () => void {
    const read = (): void => this.read()
    const click = (event: MouseEvent): void => this.click(event)
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', read)
      removeEventListener('hashchange', read)
      document.removeEventListener('click', click)
    }
  }
  read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    if (!replace && !this.hash) scrollTo(0, 0)
  }
  /** Links inside the page do not load it anew. */
  private click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

export type Page =
  | { page: 'home' | 'lobby' | 'about' | 'archive' | 'desk' | 'dev' | 'missing' }
  | { page: 'new' | 'rules' | 'ratings'; game: string }
  | { page: 'table' | 'replay' | 'old'; table: string }
  | { page: 'person' | 'group' | 'talk'; id: string }
  | { page: 'groups'; invite: string }
  | { page: 'me'; part: MyPart }
  | { page: 'continue'; code: string }
  | { page: 'letter'; secret: string }

export const MY_PARTS = ['arms', 'devices', 'notices', 'look', 'data'] as const
export type MyPart = (typeof MY_PARTS)[number]

/** Which page a path is. */
export function pageOf(path: string): Page {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length) return { page: 'missing' }
  if (!first) return { page: 'home' }
  if ((first === 'lobby' || first === 'about' || first === 'archive' || first === 'desk') && !second)
    return { page: first }
  if (first === 'dev' && !second && 'dev' in document.documentElement.dataset) return { page: 'dev' } // `araldo dev` marks the page
  if (first === 'me' && !third) {
    const part = MY_PARTS.find((one) => one === (second || 'arms'))
    if (part) return { page: 'me', part }
  }
  if (first === 'c' && !third) return { page: 'continue', code: second }
  if (first === 'm' && second && !third) return { page: 'letter', secret: second }
  if ((first === 'rules' || first === 'ratings') && !third) return { page: first, game: second }
  if (first === 'p' && second && !third) return { page: 'person', id: second }
  if (first === 'talk' && !third) return { page: 'talk', id: second }
  if (first === 'groups' && !third) return second ? { page: 'group', id: second } : { page: 'groups', invite: '' }
  if (first === 'j' && second && !third) return { page: 'groups', invite: second }
  if (first === 'g' && second && !third) return { page: 'old', table: second }
  if (first === 'new' && second && !third) return { page: 'new', game: second }
  if (first === 't' && second && !third) return { page: 'table', table: second }
  if (first === 't' && third === 'replay') return { page: 'replay', table: second }
  return { page: 'missing' }
}
