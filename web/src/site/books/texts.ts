import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Books',
  description:
    'Books of the institute for {exams}, with contents, price and a sample chapter to read online before you order.',
  text: 'Printed books of the institute. Read a chapter before you decide.',
  pages: (pages: number) => `${pages} pages`,
  by: (author: string) => `By ${author}`,
  inside: 'What is inside',
  sample: 'Sample book',
  extract: 'Read a sample chapter',
  extractOf: (chapter: string, book: string) => `Read a sample chapter of ${book}: ${chapter}`,
  how: 'How to get one',
  order: 'Ask for this book',
  orderBook: (book: string) => `Ask for this book by e-mail: ${book}`,
  subject: (book: string) => `Book: ${book}`,
  empty: {
    title: 'No books at the moment',
    text: 'The books of the institute will be listed here. Until then, read the free chapter notes in the study hub.',
    action: 'Go to the study hub',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('books', english)
