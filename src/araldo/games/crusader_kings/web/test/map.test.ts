// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript
import { buildMap } from '../../../../../../web/tools/build-map.mjs'
// @ts-expect-error plain JavaScript
import { withoutPlace } from '../../../../../../web/tools/vite-kit.mjs'
import type { DrawnMap } from '$kit/geomap'

const read = (path: string): any => parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
const data = read('../../data/map.toml')
const geo = read('../geo.toml')
const key = (a: string, b: string) => [a, b].sort().join(' ')
const variant = data.variant_burgundy
const plain: string[] = data.edge.map((edge: any) => key(edge.a, edge.b))
const gone = new Set<string>(variant.remove_edges.map(([a, b]: string[]) => key(a, b)))
const split = [...plain.filter((edge) => !gone.has(edge)), ...variant.add_edges.map(([a, b]: string[]) => key(a, b))]
const excepted = (kind: string) =>
  new Set<string>(geo.exception.filter((one: any) => one.kind === kind).map((one: any) => key(one.a, one.b)))
const lands = data.territory.map((t: any) => t.id)

describe.each([
  ['without Burgundy', 'burgundy', plain, lands],
  ['with Burgundy', undefined, split, [...lands, 'burgundy']],
])('the map %s', (_, off, edges, ids) => {
  const map: DrawnMap = buildMap(withoutPlace(geo, off))
  const kinds = new Map(map.cells.map((cell) => [cell.id, cell.kind]))
  const touching = map
    .touches!.filter(([a, b]) => kinds.get(a) === 'land' && kinds.get(b) === 'land')
    .map(([a, b]) => key(a, b))

  it('has a cell for every territory and the three seas', () => {
    expect(
      map.cells
        .filter((cell) => cell.kind === 'land')
        .map((cell) => cell.id)
        .sort(),
    ).toEqual([...ids].sort())
    expect(
      map.cells
        .filter((cell) => cell.kind === 'sea')
        .map((cell) => cell.id)
        .sort(),
    ).toEqual(data.sea.map((sea: any) => sea.id).sort())
  })
  it('lets those cells touch that share a border, and draws the other borders as sea routes', () => {
    const apart = excepted('apart')
    expect(edges.filter((edge: string) => !touching.includes(edge) && !apart.has(edge))).toEqual([])
    expect(touching.filter((pair) => !edges.includes(pair) && !excepted('no_border').has(pair))).toEqual([])
    expect(
      map.lines
        .filter((line) => line.kind === 'sea_route')
        .map((line) => key(String(line.data!.a), String(line.data!.b)))
        .sort(),
    ).toEqual([...apart].sort())
  })
  it('is light: a board is not worth a long wait', () => {
    expect(JSON.stringify({ ...map, touches: undefined }).length).toBeLessThan(140_000)
  })
})
