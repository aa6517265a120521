import { useTextsOf } from '../../languages/language-provider.tsx'

const english = {
  filters: {
    all: 'All',
    wrong: 'Wrong',
    unattempted: 'Unattempted',
    slow: 'Slow',
    marked: 'Marked',
    late: 'Not counted',
  },
  filterLabel: 'Show',
  slowMeans: 'Slow: more than one and a half times as long as the test gives for a question.',
  sections: 'Section',
  allSections: 'All sections',
  nothing: 'No question of this kind.',
  keysOfList: 'Keys: the letter beside each filter, O opens the first question.',
  keysOfQuestion: 'Keys: ← → other questions, E next step, B save, Esc back to the list.',
  passageOf: (first: number, last: number) => `Passage of questions ${first} to ${last}`,
  back: 'All solutions',
  previous: 'Previous',
  next: 'Next',
  place: (number: number, at: number, of: number) => `Question ${number}, ${at} of ${of}`,
  placeShort: (at: number, of: number) => `${at} of ${of}`,
  missing: 'This test has no such question.',
  setSolution: (first: number, last: number) => `Solution of the set, questions ${first} to ${last}`,
  stepsOfQuestion: 'For this question',
  nextStep: (at: number, of: number) => `Next step (${at} of ${of})`,
  allSteps: 'All steps',
  stepByStep: 'One step at a time',
  markedShort: 'marked',
  slowShort: 'slow',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('review', english)
