import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Blog',
  description:
    'Articles on preparing for {exams}: study plans, mock test analysis, revision, time management and exam-day tips.',
  text: 'Exam preparation articles: study plans, methods and exam-day tips.',
  by: (author: string) => `By ${author}`,
  minutes: (minutes: number) => `${minutes} min read`,
  all: 'All articles',
  you: 'You are here',
  next: 'Read next',
  empty: {
    title: 'No articles yet',
    text: 'Articles will be published here. Meanwhile, read the study notes in the study hub.',
    action: 'Go to the study hub',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('blog', english)
