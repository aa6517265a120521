import { AFCAT } from '../patterns/entrance.ts'
import { AFCAT as SYLLABUS } from '../syllabus/afcat.ts'
import { type FamilyPage, TEST_SERIES } from './family-page.ts'

export const AFCAT_PAGE: FamilyPage = {
  family: 'afcat',
  path: '/afcathome',
  name: 'AFCAT',
  hero: {
    title: 'AFCAT portal',
    year: false,
    text: 'For graduates who want to be officers of the Indian Air Force: the test, the selection board and the papers you need.',
  },
  countdown: { exam: 'afcat', name: 'AFCAT' },
  statistics: null,
  tabs: [
    {
      id: 'home',
      label: 'Home',
      parts: [
        {
          kind: 'blocks',
          blocks: [
            {
              kind: 'facts',
              rows: [
                ['Held', 'Twice a year, in February and August'],
                ['Mode', 'Computer-based, in English'],
                ['Paper', '100 questions, 300 marks, 120 minutes'],
                ['Marking', '+3 for a right answer, −1 for a wrong one'],
                ['After it', 'Selection board (AFSB) of five days, then the medical'],
              ],
            },
            {
              kind: 'cards',
              title: 'Branches',
              items: [
                {
                  title: 'Flying',
                  text: 'Fighters, transport and helicopters, on a short service commission. 20 to 24 years.',
                },
                {
                  title: 'Ground Duty, technical',
                  text: 'Aeronautical engineers, electronics and mechanical. 20 to 26 years.',
                },
                {
                  title: 'Ground Duty, non-technical',
                  text: 'Weapon systems, administration, logistics, accounts, education and meteorology. 20 to 26 years.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'examPattern',
      label: 'Exam Pattern',
      parts: [{ kind: 'blocks', blocks: [{ kind: 'patterns', sections: true, patterns: AFCAT }] }],
    },
    {
      id: 'syllabus',
      label: 'Syllabus',
      parts: [
        {
          kind: 'accordion',
          open: null,
          items: SYLLABUS.map(({ section, topics }, index) => ({
            id: `section-${index + 1}`,
            title: section,
            blocks: [{ kind: 'list', title: null, items: topics }],
          })),
        },
      ],
    },
    {
      id: 'testSeries',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, { kind: 'tests', title: 'Featured mock tests', series: 'afcat' }],
    },
    {
      id: 'documents',
      label: 'Documents',
      parts: [
        {
          kind: 'blocks',
          blocks: [
            {
              kind: 'checklist',
              title: 'For the application',
              items: [
                'Photo in colour, at most 50KB',
                'Signature, at most 30KB',
                'Class 10 certificate, for the date of birth',
                'Marks of class 12 and of the degree',
                'Aadhaar number, e-mail address and mobile number',
              ],
            },
            {
              kind: 'checklist',
              title: 'For the test centre',
              items: ['Printed admit card', 'Identity card with photo', 'A photo like the one of the application'],
            },
            {
              kind: 'checklist',
              title: 'For the selection board (AFSB), five days',
              items: [
                '10 photos in passport size',
                'Admit card of AFCAT and call letter of the board',
                'Originals and copies of all certificates and mark sheets',
                'Certificate of the college that the degree will be finished in time, for students of the last year',
                'Domicile, caste or NCC certificates, where they apply',
                'Clothes for group tasks and for the interview, and what you need for five days',
              ],
            },
          ],
        },
      ],
    },
  ],
  after: [],
}
