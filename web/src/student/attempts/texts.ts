import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

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
  practised: 'Practice after the live test',
  score: 'Score',
  scoreOf: (score: string, maximum: number) => `${score} / ${maximum}`,
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
  running: {
    label: 'Test in progress',
    stands: {
      started: (left: string) => `Time left ${left}`,
      paused: (left: string) => `Paused, ${left} left`,
      closing: () => 'The time is over',
    } satisfies Record<Exclude<AttemptStatus, 'completed'>, (left: string) => string>,
    resume: 'Resume',
    more: (count: number) => (count === 1 ? 'and 1 more test' : `and ${count} more tests`),
  },
  home: {
    staffPages: 'Staff pages',
    secondStepNeeded: 'To see your tests here, confirm your sign-in on the staff pages with the code of your app.',
    greeting: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
    next: 'Next test',
    start: 'Start Test',
    facts: (questions: number, minutes: number) => `${questions} questions, ${minutes} minutes, free`,
    afterwards: (title: string) => `Next: ${title}, free`,
    allTests: 'See all tests',
    allTaken: 'You have taken every free test.',
    exam: 'Next exam',
    daysTo: (name: string, days: number) =>
      days === 0 ? `${name}: Exam Today!` : `${name} in ${days === 1 ? '1 day' : `${days} days`}`,
    examDay: (day: string, tentative: boolean) => (tentative ? `${day} (tentative)` : day),
    noExam: 'Choose your exams to see how many days are left.',
    noDate: 'No date is known for your exams yet.',
    chooseExams: 'Choose your exams',
    yourExams: 'Your Exams',
    notRead: 'This could not be loaded.',
    lastResult: 'Last result',
    noScore: 'The result is not released yet',
    solutions: 'Results',
    allAttempts: 'Previous attempts',
  },
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (page: number) => `Page ${page}`,
  onDevice: (count: number) =>
    `${count === 1 ? '1 answer' : `${count} answers`} of this test ${count === 1 ? 'is' : 'are'} only on this device. Open it to send them.`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('attempts', english)
