import { useTextsOf } from './languages/language-provider.tsx'

/** The texts of the document itself: its messages, its last resorts. */
const english = {
  closeMessage: 'Close this message',
  retry: 'Retry',
  login: 'Log in',
  signup: 'Sign up',
  failed: {
    title: 'This page did not load',
    text: 'Something went wrong while showing this page. Your answers and your account are not affected.',
    reload: 'Load it again',
    home: 'Go to the home page',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('site', english)
