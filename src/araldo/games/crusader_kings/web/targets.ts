/** What the options of the moment mean on the board: territories one after the other (from, to), and characters. */
import { gathered, namedIn, Steps, type Spots } from '$kit/targets.svelte'
import type { Option, Refused } from '$kit/types'
import { LAND, PERSON } from './realm'

export const steps = new Steps(LAND)

/** Characters that an option names first; those that also name a territory are chosen on the map. */
export const personTargets = (options: Option[], refused: Refused[]): Spots =>
  gathered(options, refused, (action) => namedIn(action, PERSON)[0] ?? '')
