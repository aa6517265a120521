import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { LETTERS } from '../domain/src/question.ts'
import { FORMATS, formatOf, formatToMake } from '../formats/src/formats.ts'
import { applyKey } from '../formats/src/paper-text/answers/apply-key.ts'
import type { Problem, QuestionSet, Reading } from '../formats/src/question-set.ts'
import { readKeyFile } from '../formats/src/read-key-file.ts'

const USAGE = `npm run questions -- read FILE [--key OTHER] [--json]        what a file of questions holds, and its problems
npm run questions -- convert FILE [--key OTHER] ANOTHER     turns one format into another, by the names of the files
--key: a file (.docx, .xlsx, .csv, .txt) with the answers
Formats: ${FORMATS.map(({ name, extensions }) => `${name} (.${extensions.join(', .')})`).join(', ')}`

const MAX_BYTES = 100 * 1024 * 1024
const OPTIONS = { json: { type: 'boolean', default: false }, key: { type: 'string' } } as const

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [command, file, other, ...rest] = positionals
  if (command === 'read' && file && other === undefined) return await read(file, values.key, values.json)
  if (command === 'convert' && file && other && rest.length === 0 && !values.json)
    return await convert(file, values.key, other)
  console.error(USAGE)
  return 2
}

async function read(file: string, key: string | undefined, asJson: boolean): Promise<number> {
  const reading = await readQuestions(file, key)
  const lines = asJson ? jsonLines(reading) : plainLines(reading)
  for (const line of lines) console.log(line)
  return reading.set ? 0 : 1
}

async function convert(file: string, key: string | undefined, other: string): Promise<number> {
  const { set, problems } = await readQuestions(file, key)
  report(problems)
  if (!set) return 1
  const format = formatToMake(other)
  if (!format?.make) throw new Error(`${basename(other)}: not a format that can be made.\n${USAGE}`)
  const made = await format.make(set)
  report(made.problems)
  if (!made.bytes) return 1
  writeFileSync(other, made.bytes)
  console.log(`${other}: ${set.questions.length} questions`)
  return 0
}

async function readQuestions(file: string, key: string | undefined): Promise<Reading> {
  const bytes = bytesOf(file)
  const format = formatOf(basename(file), bytes)
  if (!format?.read) throw new Error(`${basename(file)}: not a format that can be read.\n${USAGE}`)
  const reading = await format.read(bytes)
  return key === undefined || !reading.set ? reading : await withKey(reading, reading.set, key)
}

/** What the key answers is no problem any more. Places of its own problems are lines of the key. */
async function withKey(reading: Reading, set: QuestionSet, file: string): Promise<Reading> {
  const read = await readKeyFile(basename(file), bytesOf(file))
  if ('failure' in read) throw new Error(`${basename(file)}: ${read.failure}`)
  const keyed = applyKey(set, read.key)
  const open = reading.problems.filter(
    ({ code, question }) => code !== 'no-answer' || !(question !== undefined && keyed.set.questions[question]?.answer),
  )
  const ofKey = keyed.problems.map((problem) => ({ ...problem, what: `${basename(file)}: ${problem.what}` }))
  return { ...reading, set: keyed.set, problems: [...open, ...ofKey] }
}

function bytesOf(file: string): Uint8Array {
  if (statSync(file).size > MAX_BYTES) throw new Error(`${basename(file)} is larger than 100 MB.`)
  return readFileSync(file)
}

/** One line for each question, then one for each problem. */
function* jsonLines({ set, problems, places }: Reading) {
  for (const [index, question] of (set?.questions ?? []).entries())
    yield JSON.stringify({
      ...places[index],
      ...question,
      answer: answerText(question.answer),
      passage: set?.passages.find(({ id }) => id === question.passage)?.text ?? null,
      pictures: picturesOf(question),
    })
  for (const { at, what, code, severity, question } of problems)
    yield JSON.stringify({ problem: what, code, severity, ...at, question: question ?? null })
}

const picturesOf = (question: QuestionSet['questions'][number]): string[] => [
  ...new Set([...JSON.stringify(question).matchAll(/\]\(picture:([^)\\"]+)\)/g)].map(([, id]) => id ?? '')),
]

function answerText(answer: QuestionSet['questions'][number]['answer']): string | null {
  if (answer?.kind !== 'numeric') return answer?.correct ?? null
  return answer.low === answer.high ? answer.low : `${answer.low}..${answer.high}`
}

function* plainLines({ set, problems }: Reading) {
  for (const { number, stem, options, answer, explanation } of set?.questions ?? []) {
    yield `${number ?? '–'}. ${textIn(stem)}`
    for (const [place, option] of options.entries()) yield `   (${LETTERS[place]}) ${textIn(option)}`
    yield `   Answer: ${answerText(answer) ?? 'not given'}${explanation ? `. ${textIn(explanation)}` : ''}`
  }
  yield `${set?.questions.length ?? 0} questions, ${problems.length} problems`
  yield* problems.map(problemLine)
}

const textIn = ({ en, te, hi }: QuestionSet['questions'][number]['stem']): string =>
  [en, te, hi].filter((text) => text !== undefined).join(' / ')

function problemLine({ at, what, severity }: Problem): string {
  const place =
    at === null ? '' : 'line' in at ? `line ${at.line}: ` : `${at.sheet ? `${at.sheet}, ` : ''}row ${at.row}: `
  return `${severity === 'fault' ? 'Fault' : 'Note'}, ${place}${what}`
}

const report = (problems: readonly Problem[]) => {
  for (const problem of problems) console.error(problemLine(problem))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
