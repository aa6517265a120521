import { expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import { installation } from './installation.ts'
import { paperDigests } from './paper-digests.ts'
import { paperFigures } from './paper-figures.ts'

const made = installation('one secret')
const figures = paperFigures(made)

test('nothing that is paid for is asked in a free test', () => {
  // of small worlds of figures and facts the same question may be drawn again when all of it was asked
  expect(figures.paidQuestionsInFreeTests / figures.questions).toBeLessThan(0.005)
})

test('a written item of a free test stands in no test that is paid for', () => {
  const written = new Set(BANK.items.map(({ id }) => id))
  const sources = (free: boolean) =>
    new Set(
      made
        .filter((one) => one.free === free)
        .flatMap(({ paper }) =>
          paper.sections.flatMap(({ questions }) => questions.map(({ about }) => about?.source ?? '')),
        )
        .filter((source) => written.has(source)),
    )
  const paid = sources(false)
  expect([...sources(true)].filter((source) => paid.has(source))).toEqual([])
})

test('no written item stands in two series', () => {
  expect(figures.writtenInTwoSeries).toBe(0)
})

test('hardly any two questions of a paper differ in their numbers alone', () => {
  expect(figures.nearTwins / figures.questions).toBeLessThan(0.0005)
})

test('topics are mixed where the examination mixes them', () => {
  expect(figures.neighboursOnOneTopic).toBeLessThan(0.15)
})

/**
 * Each line of the file is a paper: its content id, a digest of which questions were drawn with their keys, and a digest of
 * their wording. After a question was worded better the second differs; after the bank or a blueprint was changed so that
 * other questions are drawn, the first. Where that is meant, `vitest run content/src/audit/installation.test.ts --update`
 * writes the file anew; installations get the new draws only with a higher BANK_REVISION.
 */
test('every shipped paper is drawn as it was', async () => {
  await expect(paperDigests(made)).toMatchFileSnapshot('./paper-digests.txt')
})
