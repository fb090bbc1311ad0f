/** The games of the start page: a person's, as the server lists them; where it knows no persons, the links of this browser. */
import { api } from './api'
import { personApi, type GameLine } from './personapi'
import { me } from './me.svelte'
import { forget, knownTables, markGiven, type Known } from './tokens'
import type { Summary } from './types'

export interface Line extends GameLine {
  /** It cannot be opened now. */
  shut?: boolean
}
export interface Listed {
  lines: Line[]
  next: string | null
}

/** All, or the next page. */
export async function listed(after = ''): Promise<Listed> {
  const person = me.asked ? me.now : await me.load()
  if (person.offered) await handOver()
  if (!me.now.known) return { lines: person.offered ? [] : await fromLinks(), next: null }
  const found = await personApi.myGames(after)
  me.turns(found.turns)
  return { lines: found.games, next: found.next }
}

/** Seats that this browser knew before there were persons: their links are opened, once. */
async function handOver(): Promise<void> {
  for (const one of knownTables()) {
    if (one.given) continue
    if (one.seat === null) continue
    const took = await api.take(one.table, one.token).catch(() => null)
    if (took) markGiven(one.table)
  }
  if (!me.now.known && knownTables().some((one) => one.given)) await me.load()
}

async function fromLinks(): Promise<Line[]> {
  const found = await Promise.all(
    knownTables().map(async (one) => line(one, await api.table(one.table, one.token).catch(() => null))),
  )
  const order = { turn: 0, running: 1, invited: 2, waiting: 3, over: 4 }
  return found.sort((a, b) => order[a.part] - order[b.part] || (a.due ?? Infinity) - (b.due ?? Infinity))
}

function line(one: Known, now: Summary | null): Line {
  const asked = !!now?.asked || (!!now?.hot_seat && now.status === 'running' && !!now.waiting?.length)
  const part =
    one.over || now?.status === 'over' ? 'over' : asked ? 'turn' : now?.status === 'open' ? 'waiting' : 'running'
  const seat = now?.me.seat ?? one.seat
  const due = part === 'turn' && now?.clock && typeof seat === 'number' ? (now.clock.ends[seat] ?? null) : null
  return {
    table: one.table,
    number: 0,
    part,
    game: one.game,
    title: now?.title || one.title,
    seat,
    host: !!now?.me.host,
    hot_seat: !!now?.hot_seat,
    lesson: now?.lesson ?? '',
    names: now?.names ?? [],
    seats: (now?.seats ?? []).map(({ kind, name, bot, emblem }) => ({ kind, name, bot, emblem, arms: '' })),
    clock: now?.clock ?? null,
    asked: now?.asked ?? '',
    last: now?.last ?? '',
    waiting: now?.waiting ?? [],
    outcome: now?.outcome ? { winners: now.outcome.winners, scores: now.outcome.scores } : null,
    ended: now?.ended?.how ?? '',
    unread: 0,
    at: one.at / 1000,
    due,
    invite: '',
    shut: now === null,
  }
}

/** Off the list: an invitation declined, a game that is over, a link that this browser knew. */
export async function lose(one: Line): Promise<void> {
  forget(one.table)
  if (me.now.known) await personApi.forgetGame(one.table, one.number)
}
