/** A socket that comes back: after a break it says from where it has to be told, and what it said unheard it says again. */
import type { Said, Told } from './types'

export type Link = 'connecting' | 'open' | 'away' | 'closed'
export const REMOVED = 4003
export const FATAL = new Set([4001, 4002, 4003, 4004, 4005, 4008])

export interface Wire {
  url: (since: number) => string
  message: (told: Told) => void
  link: (state: Link, code: number) => void
  since: () => number
  make?: (url: string) => WebSocket
}

export class Socket {
  private ws: WebSocket | null = null
  private unheard = new Map<string, Said>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private lastHeard = 0
  private ended = false

  constructor(private wire: Wire) {}

  open(): void {
    if (this.ended) return
    clearTimeout(this.timer)
    const url = this.wire.url(this.wire.since())
    const ws = (this.ws = this.wire.make ? this.wire.make(url) : new WebSocket(url))
    this.wire.link('connecting', 0)
    ws.onopen = () => {
      if (ws !== this.ws) return
      this.tries = 0
      this.lastHeard = Date.now()
      this.wire.link('open', 0)
      for (const message of this.unheard.values()) ws.send(JSON.stringify(message))
      clearInterval(this.beat)
      this.beat = setInterval(() => this.pulse(), 15_000)
    }
    ws.onmessage = (event) => {
      if (ws !== this.ws) return
      this.lastHeard = Date.now()
      const told = JSON.parse(String(event.data)) as Told
      if (told.type === 'ack' || told.type === 'refused') this.unheard.delete(told.key)
      this.wire.message(told)
    }
    ws.onclose = (event) => {
      if (ws !== this.ws) return
      this.ws = null
      clearInterval(this.beat)
      if (this.ended) return
      if (FATAL.has(event.code)) {
        this.ended = true
        this.wire.link('closed', event.code)
        return
      }
      this.wire.link('away', event.code)
      this.timer = setTimeout(() => this.open(), Math.min(8000, 300 * 2 ** this.tries++))
    }
  }

  /** Send; what carries a key is said again after a break until it is heard. */
  send(message: Said): void {
    if ('key' in message) this.unheard.set(message.key, message)
    if (this.ws?.readyState === 1) this.ws.send(JSON.stringify(message))
  }

  /** Come back now, if away: the page is looked at again or the network is there again. */
  nudge(): void {
    if (!this.ws) this.open()
    else if (this.ws.readyState === 1) this.pulse()
  }

  private pulse(): void {
    if (this.ws?.readyState !== 1) return
    if (Date.now() - this.lastHeard > 40_000) this.ws.close()
    else this.send({ type: 'ping' })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    const ws = this.ws
    this.ws = null
    ws?.close()
  }
}
