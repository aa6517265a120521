/** The texts of the home page. It promises only what the product does. */
export const texts = {
  title: 'Mock tests that behave like the real exam',
  description:
    'Full-length ICET mock tests for Telangana and Andhra Pradesh, on the real examination screen, safe on a weak network, with every answer explained.',
  hero: {
    title: 'Sit the exam before the exam.',
    lead: 'Full-length ICET mock tests on a screen that works like the real one. Every answer you give stays safe, even when the network does not.',
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
  icet: {
    title: 'ICET',
    subtitle: 'MBA and MCA entrance of Telangana and Andhra Pradesh',
    text: '200 questions in 150 minutes, one mark for a right answer and nothing taken off for a wrong one. The two states split the paper differently, so there are tests of both.',
    patterns: [
      { name: 'Telangana', sections: [75, 75, 50] },
      { name: 'Andhra Pradesh', sections: [75, 55, 70] },
    ],
    sections: ['Analytical', 'Mathematical', 'Communication'],
    questions: (name: string, counts: readonly number[]) =>
      `${name}: ${counts[0]} analytical, ${counts[1]} mathematical and ${counts[2]} communication questions`,
    open: 'Open the ICET tests',
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
