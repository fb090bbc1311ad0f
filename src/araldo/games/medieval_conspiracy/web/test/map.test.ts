// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript
import { buildMap } from '../../../../../../web/tools/build-map.mjs'
import type { DrawnMap } from '$kit/geomap'

const read = (path: string): any => parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
const data = read('../../data/map.toml')
const map: DrawnMap = buildMap(read('../geo.toml'))
const pairs = (edges: string[][]) => edges.map((edge) => [...edge].sort().join(' ')).sort()

describe('the map of the Empire', () => {
  it('has a cell for each of the sixty territories and a point for each foreign city', () => {
    expect(map.cells.map((cell) => cell.id).sort()).toEqual(data.territory.map((t: any) => t.id).sort())
    expect(map.cells.every((cell) => cell.d.startsWith('M'))).toBe(true)
    expect(map.points.map((point) => point.id).sort()).toEqual(data.foreign_city.map((c: any) => c.id).sort())
  })
  it('lets exactly those cells touch that share a border', () => {
    const touching = map.touches!.filter(([a, b]) => a && b).map(([a, b]) => [a, b])
    expect(pairs(touching)).toEqual(pairs(data.adjacency.edges))
  })
  it('draws every trade road between the capitals it joins', () => {
    const at = new Map<string, string>([
      ...map.cells.map((cell): [string, string] => [String(cell.marks!.capital), cell.id]),
      ...map.points.map((point): [string, string] => [`${point.x},${point.y}`, point.id]),
    ])
    const roads = map.lines
      .filter((line) => line.kind === 'road')
      .map((line) => line.ends.map((end) => at.get(String(end))!))
    expect(pairs(roads)).toEqual(pairs([...data.roads.edges, ...data.foreign_roads.edges]))
  })
  it('is light: a board is not worth a long wait', () => {
    expect(JSON.stringify({ ...map, touches: undefined }).length).toBeLessThan(130_000)
  })
})
