import type { MockResult, MockResults } from '@pariksha/contract/results/mock-results'
import type { SittingState, StudentResult, TestResults } from '@pariksha/contract/results/staff-results'
import { type Normalisation, SCORE_DECIMALS } from '@pariksha/domain/ranking/normalisation'
import { PERCENTILE_DECIMALS } from '@pariksha/domain/ranking/ranking'
import type { WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import type { CellValue, FixedNumber } from '@pariksha/formats/sheets/xlsx/worksheet-xml'
import { sortableMoment } from '../../../platform/moments.ts'

type Column<Student = StudentResult> = {
  readonly heading: string
  /** In characters. */
  readonly width: number
  readonly value: (student: Student) => CellValue | null
}

const STATES: Readonly<Record<SittingState, string>> = {
  completed: 'Completed',
  running: 'Running',
  absent: 'Absent',
}

const fixed = (number: number | null, decimals: FixedNumber['decimals']): CellValue | null =>
  number === null ? null : { number, decimals }

// with all their decimals: a shorter figure would look rounded
const PERCENTILE: Column = {
  heading: 'Percentile',
  width: 10,
  value: ({ percentile }) => fixed(percentile, PERCENTILE_DECIMALS),
}
const scoreBy = (normalisation: Normalisation): Column => ({
  heading: 'Normalised score',
  width: 16,
  value: ({ score }) => fixed(score, SCORE_DECIMALS[normalisation]),
})

type Test = Pick<TestResults, 'sections' | 'mock'>

/** Of a shift of a mock; without scores where shifts are not compared. */
function columnsOfShift(mock: Test['mock']): readonly Column[] {
  if (!mock) return []
  const { shift, normalisation } = mock
  const column: Column = { heading: 'Shift', width: 8, value: () => shift }
  if (normalisation === null) return [column]
  return [
    column,
    scoreBy(normalisation),
    { heading: 'Rank in all shifts', width: 16, value: ({ overall_rank }) => overall_rank },
  ]
}

const columnsOf = ({ sections, mock }: Test, inBatch: boolean): readonly Column[] => [
  { heading: 'Rank', width: 8, value: ({ rank }) => rank },
  ...(inBatch ? [{ heading: 'Rank in batch', width: 8, value: (one: StudentResult) => one.batch_rank }] : []),
  { heading: 'Name', width: 32, value: ({ name }) => name },
  { heading: 'Batch', width: 24, value: ({ batches }) => batches.join(', ') },
  { heading: 'Marks', width: 10, value: ({ marks }) => marks },
  { heading: 'Out of', width: 10, value: ({ max_marks }) => max_marks },
  PERCENTILE,
  ...columnsOfShift(mock),
  ...(sections.length > 1
    ? sections.map((heading, index) => ({
        heading,
        width: 14,
        value: ({ section_marks }: StudentResult) => section_marks?.[index] ?? null,
      }))
    : []),
  { heading: 'Right', width: 8, value: ({ correct }) => correct },
  { heading: 'Wrong', width: 8, value: ({ incorrect }) => incorrect },
  { heading: 'Blank', width: 8, value: ({ unattempted }) => unattempted },
  { heading: 'Minutes', width: 10, value: ({ seconds }) => seconds && Math.round(seconds / 6) / 10 },
  { heading: 'Started', width: 20, value: ({ started_at }) => started_at && sortableMoment(new Date(started_at)) },
  { heading: 'State', width: 14, value: ({ state }) => STATES[state] },
  { heading: 'Attempts', width: 10, value: ({ attempts }) => attempts },
]

/** A row for each student; what is not known is left empty. */
export const rankSheet = (students: readonly StudentResult[], test: Test, inBatch: boolean): WorkbookSheet =>
  sheetOf(columnsOf(test, inBatch), students)

/** The same over all shifts of a mock: by the normalised score, which stands first where shifts are compared. */
export const mockRankSheet = (
  students: readonly MockResult[],
  { normalisation }: Pick<MockResults, 'normalisation'>,
  inBatch: boolean,
): WorkbookSheet => {
  const compared = (...columns: Column<MockResult>[]) => (normalisation === null ? [] : columns)
  return sheetOf(
    [
      ...compared({ heading: 'Rank in all shifts', width: 16, value: ({ overall_rank }) => overall_rank }),
      ...(inBatch ? compared({ heading: 'Rank in batch', width: 8, value: (one) => one.batch_rank }) : []),
      { heading: 'Name', width: 32, value: ({ name }) => name },
      { heading: 'Batch', width: 24, value: ({ batches }) => batches.join(', ') },
      { heading: 'Shift', width: 8, value: ({ shift }) => shift },
      ...(normalisation === null ? [] : [scoreBy(normalisation)]),
      { heading: 'Marks', width: 10, value: ({ marks }) => marks },
      { heading: 'Out of', width: 10, value: ({ max_marks }) => max_marks },
      { heading: 'Rank in shift', width: 10, value: ({ rank }) => rank },
      PERCENTILE,
      { heading: 'Right', width: 8, value: ({ correct }) => correct },
      { heading: 'Wrong', width: 8, value: ({ incorrect }) => incorrect },
      { heading: 'Blank', width: 8, value: ({ unattempted }) => unattempted },
    ],
    students,
  )
}

function sheetOf<Student>(columns: readonly Column<Student>[], students: readonly Student[]): WorkbookSheet {
  return {
    name: 'Results',
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map(({ heading }) => heading),
      ...students.map((student) => columns.map(({ value }) => value(student) ?? '')),
    ],
  }
}
