import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { RequireLogin } from '../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { Orders, useOrders } from './orders.tsx'
import { Owned } from './owned.tsx'
import { SavedMaterials } from './saved-materials.tsx'
import { SavedQuestions } from './saved-questions.tsx'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Bought series, orders and saved items of a student. */
export default function LibraryPage() {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.lead} />
      <RequireLogin placeholder={<LibrarySkeleton />}>
        <Parts />
      </RequireLogin>
    </div>
  )
}

/** A pending order comes first: the order form leads here. */
function Parts() {
  const waits = useOrders().data?.some(({ status }) => status === 'requested')
  return (
    <>
      {waits && <Orders />}
      <Owned />
      {!waits && <Orders />}
      <SavedQuestions />
      <SavedMaterials />
    </>
  )
}

function LibrarySkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  )
}
