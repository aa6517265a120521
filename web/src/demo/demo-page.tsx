import type { DemoResult, readDemo } from '@pariksha/contract/demo'
import { useState } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { read } from '../lib/read.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { DemoResultPanel } from './demo-result.tsx'
import { DemoSection } from './demo-section.tsx'
import { texts } from './texts.ts'

export const loader = (args: LoaderFunctionArgs) => read<typeof readDemo>(args, { url: '/tests/demo/' })

export const meta = (args: MetaArgs) => pageMeta(args, texts.pageTitle, texts.description)

/** A test of five questions for everyone: marked by the server, which holds its key and stores nothing. */
export default function DemoPage() {
  const demo = useLoaderData<typeof loader>()
  const [result, setResult] = useState<DemoResult | null>(null)
  return (
    <div className="page-width flex flex-col gap-6 py-8 md:py-12">
      <PageHeading title={demo.title} lead={texts.lead} />
      {result ? (
        <DemoResultPanel result={result} onAgain={() => setResult(null)} />
      ) : (
        <DemoSection demo={demo} onResult={setResult} />
      )}
    </div>
  )
}
