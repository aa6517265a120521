import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { useStanding } from '../summary/use-standing.ts'

const StandingDetails = lazy(() => import('./standing-details.tsx'))

/** What a rank rests on, after the score. Its place is kept: what stands below it is read meanwhile. */
export function StandingPart({ attempt }: { readonly attempt: Attempt }) {
  const { data, isPending } = useStanding(attempt.id)
  const place = <Skeleton className="h-34 rounded-lg" />
  if (isPending) return place
  return (
    <Suspense fallback={place}>
      <StandingDetails attempt={attempt} standing={data} />
    </Suspense>
  )
}
