/** The games' drawings: one lazy chunk a game, found by their place; or what a game that was installed by itself brings. */
import type { Component } from 'svelte'
import { api } from './api'
import type { BoardProps } from './types'

type Drawing = Component<BoardProps>
const boards = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Board.svelte')
const panels = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Panels.svelte')

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

async function found(all: Record<string, () => Promise<{ default: Drawing }>>, game: string): Promise<Drawn | null> {
  const path = Object.keys(all).find((one) => one.includes(`/games/${game}/web/`))
  return path ? { component: (await all[path]()).default } : null
}

/** The module of a game that brings its own; null if it brings none, or it cannot be read. */
async function brought(game: string, what: keyof DrawingModule): Promise<Drawn | null> {
  try {
    const address = (await api.game(game))?.module
    if (!address) return null
    const mount = ((await import(/* @vite-ignore */ address)) as DrawingModule)[what]
    return mount ? { mount } : null
  } catch (error) {
    console.error(error)
    return null
  }
}

export const boardOf = async (game: string): Promise<Drawn | null> =>
  (await found(boards, game)) ?? brought(game, 'mount')
export const panelsOf = async (game: string): Promise<Drawn | null> =>
  (await found(panels, game)) ?? brought(game, 'mountPanels')
