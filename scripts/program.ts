import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../node_modules')

/**
 * The command that runs a program of an installed package with this very Node: neither links in `node_modules/.bin` nor
 * the PATH are asked, which differ from machine to machine.
 */
export function program(packageName: string, name = packageName): readonly [node: string, script: string] {
  const folder = join(PACKAGES, packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>
  }
  const path = typeof bin === 'string' ? bin : bin[name]
  if (!path) throw new Error(`${packageName} has no program ${name}`)
  return [process.execPath, join(folder, path)]
}
