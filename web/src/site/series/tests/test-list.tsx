import type { TestItem } from '@pariksha/contract/exams/tests'
import { QueryProvider } from '../../../shared/lib/api/query-provider.tsx'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { useTests } from './read-tests.ts'
import { TestCards } from './test-cards.tsx'
import type { TestGridProps } from './test-grid.tsx'
import { TestsSkeleton } from './tests-skeleton.tsx'

/** Brings its own query client, so that pages do not load one at first. */
export function TestList(props: TestGridProps) {
  return (
    <QueryProvider>
      <Tests {...props} />
    </QueryProvider>
  )
}

function Tests({ given, ...props }: TestGridProps) {
  const { state } = useSession()
  if (given === undefined || state === 'in') return <OwnTests {...props} />
  return (
    <>
      <div className="only-signed-out">
        <Listed tests={given} {...props} />
      </div>
      <div className="only-signed-in">
        <TestsSkeleton />
      </div>
    </>
  )
}

/** Including which tests the student owns. */
function OwnTests(props: TestGridProps) {
  const texts = useTexts()
  const hydrated = useHydrated()
  const { data, error, refetch } = useTests(props.series)
  if (!hydrated) return <TestsSkeleton />
  if (error) return <ErrorNotice text={texts.list.failed} onRetry={() => void refetch()} />
  return data ? <Listed tests={data} {...props} /> : <TestsSkeleton />
}

type ListedProps = Omit<TestGridProps, 'given'> & { readonly tests: readonly TestItem[] }

function Listed({ tests: all, series, stage, order }: ListedProps) {
  const texts = useTexts()
  const tests = all.filter((test) => stage === undefined || test.stage === stage).map((test) => ({ ...test, series }))
  if (tests.length === 0) {
    return stage === undefined ? (
      <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
    ) : (
      <EmptyState title={texts.list.soon} />
    )
  }
  return <TestCards tests={order ? tests.sort(order) : tests} />
}
