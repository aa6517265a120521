/** The texts of the home page. It promises only what the product does. */
export const texts = {
  title: 'Mock tests that behave like the real exam',
  description:
    'Mock tests for ICET, SSC, bank, railway, AFCAT, MAT, CAT and NIMCET, on the real examination screen, safe on a weak network, with every answer explained.',
  sample: 'Sample',
  banner: {
    label: 'What is new',
    carousel: 'carousel',
    slide: 'slide',
    position: (number: number, of: number) => `${number} of ${of}`,
    show: (number: number) => `Show slide ${number}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides',
    play: 'Let the slides go on',
    more: 'Read more',
  },
  courses: {
    title: 'Choose your exam',
    lead: 'What is asked, how it is marked, when it is held, and tests to practise on.',
    of: {
      SSC: 'CGL, CHSL, CPO, GD, MTS',
      Bank: 'IBPS, SBI, RRB: PO and Clerk',
      AFCAT: 'Officers of the Air Force',
      RRB: 'NTPC, Group D, ALP',
      ICET: 'MBA and MCA in TS and AP',
      MAT: 'Management schools of India',
      CAT: 'IIMs and other schools',
      NIMCET: 'MCA at the NITs',
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
    map: (institute: string) => `Map: where ${institute} is`,
    drawn: (address: string, position: string) => `A drawing of the place: ${address}, at ${position}`,
  },
  welcome: {
    close: 'Close',
    later: 'Not now',
  },
  hero: {
    title: 'Practise on the real exam screen.',
    lead: 'Full-length mock tests on a screen that works like the real one. Every answer you give stays safe, even when the network does not.',
    start: 'Start a free test',
    all: 'See all tests',
    note: 'The first three ICET tests are free.',
  },
  offers: {
    title: 'Made for the day that counts',
    lead: 'Practice helps most when nothing about the screen, the clock or the marking is a surprise later.',
    items: [
      {
        icon: 'screen',
        title: 'The real examination screen',
        text: 'Sections, question palette, mark for review, one click per act. In the hall you will know where everything is.',
      },
      {
        icon: 'safe',
        title: 'No answer is lost',
        text: 'What you choose is kept on your phone first and sent when the network is back. A closed tab or a dead battery costs you nothing but time.',
      },
      {
        icon: 'clock',
        title: 'An honest clock',
        text: 'The time runs on our server, as in the hall. When it is over the test closes by itself, and everything you had answered counts.',
      },
      {
        icon: 'explained',
        title: 'Worked solutions',
        text: 'After the test you see your marks by section and the solution of every question, right or wrong.',
      },
    ],
  },
  steps: {
    title: 'How a mock test works',
    items: [
      { title: 'Choose a test', text: 'Log in, pick a test and read its instructions. The clock does not run yet.' },
      {
        title: 'Answer against the clock',
        text: 'The whole paper is on your phone before the time starts, so moving between questions needs no network.',
      },
      {
        title: 'Submit',
        text: 'Finish early, or let the clock finish for you. Answers still on their way are counted when they arrive.',
      },
      {
        title: 'Learn from it',
        text: 'Read your marks and solutions, come back to them at any time, and take the test again.',
      },
    ],
  },
  call: {
    title: 'Take your first test today',
    text: 'An account needs your name, an e-mail address and a phone number. The first three ICET tests cost nothing.',
    signup: 'Create an account',
    tests: 'Choose a test',
  },
} as const
