import { expect, test } from 'vitest'
import { problemCodes, summaries } from '../paper-text/testing.ts'
import { readDocx } from './read-docx.ts'
import { ONE, QUESTION } from './testing/reading-cases.ts'
import { makeWord } from './testing.ts'

test('macros are not read, and that is reported', async () => {
  const reading = await readDocx(makeWord({ body: QUESTION, files: { 'word/vbaProject.bin': 'x' } }))
  expect(summaries(reading)).toEqual(ONE)
  expect(problemCodes(reading)).toEqual(['macros'])
})
