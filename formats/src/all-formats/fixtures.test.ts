import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMATS, formatOf } from '../formats.ts'
import { makeArchive } from '../package/make-archive.ts'
import { summary } from '../paper-text/testing.ts'
import type { FileQuestion, QuestionSet, Reading } from '../question-set.ts'
import { shownQuestions } from './testing/shown-questions.ts'

/** Files as other programs make them; what they ask stands in a text beside each. */
const FIXTURES = new URL('../../fixtures/', import.meta.url)
const at = (name: string) => new URL(name, FIXTURES)

/** The files in a folder, packed as the program that they are from does. */
function packed(folder: string): Uint8Array {
  const files = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(at(`${folder}/${name}`)).isFile())
    .sort()
  return makeArchive(Object.fromEntries(files.map((name) => [name, readFileSync(at(`${folder}/${name}`))])))
}

async function read(name: string): Promise<Reading> {
  const isFolder = statSync(at(name)).isDirectory()
  const bytes = isFolder ? packed(name) : readFileSync(at(name))
  const reading = await formatOf(isFolder ? 'package.zip' : name, bytes)?.read?.(bytes)
  if (!reading) throw new Error(`${name} is not read`)
  return reading
}

const expected = (name: string) => readFileSync(at(name), 'utf8').trim().split('\n')
const onOneLine = (question: FileQuestion) => summary(question).replaceAll('\n\n', '¶').replaceAll('\n', '⏎')

const ASKED = [
  ['sheets/sheet.xlsx', 'sheets/sheet.txt'],
  ['qti/packages/blackboard-2.1', 'qti/packages/blackboard-2.1.txt'],
  ['qti/packages/tao-3.0', 'qti/packages/tao-3.0.txt'],
  ['qti/packages/canvas-new-quizzes', 'qti/packages/canvas-new-quizzes.txt'],
] as const

test.for(ASKED)('%s asks what it is said to ask', async ([name, text]) => {
  const { set, problems } = await read(name)
  expect(set?.questions.map(onOneLine)).toEqual(expected(text))
  expect(problems.filter(({ severity }) => severity === 'fault')).toEqual([])
})

test('the same sheet as CSV differs where CSV holds less', async () => {
  const lines = expected('sheets/sheet.txt').map((line) =>
    line.replace('CO₂', 'CO2').replace('1947-08-15', '15/08/1947'),
  )
  expect((await read('sheets/sheet.csv')).set?.questions.map(onOneLine)).toEqual(lines)
})

const papers = readdirSync(at('papers/')).filter((name) => name.endsWith('.docx') && !name.startsWith('circled'))
const ALL = [
  ...ASKED.map(([name]) => name),
  ...papers.map((name) => `papers/${name}`),
  'sample.gift.txt',
  'sample.moodle.xml',
  'sample.aiken.txt',
  'qti/canvas.xml',
]

/** What every format can hold: questions with answers and texts. */
const whole = (set: QuestionSet): QuestionSet => ({
  ...set,
  questions: set.questions.filter(
    ({ answer, stem, options }) => answer && [stem, ...options].every((text) => Object.keys(text).length > 0),
  ),
})

const MADE = FORMATS.filter(({ make, read, name }) => make && read && name !== 'Aiken')

/** A paper numbers its questions and passages, goes on with its sections, and has paragraphs for line breaks. */
const asInWord = (questions: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify(questions), (key, value) => {
    if (key === 'number' || key === 'section') return undefined
    if (key === 'passage') return value !== null
    return typeof value === 'string'
      ? value
          .replace(/<\/?(?:p|br \/)>\s*/g, ' ')
          .trim()
          .replace(/\s+/g, ' ')
      : value
  })

test.for(ALL)('%s made as every other format is read the same', async (name) => {
  const { set } = await read(name)
  if (!set) throw new Error('not read')
  const before = whole(set)
  for (const format of MADE) {
    const made = await format.make?.(before)
    // CSV holds no pictures
    if (!made?.bytes) expect([format.name, made?.problems[0]?.code]).toEqual(['CSV', 'pictures'])
    else {
      const after = (await format.read?.(made.bytes))?.set
      if (!after) throw new Error(`${format.name} is not read`)
      const same = format.name === 'Word' ? asInWord : (questions: readonly unknown[]) => questions
      expect([format.name, same(shownQuestions(after))]).toEqual([format.name, same(shownQuestions(before))])
    }
  }
})
