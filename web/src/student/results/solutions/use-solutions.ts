import type { SharedSolution } from '@pariksha/contract/attempts/results'
import { useQuery } from '@tanstack/react-query'
import { readSolutions } from '../../../exam-room/engine/delivery/calls.ts'

export type SolutionsQuery = {
  readonly data: readonly SharedSolution[] | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Questions, answers and explanations of a paper. They change only when its key is corrected. */
export const useSolutions = (attemptId: number, enabled: boolean): SolutionsQuery =>
  useQuery({
    queryKey: ['solutions', attemptId],
    queryFn: () => readSolutions(attemptId),
    staleTime: 60_000,
    enabled,
  })
