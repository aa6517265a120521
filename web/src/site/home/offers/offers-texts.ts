import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

/** Why to practise here, with two screens of the product. */
const english = {
  title: 'Why practise here',
  lead: 'Same screen, same timing and same marking as in the real exam.',
  items: {
    screen: {
      title: 'Real exam screen',
      text: 'Sections, question palette, mark for review and timer, as at the exam centre.',
    },
    safe: {
      title: 'No answer is lost',
      text: 'Answers are saved on your phone first and synced when the network is back.',
    },
    clock: {
      title: 'Server timer',
      text: 'The timer runs on the server. When time is over, the test is submitted automatically with all your answers.',
    },
    explained: {
      title: 'Solutions',
      text: 'After the test, see your section-wise marks and the solution of every question.',
    },
  },
  pictures: {
    room: {
      line: 'A mock test in progress on a phone.',
      alt: 'Exam screen of a mock test on a phone: section tabs, timer, question strip, a question with four options, and the buttons Mark & Next and Save & Next.',
    },
    result: {
      line: 'The result after you submit.',
      alt: 'Result of a mock test on a phone: total marks, questions attempted and not attempted, correct and incorrect answers, and accuracy.',
    },
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('offers', english)
