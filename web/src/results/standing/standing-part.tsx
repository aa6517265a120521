import { lazy, Suspense } from 'react'

const StandingDetails = lazy(() => import('./standing-details.tsx'))

/** What a rank rests on, after the score. */
export const StandingPart = ({ attemptId, marks }: { readonly attemptId: number; readonly marks: number }) => (
  <Suspense>
    <StandingDetails attemptId={attemptId} marks={marks} />
  </Suspense>
)
