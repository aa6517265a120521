import type { RunningAttempt, TakenTest } from '@pariksha/contract/attempts'
import type { Millis } from '@pariksha/domain/timing'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../lib/api/api.ts'
import { useSession } from '../lib/session/session.ts'

/** `readAt` by the clock of the page: what is left counts down from then on. */
export type Running = RunningAttempt & { readonly readAt: Millis }
export type OwnTests = { readonly running: readonly Running[]; readonly completed: readonly TakenTest[] }

const KEY = ['taken']

/** The tests that the student takes and has taken: one call for everything that tells of them. Visitors ask for nothing. */
export function useTaken(): { readonly taken: OwnTests | undefined; readonly failed: boolean } {
  const signedIn = useSession().state === 'in'
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: readOwnTests, enabled: signedIn, staleTime: 10_000 })
  return { taken: signedIn ? data : undefined, failed: isError }
}

async function readOwnTests(): Promise<OwnTests> {
  const { running, completed } = await call('GET /tests/taken/')
  const readAt = performance.now()
  return { running: running.map((attempt) => ({ ...attempt, readAt })), completed }
}

/** After a test began or ended: what was known is so no more. */
export const forgetTaken = (client: QueryClient) => client.removeQueries({ queryKey: KEY })
