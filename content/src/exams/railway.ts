import { joined, same, say } from '../text/localized.ts'
import type { Exam } from './exam.ts'
import * as patterns from './patterns/railway.ts'
import * as syllabus from './syllabus/railway.ts'
import { PHRASES } from './texts/phrases.ts'

const COMMON = {
  family: 'railway',
  body: say(
    'Railway Recruitment Boards, Ministry of Railways',
    'రైల్వే రిక్రూట్‌మెంట్ బోర్డులు, రైల్వే మంత్రిత్వ శాఖ',
    'रेलवे भर्ती बोर्ड, रेल मंत्रालय',
  ),
  languages: PHRASES.fifteenLanguages,
} as const
const PAY_NOTE = say('Pay as per the 7th Pay Commission.', 'జీతం 7వ వేతన సంఘం ప్రకారం.', 'वेतन 7वें वेतन आयोग के अनुसार।')
const MINIMUM = say(
  'Minimum qualifying marks: 40% for General and EWS, 30% for OBC and SC, 25% for ST',
  'కనీస అర్హత మార్కులు: జనరల్, EWS అభ్యర్థులకు 40%, OBC, SC అభ్యర్థులకు 30%, ST అభ్యర్థులకు 25%',
  'न्यूनतम अर्हक अंक: सामान्य और EWS 40%, OBC और SC 30%, ST 25%',
)
const MINIMUM_OF_LEVEL_1 = say(
  'Minimum qualifying marks: 40% for General and EWS, 30% for OBC, SC and ST',
  'కనీస అర్హత మార్కులు: జనరల్, EWS అభ్యర్థులకు 40%, OBC, SC, ST అభ్యర్థులకు 30%',
  'न्यूनतम अर्हक अंक: सामान्य और EWS 40%, OBC, SC और ST 30%',
)
const third = {
  question: PHRASES.isThereNegativeMarking,
  answer: say(
    'Yes, 1/3 mark is deducted for each wrong answer.',
    'ఉంది, ప్రతి తప్పు సమాధానానికి 1/3 మార్కు తగ్గిస్తారు.',
    'हाँ, हर गलत उत्तर पर 1/3 अंक कटता है।',
  ),
} as const

const ntpc: Exam = {
  ...COMMON,
  slug: 'rrb_ntpc',
  day: { month: 3, day: 16, stage: 'First stage (CBT 1)' },
  usual: {
    text: say('First stage (CBT 1) in March', 'మొదటి దశ (CBT 1) మార్చిలో', 'पहला चरण (CBT 1) मार्च में'),
    stages: { 'First stage (CBT 1)': [3] },
  },
  name: same('RRB NTPC'),
  title: same('RRB NTPC'),
  fullName: say('Non-Technical Popular Categories', 'నాన్-టెక్నికల్ పాపులర్ కేటగిరీలు', 'गैर-तकनीकी लोकप्रिय श्रेणियाँ'),
  series: 'rrb_ntpc',
  page: '/exams/rrb_ntpc',
  summary: say(
    'Station Master, Goods Train Manager, Clerk and Accounts Assistant posts in Indian Railways.',
    'భారతీయ రైల్వేలో స్టేషన్ మాస్టర్, గూడ్స్ ట్రైన్ మేనేజర్, క్లర్క్, అకౌంట్స్ అసిస్టెంట్ పోస్టులు.',
    'भारतीय रेल में स्टेशन मास्टर, गुड्स ट्रेन मैनेजर, क्लर्क और अकाउंट्स असिस्टेंट के पद।',
  ),
  hero: say(
    'Two computer based tests of 90 minutes each. General Awareness carries the most marks.',
    'ఒక్కోటి 90 నిమిషాల రెండు కంప్యూటర్ ఆధారిత పరీక్షలు. జనరల్ అవేర్‌నెస్‌కు ఎక్కువ మార్కులు.',
    'दो कंप्यूटर आधारित परीक्षाएँ, हर परीक्षा 90 मिनट की। सबसे ज़्यादा अंक सामान्य जागरूकता के हैं।',
  ),
  cycle: say(
    'A notification in most years; CBT 1 first, CBT 2 some months later',
    'దాదాపు ప్రతి ఏడాదీ నోటిఫికేషన్; ముందు CBT 1, కొన్ని నెలల తర్వాత CBT 2',
    'लगभग हर साल अधिसूचना; पहले CBT 1, कुछ महीने बाद CBT 2',
  ),
  eligibility: [
    [
      PHRASES.education,
      say(
        'A bachelor’s degree for graduate posts; class 12 for the others, with 50% for General candidates',
        'గ్రాడ్యుయేట్ పోస్టులకు బ్యాచిలర్ డిగ్రీ; మిగతా వాటికి 12వ తరగతి, జనరల్ అభ్యర్థులకు 50%తో',
        'स्नातक स्तर के पदों के लिए स्नातक डिग्री; बाकी पदों के लिए 12वीं, सामान्य उम्मीदवारों के लिए 50% के साथ',
      ),
    ],
    [
      PHRASES.age,
      say(
        '18 to 33 for graduate posts, 18 to 30 for the others',
        'గ్రాడ్యుయేట్ పోస్టులకు 18 నుంచి 33 ఏళ్లు, మిగతా వాటికి 18 నుంచి 30 ఏళ్లు',
        'स्नातक स्तर के पदों के लिए 18 से 33 वर्ष, बाकी पदों के लिए 18 से 30 वर्ष',
      ),
    ],
    [
      PHRASES.medical,
      say(
        'Standards A2 to C2, depending on the post',
        'పోస్టును బట్టి A2 నుంచి C2 వరకు ప్రమాణాలు',
        'पद के अनुसार A2 से C2 तक के मानक',
      ),
    ],
    [
      PHRASES.typing,
      say(
        '30 words per minute in English or 25 in Hindi, for typist posts',
        'టైపిస్ట్ పోస్టులకు ఇంగ్లీష్‌లో నిమిషానికి 30 పదాలు లేదా హిందీలో 25 పదాలు',
        'टाइपिस्ट पदों के लिए अंग्रेज़ी में 30 या हिंदी में 25 शब्द प्रति मिनट',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('Station Master', 'స్టేషన్ మాస్టర్', 'स्टेशन मास्टर'),
      say('Chief Commercial cum Ticket Supervisor', 'చీఫ్ కమర్షియల్ కమ్ టికెట్ సూపర్‌వైజర్', 'चीफ़ कमर्शियल कम टिकट सुपरवाइज़र'),
      say('Goods Train Manager', 'గూడ్స్ ట్రైన్ మేనేజర్', 'गुड्स ट्रेन मैनेजर'),
      say('Junior Accounts Assistant cum Typist', 'జూనియర్ అకౌంట్స్ అసిస్టెంట్ కమ్ టైపిస్ట్', 'जूनियर अकाउंट्स असिस्टेंट कम टाइपिस्ट'),
      say('Senior Clerk cum Typist', 'సీనియర్ క్లర్క్ కమ్ టైపిస్ట్', 'सीनियर क्लर्क कम टाइपिस्ट'),
      say('Traffic Assistant', 'ట్రాఫిక్ అసిస్టెంట్', 'ट्रैफ़िक असिस्टेंट'),
      say('Commercial cum Ticket Clerk', 'కమర్షియల్ కమ్ టికెట్ క్లర్క్', 'कमर्शियल कम टिकट क्लर्क'),
      say(
        'Accounts Clerk and Junior Clerk cum Typist',
        'అకౌంట్స్ క్లర్క్, జూనియర్ క్లర్క్ కమ్ టైపిస్ట్',
        'अकाउंट्स क्लर्क और जूनियर क्लर्क कम टाइपिस्ट',
      ),
      say('Trains Clerk', 'ట్రైన్స్ క్లర్క్', 'ट्रेन्स क्लर्क'),
    ],
  },
  salary: joined([
    say(
      '₹19,900 (level 2) to ₹35,400–1,12,400 (level 6) per month.',
      'నెలకు ₹19,900 (లెవెల్ 2) నుంచి ₹35,400–1,12,400 (లెవెల్ 6) వరకు.',
      '₹19,900 (लेवल 2) से ₹35,400–1,12,400 (लेवल 6) प्रति माह।',
    ),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'CBT 1 is for shortlisting; merit is based on CBT 2',
      'CBT 1 షార్ట్‌లిస్ట్ చేయడానికే; మెరిట్ CBT 2 ఆధారంగా',
      'CBT 1 शॉर्टलिस्टिंग के लिए है; मेरिट CBT 2 से बनती है',
    ),
    MINIMUM,
    say(
      'Computer based aptitude test (30% weightage) for Station Master and Traffic Assistant; typing skill test for typist posts',
      'స్టేషన్ మాస్టర్, ట్రాఫిక్ అసిస్టెంట్ పోస్టులకు కంప్యూటర్ ఆధారిత ఆప్టిట్యూడ్ టెస్ట్ (30% వెయిటేజీ); టైపిస్ట్ పోస్టులకు టైపింగ్ స్కిల్ టెస్ట్',
      'स्टेशन मास्टर और ट्रैफ़िक असिस्टेंट के लिए कंप्यूटर आधारित अभिरुचि परीक्षा (30% वेटेज); टाइपिस्ट पदों के लिए टाइपिंग कौशल परीक्षा',
    ),
  ],
  patterns: patterns.RRB_NTPC,
  syllabus: syllabus.RRB_NTPC,
  faq: [third],
}

const groupD: Exam = {
  ...COMMON,
  slug: 'rrb_group_d',
  day: { month: 11, day: 27, stage: null },
  usual: null,
  name: say('RRB Group D', 'RRB గ్రూప్ D', 'RRB ग्रुप D'),
  title: say('RRB GROUP D', 'RRB గ్రూప్ D', 'RRB ग्रुप D'),
  fullName: say('Level 1 posts (Group D)', 'లెవెల్ 1 పోస్టులు (గ్రూప్ D)', 'लेवल 1 के पद (ग्रुप D)'),
  series: 'rrb_group_d',
  page: '/exams/rrb_group_d',
  summary: say(
    'After class 10: Track Maintainer, Pointsman and Assistant posts in Indian Railways.',
    '10వ తరగతి అర్హతతో: భారతీయ రైల్వేలో ట్రాక్ మెయింటెయినర్, పాయింట్స్‌మన్, అసిస్టెంట్ పోస్టులు.',
    '10वीं के बाद: भारतीय रेल में ट्रैक मेंटेनर, पॉइंट्समैन और सहायक के पद।',
  ),
  hero: say(
    'One computer based test of 90 minutes, then a physical efficiency test. General Science of class 10 has 25 questions.',
    '90 నిమిషాల ఒక కంప్యూటర్ ఆధారిత పరీక్ష, తర్వాత శారీరక సామర్థ్య పరీక్ష. 10వ తరగతి స్థాయి జనరల్ సైన్స్‌లో 25 ప్రశ్నలు.',
    '90 मिनट की एक कंप्यूटर आधारित परीक्षा, फिर शारीरिक दक्षता परीक्षा। 10वीं स्तर के सामान्य विज्ञान से 25 प्रश्न।',
  ),
  cycle: say(
    'A notification in most years; the test some months later',
    'దాదాపు ప్రతి ఏడాదీ నోటిఫికేషన్; కొన్ని నెలల తర్వాత పరీక్ష',
    'लगभग हर साल अधिसूचना; परीक्षा कुछ महीने बाद',
  ),
  eligibility: [
    [
      PHRASES.education,
      say(
        'Class 10 pass, or ITI, or a National Apprenticeship Certificate (NAC)',
        '10వ తరగతి ఉత్తీర్ణత, లేదా ITI, లేదా నేషనల్ అప్రెంటిస్‌షిప్ సర్టిఫికెట్ (NAC)',
        '10वीं पास, या ITI, या राष्ट्रीय अप्रेंटिसशिप प्रमाणपत्र (NAC)',
      ),
    ],
    [PHRASES.age, say('18 to 33', '18 నుంచి 33 ఏళ్లు', '18 से 33 वर्ष')],
    [
      PHRASES.fitness,
      say('Physical efficiency test and medical', 'శారీరక సామర్థ్య పరీక్ష, వైద్య పరీక్షలు', 'शारीरिक दक्षता परीक्षा और चिकित्सा जाँच'),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('Track Maintainer, grade IV', 'ట్రాక్ మెయింటెయినర్, గ్రేడ్ IV', 'ट्रैक मेंटेनर, ग्रेड IV'),
      say('Pointsman B', 'పాయింట్స్‌మన్ B', 'पॉइंट्समैन B'),
      say(
        'Assistant: signals, bridges, carriages, track machines',
        'అసిస్టెంట్: సిగ్నల్స్, వంతెనలు, బోగీలు, ట్రాక్ మెషీన్లు',
        'सहायक: सिग्नल, पुल, कैरिज, ट्रैक मशीन',
      ),
      say(
        'Assistant: loco shed and electrical operations',
        'అసిస్టెంట్: లోకో షెడ్, ఎలక్ట్రికల్ ఆపరేషన్స్',
        'सहायक: लोको शेड और विद्युत परिचालन',
      ),
      say('Helper in a workshop', 'వర్క్‌షాప్‌లో హెల్పర్', 'वर्कशॉप में हेल्पर'),
    ],
  },
  salary: joined([
    say('₹18,000–56,900 (level 1) per month.', 'నెలకు ₹18,000–56,900 (లెవెల్ 1).', '₹18,000–56,900 (लेवल 1) प्रति माह।'),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'Marks of different shifts are normalised',
      'వేర్వేరు షిఫ్టుల మార్కులను నార్మలైజ్ చేస్తారు',
      'अलग-अलग शिफ़्ट के अंकों का नॉर्मलाइज़ेशन होता है',
    ),
    MINIMUM_OF_LEVEL_1,
    say(
      'About 3 times the vacancies are called for the physical efficiency test',
      'ఖాళీలకు దాదాపు 3 రెట్ల మందిని శారీరక సామర్థ్య పరీక్షకు పిలుస్తారు',
      'शारीरिक दक्षता परीक्षा के लिए रिक्तियों के लगभग 3 गुना उम्मीदवार बुलाए जाते हैं',
    ),
  ],
  patterns: patterns.RRB_GROUP_D,
  syllabus: syllabus.RRB_GROUP_D,
  faq: [third],
}

const alp: Exam = {
  ...COMMON,
  slug: 'rrb_alp',
  day: { month: 2, day: 16, stage: 'First stage (CBT 1)' },
  usual: {
    text: say('First stage (CBT 1) in February', 'మొదటి దశ (CBT 1) ఫిబ్రవరిలో', 'पहला चरण (CBT 1) फ़रवरी में'),
    stages: { 'First stage (CBT 1)': [2] },
  },
  name: same('RRB ALP'),
  title: same('RRB ALP'),
  fullName: PHRASES.assistantLocoPilot,
  series: 'rrb_alp',
  page: '/exams/rrb_alp',
  summary: say(
    'Assistant Loco Pilot posts for candidates with ITI, a diploma or an engineering degree.',
    'ITI, డిప్లొమా లేదా ఇంజినీరింగ్ డిగ్రీ ఉన్న అభ్యర్థులకు అసిస్టెంట్ లోకో పైలట్ పోస్టులు.',
    'ITI, डिप्लोमा या इंजीनियरिंग डिग्री वाले उम्मीदवारों के लिए सहायक लोको पायलट के पद।',
  ),
  hero: say(
    'CBT 1, CBT 2 and a computer based aptitude test. Start with CBT 1: 75 questions in 60 minutes.',
    'CBT 1, CBT 2, కంప్యూటర్ ఆధారిత ఆప్టిట్యూడ్ టెస్ట్. ముందు CBT 1తో మొదలుపెట్టండి: 60 నిమిషాల్లో 75 ప్రశ్నలు.',
    'CBT 1, CBT 2 और कंप्यूटर आधारित अभिरुचि परीक्षा। CBT 1 से शुरू करें: 60 मिनट में 75 प्रश्न।',
  ),
  cycle: say('Once a year since 2024', '2024 నుంచి ఏడాదికి ఒకసారి', '2024 से साल में एक बार'),
  eligibility: [
    [
      PHRASES.education,
      say(
        'Class 10 with ITI in a listed trade or an act apprenticeship, or a diploma or degree in mechanical, electrical, electronics or automobile engineering',
        '10వ తరగతితో పాటు నోటిఫికేషన్‌లో పేర్కొన్న ట్రేడ్‌లో ITI లేదా యాక్ట్ అప్రెంటిస్‌షిప్, లేదా మెకానికల్, ఎలక్ట్రికల్, ఎలక్ట్రానిక్స్, ఆటోమొబైల్ ఇంజినీరింగ్‌లో డిప్లొమా లేదా డిగ్రీ',
        '10वीं के साथ निर्धारित ट्रेड में ITI या एक्ट अप्रेंटिसशिप, या मैकेनिकल, इलेक्ट्रिकल, इलेक्ट्रॉनिक्स या ऑटोमोबाइल इंजीनियरिंग में डिप्लोमा या डिग्री',
      ),
    ],
    [PHRASES.age, PHRASES.age18To30],
    [PHRASES.ageRelaxation, PHRASES.ageRelaxationScStObc],
    [
      PHRASES.medical,
      say(
        'Standard A-1 (strict eyesight standard)',
        'A-1 ప్రమాణం (కంటిచూపు ప్రమాణం కఠినం)',
        'A-1 मानक (आँखों की रोशनी का कड़ा मानक)',
      ),
    ],
  ],
  positions: { title: PHRASES.posts, items: [PHRASES.assistantLocoPilot] },
  salary: joined([
    say(
      '₹19,900–63,200 (level 2) per month, and running allowance.',
      'నెలకు ₹19,900–63,200 (లెవెల్ 2), రన్నింగ్ అలవెన్స్.',
      '₹19,900–63,200 (लेवल 2) प्रति माह, साथ में रनिंग भत्ता।',
    ),
    PAY_NOTE,
  ]),
  selection: [
    say(
      'CBT 1 is for shortlisting, about 15 times the vacancies',
      'CBT 1 షార్ట్‌లిస్ట్ చేయడానికే: ఖాళీలకు దాదాపు 15 రెట్ల మందిని ఎంపిక చేస్తారు',
      'CBT 1 शॉर्टलिस्टिंग के लिए है; रिक्तियों के लगभग 15 गुना उम्मीदवार चुने जाते हैं',
    ),
    say(
      'Merit: CBT 2 Part A 70%, aptitude test 30%; CBT 2 Part B is qualifying in nature (35%)',
      'మెరిట్: CBT 2 పార్ట్ A 70%, ఆప్టిట్యూడ్ టెస్ట్ 30%; CBT 2 పార్ట్ B అర్హతకు మాత్రమే (35%)',
      'मेरिट: CBT 2 भाग A 70%, अभिरुचि परीक्षा 30%; CBT 2 भाग B केवल अर्हक है (35%)',
    ),
    say(
      'Aptitude test (CBAT): a T-score of at least 42 in each of its five parts',
      'ఆప్టిట్యూడ్ టెస్ట్ (CBAT): ఐదు భాగాల్లో ఒక్కో దానిలో కనీసం 42 టి-స్కోర్',
      'अभिरुचि परीक्षा (CBAT): पाँचों भागों में से हर एक में कम से कम 42 का टी-स्कोर',
    ),
    MINIMUM,
  ],
  patterns: patterns.RRB_ALP,
  syllabus: syllabus.RRB_ALP,
  faq: [
    third,
    {
      question: say('How long is the second stage?', 'రెండో దశ ఎంతసేపు ఉంటుంది?', 'दूसरा चरण कितने समय का है?'),
      answer: say(
        '150 minutes in one sitting: Part A of 90 minutes and Part B (trade) of 60 minutes.',
        'ఒకే సిట్టింగ్‌లో 150 నిమిషాలు: పార్ట్ A 90 నిమిషాలు, పార్ట్ B (ట్రేడ్) 60 నిమిషాలు.',
        'एक ही बैठक में 150 मिनट: भाग A के 90 मिनट और भाग B (ट्रेड) के 60 मिनट।',
      ),
    },
  ],
}

export const RAILWAY_EXAMS: readonly Exam[] = [ntpc, groupD, alp]
