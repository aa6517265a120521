import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { packageBin } from '../package-bin.ts'

const ROOT = join(import.meta.dirname, '../..')
const STAMP = join(ROOT, 'web/build/.built-from')
const SOURCES = [
  'web/{src,public,service-worker}/**/*',
  'web/*.{ts,json}',
  '{domain,contract,content}/src/**/*.ts',
  'package-lock.json',
  'scripts/web/*.ts',
]

/** Builds the web if its sources changed since the last build. */
export function buildWeb(): void {
  const now = digestOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return
  console.log('Building the web …')
  const before = setPreviousAside()
  const [node, reactRouter] = packageBin('@react-router/dev', 'react-router')
  execFileSync(node, [reactRouter, 'build'], {
    cwd: join(ROOT, 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  execFileSync(node, ['scripts/web/build-service-worker.ts'], { cwd: ROOT })
  compressAssets()
  before.bringBack()
  writeFileSync(STAMP, now)
}

/** Pages opened before the build may still request their chunks: those of the last build are kept. */
function setPreviousAside(): { bringBack(): void } {
  const assets = join(ROOT, 'web/build/client/assets')
  const list = join(ROOT, 'web/build/.own-assets')
  const own = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  const kept = own
    .filter((name) => existsSync(join(assets, name)))
    .map((name) => [name, readFileSync(join(assets, name))] as const)
  return {
    bringBack() {
      writeFileSync(list, readdirSync(assets).join('\n'))
      for (const [name, content] of kept)
        if (!existsSync(join(assets, name))) writeFileSync(join(assets, name), content)
    },
  }
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Compressed once at build time instead of at every request. */
function compressAssets(): void {
  const client = join(ROOT, 'web/build/client')
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: client })) {
    const path = join(client, file)
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
