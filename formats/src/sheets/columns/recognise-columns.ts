import { MIN_OPTIONS } from '@pariksha/contract/questions/question-file'
import { note, type Problem } from '../../question-set.ts'
import { isEmptyRow, MAX_COLUMNS, type Sheet, type SheetRow, textOfCell } from '../sheet.ts'
import { type Field, type Mapping, textFieldOf } from './fields.ts'
import { type Recognised, recogniseHeading } from './recognise-heading.ts'

/** Headings stand among the first rows: above them are at most the names of institute and paper. */
const MAX_ROWS_ABOVE = 20

/** The mapping of the first row of headings; undefined: there is none. */
export function recogniseColumns({ name, rows }: Sheet): Mapping | undefined {
  const filled = rows.filter((one) => !isEmptyRow(one)).slice(0, MAX_ROWS_ABOVE)
  for (const [place, row] of filled.entries()) {
    if (!isHeadingRow(row)) continue
    const upper = headingsOf(row)
    const lower = optionsBelow(upper, filled[place + 1])
    const columnCount = Math.max(upper.length, lower?.length ?? 0)
    const headings = Array.from({ length: columnCount }, (_, column) => lower?.[column] || upper[column] || '')
    const chosen = chooseOne(headings.map(recogniseHeading))
    const columns = headings.map((heading, column) => ({ heading, field: chosen[column] ?? null }))
    return { sheet: name, headingRow: row.row + (lower ? 1 : 0), columns }
  }
  return undefined
}

/** Its cells name at least a question and something else. */
export function isHeadingRow(row: SheetRow): boolean {
  const fields = new Set(headingsOf(row).flatMap((heading) => recogniseHeading(heading)?.field ?? []))
  return fields.size >= 2 && [...fields].some((field) => textFieldOf(field)?.text === 'stem')
}

/** "A", "B", "C", "D" in the next row, below one heading "Options" over all of them: nothing else stands in that row. */
function optionsBelow(upper: readonly string[], next: SheetRow | undefined): string[] | undefined {
  if (!next) return undefined
  const lower = headingsOf(next)
  const named = lower.flatMap((heading, column) => (heading === '' ? [] : [{ heading, column }]))
  const fits = named.every(
    ({ heading, column }) =>
      /^option-/.test(recogniseHeading(heading)?.field ?? '') && (!upper[column] || column === named[0]?.column),
  )
  return named.length >= MIN_OPTIONS && fits ? lower : undefined
}

/** The first row that is not empty as headings, to be mapped by hand. */
export function unknownColumns({ name, rows }: Sheet): Mapping[] {
  const row = rows.find((one) => !isEmptyRow(one))
  if (!row) return []
  return [{ sheet: name, headingRow: row.row, columns: headingsOf(row).map((heading) => ({ heading, field: null })) }]
}

const headingsOf = ({ cells }: SheetRow): string[] =>
  cells.slice(0, MAX_COLUMNS).map((cell) => textOfCell(cell).replace(/\s+/g, ' ').slice(0, 200))

/** Texts may stand in several columns, one for each script; of other fields the heading with the lowest rank counts. */
function chooseOne(recognised: readonly (Recognised | undefined)[]): (Field | null)[] {
  return recognised.map((one, column) => {
    if (!one) return null
    if (one.field === 'tags' || textFieldOf(one.field)) return one.field
    const isBeaten = recognised.some(
      (other, place) =>
        other?.field === one.field && (other.rank < one.rank || (other.rank === one.rank && place < column)),
    )
    if (!isBeaten) return one.field
    // "Subject, Chapter, Topic": the chapter is kept as a tag
    return one.field === 'topic' || one.field === 'section' ? 'tags' : null
  })
}

/** Reports the columns that are not used. */
export function columnProblems({ sheet, headingRow, columns }: Mapping): Problem[] {
  const at = { ...(sheet === null ? {} : { sheet }), row: Math.max(1, headingRow) }
  return columns
    .filter(({ heading, field }) => field === null && heading !== '')
    .map(({ heading }) =>
      recogniseHeading(heading)
        ? note('column-twice', `The column “${heading}” was left out: another column holds the same.`, at)
        : note('unknown-column', `The column “${heading}” is not known and was left out.`, at),
    )
}
