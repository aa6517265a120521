import { same, say } from '../../text/localized.ts'
import { SSC_EXAMS } from '../ssc.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const SSC_PAGE: FamilyPage = {
  family: 'ssc',
  path: '/sschome',
  name: same('SSC'),
  hero: {
    title: say('SSC Exams', 'SSC పరీక్షలు', 'SSC परीक्षाएँ'),
    year: false,
    text: say(
      'SSC CGL, CHSL, CPO, GD Constable and MTS exams: exam pattern, tiers, posts, eligibility, salary, test series and notifications.',
      'SSC CGL, CHSL, CPO, GD కానిస్టేబుల్, MTS పరీక్షలు: పరీక్ష విధానం, టియర్లు, పోస్టులు, అర్హత, జీతం, టెస్ట్ సిరీస్, నోటిఫికేషన్లు.',
      'SSC CGL, CHSL, CPO, GD कांस्टेबल और MTS परीक्षाएँ: परीक्षा पैटर्न, टियर, पद, पात्रता, वेतन, टेस्ट सीरीज़ और अधिसूचनाएँ।',
    ),
  },
  countdown: { exam: 'ssc_cgl', name: same('SSC CGL') },
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
