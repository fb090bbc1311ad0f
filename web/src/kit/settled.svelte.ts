/**
 * What many things on a board are drawn by (where something may be done, what is ringed): `$derived.by(settled(() => …))`
 * works it out once a change, and only what has become another is told on. With a plain `$derived` each of those things
 * would be marked once for every way in which it hangs on what has changed.
 */
import { untrack } from 'svelte'

export function settled<T>(work: () => T): () => T {
  let now = $state.raw(untrack(work))
  $effect.pre(() => {
    const fresh = work()
    now = like(
      untrack(() => now),
      fresh,
    )
  })
  return () => now
}

/** The old one where the new one says the same; in a map also its entries. */
export function like<T>(old: T, fresh: T): T {
  if (old instanceof Set && fresh instanceof Set)
    return old.size === fresh.size && [...old].every((one) => fresh.has(one)) ? old : fresh
  if (old instanceof Map && fresh instanceof Map) {
    let equal = old.size === fresh.size
    for (const [key, value] of fresh) {
      const was = old.get(key)
      if (alike(was, value)) fresh.set(key, was)
      else equal = false
    }
    return equal ? old : fresh
  }
  return alike(old, fresh) ? old : fresh
}

/** The same, or lists and records of the same things. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i])
  const [was, now] = [Object.entries(a), b as Record<string, unknown>]
  return (
    was.length === Object.keys(now).length &&
    was.every(([key, value]) => value === now[key] || (Array.isArray(value) && alike(value, now[key])))
  )
}
