import { createHash } from 'node:crypto'
import type { ImportMapping } from '@pariksha/contract/questions/imports'
import type { FileQuestion } from '@pariksha/contract/questions/question-file'
import { type Format, formatOf } from '@pariksha/formats/formats'
import type { Place, Problem, QuestionSet, Reading } from '@pariksha/formats/question-set'
import type { Mapping } from '@pariksha/formats/sheets/columns/fields'
import { readCsv } from '@pariksha/formats/sheets/csv/read-csv'
import { readXlsx } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { asJson } from '../../../platform/db/json.ts'
import { type BankId, readBankId } from '../../bank/bank-id.ts'
import { searchWordsOf } from '../../bank/list/search-words.ts'
import { chunks } from '../chunks.ts'
import { isFaulty } from '../faults.ts'
import { type ItemArrays, type ItemValues, itemArrays } from '../item-columns.ts'
import { contentOf } from './content-of.ts'
import { bankIdTwice, type ReportedProblem, unknownBankId, unknownTopic } from './reported-problems.ts'
import { sourceFinder } from './source-of-question.ts'
import { type StoredPicture, storePictures } from './store-pictures.ts'
import { textProblems } from './text-problems.ts'
import { type KnownTopic, topicFinder } from './topics.ts'

export type ReadTask = {
  readonly name: string
  readonly bytes: Uint8Array
  /** Empty: columns are recognised by the headings of the spreadsheet. */
  readonly mappings: readonly ImportMapping[]
  readonly topics: readonly KnownTopic[]
}

/** What goes into the database, in UTF-8 as it is sent: the thread that answers requests only hands it on. */
export type FileRead = {
  readonly format: string | null
  readonly failure: string | null
  readonly mappings: readonly Mapping[]
  readonly problems: readonly ReportedProblem[]
  readonly passages: Uint8Array
  readonly pictures: readonly StoredPicture[]
  readonly items: readonly ItemArrays[]
  /** The questions that name one of the bank. */
  readonly named: readonly NamedQuestion[]
}

export type NamedQuestion = BankId & { readonly position: number }

const ITEMS_A_CHUNK = 50
const MAX_PROBLEMS = 300
const MAX_SENTENCE = 600

const UNKNOWN =
  'This is not a kind of file that questions are read from. Word (.docx), Excel (.xlsx), text (.txt), CSV, GIFT, Aiken, Moodle XML, QTI and our own JSON are.'

/** Reads a file into rows of an import. Runs in a process of its own, with bounded time and memory. */
export async function readFile({ name, bytes, mappings, topics }: ReadTask): Promise<FileRead> {
  const format = formatOf(name, bytes)
  const reading = format && (await readAs(format, bytes, mappings))
  const set = reading?.set
  const own = reading && 'mappings' in reading ? (reading.mappings as readonly Mapping[]) : []
  if (!reading || !set || set.questions.length === 0)
    return failed(format?.name ?? null, reading ? failureOf(reading) : UNKNOWN, own)
  const pictures = await storePictures(set.pictures)
  const { items, named } = readItems(reading, set, { name, bytes, topics, pictures })
  return {
    format: format.name,
    failure: null,
    mappings: own,
    problems: reading.problems
      .filter(({ question }) => question === undefined)
      .slice(0, MAX_PROBLEMS)
      .map(reported),
    passages: jsonBytes(set.passages.map(({ id, text }) => ({ passage: id, content: pictures.inTexts(text) }))),
    pictures: pictures.stored,
    items: chunks(items, ITEMS_A_CHUNK).map(itemArrays),
    named,
  }
}

type Source = Pick<ReadTask, 'name' | 'bytes' | 'topics'> & {
  readonly pictures: Awaited<ReturnType<typeof storePictures>>
}

/** A row for each question of a file, and which of the bank they name. */
function readItems(reading: Reading, { questions, passages }: QuestionSet, { name, bytes, topics, pictures }: Source) {
  const passageOf = new Map(passages.map(({ id, text }) => [id, text]))
  const problemsOf = Map.groupBy(reading.problems, ({ question }) => question)
  const [slugOf, sourceOf] = [topicFinder(topics), sourceFinder(bytes, reading)]
  const bankIds = createBankIds()
  const items = questions.map((question, position): ItemValues => {
    const at = reading.places[position] ?? null
    const slug = question.topic === null ? null : slugOf(question.topic)
    const { isOfBank, problems: ofBankId } = bankIds.read(question, position, at)
    const content = pictures.inTexts(contentOf(question, slug, isOfBank ? null : name))
    const problems = [
      ...(problemsOf.get(position) ?? []).map(reported),
      ...(question.topic !== null && slug === null ? [unknownTopic(question.topic, at)] : []),
      ...ofBankId,
      ...pictures.problemsOf(question, at),
      ...textProblems(content, at),
    ]
    const { excerpt, digest, digestWithoutNumbers } = searchWordsOf(content)
    return {
      position: String(position),
      number: question.number,
      section: question.section,
      at: at && asJson(at),
      source: sourceOf(position)?.toWellFormed() ?? null,
      passage: question.passage,
      content: asJson(content),
      problems: asJson(problems),
      faulty: String(isFaulty(content, problems)),
      excerpt,
      source_digest: inHex(sourceDigest(pictures.inDigest([question, passageOf.get(question.passage ?? '') ?? null]))),
      digest: inHex(digest),
      digest_without_numbers: inHex(digestWithoutNumbers),
    }
  })
  return { items, named: bankIds.named() }
}

/** The questions of the bank that a file names: each one once, the others are new. */
function createBankIds() {
  const named = new Map<number, NamedQuestion>()
  return {
    read({ bank_id }: FileQuestion, position: number, at: Place | null) {
      if (bank_id === undefined) return { isOfBank: false, problems: [] }
      const bankId = readBankId(bank_id)
      if (!bankId) return { isOfBank: false, problems: [unknownBankId(at)] }
      if (named.has(bankId.id)) return { isOfBank: false, problems: [bankIdTwice(at)] }
      named.set(bankId.id, { ...bankId, position })
      return { isOfBank: true, problems: [] }
    },
    named: (): NamedQuestion[] => [...named.values()],
  }
}

const utf8 = new TextEncoder()
const jsonBytes = (value: unknown): Uint8Array => utf8.encode(asJson(value))

const readAs = (format: Format, bytes: Uint8Array, mappings: readonly ImportMapping[]) => {
  const given = mappings as readonly Mapping[]
  if (format.name === 'Excel') return readXlsx(bytes, given)
  if (format.name === 'CSV') return readCsv(bytes, given[0])
  return format.read?.(bytes)
}

const failed = (format: string | null, failure: string, mappings: readonly Mapping[]): FileRead => ({
  format,
  failure,
  mappings,
  problems: [],
  passages: jsonBytes([]),
  pictures: [],
  items: [],
  named: [],
})

const failureOf = ({ problems }: Reading): string =>
  (problems.find(({ severity }) => severity === 'fault') ?? problems[0])?.what ?? 'No question was found in the file.'

const reported = ({ code, what, severity, at }: Problem): ReportedProblem => ({
  code,
  what: what.slice(0, MAX_SENTENCE),
  severity,
  at,
})

/** Digest of a question as the file has it, without its number, as papers get reordered, and its ID. */
const sourceDigest = ([{ number: _, bank_id: __, ...question }, passage]: [FileQuestion, object | null]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([{ ...question, passage: null }, passage]))
    .digest()

/** As a value of the type bytea. */
const inHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`
