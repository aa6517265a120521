import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { earlierPattern, type Pattern, pattern, QUARTER_OFF, stage } from '../pattern.ts'
import { SECTIONS } from '../texts/sections.ts'

const icet = (sections: Parameters<typeof stage>[1]['sections']) =>
  stage('Paper', {
    minutes: 150,
    marking: say('+1, no negative marking', '+1, నెగెటివ్ మార్కింగ్ లేదు', '+1, कोई नेगेटिव मार्किंग नहीं'),
    penalty: '0',
    options: 4,
    sections,
  })

export const ICET: readonly Pattern[] = [
  pattern(
    '2026',
    [
      icet([
        [SECTIONS.analyticalAbility, 75, 75],
        [SECTIONS.mathematicalAbility, 75, 75],
        [SECTIONS.communicationAbility, 50, 50],
      ]),
    ],
    { label: say('Telangana pattern', 'తెలంగాణ విధానం', 'तेलंगाना का पैटर्न') },
  ),
  pattern(
    '2026',
    [
      icet([
        [SECTIONS.analyticalAbility, 75, 75],
        [SECTIONS.communicationAbility, 70, 70],
        [SECTIONS.mathematicalAbility, 55, 55],
      ]),
    ],
    { label: say('Andhra Pradesh pattern', 'ఆంధ్రప్రదేశ్ విధానం', 'आंध्र प्रदेश का पैटर्न') },
  ),
]

const mat = (minutes: number, options: number, each: number, last: LocalizedText) =>
  stage('Paper', {
    minutes,
    marking: same('+1, −0.25'),
    penalty: '1/4',
    options,
    sections: [
      [SECTIONS.languageComprehension, each, each],
      [SECTIONS.mathematicalSkills, each, each],
      [SECTIONS.dataAnalysisAndSufficiency, each, each],
      [SECTIONS.intelligenceAndCriticalReasoning, each, each],
      [last, each, each],
    ],
  })

export const MAT: readonly Pattern[] = [
  earlierPattern('up to early 2024', [
    mat(150, 5, 40, say('Indian and Global Environment', 'భారతీయ, ప్రపంచ పరిణామాలు', 'भारतीय और वैश्विक परिवेश')),
  ]),
  pattern('since 2024', [mat(120, 4, 30, SECTIONS.economicAndBusinessEnvironment)]),
]

export const CAT: readonly Pattern[] = [
  pattern('2025', [
    stage('Paper', {
      minutes: 120,
      marking: say(
        '+3, −1; no negative marking for type-in-the-answer questions',
        '+3, −1; సమాధానం టైప్ చేసే ప్రశ్నలకు నెగెటివ్ మార్కింగ్ లేదు',
        '+3, −1; उत्तर टाइप करने वाले प्रश्नों में कोई नेगेटिव मार्किंग नहीं',
      ),
      penalty: '1/3',
      typedPenalty: '0',
      options: 4,
      note: say(
        'The sections come in this order, 40 minutes each, with no switching between sections. About one third of the questions are type-in-the-answer (TITA) questions.',
        'విభాగాలు ఈ క్రమంలోనే వస్తాయి, ఒక్కోటి 40 నిమిషాలు; విభాగాల మధ్య మారలేరు. దాదాపు మూడో వంతు ప్రశ్నలు సమాధానం టైప్ చేసేవి (TITA).',
        'खंड इसी क्रम में आते हैं, हर खंड के लिए 40 मिनट, और एक खंड से दूसरे खंड में नहीं जा सकते। लगभग एक-तिहाई प्रश्नों में उत्तर टाइप करना होता है (TITA)।',
      ),
      sections: [
        [SECTIONS.verbalAbilityAndReadingComprehension, 24, 72, 40],
        [SECTIONS.dataInterpretationAndLogicalReasoning, 22, 66, 40],
        [SECTIONS.quantitativeAbility, 22, 66, 40],
      ],
    }),
  ]),
]

export const NIMCET: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    stage('Paper', {
      minutes: 120,
      marking: same('+4, −1'),
      penalty: '1/4',
      options: 4,
      sections: [
        [SECTIONS.mathematics, 50, 200],
        [SECTIONS.analyticalAbilityAndLogicalReasoning, 40, 160],
        [SECTIONS.computerAwareness, 10, 40],
        [SECTIONS.generalEnglish, 20, 80],
      ],
    }),
  ]),
  pattern('since 2022', [
    stage('Paper', {
      minutes: 120,
      marking: QUARTER_OFF,
      penalty: '1/4',
      options: 4,
      note: say(
        'Three parts, each with its own time and no switching between them; Computer Awareness and General English together have the last 20 minutes.',
        'మూడు భాగాలు, ఒక్కో దానికి విడి సమయం, ఒక భాగం నుంచి మరో భాగానికి మారలేరు; కంప్యూటర్ అవేర్‌నెస్, జనరల్ ఇంగ్లీష్ రెండింటికీ కలిపి చివరి 20 నిమిషాలు.',
        'तीन भाग, हर भाग का अपना समय, और एक भाग से दूसरे भाग में नहीं जा सकते; कंप्यूटर जागरूकता और सामान्य अंग्रेज़ी के लिए साथ में आखिरी 20 मिनट हैं।',
      ),
      sections: [
        [SECTIONS.mathematics, 50, 600, 70],
        [SECTIONS.analyticalAbilityAndLogicalReasoning, 40, 240, 30],
        [SECTIONS.computerAwareness, 20, 120],
        [SECTIONS.generalEnglish, 10, 40],
      ],
    }),
  ]),
]

const afcat = (outer: number, inner: number) =>
  stage('Paper', {
    minutes: 120,
    marking: same('+3, −1'),
    penalty: '1/3',
    options: 4,
    sections: [
      [SECTIONS.generalAwareness, outer, outer * 3],
      [SECTIONS.verbalAbilityInEnglish, inner, inner * 3],
      [SECTIONS.numericalAbility, outer, outer * 3],
      [SECTIONS.reasoningAndMilitaryAptitude, inner, inner * 3],
    ],
  })

export const AFCAT: readonly Pattern[] = [
  pattern('2026', [afcat(25, 25)], {
    label: say('Equal sections', 'సమాన విభాగాలు', 'बराबर खंड'),
    note: say(
      'The official notification gives 100 questions and 300 marks in total for the four subjects.',
      'అధికారిక నోటిఫికేషన్ ప్రకారం నాలుగు సబ్జెక్టులకు కలిపి 100 ప్రశ్నలు, 300 మార్కులు.',
      'आधिकारिक अधिसूचना के अनुसार चार विषयों में कुल 100 प्रश्न और 300 अंक हैं।',
    ),
  }),
  pattern('2025', [afcat(20, 30)], {
    label: say(
      'Memory-based pattern of recent tests',
      'ఇటీవలి పరీక్షల విధానం (అభ్యర్థులు గుర్తుంచుకుని చెప్పిన ప్రకారం)',
      'उम्मीदवारों की याददाश्त पर आधारित, हाल की परीक्षाओं का पैटर्न',
    ),
    note: say(
      'More questions in English and reasoning, as per candidates of recent tests. Check the official notification.',
      'ఇటీవలి పరీక్షలు రాసిన అభ్యర్థుల ప్రకారం ఇంగ్లీష్, రీజనింగ్‌లో ఎక్కువ ప్రశ్నలు. అధికారిక నోటిఫికేషన్ చూడండి.',
      'हाल की परीक्षाओं के उम्मीदवारों के अनुसार अंग्रेज़ी और तर्कशक्ति के प्रश्न ज़्यादा होते हैं। आधिकारिक अधिसूचना देखें।',
    ),
  }),
]
