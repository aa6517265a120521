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
    text: 'Three sections, forty minutes each, no way back. Practise where to spend them.',
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
                    'A bachelor’s degree with 50%; 45% for SC, ST and candidates with disabilities',
                    'Students of the last year may sit it',
                    'No limit of age or attempts',
                  ],
                },
              ],
            },
            {
              id: 'selection',
              title: 'From the score to a seat',
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    'Scores are scaled, so that the slots of the day can be compared',
                    'Every institute sets cut-offs for each section and for the whole',
                    'Writing test and interview follow; school marks, degree and work count as each institute says',
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
