import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { expect, test } from 'vitest'
import { testWords as hindi } from './test-words.hi.ts'
import { testWords as telugu } from './test-words.te.ts'

const shipped = new Set(
  SHIPPED_SERIES.flatMap(({ tests }) => tests).flatMap(({ type, subType, pattern, content }) => [
    type,
    subType,
    pattern,
    ...('blueprint' in content ? content.blueprint.sections.map(({ name }) => name) : []),
  ]),
)

test.each([
  ['Telugu', telugu],
  ['Hindi', hindi],
])('what tests call their sections, forms and kinds is there in %s, and nothing else', (_name, words) => {
  expect(Object.keys(words).sort()).toEqual([...shipped].sort())
})
