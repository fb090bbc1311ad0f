/** Where one's transports may come to in one gesture: the ways that the server knows, by the place they lead to. */
import type { Ask, BoardProps, Option, Route } from '$kit/types'

export type Way = Route
const ASKED: Record<string, string> = {
  command: 'march',
  march: 'march',
  trade: 'use',
  journey: 'use',
  ventures: 'use',
}
const HOSTILE = new Set(['attack', 'surprise', 'relieve'])
export const hostile = (way: Way): boolean => HOSTILE.has(String(way.steps.at(-1)?.action[0]))

export class Reach {
  ways = $state.raw<Way[]>([])
  private of = ''

  /** Ask for the ways of this question, once. */
  follow(ask: Ask | null | undefined, mine: boolean, consult: BoardProps['onconsult']): void {
    const verb = ask && mine ? ASKED[ask.kind] : undefined
    const of = verb ? `${ask!.id} ${ask!.draft?.length ?? 0}` : ''
    if (of === this.of) return
    this.of = of
    this.ways = []
    if (verb && consult)
      void consult('reach', [verb]).then((told) => {
        if (this.of === of) this.ways = told.routes ?? []
      })
  }
  to(id: string): Way[] {
    return this.ways.filter((way) => way.to === id).sort((a, b) => Number(hostile(b)) - Number(hostile(a)))
  }
}

/** A way as one of the choices at a place: its number stands for the bundle. */
export function asOption(way: Way, i: number, label: string, points: string): Option {
  return { action: ['#way', i], label, effect: [way.note, points].filter(Boolean).join(' · ') } as Option
}
