export interface XY {
  x: number
  y: number
}
/** A line with every piece longer than `least` bent; `bend` is the largest shift as a share of the piece's length. */
export function rough(line: XY[], least?: number, bend?: number): XY[]
