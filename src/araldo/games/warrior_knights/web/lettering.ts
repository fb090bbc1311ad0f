/** How large lettering has to be drawn so that it can be read, however far the board is. */
import { useStage } from '$kit/stage'

const LEAST = 12 // pixels
/** Below this many pixels a unit figures would lie on one another: pieces stand without them. */
const FAR = 0.42

/** Sizes in units of the drawing, by steps of the zoom, so that a glide of the camera does not set every figure anew. */
export function lettering(): { readonly figure: number; readonly name: number; readonly far: boolean } {
  const stage = useStage()
  const scale = (): number => 2 ** (Math.floor(Math.log2(stage?.scale || 1) * 6 + 1e-6) / 6)
  return {
    get figure() {
      return Math.max(12, LEAST / scale())
    },
    get name() {
      return Math.max(15, (LEAST + 1) / scale())
    },
    get far() {
      return scale() < FAR
    },
  }
}
