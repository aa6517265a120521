import { MAX_QUESTIONS, MIN_OPTIONS } from '@pariksha/contract/questions/question-file'
import { type ReadQuestion, type SetBuilder, setBuilder } from '../building/set-builder.ts'
import { isEmpty, type TextByLanguage } from '../building/text-by-language.ts'
import { fault, note, type Place, type Reading, type SourceText } from '../question-set.ts'
import { type AnswerNotation, answerNotation, answerOfRow, type ReportProblem } from './answer-of-row.ts'
import type { Field, Mapping, SheetReading } from './columns/fields.ts'
import { readKind, readLevel, readYear } from './columns/labels.ts'
import { columnProblems, isHeadingRow, recogniseColumns, unknownColumns } from './columns/recognise-columns.ts'
import { type KeySheet, keySheet, withKeys } from './key-sheet.ts'
import { passageReader, type ReadPassage } from './passages.ts'
import { type Row, readRow } from './read-row.ts'
import { isEmptyRow, type Sheet, type SheetRow, textOfCell } from './sheet.ts'
import { isExample, isHelpSheet } from './template/template-texts.ts'

const NO_HEADINGS =
  'No row of headings was found. One of the first rows has to name the columns: “Question”, “Option A” to “Option D”, “Answer” and so on, in English, Telugu or Hindi.'

/**
 * Reads questions out of sheets. Sheets that `given` has a mapping for are read by it, in the others the headings are
 * recognised. `builder` may hold problems and pictures of the cells already.
 */
export function rowsToQuestions(
  sheets: readonly Sheet[],
  given: readonly Mapping[] = [],
  builder: SetBuilder = setBuilder(),
): SheetReading {
  const found = sheets.map((sheet) => ({
    sheet,
    mapping: given.find((one) => one.sheet === sheet.name) ?? recogniseColumns(sheet),
  }))
  const mappings = found.flatMap(({ mapping }) => mapping ?? [])
  if (mappings.length === 0)
    return {
      set: null,
      problems: [...builder.reported(), fault('no-headings', NO_HEADINGS)],
      places: [],
      // to be filled in by hand
      mappings: sheets.flatMap(unknownColumns),
    }
  const passage = passageReader(builder)
  let left = MAX_QUESTIONS
  const keys: KeySheet[] = []
  for (const { sheet, mapping } of found) {
    const key = mapping ? undefined : keySheet(sheet)
    if (mapping) left = readSheet(sheet, mapping, { builder, passage, left })
    else if (key) keys.push(key)
    else if (!sheet.rows.every(isEmptyRow) && !isHelpSheet(sheet.name))
      builder.once(note('sheet-left-out', `The sheet “${sheet.name}” has no headings of questions and was left out.`))
  }
  return { ...withKeys(withQuestions(builder.finish()), keys), mappings, source: sourceRows(sheets) }
}

const sourceRows = (sheets: readonly Sheet[]): SourceText[] =>
  sheets.flatMap(({ name, rows }) =>
    rows
      .filter((row) => !isEmptyRow(row))
      .map(({ row, cells }) => ({
        at: { ...(name === null ? {} : { sheet: name }), row },
        text: cells
          .map(textOfCell)
          .filter((text) => text !== '')
          .join(' | '),
      })),
  )

/** Problems reported for a row before it became a question concern that question. */
function withQuestions(reading: Reading): Reading {
  const keyOf = (place: Place) => JSON.stringify(place)
  const questions = new Map(reading.places.map((place, index) => [keyOf(place), index]))
  const problems = reading.problems.map((problem) => {
    const question = problem.at === null ? undefined : questions.get(keyOf(problem.at))
    return question === undefined ? problem : { ...problem, question }
  })
  return { ...reading, problems }
}

type Reader = { readonly builder: SetBuilder; readonly passage: ReadPassage; readonly left: number }
type Placed = { readonly at: Place; readonly row: Row }

/** How many questions may still be read. */
function readSheet(sheet: Sheet, mapping: Mapping, { builder, passage, left }: Reader): number {
  const at = (row: number): Place => ({ ...(sheet.name === null ? {} : { sheet: sheet.name }), row })
  for (const problem of columnProblems(mapping)) builder.once(problem)
  const filled = sheet.rows.filter((row) => !isEmptyRow(row))
  const above = filled.filter((row) => row.row < mapping.headingRow && !isHeadingRow(row))
  if (above[0]) builder.once(note('rows-above', 'What stands above the headings was left out.', at(above[0].row)))
  const below = filled.filter(({ row }) => row > mapping.headingRow)
  if (below.length > left)
    builder.once(
      fault(
        'too-many-rows',
        `A file holds at most ${MAX_QUESTIONS} questions: the rows from here on were left out.`,
        at(below[left]?.row ?? 0),
      ),
    )
  const fields = mapping.columns.map(({ field }) => field)
  for (const { row } of picturesBeside(filled, fields, mapping.headingRow))
    builder.refuse(
      fault(
        'picture-without-question',
        'A picture lies over a cell that belongs to no question and was left out.',
        at(row),
      ),
    )
  const stemColumn = fields.indexOf('stem')
  const read = (row: SheetRow): Placed => ({ at: at(row.row), row: readRow(row.cells, fields, at(row.row)) })
  const isExampleRow = ({ cells }: SheetRow) => isExample(textOfCell(cells[stemColumn]))
  const example = below.find(isExampleRow)
  if (example) builder.once(note('example-row', 'The example row of the template was left out.', at(example.row)))
  const rows = below
    .slice(0, left)
    .filter((row) => !isExampleRow(row))
    .map(read)
  const answers = answerNotation(rows.map(({ row }) => row))
  for (const row of rows) addRow(row, answers, builder, passage)
  return left - rows.length
}

const picturesBeside = (rows: readonly SheetRow[], fields: readonly (Field | null)[], headingRow: number) =>
  rows.filter(({ row, cells }) =>
    cells.some(
      (cell, column) =>
        (row <= headingRow || !fields[column]) &&
        cell.some((piece) => typeof piece !== 'string' && piece.markdown.startsWith('![')),
    ),
  )

function addRow({ at, row }: Placed, answers: AnswerNotation, builder: SetBuilder, passage: ReadPassage): void {
  for (const problem of row.problems) builder.problem(problem)
  const passageId = passage(row, at)
  if (row.isMarkdown) for (const problem of missingPictures(row, builder, at)) builder.problem(problem)
  const { texts, plain, options } = row
  const stem = texts.stem ?? {}
  const isPassageAlone = isEmpty(stem) && options.length === 0 && plain.answer === undefined && texts.passage
  if (isPassageAlone) return
  const refused = refusal(stem, options, plain.answer)
  if (refused) {
    builder.refuse(fault(refused.code, refused.what, at))
    return
  }
  const report: ReportProblem = (code, what, severity) =>
    builder.problem(severity === 'fault' ? fault(code, what, at) : note(code, what, at))
  const draft: ReadQuestion = {
    at,
    stem,
    explanation: texts.explanation ?? null,
    options,
    ...answerOfRow(row, plain.kind === undefined ? undefined : knownKind(plain.kind, report), answers, report),
    passage: passageId,
    ...labelsOf(row, report),
  }
  builder.addQuestion(draft)
}

const textsIn = (texts: Row['texts']): string =>
  Object.values(texts)
    .flatMap((text) => Object.values(text))
    .join('\n')

/** Texts in Markdown name pictures, which the file has to hold. */
const missingPictures = ({ texts }: Row, { pictures }: SetBuilder, at: Place) =>
  [...textsIn(texts).matchAll(/\]\(picture:([^)\\"]+)\)/g)]
    .filter(([, id]) => !pictures.pictures.some((picture) => picture.id === id))
    .map(([, id]) => fault('picture-missing', `The picture “${id}” is not in the file.`, at))

function refusal(stem: TextByLanguage, options: readonly TextByLanguage[], answer: string | undefined) {
  if (isEmpty(stem)) return { code: 'no-stem', what: 'The row has no question.' }
  const filled = options.filter((option) => !isEmpty(option)).length
  if (filled === 1)
    return { code: 'few-options', what: `The question has one option; it needs at least ${MIN_OPTIONS}.` }
  // a letter is no number to be typed
  if (filled === 0 && answer !== undefined && /^\W*[a-f]\W*$/i.test(answer))
    return { code: 'few-options', what: 'The question has no options, but its answer is the letter of one.' }
  return undefined
}

function knownKind(text: string, report: ReportProblem) {
  const kind = readKind(text)
  if (kind === undefined)
    report('unknown-type', `The type “${text.slice(0, 60)}” is not known; the kind follows from the answer.`, 'note')
  return kind
}

function labelsOf({ plain }: Row, report: ReportProblem): Partial<ReadQuestion> {
  const { number, section, topic, source } = plain
  const level = plain.level === undefined ? null : readLevel(plain.level)
  const year = plain.year === undefined ? null : readYear(plain.year)
  if (level === undefined)
    report('unknown-level', `The level “${plain.level?.slice(0, 60)}” is not known and was left out.`, 'note')
  if (year === undefined)
    report('unknown-year', `The year “${plain.year?.slice(0, 60)}” is not a year and was left out.`, 'note')
  const tags = (plain.tags ?? '').split(/[,;|\n]/).map((tag) => tag.trim())
  return {
    number: oneLine(number),
    section: oneLine(section),
    topic: oneLine(topic),
    source: oneLine(source),
    bank_id: oneLine(plain['bank-id']) ?? undefined,
    level: level ?? null,
    year: year ?? null,
    tags: [...new Set(tags.filter((tag) => tag !== ''))],
  }
}

const oneLine = (text: string | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null
