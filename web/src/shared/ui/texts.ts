import { useTextsOf } from '../languages/language-provider.tsx'

/** The texts of the document itself: its messages, its last resorts. */
const english = {
  closeMessage: 'Close this message',
  retry: 'Retry',
  failed: {
    title: 'This page did not load',
    text: 'Please check your internet connection and try again.',
    answers: 'Your answers are safe.',
    reload: 'Try again',
    home: 'Go to the home page',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('ui', english)
