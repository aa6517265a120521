import { SSC_EXAMS } from '../ssc.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const SSC_PAGE: FamilyPage = {
  family: 'ssc',
  path: '/sschome',
  name: 'SSC',
  hero: {
    title: 'SSC Exams',
    year: false,
    text: 'SSC CGL, CHSL, CPO, GD Constable and MTS exams: exam pattern, tiers, posts, eligibility, salary, test series and notifications.',
  },
  countdown: { exam: 'ssc_cgl', name: 'SSC CGL' },
  statistics: null,
  tabs: [
    { id: 'exam-info', label: INFORMATION, parts: [examAccordion(SSC_EXAMS, 'ssc_cgl')] },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, testsByExam('ssc', ['ssc_cgl', 'ssc_cpo', 'ssc_chsl', 'ssc_mts'])],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
