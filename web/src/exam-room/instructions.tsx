import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTaken } from '../attempts/use-taken.ts'
import { ApiError } from '../lib/api-errors.ts'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BeforeTheTest } from './before-the-test.tsx'
import { ResumeTest } from './resume-test.tsx'
import { useTexts } from './texts.ts'
import { useTestDetails } from './use-test-details.ts'

/** What the test is and how it works, before it begins; who is taking it already goes on from here. */
export function Instructions({ testId }: { readonly testId: number }) {
  const texts = useTexts()
  const { data, error, refetch, fetchStatus } = useTestDetails(testId)
  const running = useTaken().taken?.running.find(({ test_id }) => test_id === testId)
  return (
    <main className="exam-room page-width flex flex-col gap-8 py-6 pb-40 md:py-10">
      <Link to="/test" className="inline-flex min-h-11 items-center gap-2 self-start text-accent">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.instructions.back}
      </Link>
      {running ? (
        <ResumeTest attempt={running} />
      ) : data ? (
        <BeforeTheTest key={testId} test={data} />
      ) : error ? (
        <DetailsFailed error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === 'paused' ? (
        <ErrorNotice text={texts.instructions.offline} />
      ) : (
        <Loading label={texts.instructions.loading} className="flex flex-col gap-6">
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </Loading>
      )}
    </main>
  )
}

function DetailsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts()
  if (error instanceof ApiError && error.status === 404) return <ErrorNotice text={texts.instructions.noSuchTest} />
  return <ErrorNotice text={texts.instructions.detailsFailed} onRetry={onRetry} />
}
