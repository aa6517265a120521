import type { TestItem } from '@pariksha/contract/exams/tests'
import { testsPath } from '../../shared/paths/tests-path.ts'
import { useTests } from '../../site/series/tests/read-tests.ts'
import { useExams } from '../attempts/use-next-test.ts'
import { useTaken } from '../attempts/use-taken.ts'
import { useTestDetails } from '../attempts/use-test-details.ts'

type NextInSeries = {
  /** Title of the series and the address of its tests. */
  readonly series: { readonly name: string; readonly path: string } | undefined
  /** The next test of the same stage that can be started and was not taken; after the last one, an earlier one. */
  readonly test: TestItem | undefined
}

export function useNextInSeries(testId: number): NextInSeries {
  const details = useTestDetails(testId).data
  const { taken } = useTaken()
  const exam = useExams().data?.find(({ series }) => series !== null && series === details?.series)
  const { data: tests = [] } = useTests(details?.series ?? '', details !== undefined)
  const known = taken && new Set([testId, ...[...taken.running, ...taken.completed].map(({ test_id }) => test_id)])
  const place = tests.findIndex(({ id }) => id === testId)
  const test =
    known &&
    [...tests.slice(place + 1), ...tests.slice(0, place + 1)].find(
      ({ id, stage, state }) => stage === details?.stage && (state === 'open' || state === 'owned') && !known.has(id),
    )
  return { series: exam && { name: exam.name, path: testsPath(exam) }, test }
}
