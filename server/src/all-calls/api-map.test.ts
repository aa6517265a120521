import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../contract/src')
const names = globSync('**/*.ts', { cwd: FOLDER, exclude: ['**/*.test.ts'] }).map((file) => file.replace(/\.ts$/, ''))

async function endpointsOf(name: string): Promise<readonly string[]> {
  const exported = Object.values<unknown>(await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href))
  return exported.flatMap((value) => {
    const isEndpoint = typeof value === 'object' && value !== null && 'method' in value && 'url' in value
    return isEndpoint ? [`${value.method} ${value.url}`] : []
  })
}

test('the map of calls has every file of the contract that has endpoints', async () => {
  const withEndpoints: string[] = []
  for (const name of names) if ((await endpointsOf(name)).length > 0) withEndpoints.push(name)
  const text = readFileSync(join(FOLDER, 'api.ts'), 'utf8')
  const known = [...text.matchAll(/typeof import\('\.\/([\w/-]+)\.ts'\)/g)].map(([, name]) => name)
  expect(known.sort()).toEqual(withEndpoints.sort())
})

test('no two calls have the same method and address', async () => {
  const all = (await Promise.all(names.map(endpointsOf))).flat()
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
})
