import type { AttemptStatus } from '@pariksha/domain/closing'
import { useTextsOf } from '../languages/language-provider.tsx'

const english = {
  heading: 'Previous Test Attempts',
  loading: 'Loading your previous attempts...',
  notLoggedIn: 'You must be logged in to view your previous attempts',
  expired: 'Your session has expired. Please login again.',
  failed: 'Failed to load your previous test attempts',
  goToLogin: 'Go to Login',
  empty: "You haven't taken any tests yet.",
  takeTest: 'Take a Test',
  testId: 'Test ID',
  score: 'Score',
  scoreOf: (score: number, maximum: number) => `${String(score).replace('-', '−')} / ${maximum}`,
  results: 'Results',
  hideResults: 'Hide results',
  resume: 'Resume',
  resultsFailed: 'The results could not be loaded. Please try again.',
  statuses: {
    completed: 'Completed',
    started: 'Started',
    paused: 'Paused',
    closing: 'Closing',
  } satisfies Record<AttemptStatus, string>,
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (page: number) => `Page ${page}`,
  onDevice: (count: number) =>
    `${count === 1 ? '1 action' : `${count} actions`} of this test ${count === 1 ? 'is' : 'are'} only on this device. Open it to send them.`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('attempts', english)
