import type { Certificate } from '@pariksha/contract/results/certificates'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { call } from '../../shared/lib/api/api.ts'
import { ApiError } from '../../shared/lib/api/api-errors.ts'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import type { Route } from './+types/certificate-page.ts'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Read in the browser alone: documents are kept, and after an erasure nothing of a certificate may be. */
export default function CertificatePage({ params }: Route.ComponentProps) {
  const texts = useTexts()
  const certificate = params.certificate.toUpperCase() // as it may have been typed
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate', certificate],
    queryFn: () => call('GET /certificates/:certificate/', { params: { certificate } }),
    staleTime: 0,
  })
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <PageHeading title={texts.heading} />
      {data ? (
        <Genuine certificate={data} />
      ) : isUnknown ? (
        <EmptyState title={texts.unknown} text={texts.unknownText} />
      ) : error ? (
        <LoadFailed text={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </div>
  )
}

function Genuine({ certificate }: { readonly certificate: Certificate }) {
  const texts = useTexts()
  const { dayName } = useDayName()
  const { number, name, title, shift, sat_on, institute } = certificate
  const lines = [
    [texts.name, name],
    [texts.test, shift === null ? title : texts.ofShift(title, shift)],
    [texts.date, dayName(sat_on)],
    [texts.institute, institute],
    [texts.number, number],
  ] as const
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="flex items-center gap-2 font-semibold text-good text-lg">
        <BadgeCheck aria-hidden="true" className="size-6 shrink-0" />
        {texts.genuine}
      </h2>
      <p className="text-ink-soft">{texts.took}</p>
      <dl className="figures grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {lines.map(([term, value]) => (
          <div key={term} className="contents max-sm:block">
            <dt className="text-ink-soft text-sm sm:pt-0.5">{term}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
