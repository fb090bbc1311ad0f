/** The server's HTTP calls. Errors carry the server's words. */
import { prefs, type Liking } from './prefs.svelte'
import type { Point } from './chart'
import type { AtTable } from './strangerapi'
import type { Game, LeftSeat, Links, Replay, Rulebook, Seat, Summary } from './types'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** How a seat was left that is no longer one's own. */
    readonly left: LeftSeat | null = null,
  ) {
    super(message)
  }
}

/** How far the server's clock is ahead of this one, to a second. */
export const skew = { ms: 0 }

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', prefs.lang)
  let answer: Response
  try {
    answer = await fetch(
      url,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          },
    )
  } catch {
    throw new ApiError('offline', '', 0)
  }
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (date) skew.ms = date - Date.now()
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  if (!answer.ok) {
    const error = isJson ? (await answer.json()).error : null
    throw new ApiError(
      error?.code ?? `http-${answer.status}`,
      error?.message ?? answer.statusText,
      answer.status,
      error?.left,
    )
  }
  return (isJson ? answer.json() : answer.text()) as Promise<T>
}

export interface NewSeat {
  kind: Seat['kind']
  name?: string
  bot?: string
}
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, unknown>
  choices?: Record<string, unknown>
  hot_seat?: boolean
  public?: boolean
  rated?: boolean
  hints?: boolean
  group?: string
  level?: string
  clock?: unknown
  window?: number
  title?: string
  lang?: string
}
export interface Opened {
  table: string
  token: string
  links?: Links
}
export interface Person {
  offered: boolean
  known: boolean
  /** Of the page that others see. */
  id: string
  name: string
  arms: string
  settings: Partial<Record<Liking, unknown>>
  /** Tables that wait for them. */
  turns: number
  games: number
  /** Ways back in, besides this browser. */
  ways: number
  /** Ways of being told that failed too often. */
  paused: number
  /** Whether this server sends mail. */
  mail: boolean
  /** Whether it has open tables, and persons may write to each other. */
  lobby: boolean
  letters: boolean
  /** Whether it has a designer's desk. */
  desk?: boolean
  /** Whether they seek a table: `called` wants an answer. */
  seek: '' | 'seeking' | 'called' | 'yes' | 'made'
  /** Private lines. */
  unread: number
}
const k = (token: string): string => encodeURIComponent(token)

let games: Promise<Game[]> | undefined
const books: Record<string, Promise<Rulebook>> = {}

export const api = {
  games: (): Promise<Game[]> => {
    games ??= call<Game[]>('/api/games')
    games.catch(() => (games = undefined))
    return games
  },
  game: async (id: string): Promise<Game | undefined> =>
    (await api.games()).find((g) => g.id === id) ??
    (id.includes('~') ? call<Game>(`/api/games/${encodeURIComponent(id)}`) : undefined),
  rules: (game: string): Promise<Rulebook> => {
    books[game] ??= call<Rulebook>(`/api/games/${game}/rules`)
    books[game].catch(() => delete books[game])
    return books[game]
  },
  /** Of a set-up: what is not advised, and who plays with whom. */
  warnings: (
    game: string,
    wish: Pick<NewTable, 'options' | 'choices'> & { seats: number },
  ): Promise<{ warnings: string[]; sides: number[] }> =>
    call(`/api/games/${game}/warnings`, { lang: prefs.lang, ...wish }),
  create: (wish: NewTable): Promise<Opened> => call('/api/tables', { lang: prefs.lang, ...wish }),
  table: (table: string, token: string): Promise<Summary> => call(`/api/tables/${table}?k=${k(token)}`),
  join: (table: string, body: { k?: string; seat?: number; name: string }): Promise<{ token: string; seat: number }> =>
    call(`/api/tables/${table}/join`, body),
  seat: (
    table: string,
    seat: number,
    body: Record<string, unknown>,
  ): Promise<Summary & { link?: { seat: number; token: string } | null }> =>
    call(`/api/tables/${table}/seats/${seat}`, body),
  watchers: (table: string, token: string): Promise<Summary> => call(`/api/tables/${table}/watchers`, { k: token }),
  contact: (table: string, token: string, mail: string): Promise<unknown> =>
    call(`/api/tables/${table}/contact`, { k: token, mail }),
  hours: (table: string, token: string, hours: { start: number; end: number; zone: string }): Promise<unknown> =>
    call(`/api/tables/${table}/hours`, { k: token, ...hours }),
  people: (table: string, token: string): Promise<AtTable> => call(`/api/tables/${table}/people?k=${k(token)}`),
  notes: (table: string, token: string): Promise<{ text: string }> => call(`/api/tables/${table}/notes?k=${k(token)}`),
  record: (table: string, token: string): Promise<string> => call(`/api/tables/${table}/record?k=${k(token)}`),
  recordUntil: (table: string, token: string, line: number, viewer: number | null): Promise<string> =>
    call(
      `/api/tables/${table}/record?k=${k(token)}` +
        (line ? `&line=${line}` : '') +
        (line && viewer !== null ? `&viewer=${viewer}` : ''),
    ),
  replay: (table: string, token: string, at: number | null, viewer: number | null): Promise<Replay> =>
    call(
      `/api/tables/${table}/replay?k=${k(token)}` +
        (at === null ? '' : `&at=${at}`) +
        (viewer === null ? '' : `&viewer=${viewer}`),
    ),
  scores: (table: string, token: string): Promise<Point[]> => call(`/api/tables/${table}/scores?k=${k(token)}`),
  fork: (table: string, token: string, at: number, seats?: NewSeat[]): Promise<Opened> =>
    call(`/api/tables/${table}/fork`, { k: token, at, ...(seats ? { seats } : {}) }),
  load: (text: string): Promise<Opened> => call('/api/records', { text, lang: prefs.lang }),
  me: (): Promise<Person> => call('/api/me'),
  changeMe: (body: { name?: string; arms?: string; settings?: Partial<Record<Liking, unknown>> }): Promise<Person> =>
    call('/api/me', body),
  take: (table: string, token: string, over = false): Promise<{ taken: boolean; holder: string | null }> =>
    call('/api/me/seats', { table, k: token, over }),
  lesson: (game: string, lesson: string): Promise<Opened> =>
    call(`/api/lessons/${game}/${lesson}`, { lang: prefs.lang, ...(prefs.name ? { name: prefs.name } : {}) }),
}

/** Words for whatever went wrong. */
export function wrong(error: unknown, say: (id: string) => string): string {
  if (error instanceof ApiError)
    return error.message || say(error.code === 'offline' ? 'error-offline' : 'error-unknown')
  return say('error-unknown')
}
