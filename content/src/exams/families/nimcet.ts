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
    text: 'One paper of two hours decides about the MCA seats of eleven National Institutes of Technology.',
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
                    'A bachelor’s degree of three years: BSc, BCA, BIT, BVoc or the like, or BE or BTech',
                    'At least 60% or a CGPA of 6.5; 55% or 6.0 for SC, ST and candidates with disabilities',
                    'Mathematics or statistics studied in the degree',
                    'Students of the last year may sit it',
                  ],
                },
              ],
            },
            {
              id: 'institutes',
              title: 'Participating NITs',
              blocks: [
                { kind: 'text', text: 'Eleven National Institutes of Technology take part.' },
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
              title: 'Two years to a profession',
              text: 'A master’s degree in computing for graduates of science and commerce who did not study engineering.',
            },
            {
              title: 'Close to practice',
              text: 'Programming, databases, networks and a long project: most of it is used in the first week of work.',
            },
            {
              title: 'The name of an NIT',
              text: 'Companies that recruit engineers on the campus of an NIT interview its MCA students as well.',
            },
            {
              title: 'Open ends',
              text: 'Software, data, security, teaching or research: the degree leads to each of them.',
            },
          ],
        },
      ],
    },
  ],
}
