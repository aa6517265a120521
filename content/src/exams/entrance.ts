import { same, say } from '../text/localized.ts'
import type { Exam } from './exam.ts'
import * as patterns from './patterns/entrance.ts'
import { AFCAT as AFCAT_SYLLABUS } from './syllabus/afcat.ts'
import { CAT as CAT_SYLLABUS } from './syllabus/cat.ts'
import { ICET as ICET_SYLLABUS } from './syllabus/icet.ts'
import { MAT as MAT_SYLLABUS } from './syllabus/mat.ts'
import { NIMCET as NIMCET_SYLLABUS } from './syllabus/nimcet.ts'
import { PHRASES } from './texts/phrases.ts'

/** "75, 75, 50": the questions of each section, of the two patterns. */
const [TELANGANA, ANDHRA_PRADESH] = patterns.ICET.map(({ stages }) =>
  stages.flatMap(({ sections }) => sections.map(({ questions }) => questions)).join(', '),
)

const icet: Exam = {
  slug: 'icet',
  name: same('ICET'),
  title: same('ICET'),
  fullName: say(
    'Integrated Common Entrance Test (TG ICET and AP ICET)',
    'ఇంటిగ్రేటెడ్ కామన్ ఎంట్రన్స్ టెస్ట్ (TG ICET, AP ICET)',
    'इंटीग्रेटेड कॉमन एंट्रेंस टेस्ट (TG ICET और AP ICET)',
  ),
  family: 'icet',
  body: say(
    'Telangana Council of Higher Education (TGCHE) and Andhra Pradesh State Council of Higher Education (APSCHE)',
    'తెలంగాణ ఉన్నత విద్యామండలి (TGCHE), ఆంధ్రప్రదేశ్ రాష్ట్ర ఉన్నత విద్యామండలి (APSCHE)',
    'तेलंगाना उच्च शिक्षा परिषद (TGCHE) और आंध्र प्रदेश राज्य उच्च शिक्षा परिषद (APSCHE)',
  ),
  day: { month: 5, day: 6, stage: null },
  usual: { text: say('In May or June', 'మే లేదా జూన్', 'मई या जून में'), stages: { '': [5, 6] } },
  series: 'icet',
  page: '/icet',
  summary: say(
    'Entrance test for MBA and MCA courses in Telangana and Andhra Pradesh.',
    'తెలంగాణ, ఆంధ్రప్రదేశ్‌లలో MBA, MCA కోర్సుల్లో చేరడానికి ప్రవేశ పరీక్ష.',
    'तेलंगाना और आंध्र प्रदेश में MBA और MCA पाठ्यक्रमों की प्रवेश परीक्षा।',
  ),
  hero: say(
    'Full-length mock tests in the TG ICET and AP ICET patterns, on a screen like the one in the exam centre.',
    'TG ICET, AP ICET విధానాల్లో పూర్తి నిడివి మాక్ టెస్టులు, పరీక్ష కేంద్రంలో ఉండే స్క్రీన్ లాంటి స్క్రీన్‌పై.',
    'TG ICET और AP ICET के पैटर्न पर फ़ुल-लेंथ मॉक टेस्ट, परीक्षा केंद्र जैसी स्क्रीन पर।',
  ),
  cycle: say(
    'Once a year in each state; counselling after the results',
    'ఒక్కో రాష్ట్రంలో ఏడాదికి ఒకసారి; ఫలితాల తర్వాత కౌన్సెలింగ్',
    'हर राज्य में साल में एक बार; परिणाम के बाद काउंसलिंग',
  ),
  languages: say(
    'English and Telugu, in Telangana also Urdu; Communication Ability is in English only',
    'ఇంగ్లీష్, తెలుగు, తెలంగాణలో ఉర్దూ కూడా; కమ్యూనికేషన్ ఎబిలిటీ విభాగం ఇంగ్లీష్‌లో మాత్రమే',
    'अंग्रेज़ी और तेलुगु, तेलंगाना में उर्दू भी; संचार क्षमता का खंड केवल अंग्रेज़ी में',
  ),
  eligibility: [
    [
      same('MBA'),
      say(
        'A bachelor’s degree of at least three years, not in oriental languages',
        'కనీసం మూడేళ్ల డిగ్రీ; ప్రాచ్య భాషల డిగ్రీలు చెల్లవు',
        'कम से कम तीन वर्ष की स्नातक डिग्री; प्राच्य भाषाओं की डिग्री मान्य नहीं',
      ),
    ],
    [
      same('MCA'),
      say(
        'BCA, or a bachelor’s degree with mathematics at Intermediate or degree level',
        'BCA, లేదా ఇంటర్మీడియట్ లేదా డిగ్రీ స్థాయిలో గణితం చదివి డిగ్రీ ఉత్తీర్ణత',
        'BCA, या इंटरमीडिएट या स्नातक स्तर पर गणित के साथ स्नातक डिग्री',
      ),
    ],
    [
      PHRASES.marks,
      say(
        '50% in the degree, 45% for reserved categories; final-year students can apply',
        'డిగ్రీలో 50%, రిజర్వ్‌డ్ కేటగిరీలకు 45%; చివరి సంవత్సరం విద్యార్థులు కూడా దరఖాస్తు చేయవచ్చు',
        'स्नातक में 50%, आरक्षित वर्गों के लिए 45%; अंतिम वर्ष के छात्र आवेदन कर सकते हैं',
      ),
    ],
    [
      PHRASES.age,
      say(
        'No upper limit; minimum usually 19 years',
        'గరిష్ఠ పరిమితి లేదు; సాధారణంగా కనీసం 19 ఏళ్లు',
        'कोई अधिकतम सीमा नहीं; न्यूनतम आम तौर पर 19 वर्ष',
      ),
    ],
  ],
  positions: {
    title: PHRASES.leadsTo,
    items: [PHRASES.mbaAdmission, say('MCA admission', 'MCA ప్రవేశాలు', 'MCA में प्रवेश')],
  },
  salary: null,
  selection: [
    say(
      'Qualifying marks: 25% (50 out of 200); no minimum for SC and ST',
      'అర్హత మార్కులు: 25% (200కు 50); SC, ST అభ్యర్థులకు కనీస మార్కులు లేవు',
      'अर्हक अंक: 25% (200 में से 50); SC और ST के लिए कोई न्यूनतम अंक नहीं',
    ),
    say(
      'Tie-break in TG ICET: marks in Analytical Ability, then in Mathematical Ability, then the older candidate',
      'TG ICETలో మార్కులు సమానమైతే: అనలిటికల్ ఎబిలిటీ మార్కులు, తర్వాత మ్యాథమెటికల్ ఎబిలిటీ మార్కులు, తర్వాత వయసులో పెద్దవారు',
      'TG ICET में बराबर अंक होने पर: विश्लेषण क्षमता के अंक, फिर गणितीय क्षमता के अंक, फिर अधिक आयु वाले उम्मीदवार',
    ),
  ],
  patterns: patterns.ICET,
  syllabus: ICET_SYLLABUS,
  faq: [
    {
      question: say('Which pattern do the mock tests follow?', 'మాక్ టెస్టులు ఏ విధానంలో ఉంటాయి?', 'मॉक टेस्ट किस पैटर्न पर हैं?'),
      answer: say(
        `Both, alternately. The card of each test shows whether it follows the Telangana pattern (${TELANGANA}) or the Andhra Pradesh pattern (${ANDHRA_PRADESH}).`,
        `రెండు విధానాల్లోనూ, ఒకదాని తర్వాత ఒకటి. టెస్ట్ తెలంగాణ విధానంలో (${TELANGANA}) ఉందా, ఆంధ్రప్రదేశ్ విధానంలో (${ANDHRA_PRADESH}) ఉందా అనేది ఆ టెస్ట్ కార్డుపై ఉంటుంది.`,
        `दोनों पर, बारी-बारी से। हर टेस्ट के कार्ड पर लिखा है कि वह तेलंगाना के पैटर्न (${TELANGANA}) पर है या आंध्र प्रदेश के पैटर्न (${ANDHRA_PRADESH}) पर।`,
      ),
    },
    {
      question: PHRASES.isThereNegativeMarking,
      answer: say(
        'No. Each correct answer gets 1 mark; no marks are deducted for a wrong answer.',
        'లేదు. ఒక్కో సరైన సమాధానానికి 1 మార్కు; తప్పు సమాధానానికి మార్కులు తగ్గించరు.',
        'नहीं। हर सही उत्तर पर 1 अंक मिलता है; गलत उत्तर पर कोई अंक नहीं कटता।',
      ),
    },
    {
      question: say('Which tests are free?', 'ఏ టెస్టులు ఉచితం?', 'कौन से टेस्ट मुफ़्त हैं?'),
      answer: say('The first three tests of the series.', 'సిరీస్‌లోని మొదటి మూడు టెస్టులు.', 'सीरीज़ के पहले तीन टेस्ट।'),
    },
  ],
}

const mat: Exam = {
  slug: 'mat',
  name: same('MAT'),
  title: same('MAT'),
  fullName: PHRASES.managementAptitudeTest,
  family: 'mat',
  body: say(
    'All India Management Association (AIMA)',
    'ఆల్ ఇండియా మేనేజ్‌మెంట్ అసోసియేషన్ (AIMA)',
    'ऑल इंडिया मैनेजमेंट एसोसिएशन (AIMA)',
  ),
  day: { month: 5, day: 6, stage: 'May session' },
  usual: {
    text: say(
      'Sessions in February, May, September and December',
      'ఫిబ్రవరి, మే, సెప్టెంబర్, డిసెంబర్ సెషన్లు',
      'फ़रवरी, मई, सितंबर और दिसंबर में सत्र',
    ),
    stages: { 'February session': [2], 'May session': [5], 'September session': [9], 'December session': [12] },
  },
  series: 'mat',
  page: '/mathome',
  summary: say(
    'Test for MBA and PGDM admission in more than 600 B-schools, held four times a year.',
    '600కు పైగా బి-స్కూళ్లలో MBA, PGDM ప్రవేశాలకు ఏడాదికి నాలుగుసార్లు జరిగే పరీక్ష.',
    '600 से अधिक बी-स्कूलों में MBA और PGDM में प्रवेश की परीक्षा, साल में चार बार।',
  ),
  hero: say(
    'Five sections with an equal number of questions. Practise each of them.',
    'సమాన సంఖ్యలో ప్రశ్నలున్న ఐదు విభాగాలు. ప్రతి విభాగాన్నీ ప్రాక్టీస్ చేయండి.',
    'बराबर प्रश्नों वाले पाँच खंड। हर खंड का अभ्यास करें।',
  ),
  cycle: PHRASES.fourTimesAYear,
  languages: PHRASES.english,
  eligibility: [
    [PHRASES.education, PHRASES.anyDegreeOrFinalYear],
    [PHRASES.age, say('No limit', 'పరిమితి లేదు', 'कोई सीमा नहीं')],
    [
      PHRASES.marks,
      say(
        'No minimum for the test; B-schools set their own',
        'పరీక్షకు కనీస మార్కులు లేవు; బి-స్కూళ్లు సొంతంగా నిర్ణయిస్తాయి',
        'परीक्षा के लिए कोई न्यूनतम अंक नहीं; बी-स्कूल अपनी शर्त खुद तय करते हैं',
      ),
    ],
  ],
  positions: {
    title: PHRASES.leadsTo,
    items: [PHRASES.mbaAdmission, say('PGDM admission', 'PGDM ప్రవేశం', 'PGDM में प्रवेश')],
  },
  salary: null,
  selection: [
    say(
      'Composite score out of 800 and a percentile; there is no pass mark',
      '800కు కాంపోజిట్ స్కోర్, పర్సంటైల్; ఉత్తీర్ణత మార్కు లేదు',
      '800 में से कंपोज़िट स्कोर और पर्सेंटाइल; पास होने का कोई अंक तय नहीं',
    ),
    say(
      'The last section is not counted in the composite score',
      'చివరి విభాగం కాంపోజిట్ స్కోర్‌లో లెక్కలోకి రాదు',
      'आखिरी खंड कंपोज़िट स्कोर में नहीं जुड़ता',
    ),
    PHRASES.scoreValidForYear,
  ],
  patterns: patterns.MAT,
  syllabus: MAT_SYLLABUS,
  faq: [
    {
      question: say(
        'Does MAT have 200 or 150 questions?',
        'MATలో 200 ప్రశ్నలా, 150 ప్రశ్నలా?',
        'MAT में 200 प्रश्न होते हैं या 150?',
      ),
      answer: say(
        'It has 150 questions in 120 minutes. Up to early 2024 it had 200 questions in 150 minutes.',
        '120 నిమిషాల్లో 150 ప్రశ్నలు. 2024 మొదటి వరకు 150 నిమిషాల్లో 200 ప్రశ్నలు ఉండేవి.',
        '120 मिनट में 150 प्रश्न होते हैं। 2024 की शुरुआत तक 150 मिनट में 200 प्रश्न होते थे।',
      ),
    },
    {
      question: say('How long is the score valid?', 'స్కోర్ ఎంతకాలం చెల్లుతుంది?', 'स्कोर कब तक मान्य रहता है?'),
      answer: say('One year.', 'ఒక ఏడాది.', 'एक वर्ष।'),
    },
  ],
}

const cat: Exam = {
  slug: 'cat',
  name: same('CAT'),
  title: same('CAT'),
  fullName: say('Common Admission Test', 'కామన్ అడ్మిషన్ టెస్ట్', 'कॉमन एडमिशन टेस्ट'),
  family: 'cat',
  body: say(
    'Indian Institutes of Management (IIMs), by rotation',
    'ఇండియన్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ మేనేజ్‌మెంట్ (IIM), ఏటా ఒక్కో సంస్థ',
    'भारतीय प्रबंधन संस्थान (IIM), बारी-बारी से',
  ),
  day: { month: 12, day: 5, stage: null },
  usual: { text: say('In November', 'నవంబర్', 'नवंबर में'), stages: { '': [11] } },
  series: 'cat',
  page: '/cathome',
  summary: say(
    'Entrance test for the Indian Institutes of Management (IIMs) and many other B-schools.',
    'ఇండియన్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ మేనేజ్‌మెంట్ (IIM), అనేక ఇతర బి-స్కూళ్లలో చేరడానికి ప్రవేశ పరీక్ష.',
    'भारतीय प्रबंधन संस्थानों (IIM) और कई अन्य बी-स्कूलों की प्रवेश परीक्षा।',
  ),
  hero: say(
    '68 questions in three sections of 40 minutes each. Practise choosing the right questions.',
    'ఒక్కోటి 40 నిమిషాల మూడు విభాగాల్లో 68 ప్రశ్నలు. సరైన ప్రశ్నలను ఎంచుకోవడం ప్రాక్టీస్ చేయండి.',
    'तीन खंडों में 68 प्रश्न, हर खंड के लिए 40 मिनट। सही प्रश्न चुनने का अभ्यास करें।',
  ),
  cycle: say(
    'Once a year, on a single day in three slots',
    'ఏడాదికి ఒకసారి, ఒకే రోజు మూడు స్లాట్లలో',
    'साल में एक बार, एक ही दिन तीन स्लॉट में',
  ),
  languages: PHRASES.english,
  eligibility: [
    [
      PHRASES.education,
      say(
        'A bachelor’s degree; final-year students can apply',
        'బ్యాచిలర్ డిగ్రీ; చివరి సంవత్సరం విద్యార్థులు కూడా దరఖాస్తు చేయవచ్చు',
        'स्नातक डिग्री; अंतिम वर्ष के छात्र आवेदन कर सकते हैं',
      ),
    ],
    [
      PHRASES.marks,
      say(
        '50% in the degree, 45% for SC, ST and PwBD candidates',
        'డిగ్రీలో 50%, SC, ST, PwBD అభ్యర్థులకు 45%',
        'स्नातक में 50%, SC, ST और PwBD उम्मीदवारों के लिए 45%',
      ),
    ],
    [
      PHRASES.age,
      say('No age limit, and no limit on attempts', 'వయోపరిమితి లేదు, ప్రయత్నాలకూ పరిమితి లేదు', 'न आयु की सीमा, न प्रयासों की'),
    ],
  ],
  positions: {
    title: PHRASES.leadsTo,
    items: [
      say('MBA and PGP admission at the IIMs', 'IIMలలో MBA, PGP ప్రవేశం', 'IIM में MBA और PGP में प्रवेश'),
      say('MBA admission at other schools', 'ఇతర బి-స్కూళ్లలో MBA ప్రవేశం', 'अन्य संस्थानों में MBA में प्रवेश'),
    ],
  },
  salary: null,
  selection: [
    say(
      'Scaled scores and percentiles, sectional and overall',
      'విభాగాల వారీగా, మొత్తానికి స్కేల్డ్ స్కోర్లు, పర్సంటైల్‌లు',
      'स्केल किए गए स्कोर और पर्सेंटाइल, खंडवार और कुल',
    ),
    say(
      'Each institute sets its own cut-offs, followed by a written ability test and interview',
      'ప్రతి సంస్థ కటాఫ్‌లను సొంతంగా నిర్ణయిస్తుంది, తర్వాత రాత సామర్థ్య పరీక్ష, ఇంటర్వ్యూ',
      'हर संस्थान अपना कटऑफ़ खुद तय करता है, उसके बाद लिखित योग्यता परीक्षा और इंटरव्यू',
    ),
  ],
  patterns: patterns.CAT,
  syllabus: CAT_SYLLABUS,
  faq: [
    {
      question: say('What are TITA questions?', 'TITA ప్రశ్నలు అంటే ఏమిటి?', 'TITA प्रश्न क्या होते हैं?'),
      answer: say(
        'Type-in-the-answer questions have no options: you type the number. There is no negative marking for them.',
        'సమాధానం టైప్ చేసే ప్రశ్నలకు ఆప్షన్లు ఉండవు: సంఖ్యను మీరే టైప్ చేయాలి. వీటికి నెగెటివ్ మార్కింగ్ లేదు.',
        'TITA प्रश्नों में विकल्प नहीं होते: आप संख्या टाइप करते हैं। इनमें नेगेटिव मार्किंग नहीं है।',
      ),
    },
    {
      question: say('Is a calculator allowed?', 'కాలిక్యులేటర్ వాడవచ్చా?', 'क्या कैलकुलेटर मिलता है?'),
      answer: say(
        'Yes, a basic on-screen calculator.',
        'వాడవచ్చు, స్క్రీన్‌పై సాధారణ కాలిక్యులేటర్ ఉంటుంది.',
        'हाँ, स्क्रीन पर साधारण कैलकुलेटर मिलता है।',
      ),
    },
  ],
}

const nimcet: Exam = {
  slug: 'nimcet',
  name: same('NIMCET'),
  title: same('NIMCET'),
  fullName: say('NIT MCA Common Entrance Test', 'NIT MCA కామన్ ఎంట్రన్స్ టెస్ట్', 'NIT MCA कॉमन एंट्रेंस टेस्ट'),
  family: 'nimcet',
  body: say(
    'National Institutes of Technology (NITs), by rotation',
    'నేషనల్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ టెక్నాలజీ (NIT), ఏటా ఒక్కో సంస్థ',
    'राष्ट्रीय प्रौद्योगिकी संस्थान (NIT), बारी-बारी से',
  ),
  day: { month: 6, day: 6, stage: null },
  usual: { text: say('In June', 'జూన్', 'जून में'), stages: { '': [6] } },
  series: 'nimcet',
  page: '/nimcethome',
  summary: say(
    'Entrance test for MCA admission in 11 National Institutes of Technology (NITs).',
    '11 నేషనల్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ టెక్నాలజీలో (NIT) MCAలో చేరడానికి ప్రవేశ పరీక్ష.',
    '11 राष्ट्रीय प्रौद्योगिकी संस्थानों (NIT) में MCA में प्रवेश की परीक्षा।',
  ),
  hero: say(
    'Mathematics has 600 of the 1000 marks. Start with it, and start early.',
    '1000 మార్కుల్లో 600 గణితానివే. సన్నద్ధతను గణితంతోనే, ముందుగానే మొదలుపెట్టండి.',
    '1000 में से 600 अंक गणित के हैं। गणित से शुरू करें, और जल्दी शुरू करें।',
  ),
  cycle: say(
    'Once a year; counselling after the result',
    'ఏడాదికి ఒకసారి; ఫలితాల తర్వాత కౌన్సెలింగ్',
    'साल में एक बार; परिणाम के बाद काउंसलिंग',
  ),
  languages: PHRASES.english,
  eligibility: [
    [
      PHRASES.education,
      say(
        'A bachelor’s degree of at least 3 years, or BE or BTech',
        'కనీసం 3 ఏళ్ల బ్యాచిలర్ డిగ్రీ, లేదా BE లేదా BTech',
        'कम से कम 3 वर्ष की स्नातक डिग्री, या BE या BTech',
      ),
    ],
    [say('Subject', 'సబ్జెక్టు', 'विषय'), PHRASES.mathematicsInDegree],
    [
      PHRASES.marks,
      say(
        '60% or 6.5 CGPA; 55% or 6.0 CGPA for SC, ST and PwBD candidates',
        '60% లేదా 6.5 CGPA; SC, ST, PwBD అభ్యర్థులకు 55% లేదా 6.0 CGPA',
        '60% या 6.5 CGPA; SC, ST और PwBD उम्मीदवारों के लिए 55% या 6.0 CGPA',
      ),
    ],
  ],
  positions: {
    title: PHRASES.leadsTo,
    items: [say('MCA admission at eleven NITs', 'పదకొండు NITలలో MCA ప్రవేశం', 'ग्यारह NIT में MCA में प्रवेश')],
  },
  salary: null,
  selection: [
    say(
      'Rank is based on total marks; tie-break: marks in Mathematics',
      'ర్యాంక్ మొత్తం మార్కుల ఆధారంగా; మార్కులు సమానమైతే గణితంలో మార్కులు చూస్తారు',
      'रैंक कुल अंकों से बनती है; बराबर अंक होने पर गणित के अंक देखे जाते हैं',
    ),
    say(
      'No rank for zero or negative marks in Mathematics or in total',
      'గణితంలో లేదా మొత్తంలో సున్నా లేదా నెగెటివ్ మార్కులు వస్తే ర్యాంక్ ఇవ్వరు',
      'गणित में या कुल मिलाकर शून्य या ऋणात्मक अंक होने पर रैंक नहीं मिलती',
    ),
  ],
  patterns: patterns.NIMCET,
  syllabus: NIMCET_SYLLABUS,
  faq: [
    {
      question: say(
        'Is the paper out of 480 or 1000 marks?',
        'పేపర్ 480 మార్కులకా, 1000 మార్కులకా?',
        'पेपर 480 अंकों का है या 1000 का?',
      ),
      answer: say(
        'Since 2022 it is out of 1000 marks, with more weightage for Mathematics. Up to 2021 it was out of 480 marks with +4 and −1.',
        '2022 నుంచి 1000 మార్కులకు, గణితానికి ఎక్కువ వెయిటేజీతో జరుగుతోంది. 2021 వరకు +4, −1 మార్కులతో 480 మార్కులకు ఉండేది.',
        '2022 से यह 1000 अंकों का है और गणित का वेटेज बढ़ गया है। 2021 तक यह 480 अंकों का था, +4 और −1 के साथ।',
      ),
    },
    {
      question: say('How many NITs participate?', 'ఎన్ని NITలు పాల్గొంటాయి?', 'कितने NIT शामिल हैं?'),
      answer: say(
        'Eleven National Institutes of Technology.',
        'పదకొండు నేషనల్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ టెక్నాలజీ.',
        'ग्यारह राष्ट्रीय प्रौद्योगिकी संस्थान।',
      ),
    },
  ],
}

const afcat: Exam = {
  slug: 'afcat',
  name: same('AFCAT'),
  title: same('AFCAT'),
  fullName: say('Air Force Common Admission Test', 'ఎయిర్ ఫోర్స్ కామన్ అడ్మిషన్ టెస్ట్', 'एयर फ़ोर्स कॉमन एडमिशन टेस्ट'),
  family: 'afcat',
  body: say('Indian Air Force', 'భారత వైమానిక దళం', 'भारतीय वायु सेना'),
  day: { month: 2, day: 1, stage: 'AFCAT 1' },
  usual: {
    text: say(
      'AFCAT 1 in February, AFCAT 2 in August',
      'AFCAT 1 ఫిబ్రవరిలో, AFCAT 2 ఆగస్టులో',
      'AFCAT 1 फ़रवरी में, AFCAT 2 अगस्त में',
    ),
    stages: { 'AFCAT 1': [2], 'AFCAT 2': [8] },
  },
  series: 'afcat',
  page: '/afcathome',
  summary: say(
    'For graduates who want to become officers in the Indian Air Force: Flying, Technical and Ground Duty branches.',
    'భారత వైమానిక దళంలో ఆఫీసర్లు కావాలనుకునే గ్రాడ్యుయేట్లకు: ఫ్లయింగ్, టెక్నికల్, గ్రౌండ్ డ్యూటీ బ్రాంచ్‌లు.',
    'भारतीय वायु सेना में अधिकारी बनने के इच्छुक स्नातकों के लिए: फ़्लाइंग, तकनीकी और ग्राउंड ड्यूटी शाखाएँ।',
  ),
  hero: say(
    '100 questions in 2 hours, followed by 5 days of AFSB testing. Practise the written test here.',
    '2 గంటల్లో 100 ప్రశ్నలు, తర్వాత 5 రోజుల AFSB పరీక్షలు. రాత పరీక్షను ఇక్కడ ప్రాక్టీస్ చేయండి.',
    '2 घंटे में 100 प्रश्न, उसके बाद 5 दिन के AFSB परीक्षण। लिखित परीक्षा का अभ्यास यहाँ करें।',
  ),
  cycle: say('Twice a year', 'ఏడాదికి రెండుసార్లు', 'साल में दो बार'),
  languages: PHRASES.english,
  eligibility: [
    [
      PHRASES.flying,
      say(
        'A degree or BE/BTech with 60%; 50% each in mathematics and physics in class 12; 20 to 24 years, up to 26 with a commercial pilot licence',
        '60%తో డిగ్రీ లేదా BE/BTech; 12వ తరగతిలో గణితం, భౌతికశాస్త్రంలో ఒక్కో దానిలో 50%; 20 నుంచి 24 ఏళ్లు, కమర్షియల్ పైలట్ లైసెన్స్ ఉంటే 26 ఏళ్ల వరకు',
        '60% के साथ डिग्री या BE/BTech; 12वीं में गणित और भौतिकी, दोनों में 50%; 20 से 24 वर्ष, कमर्शियल पायलट लाइसेंस होने पर 26 वर्ष तक',
      ),
    ],
    [
      say('Technical', 'టెక్నికల్', 'तकनीकी'),
      say(
        'A four-year engineering degree with 60%; 20 to 26 years',
        '60%తో నాలుగేళ్ల ఇంజినీరింగ్ డిగ్రీ; 20 నుంచి 26 ఏళ్లు',
        '60% के साथ चार वर्ष की इंजीनियरिंग डिग्री; 20 से 26 वर्ष',
      ),
    ],
    [
      say('Non-technical', 'నాన్-టెక్నికల్', 'गैर-तकनीकी'),
      say(
        'A degree with 60%, depending on the branch; 20 to 26 years',
        'బ్రాంచ్‌ను బట్టి 60%తో డిగ్రీ; 20 నుంచి 26 ఏళ్లు',
        '60% के साथ डिग्री, शाखा के अनुसार; 20 से 26 वर्ष',
      ),
    ],
    [
      PHRASES.fitness,
      say(
        'Medical and physical standards; candidates below 25 years must be unmarried',
        'వైద్య, శారీరక ప్రమాణాలు; 25 ఏళ్ల లోపు అభ్యర్థులు అవివాహితులై ఉండాలి',
        'चिकित्सा और शारीरिक मानक; 25 वर्ष से कम आयु के उम्मीदवार अविवाहित होने चाहिए',
      ),
    ],
  ],
  positions: {
    title: PHRASES.posts,
    items: [
      say('Flying Branch', 'ఫ్లయింగ్ బ్రాంచ్', 'फ़्लाइंग शाखा'),
      say(
        'Ground Duty, technical: electronics and mechanical',
        'గ్రౌండ్ డ్యూటీ, టెక్నికల్: ఎలక్ట్రానిక్స్, మెకానికల్',
        'ग्राउंड ड्यूटी, तकनीकी: इलेक्ट्रॉनिक्स और मैकेनिकल',
      ),
      say(
        'Ground Duty, non-technical: weapon systems, administration, logistics, accounts, education, meteorology',
        'గ్రౌండ్ డ్యూటీ, నాన్-టెక్నికల్: వెపన్ సిస్టమ్స్, అడ్మినిస్ట్రేషన్, లాజిస్టిక్స్, అకౌంట్స్, ఎడ్యుకేషన్, మెటీరియాలజీ',
        'ग्राउंड ड्यूटी, गैर-तकनीकी: वेपन सिस्टम, प्रशासन, लॉजिस्टिक्स, लेखा, शिक्षा, मौसम विज्ञान',
      ),
    ],
  },
  salary: say(
    '₹56,100–1,77,500 (level 10) per month and military service pay of ₹15,500 for a Flying Officer',
    'ఫ్లయింగ్ ఆఫీసర్‌కు నెలకు ₹56,100–1,77,500 (లెవెల్ 10), మిలిటరీ సర్వీస్ పే ₹15,500',
    'फ़्लाइंग ऑफ़िसर के लिए ₹56,100–1,77,500 (लेवल 10) प्रति माह और ₹15,500 सैन्य सेवा वेतन',
  ),
  selection: [
    say(
      'The Indian Air Force declares a cut-off after each test',
      'ప్రతి పరీక్ష తర్వాత భారత వైమానిక దళం కటాఫ్ ప్రకటిస్తుంది',
      'भारतीय वायु सेना हर परीक्षा के बाद कटऑफ़ घोषित करती है',
    ),
    say(
      'AFSB interview of 5 days, medical examination, then the all-India merit list',
      '5 రోజుల AFSB ఇంటర్వ్యూ, వైద్య పరీక్షలు, తర్వాత అఖిల భారత మెరిట్ జాబితా',
      '5 दिन का AFSB इंटरव्यू, चिकित्सा जाँच, फिर अखिल भारतीय मेरिट सूची',
    ),
  ],
  patterns: patterns.AFCAT,
  syllabus: AFCAT_SYLLABUS,
  faq: [
    {
      question: say('How often is AFCAT held?', 'AFCAT ఎన్నిసార్లు జరుగుతుంది?', 'AFCAT कितनी बार होती है?'),
      answer: say(
        'Twice a year: AFCAT 1 and AFCAT 2.',
        'ఏడాదికి రెండుసార్లు: AFCAT 1, AFCAT 2.',
        'साल में दो बार: AFCAT 1 और AFCAT 2।',
      ),
    },
    {
      question: say('What is AFSB?', 'AFSB అంటే ఏమిటి?', 'AFSB क्या है?'),
      answer: say(
        'The Air Force Selection Board. It lasts 5 days, with tests, group tasks and an interview.',
        'ఎయిర్ ఫోర్స్ సెలక్షన్ బోర్డ్. ఇది 5 రోజులు ఉంటుంది: పరీక్షలు, గ్రూప్ టాస్కులు, ఇంటర్వ్యూ.',
        'वायु सेना चयन बोर्ड। यह 5 दिन चलता है, जिसमें परीक्षण, समूह कार्य और इंटरव्यू होते हैं।',
      ),
    },
  ],
}

export const ICET_EXAMS: readonly Exam[] = [icet]
export const ENTRANCE_EXAMS: readonly Exam[] = [mat, cat, nimcet, afcat]
