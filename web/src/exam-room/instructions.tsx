import type { TestDetails } from '@pariksha/contract/tests'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '../lib/api-errors.ts'
import { loginPath } from '../lib/return-path.ts'
import { useExpiredSession } from '../lib/use-expired-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { ExplainedLegend } from './legend.tsx'
import { PricesLink } from './prices-link.tsx'
import { TestFacts } from './test-facts.tsx'
import { useTexts } from './texts.ts'
import { type StartProblem, useStart } from './use-start.ts'
import { useTestDetails } from './use-test-details.ts'

/** What the test is, how it works, and the button that starts it. */
export function Instructions({ testId }: { readonly testId: number }) {
  const texts = useTexts()
  const { data, error, refetch } = useTestDetails(testId)
  return (
    <main className="page-width flex flex-col gap-8 py-6 pb-32 md:py-10">
      <Link to="/test" className="inline-flex min-h-11 items-center gap-2 self-start text-accent">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.instructions.back}
      </Link>
      {data ? (
        <Details test={data} />
      ) : error ? (
        <DetailsFailed error={error} onRetry={() => void refetch()} />
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

function Details({ test }: { readonly test: TestDetails }) {
  const texts = useTexts()
  const { start, starting, problem } = useStart(test.id)
  return (
    <>
      <header className="flex flex-col gap-2">
        <p className="font-semibold text-accent">{texts.instructions.heading}</p>
        <h1 className="font-semibold text-3xl">{test.title}</h1>
      </header>
      <TestFacts test={test} />
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-xl">{texts.instructions.rules}</h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          {test.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{texts.instructions.saved}</li>
          <li className="max-md:hidden">{texts.instructions.keyboard}</li>
        </ul>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{texts.instructions.legend}</h2>
        <ExplainedLegend />
      </section>
      <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface">
        <div className="page-width flex flex-col gap-3 py-3 md:flex-row md:items-center md:justify-end">
          {problem && <Problem problem={problem} testId={test.id} />}
          <Button busy={starting} className="min-h-12 md:min-w-48" onClick={() => void start()}>
            {starting ? texts.instructions.loadingTest : texts.instructions.next}
          </Button>
        </div>
      </div>
    </>
  )
}

function Problem({ problem, testId }: { readonly problem: StartProblem; readonly testId: number }) {
  const texts = useTexts()
  const { pathname } = useLocation()
  useExpiredSession(problem.error, `/test/${testId}`)
  return (
    <div className="flex-1">
      <ErrorNotice text={problem.text}>
        {problem.way === 'login' && <ButtonLink to={loginPath(pathname)}>{texts.instructions.login}</ButtonLink>}
        {problem.way === 'pricing' && <PricesLink testId={testId} />}
      </ErrorNotice>
    </div>
  )
}
