import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  title: 'Search the site',
  placeholder: 'An exam, a test, a topic ...',
  close: 'Close the search',
  results: 'Results',
  count: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  nothing: (words: string) => `No results for “${words}”.`,
  nothingText: 'Try fewer or other words.',
  failed: 'Search is not working at the moment.',
  offline: 'There is no network. The search goes on when it is back.',
  begin: 'Popular searches',
  kinds: {
    page: 'Page',
    exam: 'Exam',
    test: 'Test',
    material: 'Study material',
    video: 'Video',
    article: 'Article',
    book: 'Book',
  },
  often: { tests: 'All tests', free: 'Free tests', prices: 'Packages and prices', hub: 'Study hub' },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('search', english)
