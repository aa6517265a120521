import { ArrowLeft } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { ApiError } from '../../shared/lib/api/api-errors.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { attemptPath, RESUME } from '../../shared/paths/attempt-path.ts'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { useResumes } from '../../student/attempts/use-resumes.ts'
import { useTaken } from '../../student/attempts/use-taken.ts'
import { useTestDetails } from '../../student/attempts/use-test-details.ts'
import { useTexts } from '../texts.ts'
import { BeforeTheTest } from './before-the-test.tsx'

/** Rendered by the server alone: browsers load nothing of it. */
const TestWithoutScripts = import.meta.env.SSR
  ? lazyPart(async () => (await import('../without-scripts/test-without-scripts.tsx')).TestWithoutScripts)
  : () => null

const ResumeTest = lazyPart(async () => (await import('./resume-test.tsx')).ResumeTest)

/** What the test is and how it works, before it begins; who is taking it already goes on from here. */
export function Instructions({ testId }: { readonly testId: number }) {
  const texts = useTexts()
  const { data, dataUpdatedAt, error, refetch, fetchStatus } = useTestDetails(testId)
  const resumes = useResumes()
  const running = useTaken().taken?.running.find(({ test_id }) => test_id === testId)
  if (running && resumes) return <Navigate to={attemptPath(running)} state={RESUME} replace />
  return (
    <main className="exam-room page-width flex flex-col gap-8 py-6 pb-40 md:py-10">
      <Link to="/test" className="inline-flex min-h-11 items-center gap-2 self-start text-accent">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.instructions.back}
      </Link>
      {!running && !data && <h1 className="sr-only">{texts.instructions.heading}</h1>}
      {running ? (
        <PartOnDemand>
          <ResumeTest attempt={running} />
        </PartOnDemand>
      ) : data ? (
        <BeforeTheTest key={testId} test={data} readAt={dataUpdatedAt} />
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
      <noscript>{import.meta.env.SSR && <TestWithoutScripts />}</noscript>
    </main>
  )
}

function DetailsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts()
  if (error instanceof ApiError && error.status === 404) return <ErrorNotice text={texts.instructions.noSuchTest} />
  return <ErrorNotice text={texts.instructions.detailsFailed} onRetry={onRetry} />
}
