import { RANK_LIST_FORMATS, SITTING_STATES, type TestResults } from '@pariksha/contract/results/staff-results'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { CalledOff } from '../live/called-off.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { Paging } from '../shared/page/paging.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { SegmentedControl } from '../shared/page/segmented-control.tsx'
import { useMay } from '../shared/use-may.ts'
import { BatchFilter } from './batch-filter.tsx'
import { CutOffsButton } from './cut-offs.tsx'
import { Distribution } from './distribution.tsx'
import { NamesStudentsSee } from './names-students-see.tsx'
import { RankListButton } from './rank-list-button.tsx'
import { type ResultsFilter, useResultsFilter } from './results-filter.ts'
import { ResultsTable } from './results-table.tsx'
import { resultsTexts } from './results-texts.ts'

/** A test: who sat, the distribution of marks, and everybody with marks and rank. */
export function TestResultsPage() {
  const { testId = '' } = useParams()
  const { filter, put } = useResultsFilter()
  const may = useMay()
  const query = filter.batch === undefined ? {} : { batch: filter.batch }
  const results = useQuery({
    queryKey: ['staff', 'results', 'test', testId, filter.batch],
    queryFn: ({ signal }) => call('GET /staff/results/:testId/', { params: { testId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <QueryResult of={results} title={resultsTexts.title}>
      {(found) => (
        <PageFrame
          title={found.title}
          text={(found.called_off ? [found.series] : [found.series, ...countsOf(found)]).join(' · ')}
          actions={
            <>
              {!found.called_off && may('cut-offs.set') && (
                <CutOffsButton testId={testId} ofScore={Boolean(found.mock?.normalisation)} />
              )}
              {!found.called_off &&
                RANK_LIST_FORMATS.map((format) => (
                  <RankListButton
                    key={format}
                    of={{ test: testId }}
                    batch={filter.batch}
                    section={filter.section}
                    format={format}
                  />
                ))}
              {found.mock && (
                <ButtonLink variant="secondary" to={`/staff/results/mocks/${found.mock.id}`}>
                  {resultsTexts.mock.open}
                </ButtonLink>
              )}
              <ButtonLink variant="secondary" to="/staff/results">
                {resultsTexts.back}
              </ButtonLink>
            </>
          }
        >
          {found.called_off ? (
            <>
              <CalledOff of={found.called_off} opensAt={null} />
              <p className="max-w-prose">
                {resultsTexts.calledOff.follows} {found.mock && resultsTexts.calledOff.otherShifts}
              </p>
            </>
          ) : (
            <>
              {!found.released && (
                <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">
                  <strong>{resultsTexts.unreleased}.</strong> {resultsTexts.unreleasedText}
                </p>
              )}
              <BatchFilter batch={filter.batch} onChange={(batch) => put({ batch })} />
              <Distribution of={found.distribution} maxMarks={found.max_marks} />
              {may('names.hide') && <NamesStudentsSee testId={testId} />}
              <Students testId={testId} test={found} filter={filter} onFilter={put} />
            </>
          )}
        </PageFrame>
      )}
    </QueryResult>
  )
}

const countsOf = ({ completed, running, absent }: TestResults): readonly string[] => [
  resultsTexts.sat(completed + running),
  resultsTexts.completed(completed),
  resultsTexts.running(running),
  ...(absent === null ? [] : [resultsTexts.absent(absent)]),
]

type StudentsProps = {
  readonly testId: string
  readonly test: TestResults
  readonly filter: ResultsFilter
  readonly onFilter: (change: Partial<ResultsFilter>) => void
}

function Students({ testId, test, filter, onFilter }: StudentsProps) {
  const { batch, state, order, direction, section, page } = filter
  const students = useQuery({
    queryKey: ['staff', 'results', 'students', testId, filter],
    queryFn: ({ signal }) =>
      call('GET /staff/results/:testId/students/', {
        params: { testId },
        query: {
          ...(batch && { batch }),
          ...(state && { state }),
          ...(section && { section }),
          order,
          direction,
          page,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const states = SITTING_STATES.filter((one) => one !== 'absent' || test.absent !== null)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{resultsTexts.students}</h2>
      <SegmentedControl
        label={resultsTexts.show}
        value={state ?? 'all'}
        onChange={(chosen) => onFilter({ state: chosen === 'all' ? undefined : chosen })}
        choices={[
          { value: 'all', label: resultsTexts.all },
          ...states.map((value) => ({ value, label: resultsTexts.states[value] })),
        ]}
      />
      <QueryResult of={students}>
        {(found) =>
          found.students.length === 0 ? (
            <p className="text-ink-soft">{resultsTexts.noStudents}</p>
          ) : (
            <ResultsTable
              students={found.students}
              sections={test.sections}
              mock={test.mock}
              inBatch={batch !== undefined}
              sorted={{ order, direction, section }}
              onSort={onFilter}
            />
          )
        }
      </QueryResult>
      <Paging page={page} more={students.data?.more ?? false} onPage={(next) => onFilter({ page: next })} />
    </section>
  )
}
