import { say } from '../../text/localized.ts'
import type { SyllabusSection } from '../exam.ts'
import { SECTIONS } from '../texts/sections.ts'
import { TOPICS } from '../texts/topics.ts'

export const NIMCET: readonly SyllabusSection[] = [
  {
    section: SECTIONS.mathematics,
    topics: [
      say(
        'Sets, union, intersection, cardinality',
        'సమితులు, సమ్మేళనం, ఛేదనం, కార్డినల్ సంఖ్య',
        'समुच्चय, सम्मिलन, सर्वनिष्ठ, अवयवों की संख्या',
      ),
      say(
        'Functions, relations, truth tables and logic (2026 syllabus)',
        'ప్రమేయాలు, సంబంధాలు, సత్యపట్టికలు, తర్కం (2026 సిలబస్)',
        'फलन, संबंध, सत्यता सारणी और तर्क (2026 का सिलेबस)',
      ),
      say('Permutations and combinations', 'ప్రస్తారాలు, సంయోగాలు', 'क्रमचय और संचय'),
      say(
        'Basic probability, dependent and independent events',
        'ప్రాథమిక సంభావ్యత, ఆధారిత, స్వతంత్ర ఘటనలు',
        'बुनियादी प्रायिकता, आश्रित और स्वतंत्र घटनाएँ',
      ),
      say('Bayes theorem (2026 syllabus)', 'బేయస్ సిద్ధాంతం (2026 సిలబస్)', 'बेज़ प्रमेय (2026 का सिलेबस)'),
      say('Averages, dispersion, frequency distributions', 'సగటు, విస్తరణ, పౌనఃపున్య విభాజనాలు', 'औसत, प्रकीर्णन, बारंबारता बंटन'),
      say('Quadratic equations and expansions', 'వర్గ సమీకరణాలు, విస్తరణలు', 'द्विघात समीकरण और प्रसार'),
      say('Indices, logarithms', 'ఘాతాంకాలు, సంవర్గమానాలు', 'घातांक, लघुगणक'),
      say('Arithmetic, geometric, harmonic progressions', 'అంక, గుణ, హరాత్మక శ్రేఢులు', 'समांतर, गुणोत्तर, हरात्मक श्रेढ़ी'),
      say('Determinants and matrices', 'నిర్ధారకాలు, మాత్రికలు', 'सारणिक और आव्यूह'),
      say('Binomial theorem', 'ద్విపద సిద్ధాంతం', 'द्विपद प्रमेय'),
      say('Straight lines and pairs of lines', 'సరళ రేఖలు, సరళ రేఖా యుగ్మాలు', 'सरल रेखाएँ और रेखा युग्म'),
      say('Circle', 'వృత్తం', 'वृत्त'),
      say('Parabola, ellipse, hyperbola', 'పరావలయం, దీర్ఘవృత్తం, అతిపరావలయం', 'परवलय, दीर्घवृत्त, अतिपरवलय'),
      say('Limits and continuity', 'అవధులు, అవిచ్ఛిన్నత', 'सीमा और सांतत्य'),
      say('Differentiation, maxima and minima', 'అవకలనం, గరిష్ఠాలు, కనిష్ఠాలు', 'अवकलन, उच्चिष्ठ और निम्निष्ठ'),
      say('Integration and areas', 'సమాకలనం, వైశాల్యాలు', 'समाकलन और क्षेत्रफल'),
      say('Vectors (older syllabus)', 'సదిశలు (పాత సిలబస్)', 'सदिश (पुराना सिलेबस)'),
      say('Trigonometric identities and equations', 'త్రికోణమితి సర్వసమీకరణాలు, సమీకరణాలు', 'त्रिकोणमितीय सर्वसमिकाएँ और समीकरण'),
      say('Properties of triangles, heights and distances', 'త్రిభుజాల ధర్మాలు, ఎత్తులు, దూరాలు', 'त्रिभुज के गुण, ऊँचाई और दूरी'),
    ],
  },
  {
    section: SECTIONS.analyticalAbilityAndLogicalReasoning,
    topics: [
      say(
        'Logical situations with statements and facts',
        'ప్రకటనలు, వాస్తవాలతో తార్కిక సందర్భాలు',
        'कथनों और तथ्यों वाली तार्किक स्थितियाँ',
      ),
      TOPICS.puzzles,
      say('Arrangements', 'అరేంజ్‌మెంట్స్', 'क्रम व्यवस्था'),
      say('Series completion', 'శ్రేణిని పూర్తి చేయడం', 'शृंखला पूर्ति'),
      TOPICS.codingAndDecoding,
      TOPICS.bloodRelations,
      TOPICS.directions,
      say('Syllogism and deductive reasoning', 'సిలాజిజం, డిడక్టివ్ రీజనింగ్', 'न्याय निगमन और निगमनात्मक तर्क'),
      say('Inductive reasoning', 'ఇండక్టివ్ రీజనింగ్', 'आगमनात्मक तर्क'),
      say('Verbal reasoning', 'వెర్బల్ రీజనింగ్', 'शाब्दिक तर्क'),
      say('Non-verbal reasoning and figures', 'నాన్-వెర్బల్ రీజనింగ్, చిత్రాలు', 'अशाब्दिक तर्क और आकृतियाँ'),
      say('Data interpretation from charts', 'చార్టుల నుంచి డేటా ఇంటర్‌ప్రిటేషన్', 'चार्ट से डेटा निर्वचन'),
      say('Quantitative puzzles', 'గణిత పజిల్స్', 'गणितीय पहेलियाँ'),
      TOPICS.vennDiagrams,
    ],
  },
  {
    section: SECTIONS.computerAwareness,
    topics: [
      say('Organisation of a computer', 'కంప్యూటర్ నిర్మాణం', 'कंप्यूटर संरचना'),
      say(
        'CPU structure and instruction basics',
        'CPU నిర్మాణం, ఇన్‌స్ట్రక్షన్ల ప్రాథమిక అంశాలు',
        'CPU की संरचना और निर्देशों की मूल बातें',
      ),
      say('Input/output devices', 'ఇన్‌పుట్/అవుట్‌పుట్ పరికరాలు', 'इनपुट/आउटपुट डिवाइस'),
      say('Memory and back-up devices', 'మెమరీ, బ్యాకప్ పరికరాలు', 'मेमोरी और बैकअप डिवाइस'),
      say('Number representation', 'సంఖ్యల ప్రాతినిధ్యం', 'संख्या निरूपण'),
      say('Binary, octal, hexadecimal conversion', 'బైనరీ, ఆక్టల్, హెక్సాడెసిమల్ మార్పిడి', 'बाइनरी, ऑक्टल, हेक्साडेसिमल रूपांतरण'),
      say('Signed numbers and complements', 'సైన్డ్ సంఖ్యలు, కాంప్లిమెంట్లు', 'चिह्न वाली संख्याएँ और पूरक'),
      say('Floating point', 'ఫ్లోటింగ్ పాయింట్', 'फ़्लोटिंग पॉइंट'),
      say('Boolean algebra and truth tables', 'బూలియన్ ఆల్జీబ్రా, సత్యపట్టికలు', 'बूलियन बीजगणित और सत्यता सारणी'),
      say('Characters and codes', 'క్యారెక్టర్లు, కోడ్‌లు', 'कैरेक्टर और कोड'),
      say(
        'Hardware, software and operating system basics',
        'హార్డ్‌వేర్, సాఫ్ట్‌వేర్, ఆపరేటింగ్ సిస్టమ్ ప్రాథమిక అంశాలు',
        'हार्डवेयर, सॉफ़्टवेयर और ऑपरेटिंग सिस्टम की मूल बातें',
      ),
      say('Internet and email (2026 syllabus)', 'ఇంటర్నెట్, ఇమెయిల్ (2026 సిలబస్)', 'इंटरनेट और ईमेल (2026 का सिलेबस)'),
    ],
  },
  {
    section: SECTIONS.generalEnglish,
    topics: [
      TOPICS.readingComprehension,
      TOPICS.vocabulary,
      TOPICS.synonymsAndAntonyms,
      say('Word power', 'పద సంపద', 'शब्द ज्ञान'),
      say('Word meanings and phrases', 'పదాల అర్థాలు, పదబంధాలు', 'शब्दों और वाक्यांशों के अर्थ'),
      say('Basic grammar', 'ప్రాథమిక వ్యాకరణం', 'बुनियादी व्याकरण'),
      say('Prepositions and articles', 'ప్రిపొజిషన్లు, ఆర్టికల్స్', 'प्रिपोज़िशन और आर्टिकल'),
      TOPICS.sentenceCorrection,
      TOPICS.fillInTheBlanks,
      say('Technical writing', 'టెక్నికల్ రైటింగ్', 'तकनीकी लेखन'),
    ],
  },
]
