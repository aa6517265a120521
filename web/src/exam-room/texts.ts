import type { PaletteState } from '@pariksha/domain/palette'
import { useTextsOf } from '../languages/language-provider.tsx'

const question = (count: number) => (count === 1 ? '1 question' : `${count} questions`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

const english = {
  title: 'Test',
  minutes,
  question,
  states: {
    'not-visited': 'Not visited',
    'not-answered': 'Not answered',
    answered: 'Answered',
    marked: 'Marked for review',
    'answered-and-marked': 'Answered and marked for review',
  } satisfies Record<PaletteState, string>,
  retry: 'Retry',
  close: 'Close',

  instructions: {
    heading: 'Instructions',
    type: 'Type',
    subType: 'Sub type',
    duration: 'Duration',
    date: 'Date',
    totalMarks: 'Total marks',
    pattern: 'Pattern',
    sections: 'Sections',
    section: 'Section',
    questions: 'Questions',
    right: 'Right',
    wrong: 'Wrong',
    time: 'Time',
    minutes: (count: number) => `${count} min`,
    sharedTime: 'with the one above',
    rules: 'Please read before you begin',
    general: [
      'The time left is always on the screen. When it is over, the test is submitted by itself.',
      'Choose an option to answer a question. To change the answer, choose another option; to remove it, press Clear.',
      'Save & Next goes to the next question. Mark & Next marks the question for review and goes to the next one.',
      'Press a number in the question palette to go to that question. Where sections have a time of their own, only the questions of the open section can be answered.',
      'Question Paper and Instructions can be opened at any time during the test. The clock goes on.',
    ],
    otherHeading: 'Other important instructions',
    ofPaper: 'About this paper',
    chooseLanguage: 'Choose your default language',
    noLanguage: 'Select',
    languageHint: 'The questions are shown in this language. You can change it during the test with View in.',
    oneLanguage: (language: string) => `The questions of this paper are in ${language} only.`,
    declaration:
      'I have read and understood the instructions. I will take this test by myself, without help from other people, books or devices.',
    previous: '< Previous',
    ready: 'I am ready to begin',
    accountNeeded: 'Sign up or log in to start this test.',
    noClockYet: 'The clock does not start yet.',
    clockStarts: 'The clock starts when the questions are on your screen.',
    languageMissing: 'Please choose your default language first.',
    declarationMissing: 'Please tick the declaration first.',
    legend: 'What the numbers in the palette look like',
    counts: {
      'not-visited': 'You have not opened the question yet.',
      'not-answered': 'You opened it and gave no answer.',
      answered: 'You gave an answer. It counts.',
      marked: 'You want to come back to it. No answer: nothing counts.',
      'answered-and-marked': 'You gave an answer and want to look again. The answer counts.',
    } satisfies Record<PaletteState, string>,
    keyboard: 'With a keyboard: press ? during the test to see the keys.',
    saved:
      'Every answer is kept on this device at once and sent when there is a network. If the network or the power goes, open the test again and go on.',
    next: 'Next',
    loadingTest: 'Loading Test...',
    loading: 'Loading the test details',
    back: 'All tests',
    notLoggedIn: 'You must be logged in to start the test. Please login first.',
    expired: 'Your session has expired. Please login again.',
    startFailed: (why: string) => `Failed to start test: ${why}`,
    unknownError: 'An unknown error occurred',
    detailsFailed: 'The details of this test could not be loaded.',
    noSuchTest: 'There is no such test.',
    paid: 'This test is part of a paid package.',
    seePrices: 'See the packages',
    notOpenYet: 'This test cannot be started yet.',
    noMoreStarts: 'This test cannot be started any more.',
    takenAlready: 'This test can be taken once, and you have taken it.',
    tooManyStarts: 'You have started many tests within an hour. Please go on a little later.',
    notPublished: 'This test is not published yet.',
  },

  opening: {
    existingFailed: 'Failed to load existing test',
    paperFailed: 'Failed to fetch question data',
    noSuchAttempt: 'This attempt does not exist, or it belongs to another account.',
    previousAttempts: 'Previous attempts',
  },

  header: {
    timeLeft: 'Time left',
    minutesLeft: (left: number) => `${minutes(left)} left`,
    sectionTimeLeft: (name: string) => `Time left in ${name}`,
    total: 'Total',
    next: (name: string | null, left: string) =>
      name === null ? `The test ends in ${left}` : `Next: ${name}, in ${left}`,
    sectionEnding: (next: string | null) =>
      next === null ? 'Less than a minute left. The test ends then.' : `Less than a minute left. Next: ${next}.`,
    pause: 'Pause',
    help: 'Keys and help',
    paper: 'Question Paper',
    palette: 'Questions',
    showPalette: 'Questions: show the palette',
    hidePalette: 'Questions: hide the palette',
    sections: 'Sections',
    sectionCounts: (name: string) => `How far you are in ${name}`,
    textSize: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    viewIn: 'View in',
  },

  panels: { paper: 'To read only. The clock goes on.' },

  link: {
    saved: 'Saved',
    saving: 'Saving',
    offline: (waiting: number) => (waiting === 0 ? 'Offline' : `Offline, ${waiting} waiting`),
    signedOut: (waiting: number) => `Signed out, ${waiting} waiting`,
    notStored: 'Not stored on this device',
    offlineLong: 'You are offline. Go on: your answers are kept on this device and sent when the network is back.',
    backOnline: 'The network is back. Everything is saved.',
    notStoredLong:
      'This browser stores nothing on this device. Keep this page open: your answers are sent as you give them.',
  },

  questionCard: {
    number: (number: number) => `Question No. ${number}`,
    marks: (right: string, wrong: string) => `Marks: ${right}, ${wrong}`,
    kinds: {
      'single-choice': 'One answer',
      'multiple-choice': 'One or more answers',
      numeric: 'Type a number',
    },
    options: 'Answers',
    passage: 'Read this first',
    passagePart: 'Passage',
    dataPart: 'Data',
    questionPart: 'Question',
    picture: (number: number) => `Picture of question ${number}`,
    optionPicture: (letter: string) => `Picture of answer ${letter}`,
    noPicture: 'The picture could not be loaded.',
    tryPicture: 'Try again',
    yourNumber: 'Your answer',
    notANumber: 'This is not a number yet, so it is not saved.',
    backspace: 'Delete the last digit',
    clearNumber: 'Clear',
    readOnly: 'The time of this section is over. You can read it; answers cannot change.',
    notCounted: 'An answer you typed here came after its time. It is kept, and it does not count.',
    cleared: 'Answer cleared.',
    undo: 'Undo',
  },

  actions: {
    markAndNext: 'Mark & Next',
    saveAndNext: 'Save & Next',
    clear: 'Clear',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    submitting: 'Submitting...',
    more: 'More',
    label: 'Answer and move',
  },

  reasons: {
    firstQuestion: 'This is the first question.',
    lastQuestion: 'This is the last question.',
    opensAfter: (name: string, before: string) => `${name} opens when the time of ${before} is over.`,
    noAnswer: 'There is no answer to clear.',
    firstQuestions: 'These are the first questions.',
    lastQuestions: 'These are the last questions.',
    smallest: 'This is the smallest text.',
    largest: 'This is the largest text.',
  },

  strip: {
    label: 'Questions nearby',
    earlier: 'Earlier questions',
    later: 'Later questions',
  },

  palette: {
    label: 'Question palette',
    button: (number: number, state: string) => `Question ${number}, ${state}`,
    candidate: 'Candidate',
    legend: 'How far you are',
    locked: 'Opens when its time comes',
    only: (state: string) => `Show only: ${state}`,
  },

  submit: {
    title: 'Submit the test?',
    intro: (time: string) => `Time left: ${time}. After submitting no answer can be changed.`,
    section: 'Section',
    total: 'All',
    neverOpened: (names: string) => `Never opened: ${names}.`,
    confirm: 'Yes, submit',
    goBack: 'No, go back',
    failed: 'Failed to submit test',
  },

  resume: {
    text: {
      started: 'You are taking this test. The clock is running.',
      paused: 'You are taking this test. It is paused.',
      closing: 'The time of this test is over. Answers that are on another device are waited for.',
    },
    resume: 'Resume',
  },

  leave: {
    title: 'Leave the test?',
    text: 'The clock goes on while you are away. Your answers are kept, and you can resume the test until its time is over.',
    stay: 'Stay in the test',
    leave: 'Leave',
  },

  pause: {
    title: 'The test is paused',
    text: 'The clock stands still and the question is hidden. A test that was paused is not ranked.',
    ask: 'Pause the test?',
    askText:
      'The clock stands still and the question is hidden until you resume. A test that was paused is not ranked.',
    keep: 'Continue and keep my rank',
    confirm: 'Pause without a rank',
    resume: 'Resume',
    failed: 'The test could not be paused. The clock goes on.',
    resumeFailed: 'The test could not be resumed. Please try again when the network is back.',
    online: 'Pausing needs the network.',
  },

  away: {
    title: 'You were away',
    text: (away: string, left: string) =>
      `You were offline for ${away}, and the clock went on. You may go on with the ${left} that were left then; the attempt is not ranked in that case.`,
    asItIs: 'Continue and keep my rank',
    leftThen: (left: string) => `Go on with ${left}, without a rank`,
    failed: 'That did not work. Please try again.',
  },

  elsewhere: {
    title: 'This test was opened on another device',
    text: 'Only one device can take the test at a time. What you did here is delivered and kept. Go on there, or take the test back.',
    takeBack: 'Take it back',
    failed: 'The test could not be taken back. Please try again.',
  },

  handedIn: {
    title: { student: 'Your test is finished on this device', clock: 'The time is over' },
    text: 'It is handed in as soon as the network is back: leave this page open, or open the test again later. Nothing more needs to be done, and nothing is lost.',
    waiting: (count: number) => (count === 1 ? '1 answer not synced' : `${count} answers not synced`),
    tryNow: 'Try now',
  },

  tooOften: {
    title: 'This test was opened too many times',
    text: 'Your answers are saved and count. The test cannot be opened again; you can submit it now.',
    finish: 'Submit Test',
  },

  closing: {
    title: 'The time is over',
    text: 'Another device may still hold answers that were typed in time. The result is made when they have arrived: open the test there.',
    finish: 'Finish without what is on the other device',
    check: 'Look again',
    confirm: 'Answers that did not arrive will not count. Finish now?',
    failed: 'That did not work. Please try again.',
  },

  gone: { title: 'This attempt is not here any more', text: 'It does not exist, or it belongs to another account.' },

  signIn: {
    title: 'Please sign in again',
    text: 'Your session has expired. Everything you did is kept, and is sent when you have signed in.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    submit: 'Sign in',
    later: 'Later',
    reopen: 'Sign in',
    otherAccount: 'This test belongs to another account. Please sign in with that one.',
    wrong: 'Incorrect e-mail or password.',
    failed: 'Login failed. Please try again.',
    otherWay: 'Sign in another way, in a new tab',
  },

  messages: {
    sectionOpened: (name: string) => `${name} is open now.`,
    notCounted: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Your last answer to question ${numbers[0]} came after its time. It is kept and does not count.`
        : `Your last answers to questions ${numbers.join(', ')} came after their time. They are kept and do not count.`,
    full: 'This test has taken as many changes as it can keep. What was saved before counts; this change does not. Please submit the test.',
    unsentLogout: (count: number) =>
      `${question(count)} of a running test hold answers that are only on this device. They are sent when you sign in here again.`,
  },

  help: {
    title: 'Keys',
    keys: [
      ['1 – 5 or A – E', 'Choose an answer'],
      ['← →, K J', 'Previous and next question'],
      ['M', 'Mark & Next'],
      ['Delete or Shift + C', 'Clear the answer'],
      ['Enter or S', 'Save & Next'],
      ['P', 'Show or hide the palette'],
      ['?', 'This help'],
    ],
    legend: 'Shapes',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('examRoom', english)
