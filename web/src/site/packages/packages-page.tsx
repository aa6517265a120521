import type { PackageItem } from '@pariksha/contract/packages'
import {
  Link,
  type MetaArgs,
  Navigate,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { loginPath } from '../../shared/lib/session/return-path.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { useSite } from '../../shared/lib/site.ts'
import { orderPath, packagesPath, seriesPackagesPath } from '../../shared/paths/package-paths.ts'
import { packageOffers } from '../../shared/search-engines/creative-works.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import type { Route } from './+types/packages-page.ts'
import { PackageComparison } from './comparison/package-comparison.tsx'
import { OrderNotice } from './order/order-notice.tsx'
import { OrderSteps } from './order/order-steps.tsx'
import { useTexts as useOrderTexts } from './order/order-texts.ts'
import { PackageList } from './package-list.tsx'
import { FAMILIES, useTexts } from './texts.ts'

const OrderDialog = lazyPart(async () => (await import('./order/order-dialog.tsx')).OrderDialog)

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs<typeof loader>) => {
  const texts = useTexts()
  return [
    ...pageMeta(args, texts.heading, texts.description),
    ...(args.loaderData ? [packageOffers(args, args.loaderData.offers)] : []),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

export const loader = async (args: Route.LoaderArgs) => ({ offers: await read(args, '/packages/') })

/** What a series is called, by a package that opens it. */
function nameOf(series: string, offers: readonly PackageItem[]): string | undefined {
  const offer = offers.find((one) => one.series.includes(series))
  return offer?.series_names[offer.series.indexOf(series)]
}

type Family = PackageItem['family']

/** The filter and the open order are parameters of the same list; at the same address it is asked for again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/** What packages contain and cost, and the way to get one. */
export default function PackagesPage({ loaderData: { offers } }: Route.ComponentProps) {
  const texts = useTexts()
  const { gone } = useOrderTexts().order
  const [search] = useSearchParams()
  const series = search.get('series')
  const family = search.get('family')
  const returnPath = series === null ? packagesPath(family) : seriesPackagesPath(series)
  const wanted = offers.find(({ slug }) => slug === search.get('package'))
  const families = FAMILIES.filter((name) => offers.some((offer) => offer.family === name))
  const shown = offers.filter((offer) =>
    series === null ? family === null || offer.family === family : offer.series.includes(series),
  )
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.lead}>
        {families.length > 1 && <FamilyLinks families={families} chosen={returnPath} />}
      </PageHeading>
      {/* withdrawn since its button was pressed, perhaps over a login */}
      {search.has('package') && !wanted && <ErrorNotice text={gone} />}
      <OrderNotice />
      {shown.length === 0 && (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={returnPath !== packagesPath(null) && <ButtonLink to="/pricing">{texts.showAll}</ButtonLink>}
        />
      )}
      {families
        .filter((name) => shown.some((offer) => offer.family === name))
        .map((name) => (
          <Section
            key={name}
            id={name}
            title={
              series === null ? texts.families[name] : texts.ofSeries(nameOf(series, offers) ?? texts.families[name])
            }
            returnPath={returnPath}
            alone={returnPath !== packagesPath(null)}
            offers={shown.filter((offer) => offer.family === name)}
          />
        ))}
      <OrderSteps />
      {wanted && <PackageOrder offer={wanted} returnPath={returnPath} />}
    </div>
  )
}

/** `chosen`: the address of the list, filtered as it is now. */
function FamilyLinks({ families, chosen }: { readonly families: readonly Family[]; readonly chosen: string }) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.familyNavigation}>
      <ul className="flex flex-wrap gap-2 pt-2">
        {[null, ...families].map((name) => (
          <li key={name}>
            <Link
              to={packagesPath(name)}
              preventScrollReset
              aria-current={packagesPath(name) === chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
                packagesPath(name) === chosen ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
              )}
            >
              {name === null ? texts.all : texts.families[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionProps = {
  readonly id: Family
  readonly title: string
  readonly returnPath: string
  /** No other family is shown. */
  readonly alone: boolean
  readonly offers: readonly PackageItem[]
}

function Section({ id, title, returnPath, alone, offers }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="flex flex-col gap-5">
      <h2 id={`${id}-heading`} className="font-semibold text-2xl">
        {title}
      </h2>
      <PackageList offers={offers} returnPath={returnPath} />
      <PackageComparison key={returnPath} offers={offers} open={alone} />
    </section>
  )
}

/** Ordering needs a session; after signing in the student comes back to the dialog. */
function PackageOrder({ offer, returnPath }: { readonly offer: PackageItem; readonly returnPath: string }) {
  const session = useSession()
  const navigate = useNavigate()
  const { name } = useSite()
  if (session.state === 'unknown') return null
  if (session.state === 'out') return <Navigate to={loginPath(orderPath(offer.slug, returnPath))} replace />
  return (
    <PartOnDemand>
      <OrderDialog
        key={offer.slug}
        offer={offer}
        returnPath={returnPath}
        institute={name}
        onClose={() => void navigate(returnPath, { replace: true, preventScrollReset: true })}
      />
    </PartOnDemand>
  )
}
