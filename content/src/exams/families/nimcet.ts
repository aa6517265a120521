import { NIMCET } from '../patterns/entrance.ts'
import { NIMCET as SYLLABUS } from '../syllabus/nimcet.ts'
import { type FamilyPage, INFORMATION, TEST_SERIES } from './family-page.ts'

export const NITS = [
  'NIT Agartala',
  'MNNIT Allahabad, Prayagraj',
  'MANIT Bhopal',
  'NIT Jamshedpur',
  'NIT Kurukshetra',
  'NIT Meghalaya',
  'NIT Patna',
  'NIT Raipur',
  'NITK Surathkal',
  'NIT Tiruchirappalli',
  'NIT Warangal',
] as const

export const NIMCET_PAGE: FamilyPage = {
  family: 'nimcet',
  path: '/nimcethome',
  name: 'NIMCET',
  hero: {
    title: 'NIMCET: MCA at the NITs',
    year: false,
    text: 'Entrance test for MCA admission in 11 NITs: exam pattern, eligibility, participating institutes, syllabus, mock tests and updates.',
  },
  countdown: { exam: 'nimcet', name: 'NIMCET' },
  statistics: 'nimcet',
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'pattern',
          items: [
            { id: 'pattern', title: 'Exam pattern', blocks: [{ kind: 'patterns', sections: true, patterns: NIMCET }] },
            {
              id: 'eligibility',
              title: 'Eligibility',
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    'A 3-year bachelor’s degree (BSc, BCA, BIT, BVoc or equivalent), or BE or BTech',
                    'At least 60% or 6.5 CGPA; 55% or 6.0 CGPA for SC, ST and PwBD candidates',
                    'Mathematics or statistics studied in the degree',
                    'Final-year students can apply',
                  ],
                },
              ],
            },
            {
              id: 'institutes',
              title: 'Participating NITs',
              blocks: [
                { kind: 'text', text: 'Eleven National Institutes of Technology participate.' },
                { kind: 'list', title: null, items: NITS },
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
      parts: [{ kind: 'packages' }, { kind: 'tests', title: 'NIMCET tests', series: 'nimcet' }],
    },
    { id: 'success-stories', label: 'Success Stories', parts: [{ kind: 'stories', exam: 'nimcet' }] },
    { id: 'notifications', label: 'Updates', parts: [{ kind: 'notices' }] },
  ],
  after: [
    {
      kind: 'blocks',
      blocks: [
        {
          kind: 'cards',
          title: 'Why Pursue MCA',
          items: [
            {
              title: 'Two-year degree',
              text: 'A master’s degree in computer applications for graduates who did not study engineering.',
            },
            {
              title: 'Practical syllabus',
              text: 'Programming, databases, networks, software engineering and a full-semester project.',
            },
            {
              title: 'NIT placements',
              text: 'MCA students of an NIT can attend the campus placements of their institute.',
            },
            {
              title: 'Career options',
              text: 'Software development, data, cyber security, teaching or research.',
            },
          ],
        },
      ],
    },
  ],
}
