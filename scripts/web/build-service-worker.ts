import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleScript } from '../../web/bundle-script.ts'

/** The routes whose files are precached: to open, take and submit a test, and for the ten of a day. */
const ROUTES = [
  'root.tsx',
  'shell/shell-layout.tsx',
  'shared/lib/api/query-layout.tsx',
  'site/offline/offline-page.tsx',
  'exam-room/exam-room-page.tsx',
  'exam-room/attempt-address.tsx',
  'student/previous-attempts/previous-attempts-page.tsx',
  'student/practice/practice-page.tsx',
]
const FONTS = /^(inter-latin-wght-normal|stix-two-math)/

/** A part of the build, in Vite's manifest under the path of its source. */
type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const ROUTE = '?__react-router-build-client-route'

/** Writes the service worker of the build, with the files it precaches. */
async function buildServiceWorker(web: string): Promise<void> {
  const client = join(web, 'build/client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = [...globSync('assets/manifest-*.js', { cwd: client }), ...reachable(manifest)]
    .filter((file) => !file.endsWith('.woff2') || FONTS.test(basename(file)))
    .map((file) => `/${file}`)
    .sort()
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  // a classic script: browsers that are older than modules in service workers take it too
  const { code } = await bundleScript(join(web, 'service-worker/service-worker.ts'), { minify: false })
  writeFileSync(join(client, 'sw.js'), `const BUILD = ${JSON.stringify({ version, files })};\n${code}`)
  rmSync(join(client, '.vite'), { recursive: true }) // for the build alone, not for browsers
}

/** The files of the routes and all that these load, now or later. */
function reachable(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunkOf(manifest, source)
    for (const one of [file, ...css, ...assets]) files.add(one)
    for (const one of [...imports, ...dynamicImports]) visit(one)
  }
  for (const source of ['src/entry.client.tsx', ...ROUTES.map((path) => `src/${path}${ROUTE}`)]) visit(source)
  return files
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the service worker keeps what is not in the build: ${source}`)
  return chunk
}

await buildServiceWorker(join(import.meta.dirname, '../../web'))
