import { useQuery } from '@tanstack/react-query'
import { readTestDetails } from '../../exam-room/engine/delivery/calls.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'

/** The details of a test, in the language of the page; they hardly ever change. */
export function useTestDetails(testId: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['test', testId, language],
    queryFn: () => readTestDetails(testId, language),
    networkMode: 'online', // offline the page says so and waits for the network
    // while another language loads, the previous one stays
    placeholderData: (before) => (before?.id === testId ? before : undefined),
    // a locked test may have been bought since
    staleTime: ({ state }) => (state.data?.state === 'locked' ? 0 : 300_000),
  })
}
