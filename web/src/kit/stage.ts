/** What a board frame offers to what is drawn in it. */
import { getContext, setContext } from 'svelte'

export interface Stage {
  /** Pixels a unit of the drawing takes, and where a point of it lies in the frame. */
  readonly scale: number
  readonly narrow: boolean
  place(x: number, y: number): { left: number; top: number; width: number; height: number }
  /** The one target that the Tab key reaches; the arrow keys go on from there. */
  readonly stop: string
  /** Show lines beside an element while the pointer or the focus is there; null hides them. */
  tip(lines: (() => string[]) | null, beside?: Element): void
}

const KEY = Symbol('stage')
export const offerStage = (stage: Stage): Stage => setContext(KEY, stage)
export const useStage = (): Stage | undefined => getContext<Stage | undefined>(KEY)
export const calm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** What the question of the moment is about: the board shows these places, once for each question. */
export interface Gaze {
  question: string
  places: string[]
}
const GAZE = Symbol('gaze')
export const offerGaze = (gaze: () => Gaze): (() => Gaze) => setContext(GAZE, gaze)
export const useGaze = (): (() => Gaze) | undefined => getContext<(() => Gaze) | undefined>(GAZE)
