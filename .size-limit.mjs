// What a browser loads at first for a page: the entry and the modules of its routes with all they import.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const CLIENT = 'web/build/client'
// files of the build before may lie beside: the server's half names the manifest of this one
const [name] = /\/assets\/manifest-[\w-]+\.js/.exec(readFileSync('web/build/server/index.js', 'utf8'))
const source = readFileSync(CLIENT + name, 'utf8')
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))

const files = (...routes) => {
  const parts = [manifest.entry, ...routes.map((route) => manifest.routes[route])]
  if (parts.includes(undefined)) throw new Error(`no such route among ${Object.keys(manifest.routes).join(', ')}`)
  const urls = parts.flatMap((part) => [part.module, ...part.imports])
  return [...new Set([...urls, name])].map((url) => CLIENT + url)
}

const weight = (paths) => paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
const PAGE = ['root', 'shell/shell-layout']

/** Of the pages for everybody; those that ask the server in the browser are inside of a layout of their own. */
const heaviest = Object.values(manifest.routes)
  .filter(({ id, parentId }) => parentId === 'shell/shell-layout' && id !== 'shared/lib/api/query-layout')
  .map(({ id }) => ({ id, path: files(...PAGE, id) }))
  .reduce((one, other) => (weight(other.path) > weight(one.path) ? other : one))

export default [
  {
    name: 'exam room',
    path: files('root', 'exam-room', 'exam-room/exam-room-page', 'exam-room/attempt-address'),
    limit: '180.0 kB',
    gzip: true,
  },
  { name: 'home', path: files(...PAGE, 'site/home/home-page'), limit: '143.0 kB', gzip: true },
  { name: `the heaviest public page, ${heaviest.id}`, path: heaviest.path, limit: '146.2 kB', gzip: true },
]
