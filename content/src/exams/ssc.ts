import { joined, same, say } from '../text/localized.ts'
import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/ssc.ts'
import * as syllabus from './syllabus/ssc.ts'
import { PHRASES } from './texts/phrases.ts'

const RELAXATION: Row = [
  PHRASES.ageRelaxation,
  say(
    '5 years for SC and ST, 3 years for OBC, 10 years or more for PwBD candidates',
    'SC, ST అభ్యర్థులకు 5 ఏళ్లు, OBC అభ్యర్థులకు 3 ఏళ్లు, PwBD అభ్యర్థులకు 10 ఏళ్లు లేదా ఎక్కువ',
    'SC और ST को 5 वर्ष, OBC को 3 वर्ष, PwBD उम्मीदवारों को 10 वर्ष या अधिक',
  ),
]
const MINIMUM = say(
  'Minimum qualifying marks: 30% for General, 25% for OBC and EWS, 20% for all others',
  'కనీస అర్హత మార్కులు: జనరల్‌కు 30%, OBC, EWS అభ్యర్థులకు 25%, మిగతా అందరికీ 20%',
  'न्यूनतम अर्हक अंक: सामान्य 30%, OBC और EWS 25%, अन्य सभी 20%',
)
const PAY_NOTE = say('Pay as per the 7th Pay Commission.', 'జీతం 7వ వేతన సంఘం ప్రకారం.', 'वेतन 7वें वेतन आयोग के अनुसार।')
const BODY = say('Staff Selection Commission (SSC)', 'స్టాఫ్ సెలక్షన్ కమిషన్ (SSC)', 'कर्मचारी चयन आयोग (SSC)')
const THIRTEEN = PHRASES.fifteenLanguages

const mockPattern = {
  question: say(
    'Do the mock tests follow the latest pattern?',
    'మాక్ టెస్టులు తాజా విధానంలో ఉన్నాయా?',
    'क्या मॉक टेस्ट नवीनतम पैटर्न पर हैं?',
  ),
  answer: say(
    'The card of each test shows which pattern it follows. Some tests follow an earlier pattern for extra practice, and their cards say so.',
    'టెస్ట్ ఏ విధానంలో ఉందో దాని కార్డుపై ఉంటుంది. అదనపు ప్రాక్టీస్ కోసం కొన్ని టెస్టులు పాత విధానంలో ఉన్నాయి, ఆ విషయం వాటి కార్డులపై ఉంటుంది.',
    'हर टेस्ट के कार्ड पर लिखा है कि वह किस पैटर्न पर है। कुछ टेस्ट अतिरिक्त अभ्यास के लिए पुराने पैटर्न पर हैं, और यह उनके कार्ड पर लिखा है।',
  ),
} as const

const cgl: Exam = {
  slug: 'ssc_cgl',
  name: same('SSC CGL'),
  title: same('SSC CGL'),
  fullName: say('Combined Graduate Level Examination', 'కంబైన్డ్ గ్రాడ్యుయేట్ లెవెల్ పరీక్ష', 'संयुक्त स्नातक स्तरीय परीक्षा'),
  family: 'ssc',
  body: BODY,
  day: { month: 8, day: 13, stage: 'Tier I' },
  usual: null,
  series: 'ssc_cgl',
  page: '/ssccgltest',
  summary: say(
    'For graduates: Inspector, Assistant, Auditor and other posts in central government ministries and departments.',
    'గ్రాడ్యుయేట్లకు: కేంద్ర ప్రభుత్వ మంత్రిత్వ శాఖలు, విభాగాల్లో ఇన్‌స్పెక్టర్, అసిస్టెంట్, ఆడిటర్ తదితర పోస్టులు.',
    'स्नातकों के लिए: केंद्र सरकार के मंत्रालयों और विभागों में निरीक्षक, सहायक, लेखापरीक्षक और अन्य पद।',
  ),
  hero: say(
    '100 questions in 60 minutes in Tier I, with 15 minutes for each section. Practise with the same timing.',
    'టియర్ Iలో 60 నిమిషాల్లో 100 ప్రశ్నలు, ఒక్కో విభాగానికి 15 నిమిషాలు. అదే సమయంతో ప్రాక్టీస్ చేయండి.',
    'टियर I में 60 मिनट में 100 प्रश्न, हर खंड के लिए 15 मिनट। इसी समय-सीमा के साथ अभ्यास करें।',
  ),
  cycle: say('Once a year, in two tiers', 'ఏడాదికి ఒకసారి, రెండు టియర్లలో', 'साल में एक बार, दो टियर में'),
  languages: PHRASES.englishAndHindi,
  eligibility: [
    [
      PHRASES.education,
      say(
        'A bachelor’s degree in any subject; for statistics posts, statistics in the degree or 60% in mathematics in class 12',
        'ఏదైనా సబ్జెక్టులో డిగ్రీ; స్టాటిస్టిక్స్ పోస్టులకు డిగ్రీలో స్టాటిస్టిక్స్ లేదా 12వ తరగతి గణితంలో 60%',
        'किसी भी विषय में स्नातक डिग्री; सांख्यिकी के पदों के लिए स्नातक में सांख्यिकी विषय या 12वीं में गणित में 60%',
      ),
    ],
    [
      PHRASES.age,
      say(
        '18 to 27; up to 30 or 32 for some posts',
        '18 నుంచి 27 ఏళ్లు; కొన్ని పోస్టులకు 30 లేదా 32 ఏళ్ల వరకు',
        '18 से 27 वर्ष; कुछ पदों के लिए 30 या 32 वर्ष तक',
      ),
    ],
    RELAXATION,
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say(
        'Assistant Audit Officer and Assistant Accounts Officer',
        'అసిస్టెంట్ ఆడిట్ ఆఫీసర్, అసిస్టెంట్ అకౌంట్స్ ఆఫీసర్',
        'सहायक लेखापरीक्षा अधिकारी और सहायक लेखा अधिकारी',
      ),
      say('Assistant Section Officer', 'అసిస్టెంట్ సెక్షన్ ఆఫీసర్', 'सहायक अनुभाग अधिकारी'),
      say('Inspector of Income Tax', 'ఇన్‌కం ట్యాక్స్ ఇన్‌స్పెక్టర్', 'आयकर निरीक्षक'),
      say(
        'Inspector of Central Excise, Preventive Officer and Examiner',
        'సెంట్రల్ ఎక్సైజ్ ఇన్‌స్పెక్టర్, ప్రివెంటివ్ ఆఫీసర్, ఎగ్జామినర్',
        'केंद्रीय उत्पाद शुल्क निरीक्षक, निवारक अधिकारी और परीक्षक',
      ),
      say('Assistant Enforcement Officer', 'అసిస్టెంట్ ఎన్‌ఫోర్స్‌మెంట్ ఆఫీసర్', 'सहायक प्रवर्तन अधिकारी'),
      say('Sub-Inspector in CBI, NIA and NCB', 'CBI, NIA, NCBలలో సబ్ ఇన్‌స్పెక్టర్', 'CBI, NIA और NCB में उप-निरीक्षक'),
      say('Inspector of Posts', 'ఇన్‌స్పెక్టర్ ఆఫ్ పోస్ట్స్', 'डाक निरीक्षक'),
      say('Junior Statistical Officer', 'జూనియర్ స్టాటిస్టికల్ ఆఫీసర్', 'कनिष्ठ सांख्यिकी अधिकारी'),
      say('Auditor and Accountant', 'ఆడిటర్, అకౌంటెంట్', 'लेखापरीक्षक और लेखाकार'),
      say('Tax Assistant', 'ట్యాక్స్ అసిస్టెంట్', 'कर सहायक'),
    ],
  },
  salary: joined([
    say(
      '₹25,500–81,100 (level 4) to ₹47,600–1,51,100 (level 8) per month.',
      'నెలకు ₹25,500–81,100 (లెవెల్ 4) నుంచి ₹47,600–1,51,100 (లెవెల్ 8) వరకు.',
      '₹25,500–81,100 (लेवल 4) से ₹47,600–1,51,100 (लेवल 8) प्रति माह।',
    ),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'Tier I is qualifying; final merit is based on Tier II',
      'టియర్ I అర్హతకు మాత్రమే; తుది మెరిట్ టియర్ II ఆధారంగా',
      'टियर I केवल अर्हक है; अंतिम मेरिट टियर II के अंकों से बनती है',
    ),
    MINIMUM,
    say(
      'Computer Knowledge and the Data Entry Speed Test are qualifying in nature',
      'కంప్యూటర్ నాలెడ్జ్, డేటా ఎంట్రీ స్పీడ్ టెస్ట్ అర్హతకు మాత్రమే',
      'कंप्यूटर ज्ञान और डेटा एंट्री स्पीड टेस्ट केवल अर्हक हैं',
    ),
  ],
  patterns: patterns.SSC_CGL,
  syllabus: syllabus.SSC_CGL,
  faq: [
    {
      question: say('Is there still a Tier III?', 'టియర్ III ఇంకా ఉందా?', 'क्या टियर III अब भी होता है?'),
      answer: say(
        'No. The descriptive paper of 60 minutes was removed after the 2021 cycle. Since 2022 there are only two tiers.',
        'లేదు. 60 నిమిషాల డిస్క్రిప్టివ్ పేపర్‌ను 2021 నోటిఫికేషన్ తర్వాత తొలగించారు. 2022 నుంచి రెండు టియర్లు మాత్రమే ఉన్నాయి.',
        'नहीं। 60 मिनट का वर्णनात्मक पेपर 2021 की परीक्षा के बाद हटा दिया गया। 2022 से केवल दो टियर हैं।',
      ),
    },
    {
      question: say(
        'Can I switch between sections in Tier I?',
        'టియర్ Iలో ఒక విభాగం నుంచి మరో విభాగానికి మారవచ్చా?',
        'क्या टियर I में एक खंड से दूसरे खंड में जा सकते हैं?',
      ),
      answer: say(
        'Not since 2026: each section is open for 15 minutes and cannot be opened again. Up to 2025 there was one time of 60 minutes for all sections.',
        '2026 నుంచి మారలేరు: ఒక్కో విభాగం 15 నిమిషాలు మాత్రమే తెరిచి ఉంటుంది, దాన్ని మళ్లీ తెరవలేరు. 2025 వరకు అన్ని విభాగాలకు కలిపి 60 నిమిషాల సమయం ఉండేది.',
        '2026 से नहीं: हर खंड 15 मिनट के लिए खुलता है और दोबारा नहीं खोला जा सकता। 2025 तक सभी खंडों के लिए कुल 60 मिनट का समय था।',
      ),
    },
    mockPattern,
  ],
}

const chsl: Exam = {
  slug: 'ssc_chsl',
  name: same('SSC CHSL'),
  title: same('SSC CHSL'),
  fullName: say(
    'Combined Higher Secondary (10+2) Level Examination',
    'కంబైన్డ్ హయ్యర్ సెకండరీ (10+2) లెవెల్ పరీక్ష',
    'संयुक्त उच्चतर माध्यमिक (10+2) स्तरीय परीक्षा',
  ),
  family: 'ssc',
  body: BODY,
  day: { month: 8, day: 8, stage: 'Tier I' },
  usual: {
    text: say('Tier I from July to September', 'టియర్ I జులై నుంచి సెప్టెంబర్ వరకు', 'टियर I जुलाई से सितंबर के बीच'),
    stages: { 'Tier I': [7, 8, 9] },
  },
  series: 'ssc_chsl',
  page: '/sscchsltest',
  summary: say(
    'After class 12: LDC, Junior Secretariat Assistant and Data Entry Operator posts in central government offices.',
    '12వ తరగతి అర్హతతో: కేంద్ర ప్రభుత్వ కార్యాలయాల్లో LDC, జూనియర్ సెక్రటేరియట్ అసిస్టెంట్, డేటా ఎంట్రీ ఆపరేటర్ పోస్టులు.',
    '12वीं के बाद: केंद्र सरकार के कार्यालयों में अवर श्रेणी लिपिक (LDC), कनिष्ठ सचिवालय सहायक और डेटा एंट्री ऑपरेटर के पद।',
  ),
  hero: say(
    '100 questions in 60 minutes in Tier I. Practise time management with full-length tests.',
    'టియర్ Iలో 60 నిమిషాల్లో 100 ప్రశ్నలు. పూర్తి నిడివి టెస్టులతో సమయాన్ని సరిగ్గా వాడుకోవడం ప్రాక్టీస్ చేయండి.',
    'टियर I में 60 मिनट में 100 प्रश्न। फ़ुल-लेंथ टेस्ट देकर समय प्रबंधन का अभ्यास करें।',
  ),
  cycle: say(
    'Once a year, Tier II three to five months after Tier I',
    'ఏడాదికి ఒకసారి, టియర్ I తర్వాత మూడు నుంచి ఐదు నెలలకు టియర్ II',
    'साल में एक बार, टियर I के तीन से पाँच महीने बाद टियर II',
  ),
  languages: PHRASES.englishAndHindi,
  eligibility: [
    [
      PHRASES.education,
      say(
        'Class 12 pass; science with mathematics for DEO posts in a few ministries',
        '12వ తరగతి ఉత్తీర్ణత; కొన్ని మంత్రిత్వ శాఖల్లో DEO పోస్టులకు గణితంతో సైన్స్',
        '12वीं पास; कुछ मंत्रालयों में DEO पदों के लिए गणित के साथ विज्ञान',
      ),
    ],
    [PHRASES.age, say('18 to 27', '18 నుంచి 27 ఏళ్లు', '18 से 27 वर्ष')],
    RELAXATION,
    [
      PHRASES.typing,
      say(
        '35 words per minute in English or 30 in Hindi for LDC and JSA; 8,000 key depressions per hour for DEO, 15,000 for some posts',
        'LDC, JSA పోస్టులకు నిమిషానికి ఇంగ్లీష్‌లో 35 పదాలు లేదా హిందీలో 30; DEO పోస్టులకు గంటకు 8,000 కీ డిప్రెషన్లు, కొన్ని పోస్టులకు 15,000',
        'LDC और JSA के लिए अंग्रेज़ी में 35 या हिंदी में 30 शब्द प्रति मिनट; DEO के लिए 8,000 की-डिप्रेशन प्रति घंटा, कुछ पदों के लिए 15,000',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('Lower Division Clerk', 'లోయర్ డివిజన్ క్లర్క్', 'अवर श्रेणी लिपिक'),
      say('Junior Secretariat Assistant', 'జూనియర్ సెక్రటేరియట్ అసిస్టెంట్', 'कनिष्ठ सचिवालय सहायक'),
      say('Data Entry Operator', 'డేటా ఎంట్రీ ఆపరేటర్', 'डेटा एंट्री ऑपरेटर'),
      say('Data Entry Operator, Grade A', 'డేటా ఎంట్రీ ఆపరేటర్, గ్రేడ్ A', 'डेटा एंट्री ऑपरेटर, ग्रेड A'),
    ],
  },
  salary: joined([
    say(
      '₹19,900–63,200 (level 2) for clerks, ₹25,500–92,300 (levels 4 and 5) for data entry, per month.',
      'నెలకు క్లర్క్ పోస్టులకు ₹19,900–63,200 (లెవెల్ 2), డేటా ఎంట్రీ పోస్టులకు ₹25,500–92,300 (లెవెల్ 4, 5).',
      'लिपिकों के लिए ₹19,900–63,200 (लेवल 2), डेटा एंट्री के लिए ₹25,500–92,300 (लेवल 4 और 5) प्रति माह।',
    ),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'Final merit is based on Sections I and II of Tier II',
      'తుది మెరిట్ టియర్ IIలోని సెక్షన్ I, II ఆధారంగా',
      'अंतिम मेरिट टियर II के खंड I और II के अंकों से बनती है',
    ),
    MINIMUM,
    say(
      'Computer Knowledge and the typing test are qualifying in nature',
      'కంప్యూటర్ నాలెడ్జ్, టైపింగ్ టెస్ట్ అర్హతకు మాత్రమే',
      'कंप्यूटर ज्ञान और टाइपिंग परीक्षा केवल अर्हक हैं',
    ),
  ],
  patterns: patterns.SSC_CHSL,
  syllabus: syllabus.SSC_CHSL,
  faq: [
    {
      question: say('Is Tier II a descriptive paper?', 'టియర్ II డిస్క్రిప్టివ్ పేపరా?', 'क्या टियर II वर्णनात्मक पेपर है?'),
      answer: say(
        'No. The descriptive paper of 60 minutes was removed after the 2021 cycle. Tier II now has 135 minutes of objective questions and a skill or typing test.',
        'కాదు. 60 నిమిషాల డిస్క్రిప్టివ్ పేపర్‌ను 2021 నోటిఫికేషన్ తర్వాత తొలగించారు. ఇప్పుడు టియర్ IIలో 135 నిమిషాల ఆబ్జెక్టివ్ ప్రశ్నలు, స్కిల్ లేదా టైపింగ్ టెస్ట్ ఉంటాయి.',
        'नहीं। 60 मिनट का वर्णनात्मक पेपर 2021 की परीक्षा के बाद हटा दिया गया। टियर II में अब 135 मिनट के वस्तुनिष्ठ प्रश्न और कौशल या टाइपिंग परीक्षा है।',
      ),
    },
    mockPattern,
  ],
}

const cpo: Exam = {
  slug: 'ssc_cpo',
  name: same('SSC CPO'),
  title: same('SSC CPO'),
  fullName: say(
    'Sub-Inspector in Delhi Police and Central Armed Police Forces Examination',
    'ఢిల్లీ పోలీస్, కేంద్ర సాయుధ పోలీసు బలగాల సబ్ ఇన్‌స్పెక్టర్ పరీక్ష',
    'दिल्ली पुलिस और केंद्रीय सशस्त्र पुलिस बलों में उप-निरीक्षक परीक्षा',
  ),
  family: 'ssc',
  body: BODY,
  day: { month: 9, day: 1, stage: 'Paper I' },
  usual: {
    text: say('Paper I in October or November', 'పేపర్ I అక్టోబర్ లేదా నవంబర్‌లో', 'पेपर I अक्टूबर या नवंबर में'),
    stages: { 'Paper I': [10, 11] },
  },
  series: 'ssc_cpo',
  page: '/ssccpotest',
  summary: say(
    'For graduates: Sub-Inspector posts in Delhi Police and the Central Armed Police Forces (CAPFs).',
    'గ్రాడ్యుయేట్లకు: ఢిల్లీ పోలీస్, కేంద్ర సాయుధ పోలీసు బలగాల్లో (CAPF) సబ్ ఇన్‌స్పెక్టర్ పోస్టులు.',
    'स्नातकों के लिए: दिल्ली पुलिस और केंद्रीय सशस्त्र पुलिस बलों (CAPF) में उप-निरीक्षक के पद।',
  ),
  hero: say(
    '200 questions in 2 hours in Paper I. Practise with full-length tests of the same length.',
    'పేపర్ Iలో 2 గంటల్లో 200 ప్రశ్నలు. అదే నిడివి ఉన్న పూర్తి నిడివి టెస్టులతో ప్రాక్టీస్ చేయండి.',
    'पेपर I में 2 घंटे में 200 प्रश्न। इतने ही समय के फ़ुल-लेंथ टेस्ट से अभ्यास करें।',
  ),
  cycle: say(
    'Once a year: Paper I, then the physical tests, then Paper II',
    'ఏడాదికి ఒకసారి: పేపర్ I, తర్వాత శారీరక పరీక్షలు, తర్వాత పేపర్ II',
    'साल में एक बार: पेपर I, फिर शारीरिक परीक्षाएँ, फिर पेपर II',
  ),
  languages: say(
    'Paper I in English and Hindi, Paper II in English',
    'పేపర్ I ఇంగ్లీష్, హిందీలో, పేపర్ II ఇంగ్లీష్‌లో',
    'पेपर I अंग्रेज़ी और हिंदी में, पेपर II अंग्रेज़ी में',
  ),
  eligibility: [
    [PHRASES.education, PHRASES.anyDegree],
    [PHRASES.age, say('20 to 25', '20 నుంచి 25 ఏళ్లు', '20 से 25 वर्ष')],
    [PHRASES.ageRelaxation, PHRASES.ageRelaxationScStObc],
    [
      PHRASES.fitness,
      say(
        'Physical standards, endurance test and medical; male candidates for Delhi Police need an LMV driving licence',
        'శారీరక ప్రమాణాలు, ఎండ్యూరెన్స్ టెస్ట్, వైద్య పరీక్ష; ఢిల్లీ పోలీస్ పోస్టులకు పురుష అభ్యర్థులకు LMV డ్రైవింగ్ లైసెన్స్ ఉండాలి',
        'शारीरिक मानक, शारीरिक सहनशक्ति परीक्षा और चिकित्सा जाँच; दिल्ली पुलिस के लिए पुरुष उम्मीदवारों के पास LMV ड्राइविंग लाइसेंस होना चाहिए',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say(
        'Sub-Inspector in BSF, CISF, CRPF, ITBP and SSB',
        'BSF, CISF, CRPF, ITBP, SSBలలో సబ్ ఇన్‌స్పెక్టర్',
        'BSF, CISF, CRPF, ITBP और SSB में उप-निरीक्षक',
      ),
      say(
        'Sub-Inspector (Executive), Delhi Police, men',
        'సబ్ ఇన్‌స్పెక్టర్ (ఎగ్జిక్యూటివ్), ఢిల్లీ పోలీస్, పురుషులు',
        'उप-निरीक्षक (कार्यकारी), दिल्ली पुलिस, पुरुष',
      ),
      say(
        'Sub-Inspector (Executive), Delhi Police, women',
        'సబ్ ఇన్‌స్పెక్టర్ (ఎగ్జిక్యూటివ్), ఢిల్లీ పోలీస్, మహిళలు',
        'उप-निरीक्षक (कार्यकारी), दिल्ली पुलिस, महिला',
      ),
    ],
  },
  salary: joined([
    say(
      '₹35,400–1,12,400 (level 6) per month.',
      'నెలకు ₹35,400–1,12,400 (లెవెల్ 6).',
      '₹35,400–1,12,400 (लेवल 6) प्रति माह।',
    ),
    PAY_NOTE,
  ]),
  selection: [
    say('Marks of Paper I and Paper II are added', 'పేపర్ I, పేపర్ II మార్కులు కలుపుతారు', 'पेपर I और पेपर II के अंक जोड़े जाते हैं'),
    MINIMUM,
    say(
      'Physical tests are qualifying in nature; bonus marks for NCC certificates',
      'శారీరక పరీక్షలు అర్హతకు మాత్రమే; NCC సర్టిఫికెట్లకు బోనస్ మార్కులు',
      'शारीरिक परीक्षाएँ केवल अर्हक हैं; NCC प्रमाणपत्र पर बोनस अंक',
    ),
  ],
  patterns: patterns.SSC_CPO,
  syllabus: syllabus.SSC_CPO,
  faq: [
    {
      question: say('How long are the papers?', 'పేపర్ల నిడివి ఎంత?', 'पेपर कितने समय के होते हैं?'),
      answer: say(
        '2 hours each, with 200 questions and 200 marks each.',
        'ఒక్కోటి 2 గంటలు; ఒక్కో పేపర్‌లో 200 ప్రశ్నలు, 200 మార్కులు.',
        'हर पेपर 2 घंटे का है, जिसमें 200 प्रश्न और 200 अंक हैं।',
      ),
    },
    mockPattern,
  ],
}

const gd: Exam = {
  slug: 'ssc_gd',
  name: say('SSC GD Constable', 'SSC GD కానిస్టేబుల్', 'SSC GD कांस्टेबल'),
  shortName: same('SSC GD'),
  title: same('SSC GD'),
  fullName: say(
    'Constable (General Duty) in Central Armed Police Forces, Rifleman in Assam Rifles',
    'కేంద్ర సాయుధ పోలీసు బలగాల్లో కానిస్టేబుల్ (జనరల్ డ్యూటీ), అస్సాం రైఫిల్స్‌లో రైఫిల్‌మ్యాన్',
    'केंद्रीय सशस्त्र पुलिस बलों में कांस्टेबल (सामान्य ड्यूटी), असम राइफ़ल्स में राइफ़लमैन',
  ),
  family: 'ssc',
  body: BODY,
  day: { month: 5, day: 6, stage: null },
  usual: {
    text: say('From January to April', 'జనవరి నుంచి ఏప్రిల్ వరకు', 'जनवरी से अप्रैल के बीच'),
    stages: { '': [1, 2, 3, 4] },
  },
  series: 'ssc_gd',
  page: '/sscgdtest',
  summary: say(
    'After class 10: Constable (GD) posts in the Central Armed Police Forces and Rifleman posts in Assam Rifles.',
    '10వ తరగతి అర్హతతో: కేంద్ర సాయుధ పోలీసు బలగాల్లో కానిస్టేబుల్ (GD), అస్సాం రైఫిల్స్‌లో రైఫిల్‌మ్యాన్ పోస్టులు.',
    '10वीं के बाद: केंद्रीय सशस्त्र पुलिस बलों में कांस्टेबल (GD) और असम राइफ़ल्स में राइफ़लमैन के पद।',
  ),
  hero: say(
    '80 questions in 60 minutes. Practise full-length tests before the physical test.',
    '60 నిమిషాల్లో 80 ప్రశ్నలు. శారీరక పరీక్షకు ముందు పూర్తి నిడివి టెస్టులతో ప్రాక్టీస్ చేయండి.',
    '60 मिनट में 80 प्रश्न। शारीरिक परीक्षा से पहले फ़ुल-लेंथ टेस्ट से अभ्यास करें।',
  ),
  cycle: PHRASES.onceAYear,
  languages: THIRTEEN,
  eligibility: [
    [PHRASES.education, PHRASES.class10Pass],
    [PHRASES.age, say('18 to 23', '18 నుంచి 23 ఏళ్లు', '18 से 23 वर्ष')],
    [
      PHRASES.ageRelaxation,
      say(
        '5 years for SC and ST, 3 years for OBC and ex-servicemen',
        'SC, ST అభ్యర్థులకు 5 ఏళ్లు, OBC అభ్యర్థులకు, మాజీ సైనికులకు 3 ఏళ్లు',
        'SC और ST को 5 वर्ष, OBC और भूतपूर्व सैनिकों को 3 वर्ष',
      ),
    ],
    [
      PHRASES.fitness,
      say(
        'Physical standards, physical efficiency test and medical; domicile of the state applied for',
        'శారీరక ప్రమాణాలు, శారీరక సామర్థ్య పరీక్ష, వైద్య పరీక్ష; దరఖాస్తు చేసే రాష్ట్రంలో స్థానికత',
        'शारीरिक मानक, शारीरिक दक्षता परीक्षा और चिकित्सा जाँच; जिस राज्य से आवेदन करें, वहाँ का मूल निवास',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('Constable in BSF', 'BSFలో కానిస్టేబుల్', 'BSF में कांस्टेबल'),
      say('Constable in CISF', 'CISFలో కానిస్టేబుల్', 'CISF में कांस्टेबल'),
      say('Constable in CRPF', 'CRPFలో కానిస్టేబుల్', 'CRPF में कांस्टेबल'),
      say('Constable in ITBP', 'ITBPలో కానిస్టేబుల్', 'ITBP में कांस्टेबल'),
      say('Constable in SSB and SSF', 'SSB, SSFలలో కానిస్టేబుల్', 'SSB और SSF में कांस्टेबल'),
      say('Rifleman in Assam Rifles', 'అస్సాం రైఫిల్స్‌లో రైఫిల్‌మ్యాన్', 'असम राइफ़ल्स में राइफ़लमैन'),
    ],
  },
  salary: joined([
    say('₹21,700–69,100 (level 3) per month.', 'నెలకు ₹21,700–69,100 (లెవెల్ 3).', '₹21,700–69,100 (लेवल 3) प्रति माह।'),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'Merit is based on the computer based examination, state-wise',
      'కంప్యూటర్ ఆధారిత పరీక్ష ఆధారంగా రాష్ట్రాల వారీగా మెరిట్',
      'मेरिट कंप्यूटर आधारित परीक्षा के अंकों से राज्यवार बनती है',
    ),
    MINIMUM,
    say(
      'Bonus marks of 2% to 5% for NCC certificates',
      'NCC సర్టిఫికెట్లకు 2% నుంచి 5% వరకు బోనస్ మార్కులు',
      'NCC प्रमाणपत्र पर 2% से 5% तक बोनस अंक',
    ),
  ],
  patterns: patterns.SSC_GD,
  syllabus: syllabus.SSC_GD,
  faq: [
    {
      question: say(
        'Is the test 60 or 90 minutes long?',
        'పరీక్ష 60 నిమిషాలా, 90 నిమిషాలా?',
        'परीक्षा 60 मिनट की है या 90 मिनट की?',
      ),
      answer: say(
        'It is 60 minutes with 80 questions of 2 marks each. Up to the 2021 cycle it was 90 minutes with 100 questions.',
        '60 నిమిషాలు; 80 ప్రశ్నలు, ఒక్కో ప్రశ్నకు 2 మార్కులు. 2021 నోటిఫికేషన్ వరకు 90 నిమిషాల్లో 100 ప్రశ్నలు ఉండేవి.',
        'परीक्षा 60 मिनट की है: 80 प्रश्न, हर प्रश्न 2 अंक का। 2021 की परीक्षा तक यह 90 मिनट की थी और 100 प्रश्न आते थे।',
      ),
    },
    mockPattern,
  ],
}

const mts: Exam = {
  slug: 'ssc_mts',
  name: same('SSC MTS'),
  title: same('SSC MTS'),
  fullName: say(
    'Multi-Tasking (Non-Technical) Staff and Havaldar Examination',
    'మల్టీ టాస్కింగ్ (నాన్-టెక్నికల్) స్టాఫ్, హవల్దార్ పరీక్ష',
    'मल्टी टास्किंग (गैर-तकनीकी) स्टाफ़ और हवलदार परीक्षा',
  ),
  family: 'ssc',
  body: BODY,
  day: { month: 9, day: 20, stage: null },
  usual: {
    text: say('From September to November', 'సెప్టెంబర్ నుంచి నవంబర్ వరకు', 'सितंबर से नवंबर के बीच'),
    stages: { '': [9, 10, 11] },
  },
  series: 'ssc_mts',
  page: '/sscmtstest',
  summary: say(
    'After class 10: Multi-Tasking Staff in government offices and Havaldar in CBIC and CBN.',
    '10వ తరగతి అర్హతతో: ప్రభుత్వ కార్యాలయాల్లో మల్టీ టాస్కింగ్ స్టాఫ్, CBIC, CBNలలో హవల్దార్.',
    '10वीं के बाद: सरकारी कार्यालयों में मल्टी टास्किंग स्टाफ़, तथा CBIC और CBN में हवलदार।',
  ),
  hero: say(
    'Two sessions of 45 minutes each. Practise finishing each session in time.',
    'ఒక్కోటి 45 నిమిషాల రెండు సెషన్లు. ఒక్కో సెషన్‌ను సమయానికి పూర్తి చేయడం ప్రాక్టీస్ చేయండి.',
    '45 मिनट के दो सत्र। हर सत्र समय पर पूरा करने का अभ्यास करें।',
  ),
  cycle: PHRASES.onceAYear,
  languages: joined(
    [THIRTEEN, say('the English section is in English', 'ఇంగ్లీష్ విభాగం ఇంగ్లీష్‌లో', 'अंग्रेज़ी का खंड अंग्रेज़ी में')],
    '; ',
  ),
  eligibility: [
    [PHRASES.education, PHRASES.class10Pass],
    [
      PHRASES.age,
      say(
        '18 to 25 or 18 to 27, depending on the department',
        'శాఖను బట్టి 18 నుంచి 25 లేదా 18 నుంచి 27 ఏళ్లు',
        '18 से 25 या 18 से 27 वर्ष, विभाग के अनुसार',
      ),
    ],
    RELAXATION,
    [
      PHRASES.fitness,
      say(
        'Physical efficiency test (walking) and physical standards, for Havaldar only',
        'శారీరక సామర్థ్య పరీక్ష (నడక), శారీరక ప్రమాణాలు, హవల్దార్‌కు మాత్రమే',
        'शारीरिक दक्षता परीक्षा (पैदल चाल) और शारीरिक मानक, केवल हवलदार के लिए',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      PHRASES.multiTaskingStaff,
      say('Havaldar in CBIC', 'CBICలో హవల్దార్', 'CBIC में हवलदार'),
      say('Havaldar in CBN', 'CBNలో హవల్దార్', 'CBN में हवलदार'),
    ],
  },
  salary: joined([
    say('₹18,000–56,900 (level 1) per month.', 'నెలకు ₹18,000–56,900 (లెవెల్ 1).', '₹18,000–56,900 (लेवल 1) प्रति माह।'),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'Session I is qualifying in nature; merit is based on Session II',
      'సెషన్ I అర్హతకు మాత్రమే; మెరిట్ సెషన్ II ఆధారంగా',
      'सत्र I केवल अर्हक है; मेरिट सत्र II के अंकों से बनती है',
    ),
    say(
      'Minimum qualifying marks: 30% for General, 25% for OBC and EWS, 20% for all others, in each session',
      'కనీస అర్హత మార్కులు: ఒక్కో సెషన్‌లో జనరల్‌కు 30%, OBC, EWS అభ్యర్థులకు 25%, మిగతా అందరికీ 20%',
      'न्यूनतम अर्हक अंक: सामान्य 30%, OBC और EWS 25%, अन्य सभी 20%, हर सत्र में',
    ),
  ],
  patterns: patterns.SSC_MTS,
  syllabus: syllabus.SSC_MTS,
  faq: [
    {
      question: say('Is there a Paper II?', 'పేపర్ II ఉందా?', 'क्या पेपर II होता है?'),
      answer: say(
        'No. The descriptive paper of 30 minutes was removed after the 2021 cycle. There are now two sessions of 45 minutes on one day.',
        'లేదు. 30 నిమిషాల డిస్క్రిప్టివ్ పేపర్‌ను 2021 నోటిఫికేషన్ తర్వాత తొలగించారు. ఇప్పుడు ఒకే రోజు 45 నిమిషాల రెండు సెషన్లు ఉంటాయి.',
        'नहीं। 30 मिनट का वर्णनात्मक पेपर 2021 की परीक्षा के बाद हटा दिया गया। अब एक ही दिन 45 मिनट के दो सत्र होते हैं।',
      ),
    },
    mockPattern,
  ],
}

export const SSC_EXAMS: readonly Exam[] = [cgl, chsl, cpo, gd, mts]
