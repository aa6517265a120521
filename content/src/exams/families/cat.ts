import { same, say } from '../../text/localized.ts'
import { CAT } from '../patterns/entrance.ts'
import { CAT as SYLLABUS } from '../syllabus/cat.ts'
import { PHRASES } from '../texts/phrases.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES } from './family-page.ts'

export const CAT_PAGE: FamilyPage = {
  family: 'cat',
  path: '/cathome',
  name: same('CAT'),
  hero: {
    title: say('CAT Test Series', 'CAT టెస్ట్ సిరీస్', 'CAT टेस्ट सीरीज़'),
    year: true,
    text: say(
      'Exam pattern, syllabus, eligibility and mock tests: three sections of 40 minutes each, with no switching between sections.',
      'పరీక్ష విధానం, సిలబస్, అర్హత, మాక్ టెస్టులు: ఒక్కోటి 40 నిమిషాల మూడు విభాగాలు, విభాగాల మధ్య మారలేరు.',
      'परीक्षा पैटर्न, सिलेबस, पात्रता और मॉक टेस्ट: तीन खंड, हर खंड के लिए 40 मिनट, और एक खंड से दूसरे खंड में नहीं जा सकते।',
    ),
  },
  countdown: { exam: 'cat', name: same('CAT') },
  statistics: 'cat',
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'pattern',
          items: [
            {
              id: 'pattern',
              title: PHRASES.examPattern,
              blocks: [{ kind: 'patterns', sections: true, patterns: CAT }],
            },
            {
              id: 'eligibility',
              title: PHRASES.eligibility,
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    say(
                      'A bachelor’s degree with 50%; 45% for SC, ST and PwBD candidates',
                      '50%తో బ్యాచిలర్ డిగ్రీ; SC, ST, PwBD అభ్యర్థులకు 45%',
                      '50% के साथ स्नातक डिग्री; SC, ST और PwBD उम्मीदवारों के लिए 45%',
                    ),
                    PHRASES.finalYearStudentsCanApply,
                    say('No limit on age or attempts', 'వయసుకు గానీ ప్రయత్నాలకు గానీ పరిమితి లేదు', 'न आयु की सीमा, न प्रयासों की'),
                  ],
                },
              ],
            },
            {
              id: 'selection',
              title: say('Selection process', 'ఎంపిక విధానం', 'चयन प्रक्रिया'),
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    say(
                      'Scores of the three slots are scaled and converted to percentiles',
                      'మూడు స్లాట్ల స్కోర్లను స్కేల్ చేసి పర్సంటైల్‌లుగా మారుస్తారు',
                      'तीनों स्लॉट के स्कोर स्केल करके पर्सेंटाइल में बदले जाते हैं',
                    ),
                    say(
                      'Each institute sets its own sectional and overall cut-offs',
                      'ప్రతి సంస్థ విభాగాల వారీ కటాఫ్‌లు, మొత్తం కటాఫ్‌ను సొంతంగా నిర్ణయిస్తుంది',
                      'हर संस्थान अपना खंडवार और कुल कटऑफ़ खुद तय करता है',
                    ),
                    say(
                      'Then written ability test and interview; academic record and work experience also count, as per each institute',
                      'తర్వాత రాత సామర్థ్య పరీక్ష, ఇంటర్వ్యూ; సంస్థను బట్టి అకడమిక్ రికార్డు, పని అనుభవం కూడా లెక్కలోకి వస్తాయి',
                      'फिर लिखित योग्यता परीक्षा और इंटरव्यू; संस्थान के अनुसार शैक्षणिक रिकॉर्ड और कार्य अनुभव के भी अंक जुड़ते हैं',
                    ),
                  ],
                },
              ],
            },
            {
              id: 'syllabus',
              title: PHRASES.syllabus,
              blocks: SYLLABUS.map(({ section, topics }) => ({ kind: 'list', title: section, items: topics })),
            },
          ],
        },
      ],
    },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [
        { kind: 'packages' },
        { kind: 'tests', title: say('CAT tests', 'CAT టెస్టులు', 'CAT के टेस्ट'), series: 'cat' },
      ],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
