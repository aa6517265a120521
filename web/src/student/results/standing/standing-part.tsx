import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { StandingDetails } from './standing-details.tsx'
import { useStanding } from './use-standing.ts'

/** The figures of a rank, after the score. Its height is reserved: what stands below it is read meanwhile. */
export function StandingPart({ attempt }: { readonly attempt: Attempt }) {
  const { data, isPending } = useStanding(attempt.id)
  return isPending ? <Skeleton className="h-34 rounded-lg" /> : <StandingDetails attempt={attempt} standing={data} />
}
