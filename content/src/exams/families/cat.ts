import { CAT } from '../patterns/entrance.ts'
import { CAT as SYLLABUS } from '../syllabus/cat.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES } from './family-page.ts'

export const CAT_PAGE: FamilyPage = {
  family: 'cat',
  path: '/cathome',
  name: 'CAT',
  hero: {
    title: 'CAT Test Series',
    year: true,
    text: 'Exam pattern, syllabus, eligibility and mock tests: three sections of 40 minutes each, with no switching between sections.',
  },
  countdown: { exam: 'cat', name: 'CAT' },
  statistics: 'cat',
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'pattern',
          items: [
            { id: 'pattern', title: 'Exam pattern', blocks: [{ kind: 'patterns', sections: true, patterns: CAT }] },
            {
              id: 'eligibility',
              title: 'Eligibility',
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    'A bachelor’s degree with 50%; 45% for SC, ST and PwBD candidates',
                    'Final-year students can apply',
                    'No limit on age or attempts',
                  ],
                },
              ],
            },
            {
              id: 'selection',
              title: 'Selection process',
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    'Scores of the three slots are scaled and converted to percentiles',
                    'Each institute sets its own sectional and overall cut-offs',
                    'Then written ability test and interview; academic record and work experience also count, as per each institute',
                  ],
                },
              ],
            },
            {
              id: 'syllabus',
              title: 'Syllabus',
              blocks: SYLLABUS.map(({ section, topics }) => ({ kind: 'list', title: section, items: topics })),
            },
          ],
        },
      ],
    },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, { kind: 'tests', title: 'CAT tests', series: 'cat' }],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
