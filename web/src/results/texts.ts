import { useTextsOf } from '../languages/language-provider.tsx'

const english = {
  heading: 'Results',
  tabs: { summary: 'Summary', solutions: 'Solutions' },
  tabsLabel: 'Result',
  reattempt: 'Reattempt Test',
  again: {
    title: 'Take the test again?',
    text: 'Your earlier result is kept: you find it under Previous attempts. Ranks count the first attempt only.',
    confirm: 'Go to the instructions',
    cancel: 'Not now',
  },
  previousAttempts: 'Previous attempts',
  next: {
    label: 'Next steps',
    test: (title: string) => `Next test: ${title}`,
    series: (name: string) => `All ${name} tests`,
    home: 'Home',
  },
  noResults: 'No results available',
  solutionsFailed: 'The solutions could not be loaded. Please try again.',
  solutionsLoading: 'Loading the solutions',
  noSolutions: 'No solution data available for this test.',
  receipt: {
    safe: 'Your answers are safe',
    releaseAt: (moment: string) => `Results on ${moment}.`,
    undecided: 'The institute has not said yet when the results come.',
    answered: (answered: string, total: string) => `${answered} of ${total} questions answered`,
    submittedAt: (moment: string) => `Submitted on ${moment}`,
  },
  tally: {
    total: 'Total questions',
    attempted: 'Attempted',
    unattempted: 'Unattempted',
    correct: 'Correct',
    incorrect: 'Incorrect',
    accuracy: 'Accuracy',
    marks: 'Total marks',
    time: 'Time used',
    rank: 'Rank',
  },
  percentile: (percentile: number) => `Percentile: ${percentile}`,
  notRanked: 'Not ranked',
  marksOf: (marks: string, maximum: string) => `${marks} / ${maximum}`,
  sections: 'Section by section',
  section: 'Section',
  seconds: (seconds: number) =>
    seconds < 60 ? `${seconds}\u{a0}s` : `${Math.floor(seconds / 60)}\u{a0}min ${seconds % 60}\u{a0}s`,
  filters: {
    all: 'All',
    wrong: 'Wrong',
    unattempted: 'Unattempted',
    marked: 'Marked',
    late: 'Not counted',
  },
  filterLabel: 'Show',
  nothingHere: 'No question of this kind.',
  number: (number: number) => `Question ${number}`,
  states: { correct: 'Correct', incorrect: 'Incorrect', 'not-attempted': 'Not attempted' },
  marked: 'You marked this question for review.',
  notAttempted: 'You did not attempt this question.',
  late: (choice: string) => `Typed, not counted: ${choice.toUpperCase()}. It came after the time was over.`,
  marks: 'Marks',
  viewIn: 'View in',
  save: 'Save question',
  saved: 'Saved',
  ask: 'Ask about this question',
  saveFailed: 'The question could not be saved. Please try again.',
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('results', english)
