import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

export const challengesKey = (attemptId: number) => ['challenges', attemptId]

/** The student's own challenges of a test, and until when more are taken. */
export const useChallenges = (attemptId: number) =>
  useQuery({
    queryKey: challengesKey(attemptId),
    queryFn: () => call('GET /tests/usertest/:attemptId/challenges/', { params: { attemptId } }),
  }).data
