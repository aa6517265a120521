import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { call } from '../../shared/lib/api/api.ts'
import { read } from '../../shared/lib/api/read.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { testsPath } from '../../shared/paths/tests-path.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { LoginHint } from '../../shared/ui/login-hint.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { SeriesCard } from './series-card.tsx'
import { useTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [series, exams] = await Promise.all([read(args, '/tests/'), read(args, '/exams/')])
  const pageOf = new Map(
    exams.flatMap((exam) => (exam.series === null ? [] : [[exam.series, testsPath(exam)] as const])),
  )
  return series.map((one) => ({ ...one, page: pageOf.get(one.slug) ?? '/test' }))
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.progress.heading, texts.progress.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Every series, with the progress of the student. */
export default function SeriesProgressPage() {
  const texts = useTexts()
  const series = useLoaderData<typeof loader>()
  const signedIn = useSession().state === 'in'
  const { data, error, refetch } = useQuery({
    queryKey: ['progress'],
    queryFn: () => call('GET /tests/progress/'),
    enabled: signedIn,
  })
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.progress.heading} lead={texts.progress.text} />
      <LoginHint text={texts.progress.hint} next="/assignments" />
      {error && <ErrorNotice text={texts.progress.failed} onRetry={() => void refetch()} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {series.map((one) => (
          <li key={one.slug}>
            <SeriesCard
              series={one}
              page={one.page}
              progress={data?.find((done) => done.series === one.slug)}
              known={signedIn && data !== undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
