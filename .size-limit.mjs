// What a browser loads at first for a page: the entry and the modules of its routes with all they import.
import { readFileSync } from 'node:fs'

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

export default [
  {
    name: 'exam room',
    path: files('root', 'exam-room', 'exam-room/exam-room-page', 'exam-room/attempt-address'),
    limit: '190 kB',
    gzip: true,
  },
  {
    name: 'tests of an exam',
    path: files('root', 'shell/shell-layout', 'ssccgltest'),
    limit: '150 kB',
    gzip: true,
  },
  {
    name: 'family of exams',
    path: files('root', 'shell/shell-layout', 'sschome'),
    limit: '150 kB',
    gzip: true,
  },
  { name: 'home', path: files('root', 'shell/shell-layout', 'home/home-page'), limit: '150 kB', gzip: true },
]
