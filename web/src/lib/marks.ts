/** What others did since one's last decision, as marks for the board. */
import { journey, type Mark } from '../kit/marks'
import { ownerOf } from './owners'
import { taken } from './log'
import type { Table } from './table.svelte'

/** The newest move is drawn strongly, and whatever the person points at; earlier arrows stay, pale, until the next decision. */
export function marksOf(table: Table): Mark[] {
  const { follow } = table
  const gone = taken(table.log)
  const marks: Mark[] = []
  for (const line of table.log) {
    const pointed = line.n === follow.pointed
    if ((line.n <= follow.since && !pointed) || gone.has(line.n) || !line.event) continue
    const who = table.actor(line)
    if (who !== null && who === table.seat && !pointed) continue
    const { field, ink } =
      who === null ? { field: 'var(--wood)', ink: 'var(--wood-ink)' } : ownerOf(who, table.info?.seats[who]?.emblem)
    const now = follow.pointed === null ? line.n > follow.from : pointed
    marks.push({ key: String(line.n), ...journey(line.event), colour: field, ink, now })
  }
  return marks
}
