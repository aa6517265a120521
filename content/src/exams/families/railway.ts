import { RAILWAY_EXAMS } from '../railway.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const RAILWAY_PAGE: FamilyPage = {
  family: 'railway',
  path: '/rrbhome',
  name: 'Railway',
  hero: {
    title: 'Railway Recruitment',
    year: false,
    text: 'RRB NTPC, Group D and ALP: stages, exam pattern, posts, eligibility, salary, test series and latest notifications for railway jobs.',
  },
  countdown: { exam: 'rrb_ntpc', name: 'RRB NTPC' },
  statistics: null,
  tabs: [
    { id: 'exam-info', label: INFORMATION, parts: [examAccordion(RAILWAY_EXAMS, null)] },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, testsByExam('railway')],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [
    {
      kind: 'blocks',
      blocks: [
        {
          kind: 'cards',
          title: 'Why Choose these tests',
          items: [
            {
              title: 'Real exam screen',
              text: 'Question palette, mark for review and timer work as in the real computer based test.',
            },
            {
              title: 'Exact negative marking',
              text: '1/3 mark is deducted for each wrong answer, and your score is calculated exactly.',
            },
            {
              title: 'Works on a weak network',
              text: 'The full paper is loaded before the timer starts, and your answers are kept on your phone until they are synced.',
            },
            {
              title: 'Solutions for every question',
              text: 'After the test you see the solution of every question and the time you spent on it.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Disclaimer: this site is for exam preparation only and is not connected with Indian Railways or the Railway Recruitment Boards. Check the official notification on the website of your RRB.',
        },
      ],
    },
  ],
}
