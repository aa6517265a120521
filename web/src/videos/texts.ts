import type { VideoCategory } from '@pariksha/contract/videos'

export const texts = {
  heading: 'Video Library',
  subtitle: 'Lessons by topic, from the first idea to the questions the examinations ask.',
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
  sampleNote:
    'Samples of this demonstration: they lead to what YouTube has on the topic, and their figures are examples.',
  empty: {
    title: 'No Videos Found',
    text: "Try adjusting your search terms or category filters to find what you're looking for.",
    action: 'Show all videos',
  },
  figures: 'The library in figures',
  total: 'Videos',
  categoryCount: 'Categories',
  sampleFigures: 'Sample figures of this demonstration.',
} as const
