/** The games' drawings: one lazy chunk a game, found by their place; or what a game that was installed by itself brings. */
import type { Component } from 'svelte'
import type { Card } from '../kit/card'
import { api } from './api'
import type { BoardProps, Lang, View } from './types'

type Drawing = Component<BoardProps>
const boards = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Board.svelte')
const panels = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Panels.svelte')

const docks = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Dock.svelte')
const tracks = import.meta.glob<{ phases: Phases }>('../../../src/araldo/games/*/web/phases.ts')
const icons = import.meta.glob<{ default: Record<string, string> }>('../../../src/araldo/games/*/web/icons.ts')

/** Where the game stands, as a row of phases: their names and which one it is. */
export type Phases = (view: View, lang: Lang) => { steps: string[]; at: number } | null

/** What `mount` gives back. */
export interface Mounted {
  update: (props: BoardProps) => void
  destroy: () => void
}
export type Mount = (target: HTMLElement, props: BoardProps) => Mounted
/** An ES module that draws a game: the board, and the players' panels if it has any. */
export interface DrawingModule {
  mount: Mount
  mountPanels?: Mount
}

/** What draws a game: a component of ours, or a function that mounts what the game brings. */
export interface Drawn {
  component?: Drawing
  mount?: Mount
}

/** A variant (`game~name~hash`) is drawn as its game. */
export const baseOf = (game: string): string => game.split('~')[0]

const TRIES = 5
/** What did not come (a phone on a train) is asked for again, each time a little later. */
export async function again<M>(load: () => Promise<M>, pause = 300): Promise<M> {
  for (let tried = 1; tried < TRIES; tried++) {
    try {
      return await load()
    } catch {
      await new Promise((go) => setTimeout(go, pause * 2 ** tried))
    }
  }
  return load()
}

async function ofGame<M>(all: Record<string, () => Promise<M>>, game: string): Promise<M | null> {
  const path = Object.keys(all).find((one) => one.includes(`/games/${baseOf(game)}/web/`))
  return path ? again(all[path]) : null
}
async function found(all: Record<string, () => Promise<{ default: Drawing }>>, game: string): Promise<Drawn | null> {
  const one = await ofGame(all, game)
  return one && { component: one.default }
}

/** The module of a game that brings its own; null if it brings none, or it cannot be read. `version`: load it anew for each. */
async function brought(game: string, what: keyof DrawingModule, version = ''): Promise<Drawn | null> {
  try {
    const address = (await api.game(game))?.module
    if (!address) return null
    const mount = ((await import(/* @vite-ignore */ address + version)) as DrawingModule)[what]
    return mount ? { mount } : null
  } catch (error) {
    console.error(error)
    return null
  }
}

export const boardOf = async (game: string, version = ''): Promise<Drawn | null> =>
  (await found(boards, game)) ?? brought(game, 'mount', version)
export const panelsOf = async (game: string): Promise<Drawn | null> =>
  (await found(panels, game)) ?? brought(game, 'mountPanels')
/** What lies under the board: the hand, the procedure that is going on. */
export const dockOf = (game: string): Promise<Drawn | null> => found(docks, game)
export const phasesOf = async (game: string): Promise<Phases | null> => (await ofGame(tracks, game))?.phases ?? null
/** Pictures for the options, by the names that the game gives them. */
export const iconsOf = async (game: string): Promise<Record<string, string>> =>
  (await ofGame(icons, game))?.default ?? {}

/** How a game's log is to be read: where a turn or a phase begins, a picture for each kind of event, kinds that belong together. */
export interface LogStyle {
  breaks?: Record<string, 'turn' | 'phase' | 'round'>
  icons?: Record<string, string>
  groups?: Partial<Record<LogGroup, string[]>>
}
export const GROUPS = ['battles', 'money', 'cards', 'votes'] as const
export type LogGroup = (typeof GROUPS)[number]
const logs = import.meta.glob<LogStyle>('../../../src/araldo/games/*/web/log.ts')
export const logOf = async (game: string): Promise<LogStyle> => (await ofGame(logs, game)) ?? {}

const cards = import.meta.glob<{ default: Card }>('../../../src/araldo/games/*/web/card.ts')
/** What the start page says of a game; null: it says nothing of itself. */
export const cardOf = async (game: string): Promise<Card | null> => (await ofGame(cards, game))?.default ?? null
