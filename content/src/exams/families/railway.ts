import { same, say } from '../../text/localized.ts'
import { RAILWAY_EXAMS } from '../railway.ts'
import { examAccordion } from './exam-accordion.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES, testsByExam } from './family-page.ts'

export const RAILWAY_PAGE: FamilyPage = {
  family: 'railway',
  path: '/rrbhome',
  name: say('Railway', 'రైల్వే', 'रेलवे'),
  hero: {
    title: say('Railway Recruitment', 'రైల్వే నియామకాలు', 'रेलवे भर्ती'),
    year: false,
    text: say(
      'RRB NTPC, Group D and ALP: stages, exam pattern, posts, eligibility, salary, test series and latest notifications for railway jobs.',
      'RRB NTPC, గ్రూప్ D, ALP: దశలు, పరీక్ష విధానం, పోస్టులు, అర్హత, జీతం, టెస్ట్ సిరీస్, రైల్వే ఉద్యోగాల తాజా నోటిఫికేషన్లు.',
      'RRB NTPC, ग्रुप D और ALP: चरण, परीक्षा पैटर्न, पद, पात्रता, वेतन, टेस्ट सीरीज़ और रेलवे नौकरियों की नवीनतम अधिसूचनाएँ।',
    ),
  },
  countdown: { exam: 'rrb_ntpc', name: same('RRB NTPC') },
  statistics: null,
  tabs: [
    { id: 'exam-info', label: INFORMATION, parts: [examAccordion(RAILWAY_EXAMS, null)] },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [{ kind: 'packages' }, testsByExam('railway')],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [
    {
      kind: 'blocks',
      blocks: [
        {
          kind: 'cards',
          title: say('Why Choose these tests', 'ఈ టెస్టులే ఎందుకు', 'ये टेस्ट क्यों चुनें'),
          items: [
            {
              title: say('Real exam screen', 'నిజమైన పరీక్ష స్క్రీన్', 'असली परीक्षा स्क्रीन'),
              text: say(
                'Question palette, mark for review and timer work as in the real computer based test.',
                'ప్రశ్నల ప్యాలెట్, రివ్యూ కోసం మార్క్, టైమర్ నిజమైన కంప్యూటర్ ఆధారిత పరీక్షలో లాగే పనిచేస్తాయి.',
                'प्रश्न पैलेट, रिव्यू के लिए मार्क और टाइमर असली कंप्यूटर आधारित परीक्षा की तरह काम करते हैं।',
              ),
            },
            {
              title: say('Exact negative marking', 'కచ్చితమైన నెగెటివ్ మార్కింగ్', 'सटीक नेगेटिव मार्किंग'),
              text: say(
                '1/3 mark is deducted for each wrong answer, and your score is calculated exactly.',
                'ప్రతి తప్పు సమాధానానికి 1/3 మార్కు తగ్గుతుంది, మీ స్కోర్ కచ్చితంగా లెక్కిస్తాం.',
                'हर गलत उत्तर पर 1/3 अंक कटता है, और आपका स्कोर ठीक-ठीक निकाला जाता है।',
              ),
            },
            {
              title: say('Works on a weak network', 'నెట్‌వర్క్ బలహీనంగా ఉన్నా పనిచేస్తుంది', 'कमज़ोर नेटवर्क पर भी चलता है'),
              text: say(
                'The full paper is loaded before the timer starts, and your answers are kept on your phone until they are synced.',
                'టైమర్ మొదలయ్యే ముందే పేపర్ మొత్తం లోడ్ అవుతుంది, మీ సమాధానాలు సింక్ అయ్యే వరకు మీ ఫోన్‌లో ఉంటాయి.',
                'टाइमर शुरू होने से पहले पूरा पेपर लोड हो जाता है, और सिंक होने तक आपके उत्तर आपके फ़ोन में रहते हैं।',
              ),
            },
            {
              title: say('Solutions for every question', 'ప్రతి ప్రశ్నకూ వివరణ', 'हर प्रश्न का हल'),
              text: say(
                'After the test you see the solution of every question and the time you spent on it.',
                'టెస్ట్ తర్వాత ప్రతి ప్రశ్నకూ వివరణ, దానికి మీకు పట్టిన సమయం చూడవచ్చు.',
                'टेस्ट के बाद आप हर प्रश्न का हल और उस पर लगा समय देखते हैं।',
              ),
            },
          ],
        },
        {
          kind: 'text',
          text: say(
            'Disclaimer: this site is for exam preparation only and is not connected with Indian Railways or the Railway Recruitment Boards. Check the official notification on the website of your RRB.',
            'గమనిక: ఈ సైట్ పరీక్షల సన్నద్ధతకు మాత్రమే; దీనికి భారతీయ రైల్వేతో గానీ, రైల్వే రిక్రూట్‌మెంట్ బోర్డులతో గానీ సంబంధం లేదు. మీ RRB వెబ్‌సైట్‌లో అధికారిక నోటిఫికేషన్ చూడండి.',
            'अस्वीकरण: यह साइट केवल परीक्षा की तैयारी के लिए है और भारतीय रेल या रेलवे भर्ती बोर्डों से जुड़ी नहीं है। अपने RRB की वेबसाइट पर आधिकारिक अधिसूचना देखें।',
          ),
        },
      ],
    },
  ],
}
