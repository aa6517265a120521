import { BANK_EXAMS } from '../bank-exams.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const BANK_PAGE: FamilyPage = {
  family: 'bank',
  path: '/bankhome',
  name: 'Bank',
  hero: {
    title: 'Bank Exams',
    year: false,
    text: 'IBPS, SBI and RRB exams for PO, Clerk and Specialist Officer posts: exam pattern, eligibility, salary and mock tests.',
  },
  countdown: { exam: 'sbi_clerk', name: 'SBI Clerk' },
  statistics: null,
  tabs: [
    { id: 'exam-info', label: INFORMATION, parts: [examAccordion(BANK_EXAMS, 'ibps_po')] },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, testsByExam('bank', ['ibps_po', 'ibps_so', 'ibps_clerk', 'sbi_clerk'])],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
