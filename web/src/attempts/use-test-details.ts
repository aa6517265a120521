import { useQuery } from '@tanstack/react-query'
import { readTestDetails } from '../exam-room/engine/delivery/calls.ts'
import { useLanguage } from '../languages/language-provider.tsx'

/** What a test is, in the language of the page; it hardly ever changes. */
export function useTestDetails(testId: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['test', testId, language],
    queryFn: () => readTestDetails(testId, language),
    networkMode: 'online', // without a network the page says so until there is one
    // while another language comes, what is there stays
    placeholderData: (before) => (before?.id === testId ? before : undefined),
    // one that has to be paid for may have been since
    staleTime: ({ state }) => (state.data?.state === 'locked' ? 0 : 300_000),
  })
}
