import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

const english = {
  heading: 'Live mock tests',
  pageTitle: 'Live mock test',
  description: (title: string, exam: string) =>
    `${title}: a live mock test for ${exam}. Dates and shifts, registration.`,
  back: 'All tests',
  exam: (name: string) => `Live mock test for ${name}`,
  loading: 'Loading the mock test',
  failed: 'The mock test could not be loaded.',
  notFound: 'This mock test is not there',
  notFoundText: 'It was removed, or it is for students of certain batches. Log in to see it.',
  shifts: (count: number) => (count === 1 ? '1 shift' : `${count} shifts`),
  shift: (number: number) => `Shift ${number}`,
  duration: minutes,
  startsBetween: (day: string, from: string, until: string) => `${day}. Start between ${from} and ${until}.`,
  startsAt: (day: string, at: string, until: string) =>
    `${day}. The test begins at ${at} for everybody. Late entry until ${until}, with less time.`,
  places: (left: number) => (left === 0 ? 'No places left' : left === 1 ? '1 place left' : `${left} places left`),
  registerUntil: (day: string, time: string) => `Registration closes on ${day}, ${time}.`,
  registrationClosed: 'Registration is closed.',
  over: 'This shift is over.',
  noRegistration: 'No registration is needed.',
  howTo: 'Register for one shift. Only registered students can start it. All times are Indian time.',
  registerFor: (number: number) => `Register for shift ${number}`,
  changeTo: (number: number) => `Change to shift ${number}`,
  cancelOf: (number: number) => `Cancel registration for shift ${number}`,
  registered: 'You are registered for this shift.',
  registeredToast: (number: number) => `You are registered for shift ${number}.`,
  mailBefore: 'You get an e-mail an hour before it.',
  calledOff: (number: number, reason: string) => `Shift ${number} was called off: ${reason}`,
  freed: 'You were registered for it. You can register for another shift that has places.',
  moved: (day: string, time: string) => `New time. It was to begin on ${day}, ${time}.`,
  cancelled: 'Your registration was cancelled.',
  accountNeeded: 'Sign up or log in to register.',
  calendar: 'Add to calendar',
  toTest: 'Open the test',
  practise: 'Practise this test',
  rankList: 'Rank list',
  practice: 'The results of this test are out. You can take it as practice: it has the full time and is not ranked.',
  ended: 'This test cannot be started any more.',
  notDone: 'Your registration was not changed. Please try again.',
  see: 'See shifts and register',
  seeShift: 'See your shift',
  yourShift: (number: number, day: string, time: string) => `Your shift: ${number}, ${day}, ${time}`,
  from: (day: string, shifts: string) => `${day} · ${shifts}`,
  ofMock: (title: string, number: number) => `${title}, shift ${number}`,
  began: (time: string, left: number) => `The test began at ${time}. You have ${minutes(left)} left.`,
  entryUntil: (time: string) => `Late entry closes at ${time}.`,
  entryClosed: (time: string) => `Late entry closed at ${time}. This test cannot be started any more.`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('mocks', english)
