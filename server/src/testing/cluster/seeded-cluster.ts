import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(tmpdir(), `pariksha-test-clusters-${process.getuid?.() ?? 0}`)
const MAX_CACHED = 8

const ROOT = join(import.meta.dirname, '../../../..')
/** Read whole; of the server only what seeding imports. */
const FOLDERS = ['content/src', 'contract/src', 'domain/src', 'server/migrations']
const ENTRIES = [
  'server/src/platform/db/migrate.ts',
  'server/src/platform/db/embedded/embedded.ts',
  'server/src/operations/seeding/seed.ts',
]

/**
 * The data directory of a stopped, seeded cluster for the present sources, from the cache or made by `make`. Seeding draws
 * every shipped paper, which takes longer than most test files.
 */
export async function seededDataDirectory(make: () => Promise<string>): Promise<string> {
  const cached = join(CACHE, digestOfSources())
  if (existsSync(cached)) {
    utimesSync(cached, new Date(), new Date())
    return cached
  }
  const made = await make()
  mkdirSync(CACHE, { recursive: true, mode: 0o700 })
  const unfinished = `${cached}.${process.pid}`
  copyDirectory(made, unfinished)
  try {
    renameSync(unfinished, cached)
  } catch {
    rmSync(unfinished, { recursive: true, force: true }) // another run was first
  }
  pruneCache()
  return made
}

/** With owners and modes as they are: PostgreSQL refuses a data directory of somebody else. */
export const copyDirectory = (from: string, to: string): void => {
  execFileSync('cp', ['-a', '--reflink=auto', from, to])
}

function pruneCache(): void {
  const byAge = readdirSync(CACHE)
    .map((name) => ({ path: join(CACHE, name), used: statSync(join(CACHE, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used)
  for (const { path } of byAge.slice(MAX_CACHED)) rmSync(path, { recursive: true, force: true })
}

/** Covers every file that decides what is seeded, and the day, with which papers are dated. */
function digestOfSources(): string {
  const files = new Set<string>()
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !entry.name.endsWith('.test.ts')) files.add(join(entry.parentPath, entry.name))
  for (const entry of ENTRIES) addImports(join(ROOT, entry), files)
  const digest = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of [...files].sort()) digest.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  return digest.digest('hex').slice(0, 24)
}

function addImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import) *\(?'([^']+)'/g)) {
    if (specifier.startsWith('.')) addImports(join(file, '..', specifier), files)
  }
}
