/** The parts of the kit for boards that are written without Svelte: put one somewhere, tell it what has changed, take it away. */
import { mount, unmount, type Component } from 'svelte'
import BoardFrame from '../BoardFrame.svelte'
import GeoMap from '../GeoMap.svelte'
import MapGround from '../MapGround.svelte'
import Target from '../Target.svelte'
import Drawn from './Drawn.svelte'
import { contextsOf, type Fill } from './contexts'

/** As a part wants them; what lies inside it (`children`, `ground`, `overlay`, `line`) is a function that fills a place. */
export type Given<P> = { [K in keyof P]: K extends 'children' | 'ground' | 'overlay' | 'line' ? Fill : P[K] }

export interface Part<P> {
  /** New props in place of the old; those that are left out keep their value. */
  update(props: Partial<Given<P>>): void
  destroy(): void
}

const SVG_INSIDE: unknown[] = [BoardFrame, GeoMap, MapGround, Target]

export function draw<P extends object>(part: Component<P>, target: Element, props: Given<P>): Part<P> {
  let given = $state.raw<Record<string, unknown>>({ ...props })
  const all = {
    part: part as unknown as Component<Record<string, unknown>>,
    svg: SVG_INSIDE.includes(part),
    get given() {
      return given
    },
  }
  const mounted = mount(Drawn, { target, props: all, context: contextsOf(target) as Map<string, unknown> | undefined })
  return {
    update: (changed) => void (given = { ...given, ...changed }),
    destroy: () => void unmount(mounted),
  }
}
