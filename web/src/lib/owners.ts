/** Which shield a seat bears: the same on the board, in the log and beside a name. */
import { OWNERS, type Owner } from '../kit/heraldry'

// A game whose emblems are words of its own says which shield each of them bears: games/<game>/web/emblems.ts.
const found = import.meta.glob<Record<string, string>>('../../../src/araldo/games/*/web/emblems.ts', {
  eager: true,
  import: 'default',
})
const SHIELDS: Record<string, string> = Object.assign({}, ...Object.values(found))

/** Before a game gives emblems, seats go by number. */
export const ownerOf = (seat: number, emblem = ''): Owner =>
  OWNERS.find((one) => one.id === (SHIELDS[emblem] ?? emblem)) ?? OWNERS[seat % OWNERS.length]
