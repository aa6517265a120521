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
  corrected: (day: string) => `Key corrected on ${day}.`,
  corrections: {
    'key-changed': 'Another answer is right.',
    'several-accepted': 'Several answers are accepted.',
    'marks-to-all': 'The question was dropped: everybody gets its marks.',
    'marks-to-attempted': 'The question was dropped: everybody who answered it gets its marks.',
    'maximum-lowered': 'The question was dropped: it does not count, and the maximum is lower.',
  },
  reason: (reason: string) => `Reason: ${reason}`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('solutions', english)
