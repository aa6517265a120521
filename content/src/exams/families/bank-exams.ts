import { say } from '../../text/localized.ts'
import { BANK_EXAMS } from '../bank-exams.ts'
import { PHRASES } from '../texts/phrases.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const BANK_PAGE: FamilyPage = {
  family: 'bank',
  path: '/bankhome',
  name: say('Bank', 'బ్యాంక్', 'बैंक'),
  hero: {
    title: say('Bank Exams', 'బ్యాంక్ పరీక్షలు', 'बैंक परीक्षाएँ'),
    year: false,
    text: say(
      'IBPS, SBI and RRB exams for PO, Clerk and Specialist Officer posts: exam pattern, eligibility, salary and mock tests.',
      'PO, క్లర్క్, స్పెషలిస్ట్ ఆఫీసర్ పోస్టులకు IBPS, SBI, RRB పరీక్షలు: పరీక్ష విధానం, అర్హత, జీతం, మాక్ టెస్టులు.',
      'PO, क्लर्क और विशेषज्ञ अधिकारी पदों के लिए IBPS, SBI और RRB परीक्षाएँ: परीक्षा पैटर्न, पात्रता, वेतन और मॉक टेस्ट।',
    ),
  },
  countdown: { exam: 'sbi_clerk', name: PHRASES.sbiClerk },
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
