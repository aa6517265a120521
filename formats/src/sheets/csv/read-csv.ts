import { CsvError as ParseError, parse } from 'csv-parse/sync'
import { setBuilder } from '../../building/set-builder.ts'
import { fault, type Problem } from '../../question-set.ts'
import { decodeText, EncodingError } from '../../text/decode-text.ts'
import type { Mapping, SheetReading } from '../columns/fields.ts'
import { rowsToQuestions } from '../rows-to-questions.ts'
import { MAX_CELL_LENGTH, MAX_COLUMNS, type SheetRow } from '../sheet.ts'
import { findDelimiter } from './delimiter.ts'
import { withoutGuard } from './guard.ts'

/** In bytes; texts of 5,000 questions in three languages have less. */
export const MAX_SIZE = 32 * 1024 * 1024
/** More than a file of questions has, empty ones included. */
const MAX_ROWS = 20_000

class TooManyRows extends Error {}

/** Questions from CSV, a row each. `mapping` says what the columns hold; without it the headings decide. */
export function readCsv(bytes: Uint8Array, mapping?: Mapping): SheetReading {
  if (bytes.length > MAX_SIZE) return refused('too-large', 'The file is larger than 32 MB.')
  try {
    const { text, problems } = decodeText(bytes)
    const builder = setBuilder()
    for (const problem of problems) builder.once(problem)
    const rows = readRows(text, (problem) => (problem.at ? builder.refuse(problem) : builder.once(problem)))
    return rowsToQuestions([{ name: null, rows }], mapping && [mapping], builder)
  } catch (error) {
    if (error instanceof EncodingError || error instanceof TooManyRows) return refused('not-csv', error.message)
    if (error instanceof ParseError) return refused('not-csv', sentenceOf(error))
    throw error
  }
}

/** The cells of a file as texts; or a sentence why they cannot be read. */
export function csvCells(bytes: Uint8Array): { readonly rows: readonly SheetRow[] } | { readonly refused: string } {
  if (bytes.length > MAX_SIZE) return { refused: 'The file is larger than 32 MB.' }
  try {
    return { rows: readRows(decodeText(bytes).text, () => undefined) }
  } catch (error) {
    if (error instanceof EncodingError || error instanceof TooManyRows) return { refused: error.message }
    if (error instanceof ParseError) return { refused: sentenceOf(error) }
    throw error
  }
}

function readRows(text: string, report: (problem: Problem) => void): SheetRow[] {
  const { delimiter, named } = findDelimiter(text)
  const records: string[][] = parse(text, {
    delimiter,
    // a sign for inches in the middle of a cell is no quote
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_CELL_LENGTH * MAX_COLUMNS,
    from: named ? 2 : 1,
    to: MAX_ROWS + 1,
  })
  if (records.length > MAX_ROWS) throw new TooManyRows('The file has more than 20,000 rows.')
  return records.map((cells, index) => {
    const row = index + (named ? 2 : 1)
    if (cells.length > MAX_COLUMNS && cells.slice(MAX_COLUMNS).some((cell) => cell.trim() !== ''))
      report(fault('too-many-columns', `Only the first ${MAX_COLUMNS} columns were read.`))
    return { row, cells: cells.slice(0, MAX_COLUMNS).map((cell) => [cellText(cell, row, report)]) }
  })
}

/** What Excel and LibreOffice show in place of a result. */
const SHOWN_ERROR = /^(?:#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!)|Err:\d{3})$/

function cellText(cell: string, row: number, report: (problem: Problem) => void): string {
  if (SHOWN_ERROR.test(cell.trim())) {
    report(fault('error-cell', `A cell shows the error ${cell.trim()} of a formula and was left out.`, { row }))
    return ''
  }
  const text = withoutGuard(cell)
  if (text.length <= MAX_CELL_LENGTH) return text
  report(fault('cell-too-long', 'A cell has more than 20,000 characters; the others were left out.', { row }))
  return text.slice(0, MAX_CELL_LENGTH)
}

const SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote (") is opened and not closed again',
  CSV_MAX_RECORD_SIZE: 'A row is longer than any of a file of questions; perhaps a quote (") is not closed',
}

function sentenceOf(error: ParseError): string {
  const [line] = /(?<=line )\d+/.exec(error.message) ?? []
  return `${SENTENCES[error.code] ?? 'The file is not well-formed CSV'}${line === undefined ? '' : ` (line ${line})`}.`
}

const refused = (code: string, what: string): SheetReading => ({
  set: null,
  problems: [fault(code, what)],
  places: [],
  mappings: [],
})
