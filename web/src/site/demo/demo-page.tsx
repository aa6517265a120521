import type { DemoAnswers, DemoResult } from '@pariksha/contract/site/demo'
import { useState } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { quiz } from '../../shared/search-engines/creative-works.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { DemoResultPanel } from './demo-result.tsx'
import { DemoSection } from './demo-section.tsx'
import { DemoSolutions } from './demo-solutions.tsx'
import { useTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [demo, free] = await Promise.all([read(args, '/tests/demo/'), read(args, '/tests/free/')])
  const first = free.find(({ state }) => state === 'open')
  return { demo, firstFree: first ? { id: first.id, title: first.title } : null }
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [
    ...pageMeta(args, texts.pageTitle, texts.description),
    quiz(args, texts.pageTitle, texts.description, '/demo'),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** A test of five questions for everyone: marked by the server, which holds its key and stores nothing. */
export default function DemoPage() {
  const texts = useTexts()
  const { demo, firstFree } = useLoaderData<typeof loader>()
  const [marked, setMarked] = useState<{ readonly answers: DemoAnswers; readonly result: DemoResult } | null>(null)
  return (
    <div className="page-width flex flex-col gap-6 py-8 md:py-12">
      <PageHeading title={demo.title} lead={texts.lead} />
      <p className="text-ink-soft">{texts.ownMarking(demo.marking)}</p>
      {marked ? (
        <>
          <DemoResultPanel result={marked.result} firstFree={firstFree} onAgain={() => setMarked(null)} />
          <DemoSolutions demo={demo} answers={marked.answers} solutions={marked.result.solutions} />
        </>
      ) : (
        <DemoSection demo={demo} onMarked={(answers, result) => setMarked({ answers, result })} />
      )}
    </div>
  )
}
