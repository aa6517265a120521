import { useTextsOf } from '../../shared/languages/language-provider.tsx'
import type { Status } from './demo-state.ts'

const english = {
  pageTitle: 'Demo test',
  description:
    'Free ICET demo test: five questions on the real exam screen with question palette and negative marking. See your score at once, no account needed.',
  lead: 'Five questions, no clock, no account.',
  questionNumber: (number: number) => `Question No. ${number}`,
  marks: (marking: string) => `Marks: ${marking}`,
  palette: 'Questions',
  paletteButton: (number: number, status: string) => `Question ${number}: ${status}`,
  statuses: {
    current: 'current',
    answered: 'answered',
    marked: 'marked for review',
    'answered-marked': 'answered and marked for review',
    unanswered: 'not answered',
  } satisfies Record<Status, string>,
  legend: {
    current: 'Current',
    answered: 'Answered',
    marked: 'Marked',
    'answered-marked': 'Answered and marked',
    unanswered: 'Not answered',
  } satisfies Record<Status, string>,
  markAndNext: 'Mark & Next',
  clear: 'Clear',
  previous: 'Previous',
  saveAndNext: 'Save & Next',
  submit: 'Submit Section',
  submitting: 'Submitting...',
  failed: 'The answers could not be marked. Your answers are kept. Please try again.',
  result: 'Your result',
  correct: 'Correct',
  incorrect: 'Incorrect',
  unattempted: 'Unattempted',
  total: 'Total Questions',
  totalMarks: (marks: string, maximum: number) => `Total marks: ${marks} of ${maximum}`,
  subscribe: 'Subscribe Now',
  again: 'Try again',
  freeTests: 'See the free tests',
  firstFree: (title: string) => `Take ${title}, free`,
  ownMarking: (marking: string) => `Marking in this demo: ${marking}. Each test has the marking of its own exam.`,
  solutions: 'Solutions',
  notAnswered: 'You did not attempt this question.',
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('demo', english)
