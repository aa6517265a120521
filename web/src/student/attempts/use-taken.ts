import type { RunningAttempt, TakenTest } from '@pariksha/contract/attempts/lists'
import type { Millis } from '@pariksha/domain/timing/timing'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { useSession } from '../../shared/lib/session/session.ts'

/** `readAt`: when it was fetched, by the clock of the page; the time left counts down from then. */
export type Running = RunningAttempt & { readonly readAt: Millis }
export type OwnTests = { readonly running: readonly Running[]; readonly completed: readonly TakenTest[] }
type Taken = {
  readonly taken: OwnTests | undefined
  readonly failed: boolean
  readonly error: Error | null
}

const KEY = ['taken']

/** Running and completed tests of the student, one call for all parts that show them. No call for visitors. */
export function useTaken(): Taken {
  const signedIn = useSession().state === 'in'
  const { data, isError, error } = useQuery({
    queryKey: KEY,
    queryFn: readOwnTests,
    enabled: signedIn,
    staleTime: 10_000,
  })
  return { taken: signedIn ? data : undefined, failed: isError, error }
}

async function readOwnTests(): Promise<OwnTests> {
  const { running, completed } = await call('GET /tests/taken/')
  const readAt = performance.now()
  return { running: running.map((attempt) => ({ ...attempt, readAt })), completed }
}

/** Invalidates the list after a test started or ended. */
export const forgetTaken = (client: QueryClient) => client.removeQueries({ queryKey: KEY })
