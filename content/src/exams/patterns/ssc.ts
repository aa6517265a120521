import { same, say } from '../../text/localized.ts'
import { earlierPattern, type Pattern, pattern, stage } from '../pattern.ts'
import { PHRASES } from '../texts/phrases.ts'
import { SECTIONS } from '../texts/sections.ts'

const TWO = { marking: same('+2, −0.5'), penalty: '1/4', options: 4 } as const
const THREE = { marking: same('+3, −1'), penalty: '1/3', options: 4 } as const
const ONE = { marking: same('+1, −0.25'), penalty: '1/4', options: 4 } as const

const STATISTICS = stage('Tier II, Statistics (some posts only)', {
  minutes: 120,
  ...TWO,
  sections: [[say('Statistics', 'స్టాటిస్టిక్స్', 'सांख्यिकी'), 100, 200]],
})
const FINANCE = stage('Tier II, General Studies: Finance and Economics (some posts only)', {
  minutes: 120,
  ...TWO,
  sections: [
    [say('Finance and Accounts', 'ఫైనాన్స్, అకౌంట్స్', 'वित्त और लेखा'), 40, 80],
    [say('Economics and Governance', 'అర్థశాస్త్రం, పాలన', 'अर्थशास्त्र और शासन'), 60, 120],
  ],
})

export const SSC_CGL: readonly Pattern[] = [
  earlierPattern('2016 to 2021', [
    stage('Tier I', {
      minutes: 60,
      ...TWO,
      sections: [
        [SECTIONS.generalIntelligenceAndReasoning, 25, 50],
        [SECTIONS.generalAwareness, 25, 50],
        [SECTIONS.quantitativeAptitude, 25, 50],
        [SECTIONS.englishComprehension, 25, 50],
      ],
    }),
    stage('Tier II, Paper I', {
      minutes: 120,
      ...TWO,
      sections: [[say('Quantitative Abilities', 'క్వాంటిటేటివ్ ఎబిలిటీస్', 'मात्रात्मक योग्यताएँ'), 100, 200]],
    }),
    stage('Tier II, Paper II', {
      minutes: 120,
      ...ONE,
      sections: [[SECTIONS.englishLanguageAndComprehension, 200, 200]],
    }),
    STATISTICS,
    FINANCE,
    stage('Tier III', {
      minutes: 60,
      note: PHRASES.descriptiveUntil2022,
      sections: [
        [
          say('Essay, précis, letter or application', 'వ్యాసం, సంక్షిప్త రచన, లేఖ లేదా దరఖాస్తు', 'निबंध, सार लेखन, पत्र या आवेदन'),
          2,
          100,
        ],
      ],
    }),
  ]),
  pattern('2026', [
    stage('Tier I', {
      minutes: 60,
      ...TWO,
      note: say(
        'New in 2026: sectional timing of 15 minutes; a closed section cannot be opened again.',
        '2026లో కొత్తది: ఒక్కో విభాగానికి 15 నిమిషాల సమయం; ముగిసిన విభాగాన్ని మళ్లీ తెరవలేరు.',
        '2026 में नया: हर खंड के लिए 15 मिनट का अलग समय; बंद हुआ खंड दोबारा नहीं खोला जा सकता।',
      ),
      sections: [
        [SECTIONS.generalIntelligenceAndReasoning, 25, 50, 15],
        [SECTIONS.generalAwareness, 25, 50, 15],
        [SECTIONS.quantitativeAptitude, 25, 50, 15],
        [SECTIONS.englishComprehension, 25, 50, 15],
      ],
    }),
    stage('Tier II, Paper I (all posts)', {
      minutes: 150,
      ...THREE,
      note: say(
        'Computer Knowledge and the Data Entry Speed Test are qualifying in nature.',
        'కంప్యూటర్ నాలెడ్జ్, డేటా ఎంట్రీ స్పీడ్ టెస్ట్ అర్హతకు మాత్రమే.',
        'कंप्यूटर ज्ञान और डेटा एंट्री स्पीड टेस्ट केवल अर्हक हैं।',
      ),
      sections: [
        [SECTIONS.mathematicalAbilities, 30, 90, 30],
        [SECTIONS.reasoningAndGeneralIntelligence, 30, 90, 30],
        [SECTIONS.englishLanguageAndComprehension, 45, 135, 40],
        [SECTIONS.generalAwareness, 25, 75, 20],
        [SECTIONS.computerKnowledgeQualifying, 20, 60, 15],
        [
          say('Data Entry Speed Test (qualifying)', 'డేటా ఎంట్రీ స్పీడ్ టెస్ట్ (అర్హతకు మాత్రమే)', 'डेटा एंट्री स्पीड टेस्ट (केवल अर्हक)'),
          0,
          0,
          15,
        ],
      ],
    }),
    STATISTICS,
    FINANCE,
  ]),
]

const CHSL_TIER_I = stage('Tier I', {
  minutes: 60,
  ...TWO,
  sections: [
    [SECTIONS.englishLanguage, 25, 50],
    [SECTIONS.generalIntelligence, 25, 50],
    [SECTIONS.quantitativeAptitude, 25, 50],
    [SECTIONS.generalAwareness, 25, 50],
  ],
})

export const SSC_CHSL: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    CHSL_TIER_I,
    stage('Tier II', {
      minutes: 60,
      note: PHRASES.descriptiveUntil2022,
      sections: [[say('Essay and letter or application', 'వ్యాసం, లేఖ లేదా దరఖాస్తు', 'निबंध और पत्र या आवेदन'), 2, 100]],
    }),
    stage('Tier III', {
      minutes: 15,
      note: say('Qualifying in nature.', 'అర్హతకు మాత్రమే.', 'केवल अर्हक।'),
      sections: [[say('Typing or data entry', 'టైపింగ్ లేదా డేటా ఎంట్రీ', 'टाइपिंग या डेटा एंट्री'), 1, 0, 15]],
    }),
  ]),
  pattern('2025', [
    CHSL_TIER_I,
    stage('Tier II', {
      minutes: 150,
      ...THREE,
      note: say(
        'Mathematics and reasoning have 60 minutes together, English and general awareness 60 minutes together; no switching between sections.',
        'గణితం, రీజనింగ్‌కు కలిపి 60 నిమిషాలు, ఇంగ్లీష్, జనరల్ అవేర్‌నెస్‌కు కలిపి 60 నిమిషాలు; ఒక విభాగం నుంచి మరో విభాగానికి మారడం కుదరదు.',
        'गणित और तर्कशक्ति के लिए कुल 60 मिनट, अंग्रेज़ी और सामान्य जागरूकता के लिए कुल 60 मिनट; एक खंड से दूसरे खंड में नहीं जा सकते।',
      ),
      sections: [
        [SECTIONS.mathematicalAbilities, 30, 90],
        [SECTIONS.reasoningAndGeneralIntelligence, 30, 90],
        [SECTIONS.englishLanguageAndComprehension, 40, 120],
        [SECTIONS.generalAwareness, 20, 60],
        [SECTIONS.computerKnowledgeQualifying, 15, 45, 15],
        [
          say('Skill or typing test (qualifying)', 'స్కిల్ లేదా టైపింగ్ టెస్ట్ (అర్హతకు మాత్రమే)', 'कौशल या टाइपिंग परीक्षा (केवल अर्हक)'),
          0,
          0,
          15,
        ],
      ],
    }),
  ]),
]

export const SSC_CPO: readonly Pattern[] = [
  pattern('2025', [
    stage('Paper I', {
      minutes: 120,
      ...ONE,
      sections: [
        [SECTIONS.generalIntelligenceAndReasoning, 50, 50],
        [SECTIONS.generalKnowledgeAndGeneralAwareness, 50, 50],
        [SECTIONS.quantitativeAptitude, 50, 50],
        [SECTIONS.englishComprehension, 50, 50],
      ],
    }),
    stage('Paper II', { minutes: 120, ...ONE, sections: [[SECTIONS.englishLanguageAndComprehension, 200, 200]] }),
  ]),
]

const gdSections = (questions: number, marks: number) =>
  [
    [SECTIONS.generalIntelligenceAndReasoning, questions, marks],
    [SECTIONS.generalKnowledgeAndGeneralAwareness, questions, marks],
    [SECTIONS.elementaryMathematics, questions, marks],
    [SECTIONS.englishOrHindi, questions, marks],
  ] as const

export const SSC_GD: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    stage('Computer based examination', { minutes: 90, ...ONE, sections: gdSections(25, 25) }),
  ]),
  pattern('2026', [
    stage('Computer based examination', {
      minutes: 60,
      marking: same('+2, −0.25'),
      penalty: '1/8',
      options: 4,
      sections: gdSections(20, 40),
    }),
  ]),
]

export const SSC_MTS: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    stage('Paper I', {
      minutes: 90,
      ...ONE,
      sections: [
        [SECTIONS.generalIntelligenceAndReasoning, 25, 25],
        [say('Numerical Aptitude', 'న్యూమరికల్ ఆప్టిట్యూడ్', 'संख्यात्मक अभिरुचि'), 25, 25],
        [SECTIONS.generalEnglish, 25, 25],
        [SECTIONS.generalAwareness, 25, 25],
      ],
    }),
    stage('Paper II', {
      minutes: 30,
      note: PHRASES.descriptiveUntil2022,
      sections: [[say('Short essay or letter', 'చిన్న వ్యాసం లేదా లేఖ', 'लघु निबंध या पत्र'), 1, 50]],
    }),
  ]),
  pattern('2025', [
    stage('Session I', {
      minutes: 45,
      marking: say('+3, no negative marking', '+3, నెగెటివ్ మార్కింగ్ లేదు', '+3, कोई नेगेटिव मार्किंग नहीं'),
      penalty: '0',
      options: 4,
      note: say(
        'Qualifying in nature; closes after 45 minutes.',
        'అర్హతకు మాత్రమే; 45 నిమిషాల తర్వాత ముగుస్తుంది.',
        'केवल अर्हक; 45 मिनट बाद बंद हो जाता है।',
      ),
      sections: [
        [SECTIONS.numericalAndMathematicalAbility, 20, 60],
        [SECTIONS.reasoningAbilityAndProblemSolving, 20, 60],
      ],
    }),
    stage('Session II', {
      minutes: 45,
      ...THREE,
      note: say('Merit is based on this session.', 'మెరిట్ ఈ సెషన్ ఆధారంగా.', 'मेरिट इसी सत्र के अंकों से बनती है।'),
      sections: [
        [SECTIONS.generalAwareness, 25, 75],
        [SECTIONS.englishLanguageAndComprehension, 25, 75],
      ],
    }),
  ]),
]
