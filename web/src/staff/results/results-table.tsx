import {
  RESULT_ORDERS,
  type ResultOrder,
  type StudentResult,
  type TestResults,
} from '@pariksha/contract/results/staff-results'
import { Link } from 'react-router'
import { momentText } from '../../shared/lib/format/dates.ts'
import { clockText } from '../../shared/lib/format/durations.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { SelectField } from '../../shared/ui/forms/select-field.tsx'
import { useMay } from '../shared/use-may.ts'
import { figureText, NONE, percentileFigure, scoreFigure } from './figure-text.ts'
import { resultsTexts } from './results-texts.ts'

type Sorted = {
  readonly order: ResultOrder
  readonly direction: 'up' | 'down'
  /** From 1: by the marks of this section, in place of the order. */
  readonly section: number | undefined
}

type Props = {
  readonly students: readonly StudentResult[]
  readonly sections: readonly string[]
  /** Where the test is a shift of a mock there are scores, too. */
  readonly mock: TestResults['mock']
  /** Whether a batch is chosen, within which there are ranks, too. */
  readonly inBatch: boolean
  readonly sorted: Sorted
  readonly onSort: (sorted: Sorted) => void
}

/** What stands in a column after the name; with an order or as a section it can be sorted by. */
type Column = {
  readonly name: string
  readonly order?: ResultOrder
  readonly section?: number
  readonly value: (student: StudentResult) => string
}

function columnsOf({ sections, inBatch, mock }: Pick<Props, 'sections' | 'inBatch' | 'mock'>): readonly Column[] {
  const { columns } = resultsTexts
  const formula = mock?.normalisation
  return [
    ...(inBatch ? [{ name: resultsTexts.batchRank, value: (one: StudentResult) => figureText(one.batch_rank) }] : []),
    {
      name: resultsTexts.percentile,
      value: ({ percentile }) => percentileFigure(percentile),
    },
    ...(formula
      ? [
          {
            name: resultsTexts.score,
            value: ({ score }: StudentResult) => scoreFigure(formula, score),
          },
          { name: resultsTexts.overallRank, value: (one: StudentResult) => figureText(one.overall_rank) },
        ]
      : []),
    {
      name: columns.marks,
      order: 'marks',
      value: ({ marks }) => figureText(marks),
    },
    ...(sections.length > 1
      ? sections.map((name, index) => ({
          name,
          section: index + 1,
          value: ({ section_marks }: StudentResult) => figureText(section_marks?.[index] ?? null),
        }))
      : []),
    { name: columns.correct, order: 'correct', value: ({ correct }) => figureText(correct) },
    { name: columns.incorrect, order: 'incorrect', value: ({ incorrect }) => figureText(incorrect) },
    { name: columns.unattempted, order: 'unattempted', value: ({ unattempted }) => figureText(unattempted) },
    { name: columns.seconds, order: 'seconds', value: ({ seconds }) => (seconds === null ? NONE : clockText(seconds)) },
    {
      name: columns.started,
      order: 'started',
      value: ({ started_at }) => (started_at === null ? NONE : momentText(started_at, 'en')),
    },
    { name: resultsTexts.state, value: ({ state }) => resultsTexts.states[state] },
  ]
}

const CELL = 'px-3 py-2 lg:whitespace-nowrap max-lg:flex max-lg:flex-col max-lg:px-0 max-lg:py-1'

/** A table where it fits; on narrow screens a block for each student. */
export function ResultsTable({ students, sorted, onSort, ...test }: Props) {
  const { columns } = resultsTexts
  const more = columnsOf(test)
  return (
    <>
      <SortChoice sections={test.sections.length > 1 ? test.sections : []} sorted={sorted} onSort={onSort} />
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table aria-label={resultsTexts.table} className="figures w-full max-lg:block">
          <thead className="text-left text-ink-soft text-sm max-lg:hidden">
            <tr>
              <Heading column={{ name: columns.rank, order: 'rank' }} sorted={sorted} onSort={onSort} />
              <Heading column={{ name: columns.name, order: 'name' }} sorted={sorted} onSort={onSort} />
              {more.map((column) => (
                <Heading key={column.name} column={column} sorted={sorted} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {students.map((student) => (
              <Row key={student.student_id} student={student} columns={more} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ student, columns }: { readonly student: StudentResult; readonly columns: readonly Column[] }) {
  const { student_id, name, rank, batches, attempts } = student
  const may = useMay()
  const area = may('students.read') ? 'students' : 'results/students'
  return (
    <tr className="border-line border-t align-top max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-4 max-lg:px-4 max-lg:py-3 max-lg:sm:grid-cols-5">
      <td className={classNames(CELL, rank === null && 'max-lg:hidden')}>
        <span className="text-ink-soft text-sm lg:hidden">{resultsTexts.columns.rank}</span>
        {figureText(rank)}
      </td>
      <th
        scope="row"
        className="min-w-56 bg-surface px-3 py-2 text-left font-medium lg:sticky lg:left-0 max-lg:order-first max-lg:col-span-full max-lg:px-0 max-lg:py-1"
      >
        <span className="[overflow-wrap:anywhere]">
          <Link to={`/staff/${area}/${student_id}`} className="text-accent underline">
            {name}
          </Link>
        </span>
        {(batches.length > 0 || attempts > 1) && (
          <span className="block font-normal text-ink-soft text-sm">
            {[...batches, ...(attempts > 1 ? [resultsTexts.attempts(attempts)] : [])].join(' · ')}
          </span>
        )}
      </th>
      {columns.map(({ name: label, value }) => {
        const text = value(student)
        return (
          <td key={label} className={classNames(CELL, text === NONE && 'max-lg:hidden')}>
            <span className="text-ink-soft text-sm [overflow-wrap:anywhere] lg:hidden">{label}</span>
            {text}
          </td>
        )
      })}
    </tr>
  )
}

/** As people look at it first: the best, the longest, the last. */
const firstDirection = (order: ResultOrder): 'up' | 'down' => (order === 'rank' || order === 'name' ? 'up' : 'down')

type HeadingProps = {
  readonly column: Pick<Column, 'name' | 'order' | 'section'>
  readonly sorted: Sorted
  readonly onSort: (sorted: Sorted) => void
}

function Heading({ column: { name, order, section }, sorted, onSort }: HeadingProps) {
  if (order === undefined && section === undefined) {
    return (
      <th scope="col" className="px-3 py-2 font-medium">
        {name}
      </th>
    )
  }
  const isSorted = sorted.section === undefined ? sorted.order === order : sorted.section === section
  const by = section === undefined && order ? { order, section } : { order: 'marks' as const, section }
  const turned = sorted.direction === 'up' ? 'down' : 'up'
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? 'none' : sorted.direction === 'up' ? 'ascending' : 'descending'}
      className="px-3 py-2 font-medium"
    >
      <button
        type="button"
        className="flex items-center gap-1 underline-offset-4 hover:underline"
        onClick={() => onSort({ ...by, direction: isSorted ? turned : firstDirection(by.order) })}
      >
        {name}
        <span aria-hidden="true" className={isSorted ? '' : 'invisible'}>
          {sorted.direction === 'up' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  )
}

/** On narrow screens, which have no headings. */
function SortChoice({ sections, sorted, onSort }: Pick<Props, 'sections' | 'sorted' | 'onSort'>) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:hidden">
      <SelectField
        label={resultsTexts.sortBy}
        value={sorted.section === undefined ? sorted.order : String(sorted.section)}
        onChange={(event) => {
          const order = RESULT_ORDERS.find((one) => one === event.target.value)
          const section = order === undefined ? Number(event.target.value) : undefined
          onSort({ order: order ?? 'marks', section, direction: firstDirection(order ?? 'marks') })
        }}
        choices={[
          ...RESULT_ORDERS.map((value) => ({ value, label: resultsTexts.columns[value] })),
          ...sections.map((label, index) => ({ value: String(index + 1), label })),
        ]}
      />
      <SelectField
        label={resultsTexts.direction}
        value={sorted.direction}
        onChange={(event) => onSort({ ...sorted, direction: event.target.value === 'down' ? 'down' : 'up' })}
        choices={(['up', 'down'] as const).map((value) => ({ value, label: resultsTexts.directions[value] }))}
      />
    </div>
  )
}
