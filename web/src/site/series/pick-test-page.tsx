import type { SeriesItem } from '@pariksha/contract/exams/tests'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import type { Route } from './+types/pick-test-page.ts'
import { freeFirst, TestGrid } from './tests/test-grid.tsx'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.pick.heading, texts.pick.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

export const loader = async (args: Route.LoaderArgs) => ({
  series: await read(args, '/tests/'),
  mocks: await read(args, '/live-mocks/'),
})

const OwnMocks = lazyPart(async () => (await import('../../student/mocks/own-mocks.tsx')).OwnMocks)

/** Every series with its tests, the free ones first. */
export default function PickTestPage({ loaderData: { series: all, mocks } }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-6 py-8 md:py-12">
      <PageHeading title={texts.pick.heading} lead={texts.pick.text} />
      {mocks.length > 0 && (
        <PartOnDemand>
          <OwnMocks given={mocks} />
        </PartOnDemand>
      )}
      {all.length === 0 ? (
        <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
      ) : (
        all
          .toSorted(publishedFirst)
          .map((series, index) => <Series key={series.slug} series={series} opened={index === 0} />)
      )}
    </div>
  )
}

/** Series with available tests before announced ones, each in the order of the site. */
const publishedFirst = (a: SeriesItem, b: SeriesItem) => Number(b.ready_count > 0) - Number(a.ready_count > 0)

/** Its tests are loaded when it is opened. */
function Series({ series, opened }: { readonly series: SeriesItem; readonly opened: boolean }) {
  const texts = useTexts()
  const [seen, setSeen] = useState(opened)
  return (
    <details
      open={opened}
      className="group rounded-lg border border-line bg-page"
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
    >
      <summary className="flex min-h-20 list-none items-center gap-4 px-5 py-4">
        <div className="flex-1">
          <h2 className="font-semibold text-xl">{series.name}</h2>
          <span className="figures block text-ink-soft">
            {texts.pick.counts(series.test_count, series.ready_count, series.free_count)}
          </span>
        </div>
        <ChevronDown aria-hidden="true" className="size-6 shrink-0 group-open:rotate-180" />
      </summary>
      {seen && (
        <div className="border-line border-t p-4 md:p-5">
          <TestGrid series={series.slug} order={freeFirst} />
        </div>
      )}
    </details>
  )
}
