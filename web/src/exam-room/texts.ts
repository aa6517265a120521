import type { PaletteState } from '@pariksha/domain/attempt/palette'
import { useTextsOf } from '../shared/languages/language-provider.tsx'

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
  close: 'Close',

  instructions: {
    heading: 'Instructions',
    type: 'Type',
    subType: 'Sub type',
    duration: 'Duration',
    date: 'Date',
    totalMarks: 'Total marks',
    keyChanges: 'The key of this test was corrected',
    keyChange: (number: number, day: string) => `Question ${number}, ${day}:`,
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
      'The time left is always on the screen. When it is over, the test is submitted automatically.',
      'Choose an option to answer a question. To change the answer, choose another option; to remove it, press Clear.',
      'Save & Next goes to the next question. Mark & Next marks the question for review and goes to the next one.',
      'Press a number in the question palette to go to that question. Where sections have a time of their own, only the questions of the open section can be answered.',
      'Question Paper and Instructions can be opened at any time during the test. The timer keeps running.',
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
    clockRuns: 'The clock is already running.',
    clockStarts: 'The clock starts when the questions are on your screen, two minutes after you begin at the latest.',
    languageMissing: 'Please choose your default language first.',
    declarationMissing: 'Please tick the declaration first.',
    legend: 'Question palette: shapes and colours',
    counts: {
      'not-visited': 'You have not opened the question yet.',
      'not-answered': 'You visited the question and did not answer it.',
      answered: 'You answered the question. It will be evaluated.',
      marked: 'You marked it for review without an answer. Nothing will be evaluated.',
      'answered-and-marked': 'You answered it and marked it for review. The answer will be evaluated.',
    } satisfies Record<PaletteState, string>,
    keyboard: 'With a keyboard: press ? during the test to see the keys.',
    saved:
      'Every answer is kept on this device at once and sent when there is a network. If the network or the power goes, open the test again and continue.',
    next: 'Next',
    loadingTest: 'Loading Test...',
    loading: 'Loading the test details',
    back: 'All tests',
    notLoggedIn: 'You must be logged in to start the test. Please login first.',
    expired: 'Your session has expired. Please login again.',
    startFailed: (why: string) => `Failed to start test: ${why}`,
    unknownError: 'An unknown error occurred',
    noAnswer: 'No answer from the server.',
    detailsFailed: 'The details of this test could not be loaded.',
    offline: 'You are offline. The test opens when the network is back.',
    noSuchTest: 'There is no such test, or it was taken back. If it was changed, it is under “All tests” again.',
    paid: 'This test is part of a paid package.',
    seePrices: 'See the packages',
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
    sectionCounts: (name: string) => `Summary of ${name}`,
    textSize: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    viewIn: 'View in',
  },

  panels: {
    paper: 'To read only. The timer keeps running.',
    failed: 'This could not be opened. Please try again.',
  },

  /** Beside the clock of a phone there are 127 pixels for each, on one line. */
  syncStatus: {
    saved: 'Saved',
    saving: 'Saving',
    offline: (waiting: number) => (waiting === 0 ? 'Offline' : `Offline, ${waiting} waiting`),
    noServer: (waiting: number) => (waiting === 0 ? 'Server unavailable' : `No server, ${waiting} waiting`),
    signedOut: (waiting: number) => `Signed out, ${waiting} waiting`,
    notStored: 'Not stored on device',
    offlineLong:
      'You are offline. Continue with the test: your answers are saved on this device and sent when the network is back.',
    noServerLong:
      'The server is unavailable. Continue with the test: your answers are saved on this device and sent when it is back.',
    backOnline: 'Connected again. Everything is saved.',
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
    passage: 'Read this first',
    passagePart: 'Passage',
    dataPart: 'Data',
    questionPart: 'Question',
    readOnly: 'The time of this section is over. You can read it; answers cannot change.',
    notCounted: 'An answer entered here came after the time was over. It is not evaluated.',
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
    opensIn: (left: string) => `Opens in ${left}`,
    only: (state: string) => `Show only: ${state}`,
    filtered: (state: string, count: number) => `Only: ${state} (${count})`,
    showAll: 'Show all',
  },

  submit: {
    title: 'Submit the test?',
    intro: (time: string) => `Time left: ${time}. After submitting no answer can be changed.`,
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
      closing: 'The time of this test is over. Waiting for answers that are still on another device.',
    },
    resume: 'Resume',
  },

  leave: {
    title: 'Leave the test?',
    text: 'The timer keeps running while you are away. Your answers are saved, and you can resume the test until its time is over.',
    stay: 'Stay in the test',
    leave: 'Leave',
  },

  pause: {
    title: 'The test is paused',
    text: 'The timer is stopped and the question is hidden. A test that was paused is not ranked.',
    ask: 'Pause the test?',
    askText: 'The timer stops and the question is hidden until you resume. A test that was paused is not ranked.',
    askTextUnranked: 'The timer stops and the question is hidden until you resume.',
    stay: 'Continue the test',
    keep: 'Continue and keep my rank',
    confirm: 'Pause without a rank',
    resume: 'Resume',
    failed: 'The test could not be paused. The timer is still running.',
    resumeFailed: 'The test could not be resumed. Please try again.',
  },

  away: {
    title: 'You were away',
    text: (away: string, left: string) =>
      `You were offline for ${away}, and the timer kept running. You can continue with the ${left} that were left then; the attempt is not ranked in that case.`,
    textUnranked: (away: string, left: string) =>
      `You were offline for ${away}, and the timer kept running. You can continue with the ${left} that were left then.`,
    asItIsUnranked: 'Continue with the clock as it is',
    leftThenUnranked: (left: string) => `Continue with ${left}`,
    asItIs: 'Continue and keep my rank',
    leftThen: (left: string) => `Continue with ${left}, without a rank`,
    failed: 'That did not work. Please try again.',
  },

  takenOver: {
    title: 'This test was opened on another device or tab',
    text: 'It can be taken in one place at a time. Your answers given here are saved. Continue there, or here.',
    takeBack: 'Continue here',
    failed: 'The test could not be opened here. Please try again.',
  },

  submitPending: {
    title: { student: 'Your test is finished on this device', clock: 'The time is over' },
    text: 'It will be submitted as soon as the server takes it: keep this page open, or open the test again later. No answer is lost.',
    waiting: (count: number) => (count === 1 ? '1 answer not synced' : `${count} answers not synced`),
    tryNow: 'Try now',
  },

  tooManyTakeovers: {
    title: 'This test was opened too many times',
    text: 'Your answers are saved and count. The test cannot be opened again; you can submit it now.',
    finish: 'Submit Test',
  },

  closing: {
    title: 'The time is over',
    text: 'Another device may still have answers given in time. The result comes when they have been sent: open the test on that device.',
    finish: 'Submit without the answers on the other device',
    check: 'Check again',
    warning: 'Answers that were not sent will not be evaluated.',
    failed: 'That did not work. Please try again.',
  },

  gone: 'This attempt is not available',

  signIn: {
    title: 'Please sign in again',
    text: 'Your session has expired. Your answers are saved on this device and are sent when you sign in.',
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
        ? `Your last answer to question ${numbers[0]} came after its time. It is not evaluated.`
        : `Your last answers to questions ${numbers.join(', ')} came after their time. They are not evaluated.`,
    full: 'This test has reached its limit of saved changes. Answers saved before this count; this change is not saved. Please submit the test.',
    unsentLogout: (count: number) =>
      `${question(count)} of a running test have answers that are only on this device. They are sent when you sign in here again.`,
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('examRoom', english)
