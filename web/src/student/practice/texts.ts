import type { TopicState } from '@pariksha/domain/practice/topic-state'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Practice',
  description: 'Unlimited questions on every topic of your exam, at your level, each with its solution.',
  lead: 'One question at a time, at your level, with its solution right after.',
  loading: 'Loading your topics',
  failed: 'Your topics could not be loaded.',
  none: 'There is nothing to practise yet',
  noneText: 'The institute has no exam with topics.',
  exam: 'Exam',
  solid: 'of the marks are in strong topics',
  solidText: 'Topics you answer correctly most of the time, counted by the marks of the exam’s pattern.',
  states: {
    new: 'New',
    learning: 'Learning',
    solid: 'Solid',
    rusty: 'Needs revision',
  } satisfies Record<TopicState, string>,
  noTopics: 'The topics of this exam are not known yet',
  noTopicsText: 'They are taken from its tests. They are listed here when a test of this exam has been published.',
  noTopicsOfSection: 'The topics of this section are not known yet: no test has asked it.',
  unknownShare: (percent: number) => `Topics not known yet: ${percent}% of the marks`,
  notAsked: 'no practice questions yet',
  share: (percent: number) => `${percent}% of the marks`,
  partOfMarks: (state: string, percent: number) => `${state}: ${percent}% of the marks`,
  answers: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
  mistakes: {
    due: (count: number) => `${count} ${count === 1 ? 'mistake is' : 'mistakes are'} due`,
    dueText: 'What went wrong, or was a guess, comes back before you forget it, with other numbers where it can.',
    begin: 'Go through them',
    none: 'No mistake is due',
    noneText: 'What goes wrong in practice or in a test comes back here.',
    next: (count: number, day: string) =>
      `There ${count === 1 ? 'is 1 question' : `are ${count} questions`} in your notebook. The next one comes on ${day}.`,
  },
  topic: {
    back: 'All topics',
    loading: 'Choosing a question',
    failed: 'The question could not be loaded.',
    offline:
      'There is no network. Practice needs it: questions are drawn and marked by the server, and the key is not on this device.',
    notSent: 'Your answer has not arrived yet. It is still here: send it again.',
    unknownTopic: 'There is nothing to practise here',
    unknownTopicText: 'No topic is at this address. It may have another name now, or the link may be incomplete.',
    nothing: 'No question left for practice',
    nothingText:
      'You were asked the questions of this topic today, or they are in tests that you have not taken. Come back tomorrow, or take one of these tests.',
    tests: 'See the tests',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    language: 'Language of the questions',
    question: 'Question',
    passage: 'Passage',
    check: 'Check the answer',
    unknown: 'I do not know',
    unsure: 'I am not sure',
    unsureText: 'It comes back later, even if it is right.',
    right: 'Right',
    wrong: 'Not right',
    blank: 'See the solution',
    verdicts: { right: 'Right', wrong: 'Not right', blank: 'Not known' },
    next: 'Next question',
    score: (right: number, all: number) => `${right} of ${all} right`,
    keys: 'Keys: A to F choose, Enter checks and goes on.',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('practice', english)
