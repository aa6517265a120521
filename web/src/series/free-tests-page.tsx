import type { freeTests } from '@pariksha/contract/tests'
import { CirclePlay } from 'lucide-react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import { read } from '../lib/read.ts'
import { pageMeta } from '../page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TestCards } from './test-cards.tsx'
import { useTexts } from './texts.ts'

export const loader = (args: LoaderFunctionArgs) => read<typeof freeTests>(args, { url: '/tests/free/' })

/** The router calls it while it renders the head. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.free.heading, texts.free.text)
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Every test that costs nothing, and the demo. Looking needs no account. */
export default function FreeTestsPage() {
  const texts = useTexts()
  const tests = useLoaderData<typeof loader>()
  const open = tests.filter(({ state }) => state === 'open')
  const announced = tests.filter(({ state }) => state === 'announced')
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.free.heading} lead={texts.free.text} />
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5 md:p-6">
        <div className="max-w-prose">
          <h2 className="font-semibold text-xl">{texts.free.demo}</h2>
          <p className="mt-1">{texts.free.demoText}</p>
        </div>
        <ButtonLink to="/demo">
          <CirclePlay aria-hidden="true" className="size-5" />
          {texts.free.openDemo}
        </ButtonLink>
      </section>
      <section className="flex flex-col gap-5">
        <h2 className="font-semibold text-2xl">{texts.free.now}</h2>
        {open.length === 0 ? <EmptyState title={texts.list.empty} /> : <TestCards tests={open} />}
      </section>
      {announced.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="font-semibold text-2xl">{texts.free.soon}</h2>
          <p className="text-ink-soft">{texts.free.soonText}</p>
          <TestCards tests={announced} />
        </section>
      )}
    </div>
  )
}
