import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// Lists files that the documents name and that do not exist. A link is relative to its document; a name in backticks may be the
// end of a path (`timing.ts`, `papers/of-stage.ts`), a folder with a slash at its end, or have {a,b} and * in it.

const DOCUMENTS = ['*.md', 'docs/**/*.md']
const NOT_OURS = ['node_modules', 'data', 'build', '.git', '.react-router', '.vite']
const FILE = /^[\w@.{},*/-]+\.(tsx?|cjs|mjs|sql|json|css|csv|ya?ml|txt|md|grit|sh)$/
const FOLDER = /^[\w@.-]+(\/[\w@.-]+)*\/$/

const everything = globSync('**/*', { exclude: (name) => NOT_OURS.includes(name.split('/').at(-1) ?? '') })
const paths = new Set(everything.map((path) => `/${path}`))
const known = new Set([...paths].flatMap((path) => path.split('/').map((_, n, all) => all.slice(n).join('/'))))

export function missingPaths(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) || paths.has(`/${normalize(join(dirname(document), target))}`.replace(/\/$/, ''))
      ? []
      : [target],
  )
  const names = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
    if (!FILE.test(name) && !FOLDER.test(name)) return []
    return expanded(name.replace(/\/$/, '')).filter((one) => !exists(one))
  })
  return [...new Set([...links, ...names])]
}

const exists = (name: string): boolean =>
  name.includes('*') ? [...known].some((path) => patternOf(name).test(path)) : known.has(name.replace(/^\.\//, ''))

const patternOf = (name: string): RegExp => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)

/** `{te,hi}.json`: te.json and hi.json. */
function expanded(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name) ?? []
  return choices === undefined ? [name] : choices.split(',').flatMap((one) => expanded(before + one + after))
}

if (import.meta.main) {
  const missing = DOCUMENTS.flatMap((pattern) => globSync(pattern)).flatMap((document) =>
    missingPaths(document, readFileSync(document, 'utf8')).map((name) => `${document}: ${name}`),
  )
  if (missing.length > 0) {
    console.error(`These documents name files that do not exist:\n  ${missing.join('\n  ')}`)
    process.exit(1)
  }
}
