import type { MockResult } from '@pariksha/contract/results/mock-results'
import { RANK_LIST_FORMATS } from '@pariksha/contract/results/staff-results'
import type { Normalisation } from '@pariksha/domain/ranking/normalisation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { Paging } from '../shared/page/paging.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { useMay } from '../shared/use-may.ts'
import { BatchFilter } from './batch-filter.tsx'
import { figureText, percentileFigure, scoreFigure } from './figure-text.ts'
import { RankListButton } from './rank-list-button.tsx'
import { useResultsFilter } from './results-filter.ts'
import { resultsTexts } from './results-texts.ts'

const texts = resultsTexts.mock

/** The students of all shifts of a mock by their normalised scores. */
export function MockResultsPage() {
  const { mockId = '' } = useParams()
  const { filter, put } = useResultsFilter()
  const mock = useQuery({
    queryKey: ['staff', 'results', 'mock', mockId],
    queryFn: ({ signal }) => call('GET /staff/results/mocks/:mockId/', { params: { mockId }, signal }),
    staleTime: 0,
  })
  return (
    <QueryResult of={mock} title={resultsTexts.title}>
      {(found) => (
        <PageFrame
          title={found.title}
          text={[found.series, texts.text(found.shifts.length, found.normalisation && found.of)].join(' · ')}
          actions={
            <>
              {RANK_LIST_FORMATS.map((format) => (
                <RankListButton key={format} of={{ mock: mockId }} batch={filter.batch} format={format} />
              ))}
              <ButtonLink variant="secondary" to="/staff/results">
                {resultsTexts.back}
              </ButtonLink>
            </>
          }
        >
          {!found.released && found.normalisation && (
            <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">{texts.unreleased}</p>
          )}
          <ul className="figures flex flex-wrap gap-x-6 gap-y-1">
            {found.shifts.map(({ test_id, number, ranked }) => (
              <li key={test_id}>
                <Link
                  to={`/staff/results/${test_id}`}
                  className="inline-flex min-h-11 items-center text-accent underline"
                >
                  {texts.toShift(number, ranked)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft">{found.normalisation ? texts.few : texts.notCompared}</p>
          <BatchFilter batch={filter.batch} onChange={(batch) => put({ batch })} />
          <Students
            mockId={mockId}
            batch={filter.batch}
            page={filter.page}
            normalisation={found.normalisation}
            onPage={(page) => put({ page })}
          />
        </PageFrame>
      )}
    </QueryResult>
  )
}

type StudentsProps = {
  readonly mockId: string
  readonly batch: number | undefined
  readonly page: number
  readonly normalisation: Normalisation | null
  readonly onPage: (page: number) => void
}

function Students({ mockId, batch, page, normalisation, onPage }: StudentsProps) {
  const students = useQuery({
    queryKey: ['staff', 'results', 'mock-students', mockId, batch, page],
    queryFn: ({ signal }) =>
      call('GET /staff/results/mocks/:mockId/students/', {
        params: { mockId },
        query: { ...(batch && { batch }), page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{resultsTexts.students}</h2>
      <QueryResult of={students}>
        {(found) =>
          found.students.length === 0 ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <Table students={found.students} inBatch={batch !== undefined} normalisation={normalisation} />
          )
        }
      </QueryResult>
      <Paging page={page} more={students.data?.more ?? false} onPage={onPage} />
    </section>
  )
}

type Column = readonly [name: string, value: (one: MockResult) => string]

const columnsOf = (inBatch: boolean, normalisation: Normalisation | null): readonly Column[] => [
  ...(normalisation ? scoreColumns(inBatch, normalisation) : []),
  [texts.shift, ({ shift }) => figureText(shift)],
  [resultsTexts.columns.marks, ({ marks }) => figureText(marks)],
  [texts.rankInShift, ({ rank }) => figureText(rank)],
  [resultsTexts.percentile, ({ percentile }) => percentileFigure(percentile)],
]

const scoreColumns = (inBatch: boolean, formula: Normalisation): readonly Column[] => [
  [resultsTexts.overallRank, ({ overall_rank }) => figureText(overall_rank)],
  ...(inBatch ? ([[resultsTexts.batchRank, ({ batch_rank }: MockResult) => figureText(batch_rank)]] as const) : []),
  [resultsTexts.score, ({ score }) => scoreFigure(formula, score)],
]

const CELL = 'px-3 py-2 max-lg:flex max-lg:flex-col max-lg:px-0 max-lg:py-1'

type TableProps = {
  readonly students: readonly MockResult[]
  readonly inBatch: boolean
  readonly normalisation: Normalisation | null
}

/** A table where it fits; on narrow screens a block for each student. */
function Table({ students, inBatch, normalisation }: TableProps) {
  const may = useMay()
  const columns = columnsOf(inBatch, normalisation)
  const area = may('students.read') ? 'students' : 'results/students'
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table aria-label={resultsTexts.table} className="figures w-full max-lg:block">
        <thead className="text-left text-ink-soft text-sm max-lg:hidden">
          <tr>
            {[resultsTexts.columns.name, ...columns.map(([name]) => name)].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {students.map((student) => (
            <tr
              key={student.student_id}
              className="border-line border-t align-top max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-4 max-lg:px-4 max-lg:py-3"
            >
              <th
                scope="row"
                className="min-w-56 px-3 py-2 text-left font-medium max-lg:col-span-full max-lg:px-0 max-lg:py-1"
              >
                <Link
                  to={`/staff/${area}/${student.student_id}`}
                  className="text-accent underline [overflow-wrap:anywhere]"
                >
                  {student.name}
                </Link>
                {student.batches.length > 0 && (
                  <span className="block font-normal text-ink-soft text-sm">{student.batches.join(' · ')}</span>
                )}
              </th>
              {columns.map(([name, value]) => (
                <td key={name} className={CELL}>
                  <span className="text-ink-soft text-sm lg:hidden">{name}</span>
                  {value(student)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
