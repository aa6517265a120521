import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../node_modules')

/**
 * The command that runs the binary of an installed package with this Node, independent of `node_modules/.bin` and the
 * PATH, which differ between machines.
 */
export function packageBin(packageName: string, name = packageName): readonly [node: string, script: string] {
  const folder = join(PACKAGES, packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>
  }
  const path = typeof bin === 'string' ? bin : bin[name]
  if (!path) throw new Error(`${packageName} has no executable ${name}`)
  return [process.execPath, join(folder, path)]
}
