import { joined, same, say } from '../text/localized.ts'
import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/bank-exams.ts'
import * as syllabus from './syllabus/bank-exams.ts'
import { PHRASES } from './texts/phrases.ts'

const DEGREE: Row = [PHRASES.education, PHRASES.anyDegree]
const RELAXATION: Row = [
  PHRASES.ageRelaxation,
  say(
    '5 years for SC and ST, 3 years for OBC, 10 years for PwBD candidates',
    'SC, ST అభ్యర్థులకు 5 ఏళ్లు, OBC అభ్యర్థులకు 3 ఏళ్లు, PwBD అభ్యర్థులకు 10 ఏళ్లు',
    'SC और ST को 5 वर्ष, OBC को 3 वर्ष, PwBD उम्मीदवारों को 10 वर्ष',
  ),
]
const IBPS = say(
  'Institute of Banking Personnel Selection (IBPS)',
  'ఇన్‌స్టిట్యూట్ ఆఫ్ బ్యాంకింగ్ పర్సనెల్ సెలక్షన్ (IBPS)',
  'बैंकिंग कार्मिक चयन संस्थान (IBPS)',
)
const TWO_LANGUAGES = PHRASES.englishAndHindi
const MANY_LANGUAGES = say(
  'English, Hindi and the language of the state; the English section is in English only',
  'ఇంగ్లీష్, హిందీ, రాష్ట్ర భాష; ఇంగ్లీష్ విభాగం ఇంగ్లీష్‌లో మాత్రమే',
  'अंग्रेज़ी, हिंदी और राज्य की भाषा; अंग्रेज़ी का खंड केवल अंग्रेज़ी में',
)
const OFFICER_PAY = say(
  '₹48,480–85,920 basic pay per month',
  'నెలకు మూల వేతనం ₹48,480–85,920',
  'मूल वेतन ₹48,480–85,920 प्रति माह',
)
const CLERK_PAY = say(
  '₹24,050–64,480 basic pay per month',
  'నెలకు మూల వేతనం ₹24,050–64,480',
  'मूल वेतन ₹24,050–64,480 प्रति माह',
)
const INTERVIEW = say(
  'Final merit: main examination 80%, interview 20%',
  'తుది మెరిట్: మెయిన్స్ పరీక్ష 80%, ఇంటర్వ్యూ 20%',
  'अंतिम मेरिट: मेन्स 80%, इंटरव्यू 20%',
)
const CUT_OFFS = say(
  'There are sectional cut-offs and an overall cut-off',
  'విభాగాల వారీ కటాఫ్‌లు, మొత్తం కటాఫ్ ఉంటాయి',
  'खंडवार कटऑफ़ और कुल कटऑफ़, दोनों होते हैं',
)

const sectionClock = {
  question: say(
    'Can I leave a section early?',
    'ఒక విభాగాన్ని సమయానికి ముందే వదిలి వెళ్లవచ్చా?',
    'क्या कोई खंड समय से पहले छोड़ा जा सकता है?',
  ),
  answer: say(
    'No. Each section has its own time, and the next section opens only when that time is over. Our mock tests work the same way.',
    'లేదు. ఒక్కో విభాగానికి విడి సమయం ఉంటుంది, ఆ సమయం ముగిశాకే తర్వాతి విభాగం తెరుచుకుంటుంది. మా మాక్ టెస్టులు కూడా ఇలాగే ఉంటాయి.',
    'नहीं। हर खंड का अपना समय है, और वह समय समाप्त होने पर ही अगला खंड खुलता है। हमारे मॉक टेस्ट में भी ऐसा ही है।',
  ),
} as const

const ibpsPo: Exam = {
  slug: 'ibps_po',
  name: same('IBPS PO'),
  title: same('IBPS PO'),
  fullName: say(
    'Common Recruitment for Probationary Officers and Management Trainees',
    'ప్రొబేషనరీ ఆఫీసర్లు, మేనేజ్‌మెంట్ ట్రైనీల ఉమ్మడి నియామకాలు',
    'प्रोबेशनरी ऑफ़िसर और मैनेजमेंट ट्रेनी की साझा भर्ती',
  ),
  family: 'bank',
  body: IBPS,
  day: { month: 10, day: 10, stage: 'Main' },
  usual: {
    text: say('Prelims in August, main in October', 'ప్రిలిమ్స్ ఆగస్టులో, మెయిన్స్ అక్టోబర్‌లో', 'प्रीलिम्स अगस्त में, मेन्स अक्टूबर में'),
    stages: { Prelims: [8], Main: [10] },
  },
  series: 'ibps_po',
  page: '/ibpspotest',
  summary: say(
    'Common recruitment of Probationary Officers for 11 public sector banks.',
    '11 ప్రభుత్వ రంగ బ్యాంకుల్లో ప్రొబేషనరీ ఆఫీసర్ల ఉమ్మడి నియామకాలు.',
    'सार्वजनिक क्षेत्र के 11 बैंकों के लिए प्रोबेशनरी ऑफ़िसर की साझा भर्ती।',
  ),
  hero: say(
    '20 minutes for each section, and no switching between sections. Practise with the same sectional timing.',
    'ఒక్కో విభాగానికి 20 నిమిషాలు, ఒక విభాగం నుంచి మరో విభాగానికి మారడం కుదరదు. ఇదే విధంగా విభాగాల వారీ సమయంతో ప్రాక్టీస్ చేయండి.',
    'हर खंड के लिए 20 मिनट, और एक खंड से दूसरे खंड में नहीं जा सकते। इसी खंडवार समय के साथ अभ्यास करें।',
  ),
  cycle: PHRASES.yearlyWithInterview,
  languages: TWO_LANGUAGES,
  eligibility: [
    DEGREE,
    [PHRASES.age, PHRASES.age20To30],
    RELAXATION,
    [
      say('Credit history', 'క్రెడిట్ హిస్టరీ', 'क्रेडिट हिस्ट्री'),
      say(
        'A healthy credit history is required when joining the bank',
        'బ్యాంకులో చేరే సమయానికి మంచి క్రెడిట్ హిస్టరీ ఉండాలి',
        'बैंक में नियुक्ति के समय अच्छी क्रेडिट हिस्ट्री ज़रूरी है',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [PHRASES.probationaryOfficer, say('Management Trainee', 'మేనేజ్‌మెంట్ ట్రైనీ', 'मैनेजमेंट ट्रेनी')],
  },
  salary: joined(
    [
      OFFICER_PAY,
      say(
        'about ₹75,000–85,000 gross at joining, depending on the city',
        'చేరిన సమయంలో మొత్తం జీతం దాదాపు ₹75,000–85,000, నగరాన్ని బట్టి',
        'नियुक्ति के समय सकल वेतन लगभग ₹75,000–85,000, शहर के अनुसार',
      ),
    ],
    '; ',
  ),
  selection: [CUT_OFFS, INTERVIEW],
  patterns: patterns.IBPS_PO,
  syllabus: syllabus.IBPS_PO,
  faq: [
    {
      question: PHRASES.howLongIsMain,
      answer: say(
        'Up to 2024 it was 3 hours for the objective paper, and a descriptive paper. Since 2025 it is 160 minutes for the objective paper and 30 minutes for the descriptive paper.',
        '2024 వరకు ఆబ్జెక్టివ్ పేపర్‌కు 3 గంటలు, దాంతో పాటు డిస్క్రిప్టివ్ పేపర్ ఉండేది. 2025 నుంచి ఆబ్జెక్టివ్ పేపర్‌కు 160 నిమిషాలు, డిస్క్రిప్టివ్ పేపర్‌కు 30 నిమిషాలు.',
        '2024 तक वस्तुनिष्ठ पेपर 3 घंटे का था, और साथ में एक वर्णनात्मक पेपर था। 2025 से वस्तुनिष्ठ पेपर 160 मिनट का और वर्णनात्मक पेपर 30 मिनट का है।',
      ),
    },
    sectionClock,
  ],
}

const ibpsClerk: Exam = {
  slug: 'ibps_clerk',
  name: say('IBPS Clerk', 'IBPS క్లర్క్', 'IBPS क्लर्क'),
  title: same('IBPS CLERK'),
  fullName: say(
    'Common Recruitment for Customer Service Associates',
    'కస్టమర్ సర్వీస్ అసోసియేట్ల ఉమ్మడి నియామకాలు',
    'ग्राहक सेवा सहयोगियों की साझा भर्ती',
  ),
  family: 'bank',
  body: IBPS,
  day: { month: 12, day: 6, stage: 'Main' },
  usual: {
    text: say('Prelims in October, main in December', 'ప్రిలిమ్స్ అక్టోబర్‌లో, మెయిన్స్ డిసెంబర్‌లో', 'प्रीलिम्स अक्टूबर में, मेन्स दिसंबर में'),
    stages: { Prelims: [10], Main: [12] },
  },
  series: 'ibps_clerk',
  page: '/ibpsclerktest',
  summary: say(
    'Clerical cadre posts in 11 public sector banks, now called Customer Service Associate (CSA).',
    '11 ప్రభుత్వ రంగ బ్యాంకుల్లో క్లరికల్ కేడర్ పోస్టులు; ఇప్పుడు వీటిని కస్టమర్ సర్వీస్ అసోసియేట్ (CSA) అంటారు.',
    'सार्वजनिक क्षेत्र के 11 बैंकों में लिपिकीय संवर्ग के पद, जिन्हें अब ग्राहक सेवा सहयोगी (CSA) कहा जाता है।',
  ),
  hero: say(
    '100 questions in 60 minutes in the prelims. The final merit list is made from the main examination.',
    'ప్రిలిమ్స్‌లో 60 నిమిషాల్లో 100 ప్రశ్నలు. తుది మెరిట్ జాబితా మెయిన్స్ పరీక్ష ఆధారంగా తయారవుతుంది.',
    'प्रीलिम्स में 60 मिनट में 100 प्रश्न। अंतिम मेरिट सूची मेन्स से बनती है।',
  ),
  cycle: PHRASES.yearlyInTwoStages,
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    [PHRASES.age, PHRASES.age20To28],
    RELAXATION,
    [
      PHRASES.language,
      say(
        'Local language test of the state applied for; working knowledge of computers',
        'దరఖాస్తు చేసే రాష్ట్ర స్థానిక భాషలో పరీక్ష; కంప్యూటర్ వాడకంపై అవగాహన',
        'जिस राज्य से आवेदन करें, वहाँ की स्थानीय भाषा की परीक्षा; कंप्यूटर का कार्यसाधक ज्ञान',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [say('Customer Service Associate (clerk)', 'కస్టమర్ సర్వీస్ అసోసియేట్ (క్లర్క్)', 'ग्राहक सेवा सहयोगी (क्लर्क)')],
  },
  salary: joined(
    [
      CLERK_PAY,
      say(
        'about ₹38,000–46,000 gross at joining',
        'చేరిన సమయంలో మొత్తం జీతం దాదాపు ₹38,000–46,000',
        'नियुक्ति के समय सकल वेतन लगभग ₹38,000–46,000',
      ),
    ],
    '; ',
  ),
  selection: [CUT_OFFS, PHRASES.meritByMainOnly],
  patterns: patterns.IBPS_CLERK,
  syllabus: syllabus.IBPS_CLERK,
  faq: [
    {
      question: PHRASES.howLongIsMain,
      answer: say(
        'Up to 2024 it had 190 questions in 160 minutes. Since 2025 it has 155 questions in 120 minutes.',
        '2024 వరకు 160 నిమిషాల్లో 190 ప్రశ్నలు ఉండేవి. 2025 నుంచి 120 నిమిషాల్లో 155 ప్రశ్నలు ఉంటాయి.',
        '2024 तक 160 मिनट में 190 प्रश्न होते थे। 2025 से 120 मिनट में 155 प्रश्न हैं।',
      ),
    },
    sectionClock,
  ],
}

const ibpsSo: Exam = {
  slug: 'ibps_so',
  name: same('IBPS SO'),
  title: same('IBPS SO'),
  fullName: say(
    'Common Recruitment for Specialist Officers',
    'స్పెషలిస్ట్ ఆఫీసర్ల ఉమ్మడి నియామకాలు',
    'विशेषज्ञ अधिकारियों की साझा भर्ती',
  ),
  family: 'bank',
  body: IBPS,
  day: { month: 11, day: 23, stage: 'Main' },
  usual: {
    text: say('Prelims in August, main in November', 'ప్రిలిమ్స్ ఆగస్టులో, మెయిన్స్ నవంబర్‌లో', 'प्रीलिम्स अगस्त में, मेन्स नवंबर में'),
    stages: { Prelims: [8], Main: [11] },
  },
  series: 'ibps_so',
  page: '/ibpssotest',
  summary: say(
    'Specialist Officers for public sector banks: IT, agriculture, law, HR, marketing and Rajbhasha.',
    'ప్రభుత్వ రంగ బ్యాంకుల్లో స్పెషలిస్ట్ ఆఫీసర్లు: ఐటీ, వ్యవసాయం, న్యాయం, హెచ్ఆర్, మార్కెటింగ్, రాజభాష.',
    'सार्वजनिक क्षेत्र के बैंकों के लिए विशेषज्ञ अधिकारी: आईटी, कृषि, विधि, एचआर, मार्केटिंग और राजभाषा।',
  ),
  hero: say(
    'Prelims for all posts, then a main paper on professional knowledge of your subject.',
    'అన్ని పోస్టులకు ప్రిలిమ్స్, తర్వాత మీ సబ్జెక్టులో ప్రొఫెషనల్ నాలెడ్జ్‌పై మెయిన్స్ పేపర్.',
    'सभी पदों के लिए प्रीलिम्स, फिर आपके विषय के व्यावसायिक ज्ञान का मेन्स पेपर।',
  ),
  cycle: PHRASES.yearlyWithInterview,
  languages: TWO_LANGUAGES,
  eligibility: [
    [
      PHRASES.education,
      say(
        'Depends on the post: an engineering or computer science degree for IT; a four-year degree in agriculture; LLB and enrolment as an advocate for law; a two-year PG degree in HR or marketing; a PG degree in Hindi or Sanskrit with English at degree level for Rajbhasha',
        'పోస్టును బట్టి: ఐటీకి ఇంజినీరింగ్ లేదా కంప్యూటర్ సైన్స్ డిగ్రీ; వ్యవసాయానికి నాలుగేళ్ల వ్యవసాయ డిగ్రీ; న్యాయానికి LLB, అడ్వకేట్‌గా నమోదు; హెచ్ఆర్ లేదా మార్కెటింగ్‌కు రెండేళ్ల పీజీ డిగ్రీ; రాజభాషకు డిగ్రీ స్థాయిలో ఇంగ్లీష్ చదివి హిందీ లేదా సంస్కృతంలో పీజీ డిగ్రీ',
        'पद के अनुसार: आईटी के लिए इंजीनियरिंग या कंप्यूटर विज्ञान की डिग्री; कृषि पद के लिए कृषि में चार वर्ष की डिग्री; विधि के लिए LLB और अधिवक्ता के रूप में नामांकन; एचआर या मार्केटिंग के लिए दो वर्ष की स्नातकोत्तर डिग्री; राजभाषा के लिए स्नातक स्तर पर अंग्रेज़ी के साथ हिंदी या संस्कृत में स्नातकोत्तर डिग्री',
      ),
    ],
    [PHRASES.age, PHRASES.age20To30],
    RELAXATION,
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('IT Officer', 'ఐటీ ఆఫీసర్', 'आईटी अधिकारी'),
      say('Agricultural Field Officer', 'అగ్రికల్చరల్ ఫీల్డ్ ఆఫీసర్', 'कृषि क्षेत्र अधिकारी'),
      say('Rajbhasha Adhikari', 'రాజభాష అధికారి', 'राजभाषा अधिकारी'),
      say('Law Officer', 'లా ఆఫీసర్', 'विधि अधिकारी'),
      say('HR and Personnel Officer', 'హెచ్ఆర్, పర్సనెల్ ఆఫీసర్', 'एचआर और कार्मिक अधिकारी'),
      say('Marketing Officer', 'మార్కెటింగ్ ఆఫీసర్', 'मार्केटिंग अधिकारी'),
    ],
  },
  salary: joined(
    [OFFICER_PAY, say('as for probationary officers', 'ప్రొబేషనరీ ఆఫీసర్లతో సమానం', 'प्रोबेशनरी ऑफ़िसर के समान')],
    ', ',
  ),
  selection: [
    say('There are sectional cut-offs in the prelims', 'ప్రిలిమ్స్‌లో విభాగాల వారీ కటాఫ్‌లు ఉంటాయి', 'प्रीलिम्स में खंडवार कटऑफ़ होते हैं'),
    INTERVIEW,
  ],
  patterns: patterns.IBPS_SO,
  syllabus: syllabus.IBPS_SO,
  faq: [
    {
      question: say('Which prelims paper do I take?', 'నేను ప్రిలిమ్స్‌లో ఏ పేపర్ రాయాలి?', 'मुझे प्रीलिम्स का कौन सा पेपर देना होगा?'),
      answer: say(
        'Law Officer and Rajbhasha Adhikari candidates have General Awareness (banking) as the third section; all other posts have Quantitative Aptitude.',
        'లా ఆఫీసర్, రాజభాష అధికారి అభ్యర్థులకు మూడో విభాగం జనరల్ అవేర్‌నెస్ (బ్యాంకింగ్); మిగతా అన్ని పోస్టులకు క్వాంటిటేటివ్ ఆప్టిట్యూడ్.',
        'विधि अधिकारी और राजभाषा अधिकारी के उम्मीदवारों का तीसरा खंड सामान्य जागरूकता (बैंकिंग) है; अन्य सभी पदों के लिए मात्रात्मक अभिरुचि है।',
      ),
    },
    sectionClock,
  ],
}

const sbiPo: Exam = {
  slug: 'sbi_po',
  name: same('SBI PO'),
  title: same('SBI PO'),
  fullName: say(
    'State Bank of India Probationary Officers',
    'స్టేట్ బ్యాంక్ ఆఫ్ ఇండియా ప్రొబేషనరీ ఆఫీసర్లు',
    'भारतीय स्टेट बैंक प्रोबेशनरी ऑफ़िसर',
  ),
  family: 'bank',
  body: PHRASES.stateBankOfIndia,
  day: { month: 10, day: 4, stage: null },
  usual: null,
  series: 'sbi_po',
  page: '/sbipotest',
  summary: say(
    'Probationary Officers in State Bank of India, the largest bank in the country.',
    'దేశంలోనే అతిపెద్ద బ్యాంకైన స్టేట్ బ్యాంక్ ఆఫ్ ఇండియాలో ప్రొబేషనరీ ఆఫీసర్లు.',
    'देश के सबसे बड़े बैंक, भारतीय स्टेट बैंक में प्रोबेशनरी ऑफ़िसर।',
  ),
  hero: say(
    'Prelims: 40 questions of English, 30 of quantitative aptitude and 30 of reasoning, 20 minutes for each section.',
    'ప్రిలిమ్స్: ఇంగ్లీష్‌లో 40, క్వాంటిటేటివ్ ఆప్టిట్యూడ్‌లో 30, రీజనింగ్‌లో 30 ప్రశ్నలు, ఒక్కో విభాగానికి 20 నిమిషాలు.',
    'प्रीलिम्स: अंग्रेज़ी के 40, मात्रात्मक अभिरुचि के 30 और तर्कशक्ति के 30 प्रश्न, हर खंड के लिए 20 मिनट।',
  ),
  cycle: say(
    'Once a year; the months change from year to year',
    'ఏడాదికి ఒకసారి; నెలలు ఏటా మారుతుంటాయి',
    'साल में एक बार; महीने हर साल बदलते हैं',
  ),
  languages: TWO_LANGUAGES,
  eligibility: [
    [PHRASES.education, PHRASES.anyDegreeOrFinalYear],
    [PHRASES.age, say('21 to 30', '21 నుంచి 30 ఏళ్లు', '21 से 30 वर्ष')],
    RELAXATION,
    [
      say('Attempts', 'ప్రయత్నాలు', 'प्रयास'),
      say(
        '4 for General and EWS, 7 for OBC, no limit for SC and ST',
        'జనరల్, EWS అభ్యర్థులకు 4, OBC అభ్యర్థులకు 7, SC, ST అభ్యర్థులకు పరిమితి లేదు',
        'सामान्य और EWS के लिए 4, OBC के लिए 7, SC और ST के लिए कोई सीमा नहीं',
      ),
    ],
  ],
  positions: { title: PHRASES.posts, items: [PHRASES.probationaryOfficer] },
  salary: joined(
    [
      OFFICER_PAY,
      say(
        'starting basic pay about ₹56,480, with four advance increments',
        'ప్రారంభ మూల వేతనం దాదాపు ₹56,480, నాలుగు అడ్వాన్స్ ఇంక్రిమెంట్లతో',
        'शुरुआती मूल वेतन लगभग ₹56,480, चार अग्रिम वेतन वृद्धियों के साथ',
      ),
    ],
    '; ',
  ),
  selection: [
    say(
      'Prelims: no sectional cut-off; about 10 times the vacancies qualify for the main examination',
      'ప్రిలిమ్స్: విభాగాల వారీ కటాఫ్‌లు లేవు; ఖాళీలకు దాదాపు 10 రెట్ల మంది మెయిన్స్ పరీక్షకు అర్హత సాధిస్తారు',
      'प्रीलिम्स: खंडवार कटऑफ़ नहीं; रिक्तियों के लगभग 10 गुना उम्मीदवार मेन्स के लिए चुने जाते हैं',
    ),
    say(
      'Final merit: main examination 75%, group exercise and interview 25%',
      'తుది మెరిట్: మెయిన్స్ పరీక్ష 75%, గ్రూప్ ఎక్సర్‌సైజ్, ఇంటర్వ్యూ 25%',
      'अंतिम मेरिट: मेन्स 75%, समूह अभ्यास और इंटरव्यू 25%',
    ),
  ],
  patterns: patterns.SBI_PO,
  syllabus: syllabus.SBI_PO,
  faq: [
    {
      question: say(
        'How do the prelims differ from IBPS PO?',
        'IBPS PO ప్రిలిమ్స్‌కు, దీని ప్రిలిమ్స్‌కు తేడా ఏమిటి?',
        'इसके प्रीलिम्स IBPS PO के प्रीलिम्स से कैसे अलग हैं?',
      ),
      answer: say(
        'SBI PO has 40 questions of English and 30 each of reasoning and quantitative aptitude, one mark each.',
        'SBI POలో ఇంగ్లీష్‌లో 40 ప్రశ్నలు, రీజనింగ్, క్వాంటిటేటివ్ ఆప్టిట్యూడ్‌లో 30 చొప్పున ప్రశ్నలు ఉంటాయి, ప్రశ్నకు ఒక మార్కు.',
        'SBI PO में अंग्रेज़ी के 40 और तर्कशक्ति तथा मात्रात्मक अभिरुचि के 30-30 प्रश्न होते हैं; हर प्रश्न एक अंक का है।',
      ),
    },
    sectionClock,
  ],
}

const sbiClerk: Exam = {
  slug: 'sbi_clerk',
  name: PHRASES.sbiClerk,
  title: same('SBI CLERK'),
  fullName: say(
    'State Bank of India Junior Associates (Customer Support and Sales)',
    'స్టేట్ బ్యాంక్ ఆఫ్ ఇండియా జూనియర్ అసోసియేట్లు (కస్టమర్ సపోర్ట్ అండ్ సేల్స్)',
    'भारतीय स्टेट बैंक जूनियर एसोसिएट (ग्राहक सहायता और बिक्री)',
  ),
  family: 'bank',
  body: PHRASES.stateBankOfIndia,
  day: { month: 5, day: 6, stage: null },
  usual: null,
  series: 'sbi_clerk',
  page: '/sbiclerktest',
  summary: say(
    'Junior Associates (Customer Support and Sales) in the branches of State Bank of India.',
    'స్టేట్ బ్యాంక్ ఆఫ్ ఇండియా శాఖల్లో జూనియర్ అసోసియేట్లు (కస్టమర్ సపోర్ట్ అండ్ సేల్స్).',
    'भारतीय स्टेट बैंक की शाखाओं में जूनियर एसोसिएट (ग्राहक सहायता और बिक्री)।',
  ),
  hero: say(
    '100 questions in 60 minutes in the prelims. Practise speed and accuracy in every section.',
    'ప్రిలిమ్స్‌లో 60 నిమిషాల్లో 100 ప్రశ్నలు. ప్రతి విభాగంలో వేగంగా, కచ్చితంగా చేయడం ప్రాక్టీస్ చేయండి.',
    'प्रीलिम्स में 60 मिनट में 100 प्रश्न। हर खंड में गति और सटीकता का अभ्यास करें।',
  ),
  cycle: say(
    'About once a year; the months change from year to year',
    'దాదాపు ఏడాదికి ఒకసారి; నెలలు ఏటా మారుతుంటాయి',
    'लगभग साल में एक बार; महीने हर साल बदलते हैं',
  ),
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    [PHRASES.age, PHRASES.age20To28],
    RELAXATION,
    [
      PHRASES.language,
      say(
        'Local language test, unless studied in class 10 or 12; apply for one state only',
        'స్థానిక భాషా పరీక్ష, 10 లేదా 12వ తరగతిలో ఆ భాష చదివినవారికి అవసరం లేదు; ఒక్క రాష్ట్రానికే దరఖాస్తు చేయాలి',
        'स्थानीय भाषा की परीक्षा, यदि वह भाषा 10वीं या 12वीं में न पढ़ी हो; केवल एक राज्य से आवेदन करें',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [say('Junior Associate (clerk)', 'జూనియర్ అసోసియేట్ (క్లర్క్)', 'जूनियर एसोसिएट (क्लर्क)')],
  },
  salary: joined(
    [
      CLERK_PAY,
      say(
        'starting basic pay ₹26,730, with two advance increments',
        'ప్రారంభ మూల వేతనం ₹26,730, రెండు అడ్వాన్స్ ఇంక్రిమెంట్లతో',
        'शुरुआती मूल वेतन ₹26,730, दो अग्रिम वेतन वृद्धियों के साथ',
      ),
    ],
    '; ',
  ),
  selection: [say('No sectional cut-offs', 'విభాగాల వారీ కటాఫ్‌లు లేవు', 'खंडवार कटऑफ़ नहीं'), PHRASES.meritByMainOnly],
  patterns: patterns.SBI_CLERK,
  syllabus: syllabus.SBI_CLERK,
  faq: [
    {
      question: PHRASES.howLongIsMain,
      answer: say(
        '2 hours 40 minutes, with 190 questions and 200 marks.',
        '2 గంటల 40 నిమిషాలు; 190 ప్రశ్నలు, 200 మార్కులు.',
        'परीक्षा 2 घंटे 40 मिनट की है, 190 प्रश्न और 200 अंक।',
      ),
    },
    sectionClock,
  ],
}

const RURAL_BODY = say(
  'Institute of Banking Personnel Selection (IBPS) for the Regional Rural Banks',
  'ప్రాంతీయ గ్రామీణ బ్యాంకుల కోసం ఇన్‌స్టిట్యూట్ ఆఫ్ బ్యాంకింగ్ పర్సనెల్ సెలక్షన్ (IBPS)',
  'क्षेत्रीय ग्रामीण बैंकों के लिए बैंकिंग कार्मिक चयन संस्थान (IBPS)',
)

const rrbPo: Exam = {
  slug: 'rrb_po',
  name: same('RRB PO'),
  title: same('RRB PO'),
  fullName: say(
    'Regional Rural Banks: Officer Scale I (Assistant Manager)',
    'ప్రాంతీయ గ్రామీణ బ్యాంకులు: ఆఫీసర్ స్కేల్ I (అసిస్టెంట్ మేనేజర్)',
    'क्षेत्रीय ग्रामीण बैंक: अधिकारी स्केल I (सहायक प्रबंधक)',
  ),
  family: 'bank',
  body: RURAL_BODY,
  day: { month: 7, day: 27, stage: 'Prelims' },
  usual: {
    text: say('Prelims in November, main in December', 'ప్రిలిమ్స్ నవంబర్‌లో, మెయిన్స్ డిసెంబర్‌లో', 'प्रीलिम्स नवंबर में, मेन्स दिसंबर में'),
    stages: { Prelims: [11], Main: [12] },
  },
  series: 'rrb_po',
  page: '/rrbpotest',
  summary: say(
    'Officer Scale I (Assistant Manager) in the Regional Rural Banks.',
    'ప్రాంతీయ గ్రామీణ బ్యాంకుల్లో ఆఫీసర్ స్కేల్ I (అసిస్టెంట్ మేనేజర్).',
    'क्षेत्रीय ग्रामीण बैंकों में अधिकारी स्केल I (सहायक प्रबंधक)।',
  ),
  hero: say(
    '80 questions in 45 minutes in the prelims. Speed matters here.',
    'ప్రిలిమ్స్‌లో 45 నిమిషాల్లో 80 ప్రశ్నలు. ఇక్కడ వేగం ముఖ్యం.',
    'प्रीलिम्स में 45 मिनट में 80 प्रश्न। यहाँ गति ज़रूरी है।',
  ),
  cycle: PHRASES.yearlyWithInterview,
  languages: PHRASES.withLanguageOfState,
  eligibility: [
    [
      PHRASES.education,
      say(
        'A bachelor’s degree; preference for agriculture, IT, management, law, economics and accountancy',
        'డిగ్రీ; వ్యవసాయం, ఐటీ, మేనేజ్‌మెంట్, న్యాయం, అర్థశాస్త్రం, అకౌంటెన్సీ చదివినవారికి ప్రాధాన్యం',
        'स्नातक डिग्री; कृषि, आईटी, प्रबंधन, विधि, अर्थशास्त्र और लेखाशास्त्र को वरीयता',
      ),
    ],
    [PHRASES.age, PHRASES.age18To30],
    RELAXATION,
    [PHRASES.language, PHRASES.localLanguage],
  ],
  positions: {
    title: PHRASES.posts,
    items: [say('Officer Scale I (Assistant Manager)', 'ఆఫీసర్ స్కేల్ I (అసిస్టెంట్ మేనేజర్)', 'अधिकारी स्केल I (सहायक प्रबंधक)')],
  },
  salary: joined(
    [OFFICER_PAY, say('about ₹70,000–80,000 gross', 'మొత్తం జీతం దాదాపు ₹70,000–80,000', 'सकल वेतन लगभग ₹70,000–80,000')],
    '; ',
  ),
  selection: [
    CUT_OFFS,
    INTERVIEW,
    say('Merit lists are made state-wise', 'రాష్ట్రాల వారీగా మెరిట్ జాబితాలు తయారు చేస్తారు', 'मेरिट सूचियाँ राज्यवार बनती हैं'),
  ],
  patterns: patterns.RRB_PO,
  syllabus: syllabus.RRB_PO,
  faq: [
    {
      question: say(
        'Is there sectional timing in the prelims?',
        'ప్రిలిమ్స్‌లో ఒక్కో విభాగానికి విడి సమయం ఉందా?',
        'क्या प्रीलिम्स में हर खंड का अलग समय है?',
      ),
      answer: say(
        'Yes, since 2025: 25 minutes for reasoning, then 20 minutes for quantitative aptitude. Earlier there was one time of 45 minutes for both.',
        'ఉంది, 2025 నుంచి: రీజనింగ్‌కు 25 నిమిషాలు, తర్వాత క్వాంటిటేటివ్ ఆప్టిట్యూడ్‌కు 20 నిమిషాలు. అంతకుముందు రెండింటికీ కలిపి 45 నిమిషాలు ఉండేవి.',
        'हाँ, 2025 से: तर्कशक्ति के लिए 25 मिनट, फिर मात्रात्मक अभिरुचि के लिए 20 मिनट। पहले दोनों के लिए कुल 45 मिनट का समय था।',
      ),
    },
  ],
}

const rrbClerk: Exam = {
  slug: 'rrb_clerk',
  name: say('RRB Clerk', 'RRB క్లర్క్', 'RRB क्लर्क'),
  title: same('RRB CLERK'),
  fullName: say(
    'Regional Rural Banks: Office Assistant (Multipurpose)',
    'ప్రాంతీయ గ్రామీణ బ్యాంకులు: ఆఫీస్ అసిస్టెంట్ (మల్టీపర్పస్)',
    'क्षेत्रीय ग्रामीण बैंक: कार्यालय सहायक (बहुउद्देशीय)',
  ),
  family: 'bank',
  body: RURAL_BODY,
  day: { month: 8, day: 30, stage: 'Prelims' },
  usual: {
    text: say(
      'Prelims in December, main in January or February',
      'ప్రిలిమ్స్ డిసెంబర్‌లో, మెయిన్స్ జనవరి లేదా ఫిబ్రవరిలో',
      'प्रीलिम्स दिसंबर में, मेन्स जनवरी या फ़रवरी में',
    ),
    stages: { Prelims: [12], Main: [1, 2] },
  },
  series: 'rrb_clerk',
  page: '/rrbclerktest',
  summary: say(
    'Office Assistant (Multipurpose) in the Regional Rural Banks.',
    'ప్రాంతీయ గ్రామీణ బ్యాంకుల్లో ఆఫీస్ అసిస్టెంట్ (మల్టీపర్పస్).',
    'क्षेत्रीय ग्रामीण बैंकों में कार्यालय सहायक (बहुउद्देशीय)।',
  ),
  hero: say(
    '80 questions in 45 minutes in the prelims: reasoning and numerical ability.',
    'ప్రిలిమ్స్‌లో 45 నిమిషాల్లో 80 ప్రశ్నలు: రీజనింగ్, న్యూమరికల్ ఎబిలిటీ.',
    'प्रीलिम्स में 45 मिनट में 80 प्रश्न: तर्कशक्ति और संख्यात्मक योग्यता।',
  ),
  cycle: PHRASES.yearlyInTwoStages,
  languages: PHRASES.withLanguageOfState,
  eligibility: [
    DEGREE,
    [PHRASES.age, say('18 to 28', '18 నుంచి 28 ఏళ్లు', '18 से 28 वर्ष')],
    RELAXATION,
    [PHRASES.language, PHRASES.localLanguage],
  ],
  positions: {
    title: PHRASES.posts,
    items: [say('Office Assistant (Multipurpose)', 'ఆఫీస్ అసిస్టెంట్ (మల్టీపర్పస్)', 'कार्यालय सहायक (बहुउद्देशीय)')],
  },
  salary: joined(
    [CLERK_PAY, say('about ₹35,000–42,000 gross', 'మొత్తం జీతం దాదాపు ₹35,000–42,000', 'सकल वेतन लगभग ₹35,000–42,000')],
    '; ',
  ),
  selection: [CUT_OFFS, PHRASES.meritByMainOnly],
  patterns: patterns.RRB_CLERK,
  syllabus: syllabus.RRB_CLERK,
  faq: [
    {
      question: say('Is RRB Clerk a railway exam?', 'RRB క్లర్క్ రైల్వే పరీక్షా?', 'क्या RRB क्लर्क रेलवे की परीक्षा है?'),
      answer: say(
        'No. Here RRB means Regional Rural Banks. Railway Recruitment Boards recruit for NTPC, Group D and ALP.',
        'కాదు. ఇక్కడ RRB అంటే ప్రాంతీయ గ్రామీణ బ్యాంకులు. NTPC, గ్రూప్ D, ALP నియామకాలను రైల్వే రిక్రూట్‌మెంట్ బోర్డులు చేపడతాయి.',
        'नहीं। यहाँ RRB का अर्थ क्षेत्रीय ग्रामीण बैंक है। NTPC, ग्रुप D और ALP की भर्ती रेलवे भर्ती बोर्ड करते हैं।',
      ),
    },
  ],
}

export const BANK_EXAMS: readonly Exam[] = [ibpsPo, ibpsClerk, ibpsSo, sbiPo, sbiClerk, rrbPo, rrbClerk]
