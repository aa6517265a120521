import { useTextsOf } from '../../languages/language-provider.tsx'

/** Apart from those of questions: who only answers does not load them. */
const english = {
  passage: 'Passage',
  correct: '✓ Correct answer',
  yourWrong: '✗ Your answer (incorrect)',
  yourRight: 'Your answer',
  yourNumber: 'Your answer:',
  rightNumber: 'Correct answer:',
  explanation: 'Explanation',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('solutions', english)
