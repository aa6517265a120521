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
    text: 'Four chances a year, one score, more than 600 schools. See what the paper asks, who may sit it and where it leads.',
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
                  text: 'The All India Management Association has held MAT since 1988. It is one of the few tests for management schools that come several times a year, on paper or at the computer.',
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
                  title: 'Who may sit it',
                  items: [
                    'Graduates of any subject, and students of the last year',
                    'No limit of age, no minimum of marks; schools set their own',
                  ],
                },
                {
                  kind: 'list',
                  title: 'How to register',
                  items: [
                    'Make an account on the site of AIMA and fill in the form',
                    'Choose the mode: on paper, at the computer, or both',
                    'Upload photo and signature, name up to five schools, pay the fee: ₹1,650 for one mode, ₹2,650 for both',
                    'Print the admit card some days before the test',
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
                    'A right answer earns one mark, a wrong one costs a quarter of a mark',
                    'The composite score goes up to 800 and comes with a percentile',
                    'The last section is shown on the card and left out of the composite score',
                    'A score is valid for one year',
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
                  text: '600+ schools accept MAT. Some that have done so for years are listed here; the list of each session is on the site of AIMA.',
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
