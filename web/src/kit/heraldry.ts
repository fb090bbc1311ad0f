/** Eleven owners: a colour and a device each. Whoever draws an owner draws both: colour is only the second cue. */
import lion from 'icon:lion'
import lys from 'icon:fleur-de-lys'
import oakLeaf from 'icon:oak-leaf'
import tower from 'icon:stone-tower'
import eagle from 'icon:eagle-emblem'
import rose from 'icon:flower-emblem'
import wolf from 'icon:wolf-head'
import boar from 'icon:boar'
import key from 'icon:key'
import stag from 'icon:deer-head'
import griffin from 'icon:griffin-symbol'
import { outline } from './icon'

export interface Owner {
  id: string
  /** CSS colours: the field of the shield and what stands on it. */
  field: string
  ink: string
  /** Outline of the device in a 512 × 512 box; '' for nobody. */
  device: string
}

const owner = (id: string, device: string): Owner => ({
  id,
  field: `var(--own-${id})`,
  ink: `var(--own-${id}-ink)`,
  device,
})

export const red = /* @__PURE__ */ owner('red', /* @__PURE__ */ outline(lion))
export const blue = /* @__PURE__ */ owner('blue', /* @__PURE__ */ outline(lys))
export const green = /* @__PURE__ */ owner('green', /* @__PURE__ */ outline(oakLeaf))
export const yellow = /* @__PURE__ */ owner('yellow', /* @__PURE__ */ outline(tower))
export const black = /* @__PURE__ */ owner('black', /* @__PURE__ */ outline(eagle))
export const purple = /* @__PURE__ */ owner('purple', /* @__PURE__ */ outline(rose))
export const white = /* @__PURE__ */ owner('white', /* @__PURE__ */ outline(wolf))
export const orange = /* @__PURE__ */ owner('orange', /* @__PURE__ */ outline(boar))
export const teal = /* @__PURE__ */ owner('teal', /* @__PURE__ */ outline(key))
export const brown = /* @__PURE__ */ owner('brown', /* @__PURE__ */ outline(stag))
export const grey = /* @__PURE__ */ owner('grey', /* @__PURE__ */ outline(griffin))
export const nobody = /* @__PURE__ */ owner('none', '')
export const OWNERS = /* @__PURE__ */ (() => [
  red,
  blue,
  green,
  yellow,
  black,
  purple,
  white,
  orange,
  teal,
  brown,
  grey,
])()

/** A heater shield around (0, 0), `w` wide and 1.16 w high; `grow` widens it by so much on every side. */
export function shieldPath(w: number, grow = 0): string {
  const x = w / 2 + grow
  const top = -0.56 * w - grow
  const shoulder = 0.04 * w
  const tip = 0.6 * w + 1.25 * grow
  const n = (v: number) => Math.round(v * 100) / 100
  return `M${n(-x)} ${n(top)}H${n(x)}V${n(shoulder)}C${n(x)} ${n(0.34 * w + grow)} ${n(0.5 * x)} ${n(0.5 * w + grow)} 0 ${n(tip)}C${n(-0.5 * x)} ${n(0.5 * w + grow)} ${n(-x)} ${n(0.34 * w + grow)} ${n(-x)} ${n(shoulder)}Z`
}
