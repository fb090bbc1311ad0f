/** Notices: what the server knows of them, and what this browser can do. */
import { call, type Person } from './api'

export type Event = 'turn' | 'clock' | 'talk' | 'over'
export type Kind = 'push' | 'mail' | 'webhook'
export const EVENTS: Event[] = ['turn', 'clock', 'talk', 'over']
export const SHAPES = ['discord', 'slack', 'ntfy', 'json'] as const
export interface Way {
  id: string
  kind: Kind
  name: string
  /** The address of mail; of the others only the host. */
  target: string
  shape: (typeof SHAPES)[number] | ''
  /** This browser. */
  here: boolean
  active: boolean
  paused: boolean
  /** The minute of the day at which all is told together; -1: at once. */
  hour: number
  at: number | null
  result: '' | 'shown' | 'sent' | 'taken' | 'ok' | 'again' | 'failed'
  said: string
}
export interface Quiet {
  on: boolean
  start: number
  end: number
  weekend: boolean
}
export interface Notices {
  /** The key to subscribe with; empty: this server does not push. */
  push: string
  mail: boolean
  webhook: boolean
  /** An address that is not confirmed yet. */
  pending: string
  ways: Way[]
  wants: Record<Kind, Event[]>
  quiet: Quiet
  zone: string
}
export interface MailLink {
  confirm: boolean
  name: string
  arms: string
  mail: string
  path: string
  mine: boolean
  along: number
}

const AT = '/api/me/notices'
export const noticeApi = {
  notices: (): Promise<Notices> => call(AT),
  wish: (body: { wants?: Notices['wants']; quiet?: Quiet; zone?: string }): Promise<Notices> => call(AT, body),
  addHook: (url: string, shape: string, name: string): Promise<Notices> => call(`${AT}/webhook`, { url, shape, name }),
  addPush: (body: unknown): Promise<Notices> => call(`${AT}/push`, body),
  change: (id: string, body: { active?: boolean; hour?: number }): Promise<Notices> => call(`${AT}/${id}`, body),
  end: (id: string): Promise<Notices> => call(`${AT}/${id}/end`, {}),
  test: (id: string): Promise<Notices> => call(`${AT}/${id}/test`, {}),
  setMail: (mail: string): Promise<Notices> => call('/api/me/mail', { mail }),
  askMail: (mail: string): Promise<unknown> => call('/api/mail/ask', { mail }),
  lookLink: (k: string): Promise<MailLink> => call('/api/mail/look', { k }),
  useLink: (k: string, along: boolean): Promise<{ path: string; me: Person }> => call('/api/mail/use', { k, along }),
}

/** Whether this browser can be told: that needs TLS, or the own machine. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
export const refused = (): boolean => 'Notification' in window && Notification.permission === 'denied'

/** This browser wants to be told. Null: its owner has said no. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  if (known) await known.unsubscribe() // its key may be another server's
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return noticeApi.addPush({ endpoint, keys })
}
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/sw.js')
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
