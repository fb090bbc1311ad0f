/**
 * The drawing kit as a module of its own, for games that are installed by themselves: the server gives it out at `/kit/kit.js`.
 *
 *   import { Card, draw } from '/kit/kit.js'
 *   const card = draw(Card, place, { title: 'Salt', picture: salt })
 *   card.update({ state: 'legal' })
 *   card.destroy()
 */
import '../theme.css'

export { default as BoardFrame } from '../BoardFrame.svelte'
export { default as Card } from '../Card.svelte'
export { default as Choices } from '../Choices.svelte'
export { default as Defs } from '../Defs.svelte'
export { default as Die } from '../Die.svelte'
export { default as Drawer } from '../Drawer.svelte'
export { default as Emblem } from '../Emblem.svelte'
export { default as Flag } from '../Flag.svelte'
export { default as GeoMap } from '../GeoMap.svelte'
export { default as Icon } from '../Icon.svelte'
export { default as MapGround } from '../MapGround.svelte'
export { default as MapNames } from '../MapNames.svelte'
export { default as Picture } from '../Picture.svelte'
export { default as Popover } from '../Popover.svelte'
export { default as Ruler } from '../Ruler.svelte'
export { default as Shield } from '../Shield.svelte'
export { default as Steps } from '../Steps.svelte'
export { default as Target } from '../Target.svelte'
export { default as Token } from '../Token.svelte'
export { default as Track } from '../Track.svelte'
export { draw } from './draw.svelte'
export { frameOf } from '../frames'
export { OWNERS, nobody, shieldPath } from '../heraldry'
export * as hex from '../hex'
export { gathered, labelOf, plainest, stateOf } from '../targets.svelte'
export { speaker } from '../texts'

const style = document.head.appendChild(document.createElement('link'))
style.rel = 'stylesheet'
style.href = new URL(/* @vite-ignore */ './kit.css', import.meta.url).href
