import type { Claim } from '@pariksha/contract/results/challenge-limits'
import type { ChallengedQuestion } from '@pariksha/contract/results/challenges'
import type { KeyEffect, KeyRow } from '@pariksha/contract/results/keys'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { rangeText } from '@pariksha/domain/marking/range-text'
import type { AnswerKey } from '@pariksha/domain/question'

type Flag = NonNullable<KeyRow['statistics']>['flags'][number]

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** An answer as it is printed: B, AC, 12 – 12.5. */
export const answerText = (key: AnswerKey): string =>
  key.kind === 'numeric' ? rangeText(key) : key.correct.toUpperCase()

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`

export const decimals = (value: number | null): string => (value === null ? '–' : marksText(value, 2))

/** A flag with its reason. */
export function flagText(flag: Flag): string {
  switch (flag.code) {
    case 'key-likely-wrong':
      return `Key likely wrong: ${flag.chosen} of the best ${flag.of} chose ${flag.answer.toUpperCase()}, only ${flag.keyed} the key.`
    case 'two-keys-likely':
      return `Two keys likely: ${flag.chosen} of the best ${flag.of} chose ${flag.answer.toUpperCase()}, ${flag.keyed} the key.`
    case 'nearly-all-right':
      return `Too easy: ${flag.count} of ${flag.of} were right.`
    case 'nearly-nobody-answered':
      return `Hardly attempted: only ${flag.count} of ${flag.of} answered.`
    case 'too-slow':
      return `Too slow: half of the candidates took more than ${Math.round(flag.seconds)} s, there are ${Math.round(flag.allotted)} s.`
  }
}

export const keyTexts = {
  title: 'Keys',
  text: 'The keys of tests with results, statistics of each question, and corrections that mark everybody again.',
  search: 'Search by test or series',
  none: 'No test has a paper yet.',
  noneFound: 'There is no test with this name.',
  tests: (results: number) => count(results, 'result'),
  flagged: (flagged: number) => `${count(flagged, 'question')} flagged`,
  corrected: (corrections: number) => count(corrections, 'correction'),
  challenged: (open: number) => count(open, 'open challenge'),
  back: 'All keys',
  made: (moment: string) => `Statistics of ${moment}`,
  noResults: 'Nobody has completed this test yet: statistics come with the first results.',
  show: 'Show',
  all: 'All questions',
  onlyFlagged: 'Flagged',
  onlyChallenged: 'Challenged',
  nothingHere: 'No question of this kind.',
  columns: {
    question: 'Question',
    key: 'Key',
    attempted: 'Answered',
    right: 'Right',
    discrimination: 'Discrimination',
    time: 'Median time',
    flags: 'Flagged',
  },
  columnHints: (least: number) =>
    `Discrimination: how much being right goes with the marks in all other questions, from −1 to 1. Questions are flagged from ${least} results on.`,
  question: (number: number) => `Question ${number}`,
  dropped: 'dropped',
  seconds: (seconds: number | null) => (seconds === null ? '–' : `${Math.round(seconds)} s`),
  skipped: (skipped: number) => `${skipped} skipped`,
  thirds: {
    title: 'Who chose what',
    answer: 'Answer',
    low: 'Weak third',
    middle: 'Middle third',
    high: 'Best third',
    all: 'All',
    correlation: 'Correlation with marks',
  },
  correct: 'Correct the key',
  corrections: 'Corrections',
  by: (who: string) => `by ${who}`,
  kinds: {
    'key-changed': 'Another answer is right',
    'several-accepted': 'Several answers are accepted',
    'marks-to-all': 'Dropped: marks to all',
    'marks-to-attempted': 'Dropped: marks to those who attempted it',
    'maximum-lowered': 'Dropped: maximum lowered',
  } satisfies Record<CorrectionKind, string>,
  dialog: {
    title: (number: number) => `Correct the key of question ${number}`,
    what: 'What is right?',
    accept: 'These answers are right',
    answers: 'Right answers',
    low: 'From',
    high: 'To',
    also: (end: string, place: number) => `${end} (${place})`,
    rangeHint: 'Every number from the first to the second is right. Leave “To” empty for one number.',
    addRange: 'Add a number or range',
    removeRange: (place: number) => `Remove range ${place}`,
    reasonHint: 'Students read it with their new marks.',
    preview: 'Show what changes',
    submit: 'Correct for everybody',
    done: (changed: number) => `The key is corrected. ${count(changed, 'result')} changed.`,
    first: 'Look at what changes before you correct the key.',
  },
  effect: {
    results: ({ results, changed }: KeyEffect) =>
      `${count(changed, 'result')} of ${results.toLocaleString('en')} change.`,
    raised: ({ raised, lowered }: KeyEffect) =>
      `More marks: ${count(raised, 'result')}. Fewer: ${count(lowered, 'result')}.`,
    maximum: ({ maximum_before, maximum_after }: KeyEffect) =>
      `The maximum was ${maximum_before} and will be ${maximum_after}.`,
    ranks: ({ ranked, ranks_changed }: KeyEffect) =>
      `${ranks_changed.toLocaleString('en')} of ${count(ranked, 'rank')} change.`,
    mails: ({ mails }: KeyEffect) => `${count(mails, 'student')} will get an e-mail.`,
    difference: (marks: number, results: number) =>
      `${marks > 0 ? '+' : ''}${marksText(marks)} marks: ${count(results, 'result')}`,
    movers: 'Largest changes of rank',
    student: 'a student',
    mover: (name: string, before: number, after: number, marksBefore: number, marksAfter: number) =>
      `${name}: rank ${before} → ${after}, marks ${marksBefore} → ${marksAfter}`,
  },
  challenges: {
    title: 'Challenges',
    text: 'What students say against keys, by question. Give a reason for each decision; each student is notified once.',
    lists: { open: 'Open', waiting: 'Accepted, key to be corrected', decided: 'Decided' },
    none: 'There is no challenge here',
    noneText: 'Students challenge a key from their solutions, as long as the days that you set have not passed.',
    about: ({ test, question_number }: ChallengedQuestion) => `${test}, question ${question_number}`,
    count: (challenges: number) => count(challenges, 'challenge'),
    claims: {
      'another-answer': 'Another answer is right',
      'several-answers': 'Several answers are right',
      none: 'No answer is right',
      ambiguous: 'The question is ambiguous',
      'text-wrong': 'The text is wrong',
    } satisfies Record<Claim, string>,
    student: 'A student',
    attachment: 'Save the attachment',
    attachmentFailed: 'The attachment could not be saved. Please try again.',
    accept: 'Accept, and correct the key',
    acceptOnly: 'Accept, the key stays',
    reject: 'Reject',
    reply: 'Reply to the students',
    replyHint: 'They read it with the result, and get it by e-mail.',
    done: 'Decided.',
    toKey: 'Look at the question',
    days: 'Days for challenges',
    daysHint: 'From the release of a result. 0: keys cannot be challenged.',
    daysOfTest: 'Days for challenges of this test',
    daysOfTestHint: 'Empty: as for all tests. 0: its key cannot be challenged.',
    daysDone: 'The days are set.',
    window: 'Set the days',
    decidedAs: { open: '', accepted: 'Accepted', rejected: 'Rejected' },
  },
} as const
