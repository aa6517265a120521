import type { Language } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import { languagesIn, passageOf, textsIn } from '../building/making.ts'
import { type FileQuestion, note, type Problem, type QuestionSet, type Texts } from '../question-set.ts'
import type { Field, TextField } from './columns/fields.ts'
import { headingOf } from './columns/headings.ts'

/** One row for each question, in the columns that the questions need; passages that no question has stand below. */
export type Table = {
  readonly columns: readonly { readonly field: Field; readonly heading: string }[]
  readonly rows: readonly (readonly string[])[]
  readonly problems: readonly Problem[]
}

type Written = Readonly<Partial<Record<Field, string>>>

export function questionsToRows(set: QuestionSet): Table {
  const written = new Set<string>()
  const rows = set.questions.map((question): Written => {
    const passage = passageOf(set, question)
    const isFirst = passage && !written.has(passage.id)
    if (passage) written.add(passage.id)
    return { ...writeQuestion(question), ...(isFirst ? writeTexts('passage', passage.text) : {}) }
  })
  for (const { id, text } of set.passages.filter((passage) => !written.has(passage.id)))
    rows.push({ 'passage-number': id, ...writeTexts('passage', text), 'text-format': 'Markdown' })
  const languages = languagesIn([...set.questions.flatMap(textsIn), ...set.passages.map(({ text }) => text)])
  const used = new Set<string>(rows.flatMap((row) => Object.keys(row)))
  const columns = columnOrder(languages.length > 0 ? languages : ['en'])
    .filter((field) => used.has(field) || ALWAYS.has(field))
    .map((field) => ({ field, heading: headingOf(field, 'en') }))
  return { columns, rows: rows.map((row) => columns.map(({ field }) => row[field] ?? '')), problems: tagProblems(set) }
}

/** In a cell, tags are separated by commas, semicolons or vertical bars. */
const tagProblems = ({ questions }: QuestionSet): Problem[] =>
  questions.some(({ tags }) => tags.some((tag) => /[,;|]/.test(tag)))
    ? [note('tags-parted', 'Tags with a comma, a semicolon or a vertical bar become several tags.')]
    : []

const ALWAYS: ReadonlySet<Field> = new Set<Field>(['number', 'kind', 'answer', 'text-format'])

/** As people read a question; the languages of a text are side by side. */
function columnOrder(languages: readonly Language[]): readonly Field[] {
  const texts = (field: TextField): Field[] => languages.map((language) => `${field}.${language}` as const)
  return [
    'number',
    'kind',
    'passage-number',
    ...texts('passage'),
    ...texts('stem'),
    ...LETTERS.flatMap((letter) => texts(`option-${letter}`)),
    'answer',
    ...texts('explanation'),
    'section',
    'topic',
    'level',
    'source',
    'year',
    'tags',
    'bank-id',
    'text-format',
  ]
}

const KINDS = { 'single-choice': 'Single', 'multiple-choice': 'Multiple', numeric: 'Number' } as const

function writeQuestion(question: FileQuestion): Written {
  const { number, kind, stem, options, explanation, passage, section, topic, level, source, year, tags, bank_id } =
    question
  return {
    ...filled({
      'bank-id': bank_id,
      number,
      section,
      topic,
      source,
      level,
      'passage-number': passage,
      year: year?.toString(),
    }),
    kind: KINDS[kind],
    ...writeTexts('stem', stem),
    ...Object.assign({}, ...options.map((option, place) => writeTexts(`option-${LETTERS[place] ?? 'a'}`, option))),
    ...filled({ answer: answerText(question), tags: tags.join(', ') }),
    ...(explanation ? writeTexts('explanation', explanation) : {}),
    'text-format': 'Markdown',
  }
}

const writeTexts = (field: TextField, texts: Texts): Written =>
  filled(Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${field}.${language}`, text])))

const filled = (values: Readonly<Record<string, string | null | undefined>>): Written =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

function answerText({ answer }: FileQuestion): string | null {
  if (answer?.kind === 'numeric') return answer.low === answer.high ? answer.low : `${answer.low}..${answer.high}`
  return answer && [...answer.correct.toUpperCase()].join(', ')
}
