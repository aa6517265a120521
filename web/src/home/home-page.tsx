import type * as institute from '@pariksha/contract/institute'
import { use } from 'react'
import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import { lazyPart, PartOnDemand } from '../lib/part-on-demand.tsx'
import { read } from '../lib/read.ts'
import { pageMeta } from '../page-meta.ts'
import { organization } from '../search-engines/organization.ts'
import { SignedInPart } from '../shell/signed-in-context.ts'
import type { Route } from './+types/home-page.ts'
import { About } from './about.tsx'
import { Banner } from './banner.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Courses } from './courses.tsx'
import { Hero } from './hero.tsx'
import { Location } from './location.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { useTexts } from './texts.ts'
import { Welcome } from './welcome.tsx'

const Offers = lazyPart(async () => (await import('./offers.tsx')).Offers)

/** The router calls it while it renders the head. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.title, texts.description), organization(args)]
}

export { useMeta as meta }

export const handle = TRANSLATED

export async function loader(args: Route.LoaderArgs) {
  const [slides, statistics, testimonials] = await Promise.all([
    read<typeof institute.slides>(args, { url: '/site/slides/' }),
    read<typeof institute.statistics>(args, { url: '/site/statistics/' }),
    read<typeof institute.testimonials>(args, { url: '/site/testimonials/' }),
  ])
  return { slides, statistics, testimonials }
}

export default function HomePage({ loaderData: { slides, statistics, testimonials } }: Route.ComponentProps) {
  const own = use(SignedInPart)
  return (
    <>
      {/* as high as what comes into it */}
      <div className="only-signed-in min-h-175 md:min-h-85">{own && <own.StudentHome />}</div>
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
      <Welcome />
    </>
  )
}
