import { lazy, Suspense } from 'react'

const StandingDetails = lazy(() => import('./standing-details.tsx'))

/** What a rank rests on, after the score. */
export const StandingPart = (props: {
  readonly attemptId: number
  readonly testId: number
  readonly marks: number
}) => (
  <Suspense>
    <StandingDetails {...props} />
  </Suspense>
)
