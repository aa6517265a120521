import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'

/** What has to be on the device for a test to be opened, taken and handed in without the network. */
const ROUTES = [
  'root',
  'shell/shell-layout',
  'lib/query-layout',
  'offline/offline-page',
  'exam-room',
  'exam-room/exam-room-page',
  'exam-room/attempt-address',
  'attempts/previous-attempts-page',
]
const FONTS = /^(inter-latin-wght-normal|stix-two-math)/

type RouteFiles = { readonly module: string; readonly imports: readonly string[]; readonly css: readonly string[] }
type Manifest = {
  readonly url: string
  readonly entry: RouteFiles
  readonly routes: Readonly<Record<string, RouteFiles>>
}

/** Writes the service worker of the build, with the files it keeps. */
function buildServiceWorker(web: string): void {
  const client = join(web, 'build/client')
  const names = globSync('assets/*', { cwd: client }).map((path) => basename(path))
  const manifest = readManifest(join(client, 'assets'), names)
  const files = [
    manifest.url,
    ...reachable(client, manifest),
    ...names.filter((name) => FONTS.test(name)).map((name) => `/assets/${name}`),
  ].sort()
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const source = stripTypeScriptTypes(readFileSync(join(web, 'service-worker/service-worker.ts'), 'utf8'))
  const text = source.replace(/^export \{\}$/m, '')
  writeFileSync(join(client, 'sw.js'), `const BUILD = ${JSON.stringify({ version, files })}\n${text}`)
}

function readManifest(assets: string, names: readonly string[]): Manifest {
  const name = names.find((one) => /^manifest-\w+\.js$/.test(one))
  if (!name) throw new Error('the build has no manifest of its routes')
  return JSON.parse(readFileSync(join(assets, name), 'utf8').replace(/^[^{]*|;\s*$/g, ''))
}

/** The files of the routes and all that these load, now or later; other routes only by their own right. */
function reachable(client: string, { entry, routes }: Manifest): Set<string> {
  const modules = new Set(Object.values(routes).map(({ module }) => module))
  const wanted = ROUTES.map((id) => {
    const route = routes[id]
    if (!route) throw new Error(`the service worker keeps a route that is not there: ${id}`)
    return route
  })
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    if (!path.endsWith('.js')) return
    const text = readFileSync(join(client, path), 'utf8')
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g)) {
      const next = `/assets/${name}`
      if (!modules.has(next)) visit(next)
    }
  }
  for (const { module, imports, css } of [entry, ...wanted])
    for (const path of [module, ...imports, ...css]) visit(path)
  return found
}

buildServiceWorker(join(import.meta.dirname, '../web'))
