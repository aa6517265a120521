import { useTextsOf } from '../../shared/languages/language-provider.tsx'

/** The texts of the home page. It promises only what the product does. */
export const english = {
  title: 'Mock tests on the real exam screen',
  description: 'Free mock tests for {exams} on the real exam screen, with solutions, rank and exam dates.',
  sample: 'Sample',
  banner: {
    label: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    position: (number: number, of: number) => `${number} of ${of}`,
    show: (number: number) => `Show slide ${number}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop slides',
    play: 'Play slides',
    more: 'Read more',
  },
  courses: {
    title: 'Choose your exam',
    lead: 'Exam pattern, syllabus, exam dates and mock tests.',
    bank: 'Bank',
    of: {
      ssc: 'CGL, CHSL, CPO, GD, MTS',
      bank: 'IBPS, SBI, RRB: PO and Clerk',
      afcat: 'Air Force officers',
      railway: 'NTPC, Group D, ALP',
      icet: 'MBA and MCA in TS and AP',
      mat: 'MBA and PGDM',
      cat: 'IIMs and other B-schools',
      nimcet: 'MCA at the NITs',
    },
  },
  about: {
    title: (institute: string) => `About ${institute}`,
    sample: 'Sample figures.',
  },
  testimonials: {
    title: 'What students say',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
  },
  location: {
    title: 'Visit us',
    none: 'Our address, phone number and business hours will be shown here soon.',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Business hours',
    directions: 'Get Directions',
    showMap: 'Show the map',
    map: (institute: string) => `Map: location of ${institute}`,
    drawn: (address: string, position: string) => `Sketch map of ${address}, at ${position}`,
  },
  welcome: {
    close: 'Close',
    later: 'Not now',
  },
  hero: {
    title: 'Practise on the real exam screen.',
    lead: 'Full-length mock tests for {exams}. Your answers stay saved even when the network fails.',
    start: 'Start a free test',
    all: 'See all tests',
    note: 'The first three ICET tests are free.',
  },
  steps: {
    title: 'How a mock test works',
    items: [
      { title: 'Choose a test', text: 'Log in, choose a test and read the instructions.' },
      {
        title: 'Answer',
        text: 'The full paper is loaded before the timer starts, so a weak network does not stop you.',
      },
      {
        title: 'Submit',
        text: 'Submit, or the test is submitted when time is over.',
      },
      {
        title: 'Review',
        text: 'See your marks and solutions at any time, and reattempt the test.',
      },
    ],
  },
  call: {
    title: 'Take your first test today',
    text: 'Create an account with your name, e-mail and phone number.',
    signup: 'Create an account',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('home', english)
