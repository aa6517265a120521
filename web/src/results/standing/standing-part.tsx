import { lazy, Suspense } from 'react'

const StandingDetails = lazy(() => import('./standing-details.tsx'))

/** What a rank rests on, after the score. */
export const StandingPart = ({ attemptId }: { readonly attemptId: number }) => (
  <Suspense>
    <StandingDetails attemptId={attemptId} />
  </Suspense>
)
