import { applyEntries } from '../paper-text/answers/apply-key.ts'
import { keyOfGrid } from '../paper-text/tables/key-table.ts'
import type { Place, Reading } from '../question-set.ts'
import { type Sheet, textOfCell } from './sheet.ts'

export type KeySheet = {
  readonly sheet: Sheet
  readonly pairs: NonNullable<ReturnType<typeof keyOfGrid>>
}

/** A sheet of a workbook that holds the key of the questions in the others; undefined: it is none. */
export function keySheet(sheet: Sheet): KeySheet | undefined {
  const pairs = keyOfGrid(sheet.rows.map(({ cells }) => cells.map(textOfCell)))
  return pairs && { sheet, pairs }
}

/** Questions with the answers of keys in other sheets of their workbook. */
export function withKeys(reading: Reading, keys: readonly KeySheet[]): Reading {
  return keys.reduce(withKey, reading)
}

function withKey(reading: Reading, { sheet, pairs }: KeySheet): Reading {
  if (!reading.set) return reading
  const entries = pairs.map(({ number, answer }) => ({ at: rowOf(sheet, number), number, answer, explanation: [] }))
  const applied = applyEntries(reading.set.questions, entries)
  const reported = applied.problems.map((problem) => ({ ...problem, at: inSheet(sheet, problem.at) }))
  const answered = ({ question }: { readonly question?: number }) =>
    question !== undefined &&
    (applied.questions[question]?.answer || reported.some((problem) => problem.question === question))
  const left = reading.problems.filter((problem) => !(problem.code === 'no-answer' && answered(problem)))
  return { ...reading, set: { ...reading.set, questions: applied.questions }, problems: [...left, ...reported] }
}

/** The row in which a number stands alone, or with its answer. */
function rowOf({ rows }: Sheet, number: number): number {
  const alone = new RegExp(`^\\W*(?:q\\.?\\s*)?${number}(?!\\d)`, 'i')
  return rows.find(({ cells }) => cells.some((cell) => alone.test(textOfCell(cell))))?.row ?? 1
}

const inSheet = ({ name }: Sheet, at: Place | null): Place | null =>
  at && 'line' in at ? { ...(name === null ? {} : { sheet: name }), row: at.line } : at
