import { useQuery } from '@tanstack/react-query'
import { readTestDetails } from './engine/calls.ts'

/** What a test is; it hardly ever changes. */
export const useTestDetails = (testId: number) =>
  useQuery({ queryKey: ['test', testId], queryFn: () => readTestDetails(testId), staleTime: 300_000 })
