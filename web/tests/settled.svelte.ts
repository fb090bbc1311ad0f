/** A number, and what an effect is told of whether it is odd. */
import { flushSync } from 'svelte'
import { settled } from '../src/kit/settled.svelte'

export function counted(): { set: (value: number) => void; told: number[]; end: () => void } {
  let value = $state(1)
  const told: number[] = []
  const end = $effect.root(() => {
    const odd = $derived.by(settled(() => [value % 2]))
    $effect(() => void told.push(odd[0]))
  })
  flushSync()
  return { set: (next) => (value = next), told, end }
}
