import { markingInWords, paperOf } from '../pattern.ts'
import { AFCAT } from '../patterns/entrance.ts'
import { AFCAT as SYLLABUS } from '../syllabus/afcat.ts'
import { type FamilyPage, TEST_SERIES } from './family-page.ts'

const PAPER = paperOf(AFCAT)

export const AFCAT_PAGE: FamilyPage = {
  family: 'afcat',
  path: '/afcathome',
  name: 'AFCAT',
  hero: {
    title: 'AFCAT portal',
    year: false,
    text: 'For graduates who want to become officers in the Indian Air Force: exam pattern, syllabus, AFSB, mock tests and documents required.',
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
                ['Held', 'Twice a year{ (February and August)}'],
                ['Mode', 'Computer-based, in English'],
                ['Paper', `${PAPER.questions} questions, ${PAPER.marks} marks, ${PAPER.minutes} minutes`],
                ['Marking', markingInWords(PAPER)],
                ['After AFCAT', 'AFSB interview of five days, then the medical examination'],
              ],
            },
            {
              kind: 'cards',
              title: 'Branches',
              items: [
                {
                  title: 'Flying',
                  text: 'Fighter, transport and helicopter pilots, Short Service Commission. Age 20 to 24.',
                },
                {
                  title: 'Ground Duty, technical',
                  text: 'Aeronautical Engineer (Electronics) and (Mechanical). Age 20 to 26.',
                },
                {
                  title: 'Ground Duty, non-technical',
                  text: 'Weapon Systems, Administration, Logistics, Accounts, Education and Meteorology. Age 20 to 26.',
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
                'Colour photo, at most 50KB',
                'Signature, at most 30KB',
                'Class 10 certificate, as proof of date of birth',
                'Mark sheets of class 12 and degree',
                'Aadhaar number, e-mail address and mobile number',
              ],
            },
            {
              kind: 'checklist',
              title: 'For the test centre',
              items: ['Printed admit card', 'Photo identity card', 'The same photo as in the application'],
            },
            {
              kind: 'checklist',
              title: 'For the selection board (AFSB), five days',
              items: [
                '10 photos, passport size',
                'AFCAT admit card and AFSB call letter',
                'Original certificates and mark sheets, with photocopies',
                'Certificate from the college, for final-year students',
                'Domicile, caste or NCC certificates, if applicable',
                'Clothes for outdoor tasks and the interview, for five days',
              ],
            },
          ],
        },
      ],
    },
  ],
  after: [],
}
