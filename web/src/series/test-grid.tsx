import type { TestItem } from '@pariksha/contract/tests'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useTests } from './read-tests.ts'
import { TestCard } from './test-card.tsx'
import { texts } from './texts.ts'

type Props = {
  readonly series: string
  /** A title by the position in the list, where the page names the tests itself. */
  readonly titleOf?: (position: number) => string
  readonly order?: (a: TestItem, b: TestItem) => number
}

export function TestGrid({ series, titleOf, order }: Props) {
  const { data, error, refetch } = useTests(series)
  if (error) return <ErrorNotice text={texts.list.failed} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading label={texts.list.loading} className={GRID}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-52" />
        ))}
      </Loading>
    )
  }
  if (data.length === 0) return <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
  const tests = data.map((test, index) => ({ test, title: titleOf?.(index + 1) ?? test.title }))
  if (order) tests.sort((a, b) => order(a.test, b.test))
  return (
    <ul className={GRID}>
      {tests.map(({ test, title }) => (
        <li key={test.id}>
          <TestCard test={test} title={title} />
        </li>
      ))}
    </ul>
  )
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export const freeFirst = (a: TestItem, b: TestItem): number => Number(b.free) - Number(a.free)
