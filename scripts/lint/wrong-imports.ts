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
  const used = new Set<string>()
  for (const [file, targets] of imports) {
    if (TEST_FILE.test(file)) continue
    const from = zoneOf(zones, file)
    if (from === undefined) wrong.push(`${file}: its folder has no line in scripts/lint/zones.ts`)
    for (const { path: target } of targets) {
      const to = zones.texts && TEXTS_FILE.test(target) ? TEXTS : zoneOf(zones, target)
      if (TEST_FILE.test(target)) wrong.push(`${file} imports ${target}: only tests may`)
      else if (from !== undefined && to !== undefined && from !== to && from !== ROOT && !sameFolder(file, target)) {
        used.add(`${from} → ${to}`)
        if (!allowed(zones, from).includes(to)) wrong.push(`${file} imports ${target}: ${from} may not import ${to}`)
      }
    }
  }
  const listed = Object.entries({ ...zones.base, ...zones.areas }).flatMap(([from, to]) =>
    to.map((one) => `${from} → ${one}`),
  )
  return [...wrong, ...listed.filter((line) => !used.has(line)).map((line) => `${line}: allowed, and not needed`)]
}

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
