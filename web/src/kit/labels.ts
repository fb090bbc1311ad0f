/** Which of many labels fit: in order of their weight, each that lies on none that stands already. */
export interface Box {
  /** Its middle. */
  x: number
  y: number
  w: number
  h: number
}

const apart = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 >= a.w + b.w || Math.abs(a.y - b.y) * 2 >= a.h + b.h

export function placed<T>(labels: T[], boxOf: (label: T) => Box): T[] {
  const boxes: Box[] = []
  return labels.filter((label) => {
    const box = boxOf(label)
    if (!boxes.every((other) => apart(box, other))) return false
    boxes.push(box)
    return true
  })
}
