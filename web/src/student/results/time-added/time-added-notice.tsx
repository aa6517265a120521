import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { lazy, Suspense } from 'react'

const TimeAdded = lazy(() => import('./time-added.tsx'))

/** Looked up for live tests alone. */
export function TimeAddedNotice({ attempt }: { readonly attempt: Attempt }) {
  if (attempt.mode !== 'live') return null
  return (
    <Suspense>
      <TimeAdded attemptId={attempt.id} />
    </Suspense>
  )
}
