import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyCase, runCase } from './fuzz-case.ts'
import type { Fixtures } from './targets/target.ts'
import { targets } from './targets.ts'

const FIXTURES = new URL('../../fixtures/', import.meta.url)
const fixtures: Fixtures = (folder, ending) =>
  readdirSync(new URL(folder, FIXTURES))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${folder}${name}`, FIXTURES)))

/** The short form; `npm run fuzz` takes a minute for each. */
const RUNS = 12

describe.for(await targets(fixtures))('$name', (target) => {
  test('valid files are read without a broken rule', async () => {
    for (const seed of target.seeds) await target.run(seed)
  })

  test('damaged files, too, and no question is missing without a problem', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase(target), (one) => runCase(target, one)),
      { numRuns: RUNS },
    )
  })
})
