import { markingInWords, paperOf } from '../pattern.ts'
import { MAT } from '../patterns/entrance.ts'
import { MAT as SYLLABUS } from '../syllabus/mat.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES } from './family-page.ts'

export const MAT_PAGE: FamilyPage = {
  family: 'mat',
  path: '/mathome',
  name: 'MAT',
  hero: {
    title: 'Management Aptitude Test',
    year: false,
    text: 'MBA and PGDM entrance test held four times a year and accepted by 600+ B-schools: exam pattern, eligibility, scores and mock tests.',
  },
  countdown: { exam: 'mat', name: 'MAT' },
  statistics: null,
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'about',
          items: [
            {
              id: 'about',
              title: 'About MAT',
              blocks: [
                {
                  kind: 'text',
                  text: 'MAT is conducted by the All India Management Association (AIMA) since 1988. It is held several times a year, as a paper based test or a computer based test.',
                },
                {
                  kind: 'facts',
                  rows: [
                    ['Held', 'Four times a year'],
                    ['Accepted by', '600+ schools'],
                    ['Score valid', 'One year'],
                    ['Fee', '₹1,650 for one mode, ₹2,650 for both'],
                  ],
                },
              ],
            },
            {
              id: 'pattern',
              title: 'Exam pattern',
              blocks: [{ kind: 'patterns', sections: true, patterns: MAT }],
            },
            {
              id: 'eligibility',
              title: 'Eligibility and registration',
              blocks: [
                {
                  kind: 'list',
                  title: 'Who can apply',
                  items: [
                    'Graduates in any subject; final-year students can also apply',
                    'No age limit and no minimum marks; B-schools set their own',
                  ],
                },
                {
                  kind: 'list',
                  title: 'How to register',
                  items: [
                    'Register on the AIMA website and fill in the form',
                    'Choose the mode: paper based test, computer based test, or both',
                    'Upload photo and signature, choose up to five B-schools, and pay the fee: ₹1,650 for one mode, ₹2,650 for both',
                    'Download the admit card some days before the test',
                  ],
                },
              ],
            },
            {
              id: 'scores',
              title: 'Scores',
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    markingInWords(paperOf(MAT)),
                    'The scorecard shows a composite score out of 800 and a percentile',
                    'The last section is shown on the scorecard but not counted in the composite score',
                    'The score is valid for one year',
                  ],
                },
              ],
            },
            {
              id: 'colleges',
              title: 'Accepting colleges',
              blocks: [
                {
                  kind: 'text',
                  text: '600+ schools accept MAT. Some of them are listed here; the full list for each session is on the AIMA website.',
                },
                {
                  kind: 'list',
                  title: null,
                  items: [
                    'Institute of Public Enterprise, Hyderabad',
                    'ICBM School of Business Excellence, Hyderabad',
                    'Siva Sivani Institute of Management, Secunderabad',
                    'Vignana Jyothi Institute of Management, Hyderabad',
                    'GITAM School of Business, Visakhapatnam',
                    'ISBR Business School, Bengaluru',
                    'Alliance University, Bengaluru',
                    'Jaipuria Institute of Management, Noida and Lucknow',
                    'New Delhi Institute of Management, Delhi',
                    'Institute of Management Studies, Ghaziabad',
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
      parts: [{ kind: 'packages' }, { kind: 'tests', title: 'MAT tests', series: 'mat' }],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
