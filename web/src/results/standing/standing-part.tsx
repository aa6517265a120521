import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { lazy, Suspense } from 'react'

const StandingDetails = lazy(() => import('./standing-details.tsx'))

/** What a rank rests on, after the score. */
export const StandingPart = (props: { readonly attempt: Attempt }) => (
  <Suspense>
    <StandingDetails {...props} />
  </Suspense>
)
