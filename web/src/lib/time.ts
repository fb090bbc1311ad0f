/** Seconds as a clock shows them: 4:07, 1:02:09, 3 d 4 h. */
export function shortTime(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds))
  const two = (n: number): string => String(n).padStart(2, '0')
  if (s >= 86_400) return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}`
  return `${Math.floor(s / 60)}:${two(s % 60)}`
}
