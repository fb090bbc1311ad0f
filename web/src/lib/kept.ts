/** What has come anew, with whatever equals the old left as it was: who looks only at that need not look again. */
export function kept<T>(old: unknown, fresh: T): T {
  if (typeof old !== 'object' || typeof fresh !== 'object' || !old || !fresh) return fresh
  if (Array.isArray(old) || Array.isArray(fresh)) {
    if (!Array.isArray(old) || !Array.isArray(fresh)) return fresh
    let equal = old.length === fresh.length
    for (let at = 0; at < fresh.length; at++) {
      fresh[at] = kept(old[at], fresh[at])
      if (fresh[at] !== old[at]) equal = false
    }
    return equal ? (old as T) : fresh
  }
  const was = old as Record<string, unknown>
  const now = fresh as Record<string, unknown>
  let equal = true
  let count = 0
  for (const key in now) {
    count++
    now[key] = kept(was[key], now[key])
    if (now[key] !== was[key]) equal = false
  }
  count -= Object.keys(was).length
  return equal && count === 0 ? (old as T) : fresh
}
