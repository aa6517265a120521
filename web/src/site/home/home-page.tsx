import { use } from 'react'
import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { organization } from '../../shared/search-engines/organization.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { SignedInPart } from '../../student/home/signed-in-context.ts'
import type { Route } from './+types/home-page.ts'
import { About } from './about.tsx'
import { Banner } from './banner/banner.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Courses } from './courses.tsx'
import { Hero } from './hero/hero.tsx'
import { Location } from './location/location.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { useTexts } from './texts.ts'
import { WelcomePopup } from './welcome/welcome-popup.tsx'

const Offers = lazyPart(async () => (await import('./offers/offers.tsx')).Offers)

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.title, texts.description), organization(args)]
}

export { useMeta as meta }

export const handle = TRANSLATED

export async function loader(args: Route.LoaderArgs) {
  const [slides, statistics, testimonials] = await Promise.all([
    read(args, '/site/slides/'),
    read(args, '/site/statistics/'),
    read(args, '/site/testimonials/'),
  ])
  return { slides, statistics, testimonials }
}

export default function HomePage({ loaderData: { slides, statistics, testimonials } }: Route.ComponentProps) {
  const own = use(SignedInPart)
  return (
    <>
      {/* as high as its content, so that the layout does not shift */}
      <div className="only-signed-in min-h-270 md:min-h-162 lg:min-h-145 xl:min-h-130">
        {own && <own.StudentHome />}
      </div>
      <Hero />
      <Banner slides={slides} />
      <Courses />
      <PartOnDemand fallback={<div className="min-h-280 lg:min-h-190" />}>
        <Offers />
      </PartOnDemand>
      <Testimonials testimonials={testimonials} />
      <About statistics={statistics} />
      <Steps />
      <Location />
      <CallToAction />
      <WelcomePopup />
    </>
  )
}
