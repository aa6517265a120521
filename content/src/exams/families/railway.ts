import { RAILWAY_EXAMS } from '../railway.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES } from './family-page.ts'

export const RAILWAY_PAGE: FamilyPage = {
  family: 'railway',
  path: '/rrbhome',
  name: 'Railway',
  hero: {
    title: 'Railway recruitment',
    year: false,
    text: 'NTPC, Group D and assistant loco pilots: the stages, the posts and the standards the railway boards set.',
  },
  countdown: { exam: 'rrb_ntpc', name: 'RRB NTPC' },
  statistics: null,
  tabs: [
    { id: 'exam-info', label: INFORMATION, parts: [examAccordion(RAILWAY_EXAMS, null)] },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [
        { kind: 'packages' },
        { kind: 'exams', title: 'Tests by exam', exams: ['rrb_ntpc', 'rrb_group_d', 'rrb_alp'] },
      ],
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
              title: 'The screen of the boards',
              text: 'Palette, marking for review and the clock work as at the centre, so that nothing is new on the day.',
            },
            {
              title: 'Thirds counted exactly',
              text: 'A wrong answer costs a third of a mark. Your result is exact to the fraction, not rounded on the way.',
            },
            {
              title: 'A weak network is enough',
              text: 'The paper is on your phone before the clock starts, and answers wait there until they reach us.',
            },
            {
              title: 'Every answer explained',
              text: 'After the test each question has its solution, right or wrong, and your time on it.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Disclaimer: this is a site for preparation. It has no connection with Indian Railways or the Railway Recruitment Boards. Dates, posts and rules are those of earlier notices; the notice of the year on the site of your board decides.',
        },
      ],
    },
  ],
}
