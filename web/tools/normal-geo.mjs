/**
 * Brings a geo file with older spellings into the one form of docs/maps.md:
 *
 *   node web/tools/normal-geo.mjs old.toml > geo.toml
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'smol-toml'

const KINDS = {
  territory: 'land',
  land: 'land',
  sea: 'sea',
  foreign_city: 'point',
  settlement: 'point',
  point: 'point',
}

export function normalGeo(old) {
  const centre = old.projection.centre ?? old.projection.center
  const geo = {
    projection: { kind: old.projection.kind ?? old.projection.type, parallels: old.projection.parallels, centre },
    view: viewOf(old.view, centre),
    cells: old.cells ?? {},
    place: (old.place ?? []).map(placeOf),
    outer: (old.outer ?? []).map((o) => ({
      ...without(o, ['lon', 'lat', 'label_lon', 'label_lat', 'seeds', 'label']),
      kind: KINDS[o.kind ?? 'land'],
      seeds: seedsOf(o),
      ...labelOf(o),
    })),
    lake: old.lake ?? [],
    line: [
      ...(old.line ?? []),
      ...(old.river ?? []).map((r) => ({ kind: 'river', name: r.name, points: r.line })),
      ...(old.road ?? []).map(roadOf(old.place)),
      ...drawnExceptions(old),
    ],
    mark: [
      ...(old.mark ?? []),
      ...(old.touching_not_border ?? [])
        .filter((e) => e.at)
        .map(({ at, draw, name, ...more }) => ({ kind: draw, name: name ?? '', at, ...more })),
    ],
    exception: [...(old.exception ?? []), ...exceptions(old)],
  }
  return Object.fromEntries(
    Object.entries(geo).filter(([, value]) => (Array.isArray(value) ? value.length : Object.keys(value).length)),
  )
}

const without = (entry, keys) => Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)))
const seedsOf = (entry) => entry.seeds ?? [[entry.lon, entry.lat]]
const labelOf = (entry) =>
  entry.label
    ? { label: entry.label }
    : entry.label_lon === undefined
      ? {}
      : { label: [entry.label_lon, entry.label_lat] }

function viewOf(view, centre) {
  const more = Object.fromEntries(['width', 'window'].filter((key) => view[key]).map((key) => [key, view[key]]))
  if (view.fit) return { fit: view.fit, ...more }
  if (view.left) return { fit: [view.left, view.right, view.top, view.bottom], ...more }
  const middle = (view.lat_min + view.lat_max) / 2
  return {
    fit: [
      [view.lon_min, middle],
      [view.lon_max, middle],
      [centre[0], view.lat_min],
      [centre[0], view.lat_max],
    ],
    ...more,
  }
}

function placeOf(old) {
  const kind = KINDS[old.kind ?? 'land']
  const marks = { ...old.marks }
  for (const key of Object.keys(old))
    if (key.endsWith('_lon') && key !== 'label_lon')
      marks[key.slice(0, -4)] = [old[key], old[`${key.slice(0, -4)}_lat`]]
  const more = Object.fromEntries(
    Object.entries(old).filter(
      ([key]) =>
        !['id', 'kind', 'lon', 'lat', 'seeds', 'at', 'label', 'marks'].includes(key) && !/_l(on|at)$/.test(key),
    ),
  )
  const where = kind === 'point' ? { at: old.at ?? [old.lon, old.lat] } : { seeds: seedsOf(old) }
  return {
    id: old.id,
    kind,
    ...where,
    ...labelOf(old),
    ...(Object.keys(marks).length ? { marks } : {}),
    ...(old.kind && old.kind !== kind ? { sort: old.kind } : {}),
    ...more,
  }
}

const roadOf =
  (places) =>
  ({ a, b, via, ...more }) => {
    const end = (id) => (places.find((p) => p.id === id)?.capital_lon === undefined ? id : `${id}:capital`)
    return { kind: 'road', points: [end(a), ...via, end(b)], a, b, ...more }
  }

function drawnExceptions(old) {
  return (old.border_not_touching ?? []).flatMap(({ a, b, from, to, via, draw, arrow, as, ...more }) =>
    from
      ? [{ kind: draw, points: [from, ...(via ?? []), to], a, b, ...more }]
      : arrow
        ? [{ kind: as, points: arrow, a, b, ...more }]
        : [],
  )
}

function exceptions(old) {
  const pairs = (list, kind) =>
    (list ?? []).map(({ a, b, zone, territory }) => ({ kind, a: a ?? zone, b: b ?? territory }))
  return [
    ...pairs(old.border_not_touching, 'apart'),
    ...pairs(old.touching_not_border, 'no_border'),
    ...pairs(old.touching_not_coast, 'no_coast'),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(stringify(normalGeo(parse(readFileSync(process.argv[2], 'utf8')))))
