import type { Imports } from './read-imports.ts'
import { ROOT, TEXTS, type Zones } from './zones.ts'

const TEXTS_FILE = /texts(\.\w\w)?\.ts$/
const TEST_FILE = /(^|\/)testing\/|\.test\.tsx?$/

/** The deepest folder of the table that contains the file; undefined if there is none. */
function zoneOf({ base, areas }: Zones, file: string): string | undefined {
  if (!file.includes('/')) return ROOT
  return Object.keys({ ...base, ...areas })
    .filter((zone) => file.startsWith(`${zone}/`))
    .reduce<string | undefined>((longest, zone) => (zone.length > (longest?.length ?? 0) ? zone : longest), undefined)
}

/** Imports that the table does not allow, and unused lines of the table. */
export function wrongImports(zones: Zones, imports: Imports): readonly string[] {
  const wrong: string[] = []
  for (const [file, targets] of imports) {
    if (TEST_FILE.test(file)) continue
    if (zoneOf(zones, file) === undefined) wrong.push(`${file}: its folder has no line in scripts/lint/zones.ts`)
    for (const { path } of targets) if (TEST_FILE.test(path)) wrong.push(`${file} imports ${path}: only tests may`)
  }
  const crossings = crossingsOf(zones, imports)
  for (const { file, target, from, to } of crossings) {
    if (!allowed(zones, from).includes(to)) wrong.push(`${file} imports ${target}: ${from} may not import ${to}`)
  }
  const used = new Set(crossings.map(({ from, to }) => `${from} → ${to}`))
  const listed = Object.entries({ ...zones.base, ...zones.areas }).flatMap(([from, to]) =>
    to.map((one) => `${from} → ${one}`),
  )
  return [...wrong, ...listed.filter((line) => !used.has(line)).map((line) => `${line}: allowed, and not needed`)]
}

/** Zones that import each other, directly or through others; dynamic imports count. The root and texts are exempt. */
export function zoneCycles(zones: Zones, imports: Imports): readonly string[] {
  const graph = new Map<string, { path: string; lazy: false }[]>()
  for (const { from, to } of crossingsOf(zones, imports)) {
    if (to !== ROOT && to !== TEXTS) graph.set(from, [...(graph.get(from) ?? []), { path: to, lazy: false }])
  }
  return importCycles(graph)
}

/**
 * Folders side by side that import each other, directly or through others, at any depth. Between the first folders of a
 * workspace with zones the table decides. Tests, texts and dynamic imports are exempt.
 */
export function folderCycles(imports: Imports, zones?: Zones): readonly string[] {
  const graph = new Map<string, { path: string; lazy: false }[]>()
  for (const [file, targets] of imports) {
    if (TEST_FILE.test(file)) continue
    for (const { path: target, lazy } of targets) {
      if (lazy || (zones?.texts && TEXTS_FILE.test(target))) continue
      const [from, to] = foldersBelowCommon(file, target)
      if (from === undefined || to === undefined || (zones && !from.includes('/'))) continue
      graph.set(from, [...(graph.get(from) ?? []), { path: to, lazy: false }])
    }
  }
  return importCycles(graph)
}

/** The two folders side by side that contain one file each; undefined for a file that is not in a folder there. */
function foldersBelowCommon(file: string, target: string): readonly (string | undefined)[] {
  const folders = [file, target].map((path) => path.split('/').slice(0, -1))
  const [one = [], other = []] = folders
  const depth = one.findIndex((name, index) => name !== other[index])
  return depth < 0
    ? []
    : folders.map((names) => (names.length > depth ? names.slice(0, depth + 1).join('/') : undefined))
}

type Crossing = { readonly file: string; readonly target: string; readonly from: string; readonly to: string }

/** Imports from one zone into another, without those of tests and of the root. */
const crossingsOf = (zones: Zones, imports: Imports): readonly Crossing[] =>
  [...imports].flatMap(([file, targets]) => {
    const from = zoneOf(zones, file)
    if (from === undefined || from === ROOT || TEST_FILE.test(file)) return []
    return targets.flatMap(({ path: target }) => {
      const to = zones.texts && TEXTS_FILE.test(target) ? TEXTS : zoneOf(zones, target)
      const crosses = to !== undefined && to !== from && !TEST_FILE.test(target) && !sameFolder(file, target)
      return crosses ? [{ file, target, from, to }] : []
    })
  })

const sameFolder = (one: string, other: string): boolean =>
  one.split('/')[0] === other.split('/')[0] && TEXTS_FILE.test(other)

const allowed = ({ shared, base, areas }: Zones, zone: string): readonly string[] =>
  base[zone] ?? [...shared, ...(areas[zone] ?? [])]

/** Import cycles, type imports included; dynamic imports may close a cycle. */
export function importCycles(imports: Imports): readonly string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    const before = path.indexOf(file)
    if (before >= 0) found.push([...path.slice(before), file].join(' → '))
    if (before >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) if (!next.lazy) visit(next.path, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return found
}
