// @vitest-environment node
import { expect, it } from 'vitest'
// @ts-expect-error plain JavaScript
import { messages, together } from '../vite-kit.mjs'

it('asks for all the files of a piece of script at the same time', () => {
  const code =
    'import a from"./a.js";var b=await(await fetch(`/assets/b.json`)).json(),c=await(await fetch(`/assets/c.json`)).json();'
  expect(together(code)).toBe(
    'const $asked = [fetch(`/assets/b.json`), fetch(`/assets/c.json`)]\nimport a from"./a.js";var b=await(await $asked[0]).json(),c=await(await $asked[1]).json();',
  )
})
it('leaves a piece of script alone that asks for one file or none', () => {
  const code = 'var b=await(await fetch(`/assets/b.json`)).json();fetch(where)'
  expect(together(code)).toBe(code)
})
it('takes the messages that begin so, all of them if that is nothing', () => {
  const text = 'name-a = A\n    more\n\nlog-b = B\n'
  expect(messages(text, ['name-'])).toBe('name-a = A\n    more')
  expect(messages(text, [''])).toContain('log-b = B')
})
