import type { listPackages, PackageItem } from '@pariksha/contract/commerce'
import {
  Link,
  type MetaArgs,
  Navigate,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { lazyPart, PartOnDemand } from '../lib/part-on-demand.tsx'
import { read } from '../lib/read.ts'
import { loginPath } from '../lib/return-path.ts'
import { useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { pageMeta } from '../page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/pricing-page.ts'
import { buyPath, pricesPath } from './buy-path.ts'
import { BuyingSteps } from './buying-steps.tsx'
import { PackageList } from './package-list.tsx'
import { texts } from './texts.ts'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)

export const meta = (args: MetaArgs) => pageMeta(args, texts.heading, texts.description)

export const loader = (args: Route.LoaderArgs) => read<typeof listPackages>(args, { url: '/packages/' })

type Family = PackageItem['family']
const FAMILIES = Object.keys(texts.families) as Family[]

/** Another family, or a package to be bought, are looks at the same list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** What packages contain and cost, and the way to get one. */
export default function PricingPage({ loaderData: offers }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const family = chosenFamily(search, offers)
  const wanted = offers.find(({ slug }) => slug === search.get('package'))
  const families = FAMILIES.filter((name) => offers.some((offer) => offer.family === name))
  const shown = families.filter((name) => family === null || name === family)
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.lead}>
        {families.length > 1 && <FamilyLinks families={families} chosen={family} />}
      </PageHeading>
      {shown.length === 0 && (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={family !== null && <ButtonLink to="/pricing">{texts.showAll}</ButtonLink>}
        />
      )}
      {shown.map((name) => (
        <Section key={name} name={name} chosen={family} offers={offers.filter((offer) => offer.family === name)} />
      ))}
      <BuyingSteps />
      {wanted && <Buying offer={wanted} family={family} />}
    </div>
  )
}

/** Named, or the one that sells the tests of a series; null for all. */
function chosenFamily(search: URLSearchParams, offers: readonly PackageItem[]): string | null {
  const series = search.get('series')
  const selling = series === null ? undefined : offers.find((offer) => offer.series.includes(series))
  return search.get('family') ?? selling?.family ?? null
}

function FamilyLinks({ families, chosen }: { readonly families: readonly Family[]; readonly chosen: string | null }) {
  return (
    <nav aria-label={texts.familyNavigation}>
      <ul className="flex flex-wrap gap-2 pt-2">
        {[null, ...families].map((name) => (
          <li key={name}>
            <Link
              to={pricesPath(name)}
              preventScrollReset
              aria-current={name === chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
                name === chosen ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
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
  readonly name: Family
  readonly chosen: string | null
  readonly offers: readonly PackageItem[]
}

function Section({ name, chosen, offers }: SectionProps) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="flex flex-col gap-5">
      <h2 id={`${name}-heading`} className="font-semibold text-2xl">
        {texts.families[name]}
      </h2>
      <PackageList offers={offers} family={chosen} />
    </section>
  )
}

/** Only who is signed in can ask for a package; who is not comes back to it after the login. */
function Buying({ offer, family }: { readonly offer: PackageItem; readonly family: string | null }) {
  const session = useSession()
  const navigate = useNavigate()
  const { name } = useSite()
  if (session.state === 'unknown') return null
  if (session.state === 'out') return <Navigate to={loginPath(buyPath(offer.slug, family))} replace />
  return (
    <PartOnDemand>
      <OrderDialog
        key={offer.slug}
        offer={offer}
        family={family}
        institute={name}
        onClose={() => void navigate(pricesPath(family), { replace: true, preventScrollReset: true })}
      />
    </PartOnDemand>
  )
}
