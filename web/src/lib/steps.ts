/** Numbers that a person is likely to want of a range: its ends and some round ones between, four at most. */
export function quick(low: number, high: number, step = 1): number[] {
  const all = Math.floor((high - low) / step) + 1
  if (all <= 1) return []
  if (all <= 4) return Array.from({ length: all }, (_, i) => low + i * step)
  const top = low + (all - 1) * step
  const near = (part: number): number => low + Math.round(((top - low) * part) / step) * step
  return [...new Set([low, near(1 / 3), near(2 / 3), top])]
}
