/** What a part finds around it (the frame it stands in), also where it was put there by hand. */

/** Fills a place with whatever it likes; what it returns takes that away again. */
export type Fill = (place: Element) => (() => void) | void

const kept = new WeakMap<Element, Map<unknown, unknown>>()

export function keepContexts(place: Element, contexts: Map<unknown, unknown>, fill: Fill): () => void {
  kept.set(place, contexts)
  const away = fill(place)
  return () => {
    away?.()
    place.replaceChildren()
  }
}

/** The contexts of the nearest place that holds an element. */
export function contextsOf(element: Element | null): Map<unknown, unknown> | undefined {
  for (let at = element; at; at = at.parentElement) if (kept.has(at)) return kept.get(at)
  return undefined
}
