/** The games' drawings: one lazy chunk a game, found by their place. */
import type { Component } from 'svelte'
import type { BoardProps } from './types'

type Drawing = Component<BoardProps>
const boards = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Board.svelte')
const panels = import.meta.glob<{ default: Drawing }>('../../../src/araldo/games/*/web/Panels.svelte')

async function found(all: Record<string, () => Promise<{ default: Drawing }>>, game: string): Promise<Drawing | null> {
  const path = Object.keys(all).find((one) => one.includes(`/games/${game}/web/`))
  return path ? (await all[path]()).default : null
}

export const boardOf = (game: string): Promise<Drawing | null> => found(boards, game)
export const panelsOf = (game: string): Promise<Drawing | null> => found(panels, game)
