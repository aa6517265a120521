import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocx } from '../../docx/read-docx.ts'
import { readKeyDocument } from '../../docx/read-key-document.ts'
import { inlinePicture, makeWord, PNG, para } from '../../docx/testing.ts'
import type { QuestionSet } from '../../question-set.ts'
import { applyKey } from '../answers/apply-key.ts'
import { summary } from '../testing.ts'

/** Papers as institutes write them, as LibreOffice saves them for Word; what they ask stands in a text beside each. */
const PAPERS = new URL('../../../fixtures/papers/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, PAPERS))
const names = readdirSync(PAPERS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))

/** Paragraphs and lines of a text on one line. */
const onOneLine = (text: string) => text.replaceAll('\n\n', '¶').replaceAll('\n', '⏎')

async function keyed(name: string, set: QuestionSet): Promise<QuestionSet> {
  return names.includes(name) && readdirSync(PAPERS).includes(`${name}-key.docx`)
    ? applyKey(set, await readKeyDocument(file(`${name}-key.docx`))).set
    : set
}

test.for(names)('every question of %s is read right', async (name) => {
  const { set } = await readDocx(file(`${name}.docx`))
  const questions = set ? (await keyed(name, set)).questions : []
  expect(questions.map(summary).map(onOneLine)).toEqual(file(`${name}.txt`).toString().trim().split('\n'))
})

test.for(names)('nothing has to be fixed in %s', async (name) => {
  const reading = await readDocx(file(`${name}.docx`))
  const set = reading.set && (await keyed(name, reading.set))
  const faults = reading.problems.filter(({ severity }) => severity === 'fault').map(({ code }) => code)
  const answered = set?.questions.every(({ answer }) => answer !== null)
  expect(faults.filter((code) => !answered || code !== 'no-answer')).toEqual([])
})

test('a scanned paper is reported as pictures without text', async () => {
  const reading = await readDocx(
    makeWord({
      body: para('Model paper') + para(inlinePicture('rId9')),
      media: { rId9: { name: 'page.png', bytes: PNG } },
    }),
  )
  expect(reading.problems.at(-1)?.what).toMatch(/^No question was found: the file holds pictures without text\./)
})
