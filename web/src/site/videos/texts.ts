import type { VideoCategory } from '@pariksha/contract/site/videos'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Video Library',
  description:
    'Video lessons for {exams}: quantitative aptitude, reasoning, English, general knowledge and banking, by topic.',
  subtitle: 'Topic-wise video lessons for competitive exams, from basics to exam-level questions.',
  available: (count: number) => (count === 1 ? '1 Video Available' : `${count} Videos Available`),
  search: 'Search videos',
  placeholder: 'Search videos...',
  categoriesLabel: 'Categories',
  all: 'All Videos',
  categories: {
    quant: 'Quantitative',
    reasoning: 'Reasoning',
    english: 'English',
    gk: 'General Knowledge',
    banks: 'Banking',
    miscellaneous: 'Miscellaneous',
  } satisfies Record<VideoCategory, string>,
  views: (views: string) => `${views} views`,
  duration: (duration: string) => `Length ${duration}`,
  newTab: '(opens in a new tab)',
  sample: 'Sample',
  sampleNote: 'Sample videos: they open YouTube search results for the topic, and their views are examples.',
  none: {
    title: 'No videos yet',
    text: 'Video lessons will be added here. Meanwhile, read the study notes in the study hub.',
    action: 'Go to the study hub',
  },
  empty: {
    title: 'No Videos Found',
    text: "Try adjusting your search terms or category filters to find what you're looking for.",
    action: 'Show all videos',
  },
  figures: 'The library in figures',
  total: 'Videos',
  categoryCount: 'Categories',
  sampleFigures: 'Sample figures.',
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('videos', english)
