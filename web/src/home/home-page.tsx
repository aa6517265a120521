import type { MetaArgs } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero.tsx'
import { IcetTile } from './icet-tile.tsx'
import { Offers } from './offers.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, texts.title, texts.description)
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Offers />
      <IcetTile />
      <Steps />
      <CallToAction />
    </>
  )
}
