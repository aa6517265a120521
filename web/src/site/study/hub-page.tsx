import { languageOf } from '@pariksha/contract/languages'
import { dayInIndia } from '@pariksha/domain/timing/countdown'
import { isRouteErrorResponse, type MetaArgs, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { HUB, type HubSearch, readSearch } from '../../shared/paths/hub-address.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { CountdownCard } from '../exams/countdown-card.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import type { Route } from './+types/hub-page.ts'
import { CategoryChips } from './category-chips.tsx'
import { HubSearchForm } from './hub-search.tsx'
import { CARDS, Materials } from './materials.tsx'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return pageMeta(args, texts.header, texts.description)
}

export { useMeta as meta }

export async function loader(args: Route.LoaderArgs) {
  const search = readSearch(new URL(args.request.url).searchParams)
  const [categories, page, exams] = await Promise.all([
    read(args, '/tests/current_affairs/categories/'),
    read(args, '/study/materials/', { query: search as object }),
    read(args, '/exams/'),
  ])
  // not every institute teaches ICET
  const icet = exams.find(({ slug }) => slug === 'icet')
  const countdown = icet?.date ? { name: icet.name, date: icet.date } : null
  return { categories, page, countdown, made: dayInIndia(Date.now()) }
}

export const handle = TRANSLATED

/** Everything to read, by category, by search and by filter. Each view has its own address. */
export default function HubPage({ loaderData: { categories, page, countdown, made } }: Route.ComponentProps) {
  const texts = useTexts()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const category = categories.find((one) => one.category.toLowerCase() === search.category?.toLowerCase())?.category
  return (
    <Frame>
      <HubSearchForm key={JSON.stringify(search)} search={search} choices={page.choices} />
      <CategoryChips categories={categories.map((one) => one.category)} chosen={category} search={search} />
      <section className="flex flex-col gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="font-semibold text-2xl">
            {texts.heading(category && (texts.categoryNames[category] ?? category))}
          </h2>
          <p role="status" className="figures text-ink-soft">
            {texts.count(page.count)}
          </p>
        </div>
        <Results search={search} page={page} isNews={category === 'Daily Current Affairs'} />
      </section>
      {countdown && <CountdownCard {...countdown} made={made} />}
    </Frame>
  )
}

type ResultsProps = Parameters<typeof Materials>[0] & { readonly search: HubSearch }

function Results(props: ResultsProps) {
  const texts = useTexts()
  const { location } = useNavigation()
  if (!location || languageOf(location.pathname).path !== HUB) return <Materials {...props} />
  return (
    <Loading label={texts.loading} className={CARDS}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="h-64" />
      ))}
    </Loading>
  )
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.header} lead={texts.tagline} />
      {children}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <Frame>
      <ErrorNotice text={texts.failed} onRetry={() => void revalidate()} />
    </Frame>
  )
}
