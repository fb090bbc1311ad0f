/**
 * Build steps of the drawing kit, for web/vite.config.ts.
 *
 *   import quarters from '../data/quarters.toml'              a game's own data, as plain objects
 *   import cards from '../data/cards.toml?without=note,text'  the same without keys that the browser does not need
 *   import rules from '../rules.toml?rules'                   { 'CA-REV-01': { en, it }, … } of a rule catalogue
 *   import words from '../texts/en.ftl?messages=name-,log-'   the Fluent messages whose ids begin so, as text
 *   import map from '../data/geo.toml?map'                    the drawn map of a geo file (docs/maps.md), made at build time
 *   import map from '../data/geo.toml?map&off=burgundy&kit'   the same without a place that only a variant has
 *   import cards from '../data/cards.toml?asset&kit'          in a file of its own that is fetched, not script: for what is large (a map always is)
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'

const cache = fileURLToPath(new URL('../../node_modules/.cache/araldo-maps/', import.meta.url))
const tools = ['build-map.mjs', 'geometry.mjs', '../src/kit/rough.js'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
)

/** A map takes seconds and changes seldom: kept by the hash of the geo file and of the builder. */
async function drawnMap(text, off) {
  const hash = createHash('sha256')
    .update(text)
    .update(off ?? '')
  for (const tool of tools) hash.update(readFileSync(tool))
  const kept = `${cache}${hash.digest('hex').slice(0, 24)}.json`
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const { buildMap } = await import('./build-map.mjs')
  const json = JSON.stringify({ ...buildMap(withoutPlace(parse(text), off)), touches: undefined }) // touches are for tests
  mkdirSync(cache, { recursive: true })
  writeFileSync(kept, json)
  return json
}

/** A geo file in which a place's seeds belong to the `owner_when_off` of each; what is `only_when_off` of another variant stays out. */
export function withoutPlace(geo, off) {
  const gone = geo.place.find((place) => place.id === off)
  const shown = (one) => !one.only_when_off || one.only_when_off === gone?.variant
  const others = geo.place.filter((place) => place !== gone)
  const given = (id) => (gone?.seeds ?? []).filter((_, i) => gone.owner_when_off[i] === id)
  const kept = {
    ...geo,
    place: gone
      ? others.map((place) => ({ ...place, seeds: [...(place.seeds ?? []), ...given(place.id)] }))
      : geo.place,
  }
  for (const key of ['mark', 'line']) if (geo[key]) kept[key] = geo[key].filter(shown)
  return kept
}

const catalogue = (text) =>
  JSON.stringify(Object.fromEntries(parse(text).rule.map((rule) => [rule.id, { en: rule.en, it: rule.it }])))

function plain(text, without) {
  const dropped = new Set((without ?? '').split(',').filter(Boolean))
  return JSON.stringify(parse(text), (key, value) => (dropped.has(key) ? undefined : value))
}

/** Messages of a Fluent file whose ids begin in one of these ways. */
export function messages(text, starts) {
  const entries = text.split(/\n(?=\S)/)
  return entries
    .filter((entry) => starts.some((start) => entry.startsWith(start)))
    .map((entry) => entry.trimEnd())
    .join('\n')
}

const NUMBER = '[\\s,]*(-?(?:\\d+\\.?\\d*|\\.\\d+))'
const FLAG = '[\\s,]*([01])'
const ONE = new RegExp(NUMBER, 'g')
const ARC = new RegExp(NUMBER.repeat(3) + FLAG.repeat(2) + NUMBER.repeat(2), 'g')

/** An outline to one decimal: a fifth smaller, and the same picture. */
export function lighter(d) {
  const short = (n) => String(Math.round(Number(n) * 10) / 10).replace(/^(-?)0\./, '$1.')
  return d.replace(/[a-z][^a-z]*/gi, (command) => {
    const arc = command[0].toLowerCase() === 'a' // its flags may be packed without a space
    const numbers = [...command.slice(1).matchAll(arc ? ARC : ONE)].flatMap((found) => found.slice(1)).map(short)
    return (
      command[0] +
      numbers
        .map((n, i) => (i && !n.startsWith('-') && !(n.startsWith('.') && numbers[i - 1].includes('.')) ? ` ${n}` : n))
        .join('')
    )
  })
}

/** A module that is this JSON: written in it (one string for the parser instead of thousands of nodes), or fetched from a file beside it. */
function module(json, file) {
  const code = file
    ? `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`
    : `export default JSON.parse(${JSON.stringify(json)})`
  return { code, moduleType: 'js', map: null }
}

/** Several files that one piece of script fetches are asked for at the same time, not one after the other. */
export function together(code) {
  const files = [
    ...new Set([...code.matchAll(/\bfetch\(((["`])\/assets\/[\w.-]+\.json\2)\)/g)].map((found) => found[1])),
  ]
  if (files.length < 2) return code
  const asked = `const $asked = [${files.map((file) => `fetch(${file})`).join(', ')}]\n`
  return asked + files.reduce((done, file, i) => done.replaceAll(`fetch(${file})`, `$asked[${i}]`), code)
}

export function kitData() {
  let building = false
  return {
    name: 'araldo-kit-data',
    enforce: 'pre',
    configResolved: (config) => void (building = config.command === 'build'),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = together(chunk.code)
    },
    async load(id) {
      const [path, query = ''] = id.split('?')
      const asked = new URLSearchParams(query)
      const toml = path.endsWith('.toml') && !asked.has('raw')
      const ftl = path.endsWith('.ftl') && asked.has('messages')
      if (!toml && !ftl) return null
      this.addWatchFile(path)
      const text = readFileSync(path, 'utf8')
      const json = ftl
        ? JSON.stringify(messages(text, asked.get('messages').split(',')))
        : asked.has('map')
          ? await drawnMap(text, asked.get('off'))
          : asked.has('rules')
            ? catalogue(text)
            : plain(text, asked.get('without'))
      const apart = building && (asked.has('map') || asked.has('asset'))
      return module(
        json,
        apart && this.emitFile({ type: 'asset', name: `${basename(path).replace(/\W/g, '-')}.json`, source: json }),
      )
    },
  }
}
