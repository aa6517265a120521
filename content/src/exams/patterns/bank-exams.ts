import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { earlierPattern, type Pattern, pattern, QUARTER_OFF, stage } from '../pattern.ts'
import { SECTIONS } from '../texts/sections.ts'
import type { StageId } from '../texts/stages.ts'

const ONE = { marking: same('+1, −0.25'), penalty: '1/4', options: 5 } as const
const WEIGHTED = { marking: QUARTER_OFF, penalty: '1/4', options: 5 } as const
const OWN_CLOCKS = say(
  'Each section has its own time; no switching between sections.',
  'ఒక్కో విభాగానికి విడి సమయం; ఒక విభాగం నుంచి మరో విభాగానికి మారడం కుదరదు.',
  'हर खंड का अपना समय है; एक खंड से दूसरे खंड में नहीं जा सकते।',
)

const clerkPrelims = stage('Prelims', {
  minutes: 60,
  ...ONE,
  note: OWN_CLOCKS,
  sections: [
    [SECTIONS.englishLanguage, 30, 30, 20],
    [SECTIONS.numericalAbility, 35, 35, 20],
    [SECTIONS.reasoningAbility, 35, 35, 20],
  ],
})

const WRITING = stage('Main, descriptive', {
  minutes: 30,
  sections: [[say('English writing', 'ఇంగ్లీష్ రచన', 'अंग्रेज़ी लेखन'), 2, 25]],
})

export const IBPS_PO: readonly Pattern[] = [
  earlierPattern('2017 to 2024', [
    stage('Prelims', {
      minutes: 60,
      ...ONE,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.englishLanguage, 30, 30, 20],
        [SECTIONS.quantitativeAptitude, 35, 35, 20],
        [SECTIONS.reasoningAbility, 35, 35, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 180,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.reasoningAndComputerAptitude, 45, 60, 60],
        [SECTIONS.generalEconomyAndBankingAwareness, 40, 40, 35],
        [SECTIONS.englishLanguage, 35, 40, 40],
        [SECTIONS.dataAnalysisAndInterpretation, 35, 60, 45],
      ],
    }),
    WRITING,
  ]),
  pattern('2025', [
    stage('Prelims', {
      minutes: 60,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.englishLanguage, 30, 30, 20],
        [SECTIONS.quantitativeAptitude, 35, 30, 20],
        [SECTIONS.reasoningAbility, 35, 40, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 160,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.reasoning, 40, 60, 50],
        [
          say(
            'General, Economy, Banking and Digital Awareness',
            'జనరల్, ఎకానమీ, బ్యాంకింగ్, డిజిటల్ అవేర్‌నెస్',
            'सामान्य, अर्थव्यवस्था, बैंकिंग और डिजिटल जागरूकता',
          ),
          35,
          50,
          25,
        ],
        [SECTIONS.englishLanguage, 35, 40, 40],
        [SECTIONS.dataAnalysisAndInterpretation, 35, 50, 45],
      ],
    }),
    WRITING,
  ]),
]

export const IBPS_CLERK: readonly Pattern[] = [
  earlierPattern('2017 to 2024', [
    clerkPrelims,
    stage('Main', {
      minutes: 160,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.generalAndFinancialAwareness, 50, 50, 35],
        [SECTIONS.generalEnglish, 40, 40, 35],
        [SECTIONS.reasoningAbilityAndComputerAptitude, 50, 60, 45],
        [SECTIONS.quantitativeAptitude, 50, 50, 45],
      ],
    }),
  ]),
  pattern('2025', [
    clerkPrelims,
    stage('Main', {
      minutes: 120,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.generalAndFinancialAwareness, 40, 50, 20],
        [SECTIONS.generalEnglish, 40, 40, 35],
        [SECTIONS.reasoningAbility, 40, 60, 35],
        [SECTIONS.quantitativeAptitude, 35, 50, 30],
      ],
    }),
  ]),
]

const specialistPrelims = (id: StageId, third: LocalizedText) =>
  stage(id, {
    minutes: 120,
    ...WEIGHTED,
    note: OWN_CLOCKS,
    sections: [
      [SECTIONS.englishLanguage, 50, 25, 40],
      [SECTIONS.reasoning, 50, 50, 40],
      [third, 50, 50, 40],
    ],
  })

export const IBPS_SO: readonly Pattern[] = [
  pattern('2025', [
    specialistPrelims('Prelims: IT, Agriculture, HR and Marketing', SECTIONS.quantitativeAptitude),
    specialistPrelims('Prelims: Law and Rajbhasha', SECTIONS.generalAwarenessOfBanking),
    stage('Main: IT, Agriculture, HR, Marketing and Law', {
      minutes: 45,
      ...ONE,
      sections: [[say('Professional Knowledge', 'ప్రొఫెషనల్ నాలెడ్జ్', 'व्यावसायिक ज्ञान'), 60, 60, 45]],
    }),
    stage('Main: Rajbhasha', {
      minutes: 60,
      options: 5,
      note: say(
        'Objective part of 30 minutes, then descriptive part of 30 minutes; 60 marks for both.',
        '30 నిమిషాల ఆబ్జెక్టివ్ భాగం, తర్వాత 30 నిమిషాల డిస్క్రిప్టివ్ భాగం; రెండింటికీ కలిపి 60 మార్కులు.',
        '30 मिनट का वस्तुनिष्ठ भाग, फिर 30 मिनट का वर्णनात्मक भाग; दोनों के कुल 60 अंक।',
      ),
      sections: [
        [say('Professional Knowledge, objective', 'ప్రొఫెషనల్ నాలెడ్జ్, ఆబ్జెక్టివ్', 'व्यावसायिक ज्ञान, वस्तुनिष्ठ'), 45, null, 30],
        [say('Professional Knowledge, written', 'ప్రొఫెషనల్ నాలెడ్జ్, డిస్క్రిప్టివ్', 'व्यावसायिक ज्ञान, लिखित'), 2, null, 30],
      ],
    }),
  ]),
]

export const SBI_PO: readonly Pattern[] = [
  pattern('2025', [
    stage('Prelims', {
      minutes: 60,
      ...ONE,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.englishLanguage, 40, 40, 20],
        [SECTIONS.quantitativeAptitude, 30, 30, 20],
        [SECTIONS.reasoningAbility, 30, 30, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 180,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.reasoningAndComputerAptitude, 40, 60, 50],
        [SECTIONS.dataAnalysisAndInterpretation, 30, 60, 45],
        [SECTIONS.generalEconomyAndBankingAwareness, 60, 60, 45],
        [SECTIONS.englishLanguage, 40, 20, 40],
      ],
    }),
    stage('Main, descriptive', {
      minutes: 30,
      sections: [[say('E-mail, report, précis', 'ఇమెయిల్, నివేదిక, సంక్షిప్త రచన', 'ईमेल, रिपोर्ट, सार लेखन'), 3, 50]],
    }),
  ]),
]

export const SBI_CLERK: readonly Pattern[] = [
  pattern('since 2018', [
    clerkPrelims,
    stage('Main', {
      minutes: 160,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        [SECTIONS.generalAndFinancialAwareness, 50, 50, 35],
        [SECTIONS.generalEnglish, 40, 40, 35],
        [SECTIONS.quantitativeAptitude, 50, 50, 45],
        [SECTIONS.reasoningAbilityAndComputerAptitude, 50, 60, 45],
      ],
    }),
  ]),
]

const ruralBanks = (numbers: LocalizedText): readonly Pattern[] => [
  pattern(
    '2025',
    [
      stage('Prelims', {
        minutes: 45,
        ...ONE,
        note: say(
          'Sectional timing since 2025; earlier one time of 45 minutes for both sections.',
          '2025 నుంచి ఒక్కో విభాగానికి విడి సమయం; అంతకుముందు రెండు విభాగాలకు కలిపి 45 నిమిషాలు.',
          '2025 से हर खंड का अलग समय; पहले दोनों खंडों के लिए कुल 45 मिनट का समय था।',
        ),
        sections: [
          [SECTIONS.reasoning, 40, 40, 25],
          [numbers, 40, 40, 20],
        ],
      }),
      stage('Main', {
        minutes: 120,
        ...WEIGHTED,
        note: say(
          'Sectional timing since 2025; earlier one time of 120 minutes for all sections.',
          '2025 నుంచి ఒక్కో విభాగానికి విడి సమయం; అంతకుముందు అన్ని విభాగాలకు కలిపి 120 నిమిషాలు.',
          '2025 से हर खंड का अलग समय; पहले सभी खंडों के लिए कुल 120 मिनट का समय था।',
        ),
        sections: [
          [SECTIONS.reasoning, 40, 50, 30],
          [say('Computer Knowledge', 'కంప్యూటర్ నాలెడ్జ్', 'कंप्यूटर ज्ञान'), 40, 20, 15],
          [SECTIONS.generalAwareness, 40, 40, 15],
          [say('English or Hindi Language', 'ఇంగ్లీష్ లేదా హిందీ భాష', 'अंग्रेज़ी या हिंदी भाषा'), 40, 40, 30],
          [numbers, 40, 50, 30],
        ],
      }),
    ],
    {
      note: say(
        'Check the official notification for the time of each section.',
        'ఒక్కో విభాగం సమయం కోసం అధికారిక నోటిఫికేషన్ చూడండి.',
        'हर खंड के समय के लिए आधिकारिक अधिसूचना देखें।',
      ),
    },
  ),
]

export const RRB_PO = ruralBanks(SECTIONS.quantitativeAptitude)
export const RRB_CLERK = ruralBanks(SECTIONS.numericalAbility)
