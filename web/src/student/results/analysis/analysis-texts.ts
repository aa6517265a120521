import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const questions = (count: number) => `${count} question${count === 1 ? '' : 's'}`

const english = {
  loading: 'Loading the analysis',
  failed: 'The analysis could not be loaded. Please try again.',
  parts: 'Parts of the analysis',
  table: 'Show as a table',
  questions,
  list: 'Questions',
  more: (count: number) => `and ${count} more`,
  marks: (marks: string) => `${marks} marks`,
  share: (percent: number) => `${percent}%`,
  ofCount: (right: number, seen: number) => `${right} of ${seen}`,
  question: 'Question',
  section: 'Section',
  topic: 'Topic',
  time: 'Time',
  answer: 'Answer',
  right: 'Right',
  wrong: 'Wrong',
  shareRight: 'Share right',
  verdicts: { right: 'Right', wrong: 'Wrong', blank: 'Blank', dropped: 'Dropped' },
  nothingAnswered:
    'You did not answer any question in this test, so there is nothing to say about time, topics and decisions.',
  tomorrow: {
    title: 'What to do tomorrow',
    none: 'No single habit cost you many marks in this test. Go through your wrong answers in the solutions.',
    tooFew:
      'You answered too few questions to see which habit cost you marks. Go through the solutions, also of the questions that you left blank.',
    steps: {
      practise: (topic: string) => `Practise ${topic}.`,
      'open-all': (count: number) => `Open every question: you never looked at ${questions(count)}.`,
      'easy-first': (count: number) =>
        `Answer the easy ones first: you left ${questions(count)} blank that more than half of all candidates got right.`,
      'keep-answers': (count: number) =>
        `Change an answer only when you know why: you changed ${questions(count)} from right to wrong.`,
      'slow-down': (count: number, limit: string) =>
        `Do not answer in under ${limit}: ${questions(count)} that you answered so quickly were wrong.`,
      'move-on': (count: number, limit: string) =>
        `Move on after ${limit}: ${questions(count)} took you longer and were wrong.`,
      pace: (count: number, limit: string) =>
        `Aim for ${limit} a question: the test gives you no more, and you never opened ${questions(count)}.`,
    },
    worth: (marks: string) => `About ${marks} marks.`,
    note: 'The marks are worked out from your own figures: unanswered questions count at your share of right answers. This is not a promise.',
  },
  went: {
    title: 'Where the marks went',
    picture: (score: string, maximum: string) => `A bar from ${maximum} marks down to your ${score}`,
    part: 'Part',
    score: 'Your marks',
    maximum: 'Maximum',
    left: 'Remaining',
    count: 'Questions',
    amount: 'Marks',
    losses: {
      'not-opened': 'Never opened',
      blank: 'Left blank',
      'blank-easy': 'Left blank, though easy for others',
      'blank-hard': 'Left blank, hard for others too',
      dropped: 'Dropped questions',
      wrong: 'Missed by wrong answers',
      penalty: 'Negative marks',
    },
    easy: (count: number) => `Easy: more than half of the ${count} candidates were right.`,
    tooFew: 'Fewer than 30 candidates so far: it is too early to say what was easy for others.',
    below: 'You lost more marks than you won: the bar ends below zero.',
  },
  timing: {
    title: 'Time',
    course: 'How you went through the test',
    coursePicture: 'Which question was open when, from the first to the last minute',
    returns: (count: number, time: string) =>
      `${count} ${count === 1 ? 'return' : 'returns'} to questions opened before, ${time} in all`,
    first: 'First visit',
    back: 'Return',
    breaks: (times: string) => `Three minutes or more without an action: ${times}`,
    pause: 'Without an action',
    minutes: 'Minutes',
    paused: (time: string) => `You paused the test for ${time}.`,
    added: (time: string) => `Staff added ${time} to this attempt.`,
    from: 'From',
    visitKind: 'Visit',
    perQuestion: 'Time for each question',
    perQuestionPicture: 'A bar for each question, as high as its time',
    own: 'Your median',
    everyone: 'Median of all',
    top: 'Median of the best tenth',
    rows: (from: number, to: number) => `${from} to ${to}`,
    cut: 'A bar with a gap at its top is longer than it is drawn.',
    noOthers: 'The times of others are shown once 30 candidates are counted, those of the best tenth from 100 on.',
    noTop: 'The times of the best tenth are shown once 100 candidates are counted.',
    traps: 'Time traps',
    trapsMean: 'Wrong, and longer than twice your median',
    rushes: 'Rushes',
    rushesMean: 'Wrong, in less than a fifth of your median',
    trapsTime: (time: string) => `${time} in all`,
    end: 'The last ten minutes',
    endResult: (right: number, wrong: number) => `${right} right, ${wrong} wrong`,
    endNone: 'You gave no answer then.',
    changes: 'Changed answers',
    change: {
      'wrong-to-right': 'Wrong to right',
      'right-to-wrong': 'Right to wrong',
      'wrong-to-wrong': 'Wrong to wrong',
      'right-to-right': 'Right to right',
    },
    changesNone: 'You did not change any answer.',
    changed: (marks: string) => `Final answers instead of first ones: ${marks} marks.`,
    none: 'None',
    tooFew: 'Too few answers to say which were long and which short.',
  },
  strength: {
    title: 'Topics',
    practise: 'Where practice brings most',
    open: (marks: string) => `About ${marks} marks in a test like this are not yet secure`,
    shares: {
      pattern: 'Counted by the marks that the pattern of the exam gives each topic.',
      paper: 'Counted by the marks of each topic in this test.',
    },
    practiseNow: 'Practise this',
    sections: 'By section',
    topics: 'By topic',
    seen: (right: number, seen: number) => `${right} of ${seen} right`,
    unseen: 'Not opened',
    unseenTopics: (count: number) => `Topics you did not open: ${count}`,
    band: 'Range',
    before: 'Before',
    earlier: (right: number, seen: number) => `before: ${right} of ${seen}`,
    earlierTests: (count: number) =>
      count === 1 ? 'Compared with your last test.' : `Compared with your last ${count} tests.`,
    noEarlier: 'There are no earlier tests to compare with yet.',
    verdict: 'Strength',
    explain:
      'Questions you opened are counted, also those you left blank. The bar shows where your true share of right answers may lie (95% range); the line in it is this test, the diamond your earlier tests. Strong and weak are shown from five questions on, compared with all your answers.',
    unknown: 'The topics of this test are not recorded, so there is no analysis by topic.',
    noPractice: 'No topic has enough questions to say where practice would bring most.',
  },
  choices: {
    title: 'Decisions',
    order: 'The order of your sections',
    opened: 'Opened at',
    marksPerMinute: 'Marks a minute',
    notOpened: 'Never opened',
    speed: 'Right and wrong by the time you took',
    speeds: {
      quick: (_: string, below: string) => `Under ${below}`,
      brisk: (from: string, below: string) => `${from} to ${below}`,
      slow: (from: string, below: string) => `${from} to ${below}`,
      long: (from: string) => `${from} and more`,
    },
    without: (count: number, limit: string, marks: string) =>
      `Without your ${count === 1 ? 'wrong answer' : `${count} wrong answers`} in under ${limit}: ${marks} marks.`,
    withRight: (count: number, marks: string) =>
      `Your right answers at that speed (${count}) brought ${marks}. You cannot know beforehand which will be right.`,
    arithmetic: 'This is arithmetic with your answers, not a forecast.',
    trapsTime: (time: string, count: number) =>
      `Wrong answers that took twice your median or more cost you ${time}: at your speed, time for ${questions(count)}.`,
    negative: 'Negative marking',
    balance: (right: string, penalty: string) => `+${right} for a right answer, −${penalty} for a wrong one`,
    cost: (count: number, marks: string) =>
      `${count} wrong ${count === 1 ? 'answer' : 'answers'} took off ${marks} marks.`,
    net: (marks: string) => `All your answers together: ${marks}.`,
    even: (percent: string) => `Break-even: answering pays from ${percent} right answers on.`,
    yours: (percent: string) => `You got ${percent} right.`,
    marked: 'Marked for review',
    doubtful: (name: string, right: number, wrong: number, percent: string, marks: string) =>
      `${name}: ${right} right, ${wrong} wrong (${percent} right), together ${marks} marks.`,
    noNegative: 'This test has no negative marks: do not leave any question blank.',
  },
} as const

export type English = typeof english
export type AnalysisTexts = ReturnType<typeof useAnalysisTexts>

export const useAnalysisTexts = () => useTextsOf('analysis', english)
