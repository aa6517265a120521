import type { TestItem } from '@pariksha/contract/tests'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useTests } from './read-tests.ts'
import { TEST_GRID, TestCards } from './test-cards.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly series: string
  /** Of this stage alone. */
  readonly stage?: TestItem['stage']
  readonly order?: (a: TestItem, b: TestItem) => number
}

export function TestGrid({ series, stage, order }: Props) {
  const texts = useTexts()
  const { data, error, refetch } = useTests(series)
  if (error) return <ErrorNotice text={texts.list.failed} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading label={texts.list.loading} className={TEST_GRID}>
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="h-56" />
        ))}
      </Loading>
    )
  }
  const tests = data.filter((test) => stage === undefined || test.stage === stage)
  if (tests.length === 0) {
    return stage === undefined ? (
      <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
    ) : (
      <EmptyState title={texts.list.soon} />
    )
  }
  return <TestCards tests={order ? tests.sort(order) : tests} />
}

export const freeFirst = (a: TestItem, b: TestItem): number => Number(b.free) - Number(a.free)
