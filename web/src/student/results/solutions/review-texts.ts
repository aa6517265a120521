import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const english = {
  practiseAgain: 'Practise it again',
  filters: {
    all: 'All',
    wrong: 'Wrong',
    unattempted: 'Unattempted',
    slow: 'Slow',
    changed: 'Changed',
    marked: 'Marked',
    late: 'Not counted',
  },
  filterLabel: 'Show',
  slowMeans:
    'Slow: more than one and a half times as long as half of all students needed or, where too few are known, as the test gives.',
  sections: 'Section',
  allSections: 'All sections',
  topics: 'Topic',
  allTopics: 'All topics',
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
  changes: (times: number) => (times === 1 ? 'changed once' : `changed ${times} times`),
  rightShare: (percent: number) => `${percent}% of all right`,
  median: (time: string) => `half of all took at most ${time}`,
  tooFew: 'Too few have taken this test yet to compare.',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('review', english)
