import { expect, it } from 'vitest'
import '../src/lib/noticetexts'
import '../src/lib/circletexts'
import '../src/lib/desktexts'
import '../src/lib/devtexts'
import '../src/lib/persontexts'
import '../src/lib/starttexts'
import '../src/lib/strangertexts'
import '../src/lib/timetexts'
import { bundles } from '../src/lib/texts'

const files = Object.values(
  import.meta.glob<string>(['../src/*.{svelte,ts}', '../src/{components,routes,lib}/*.{svelte,ts}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const ids = (lang: 'en' | 'it'): string[] =>
  [...(bundles[lang] as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort()

it('says the same messages in both languages', () => {
  expect(ids('it')).toEqual(ids('en'))
})
it('has every message that the pages name, and no other', () => {
  const text = files.join('\n')
  const named = new Set([...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((m) => m[1]))
  for (const id of named) expect(ids('en'), id).toContain(id)
  const prefixes = [...text.matchAll(/\b(?:t|has)\((?:`|')([a-z0-9-]+-)(?:\$\{|')/g)].map((m) => m[1])
  const quoted = new Set([...text.matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1]))
  const unused = ids('en').filter(
    (id) => !named.has(id) && !quoted.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
