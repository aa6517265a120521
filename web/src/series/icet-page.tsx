import type { MetaArgs } from 'react-router'
import { RequireLogin } from '../lib/require-login.tsx'
import { pageMeta } from '../page-meta.ts'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { DaysLeftCard } from './days-left-card.tsx'
import { TestGrid } from './test-grid.tsx'
import { texts } from './texts.ts'

export const meta = (args: MetaArgs) => pageMeta(args, texts.icet.title, texts.icet.text)

export default function IcetPage() {
  return (
    <RequireLogin placeholder={<Shapes />}>
      <div className="page-width flex flex-col gap-10 py-8 md:py-12">
        <section className="flex flex-col gap-6 md:flex-row md:items-stretch md:justify-between">
          <div className="flex max-w-xl flex-col justify-center gap-3">
            <p className="font-semibold text-accent">{texts.icet.eyebrow}</p>
            <h1 className="font-bold text-4xl">{texts.icet.title}</h1>
            <p className="text-ink-soft text-lg">{texts.icet.text}</p>
          </div>
          <DaysLeftCard />
        </section>
        <section>
          <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
            {texts.icet.tiles.map(([number, name]) => (
              <div key={name} className="flex flex-col-reverse bg-surface p-5 text-center">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-semibold text-2xl">{number}</dd>
              </div>
            ))}
          </dl>
          <p className="pt-2 text-right text-ink-faint text-xs">{texts.icet.sample}</p>
        </section>
        <section className="flex flex-col gap-5">
          <h2 className="font-semibold text-2xl">{texts.icet.tests}</h2>
          <TestGrid series="icet" titleOf={texts.icet.testTitle} />
        </section>
      </div>
    </RequireLogin>
  )
}

function Shapes() {
  return (
    <Loading label={texts.icet.loading} className="page-width flex flex-col gap-10 py-8 md:py-12">
      <Skeleton className="h-44" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </Loading>
  )
}
