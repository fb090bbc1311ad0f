// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ids = (lang: string) =>
  [
    ...readFileSync(fileURLToPath(new URL(`../texts/${lang}.ftl`, import.meta.url)), 'utf8').matchAll(
      /^([a-z][\w-]*) =/gm,
    ),
  ].map((found) => found[1])

it('says the same in both languages, once each', () => {
  expect(ids('it')).toEqual(ids('en'))
  expect(new Set(ids('en')).size).toBe(ids('en').length)
})
