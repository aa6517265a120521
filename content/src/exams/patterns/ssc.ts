import { earlierPattern, type Pattern, pattern, stage } from '../pattern.ts'

const TWO = { marking: '+2, −0.5', penalty: '1/4', options: 4 } as const
const THREE = { marking: '+3, −1', penalty: '1/3', options: 4 } as const
const ONE = { marking: '+1, −0.25', penalty: '1/4', options: 4 } as const

const STATISTICS = stage('Tier II, Statistics (some posts only)', {
  minutes: 120,
  ...TWO,
  sections: [['Statistics', 100, 200]],
})
const FINANCE = stage('Tier II, General Studies: Finance and Economics (some posts only)', {
  minutes: 120,
  ...TWO,
  sections: [
    ['Finance and Accounts', 40, 80],
    ['Economics and Governance', 60, 120],
  ],
})

export const SSC_CGL: readonly Pattern[] = [
  earlierPattern('2016 to 2021', [
    stage('Tier I', {
      minutes: 60,
      ...TWO,
      sections: [
        ['General Intelligence and Reasoning', 25, 50],
        ['General Awareness', 25, 50],
        ['Quantitative Aptitude', 25, 50],
        ['English Comprehension', 25, 50],
      ],
    }),
    stage('Tier II, Paper I', { minutes: 120, ...TWO, sections: [['Quantitative Abilities', 100, 200]] }),
    stage('Tier II, Paper II', { minutes: 120, ...ONE, sections: [['English Language and Comprehension', 200, 200]] }),
    STATISTICS,
    FINANCE,
    stage('Tier III', {
      minutes: 60,
      note: 'Descriptive paper, removed from the 2022 cycle.',
      sections: [['Essay, précis, letter or application', 2, 100]],
    }),
  ]),
  pattern('2026', [
    stage('Tier I', {
      minutes: 60,
      ...TWO,
      note: 'New in 2026: sectional timing of 15 minutes; a closed section cannot be opened again.',
      sections: [
        ['General Intelligence and Reasoning', 25, 50, 15],
        ['General Awareness', 25, 50, 15],
        ['Quantitative Aptitude', 25, 50, 15],
        ['English Comprehension', 25, 50, 15],
      ],
    }),
    stage('Tier II, Paper I (all posts)', {
      minutes: 150,
      ...THREE,
      note: 'Computer Knowledge and the Data Entry Speed Test are qualifying in nature.',
      sections: [
        ['Mathematical Abilities', 30, 90, 30],
        ['Reasoning and General Intelligence', 30, 90, 30],
        ['English Language and Comprehension', 45, 135, 40],
        ['General Awareness', 25, 75, 20],
        ['Computer Knowledge (qualifying)', 20, 60, 15],
        ['Data Entry Speed Test (qualifying)', 0, 0, 15],
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
    ['English Language', 25, 50],
    ['General Intelligence', 25, 50],
    ['Quantitative Aptitude', 25, 50],
    ['General Awareness', 25, 50],
  ],
})

export const SSC_CHSL: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    CHSL_TIER_I,
    stage('Tier II', {
      minutes: 60,
      note: 'Descriptive paper, removed from the 2022 cycle.',
      sections: [['Essay and letter or application', 2, 100]],
    }),
    stage('Tier III', { minutes: 15, note: 'Qualifying in nature.', sections: [['Typing or data entry', 1, 0, 15]] }),
  ]),
  pattern('2025', [
    CHSL_TIER_I,
    stage('Tier II', {
      minutes: 150,
      ...THREE,
      note: 'Mathematics and reasoning have 60 minutes together, English and general awareness 60 minutes together; no switching between sections.',
      sections: [
        ['Mathematical Abilities', 30, 90],
        ['Reasoning and General Intelligence', 30, 90],
        ['English Language and Comprehension', 40, 120],
        ['General Awareness', 20, 60],
        ['Computer Knowledge (qualifying)', 15, 45, 15],
        ['Skill or typing test (qualifying)', 0, 0, 15],
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
        ['General Intelligence and Reasoning', 50, 50],
        ['General Knowledge and General Awareness', 50, 50],
        ['Quantitative Aptitude', 50, 50],
        ['English Comprehension', 50, 50],
      ],
    }),
    stage('Paper II', { minutes: 120, ...ONE, sections: [['English Language and Comprehension', 200, 200]] }),
  ]),
]

const gdSections = (questions: number, marks: number) =>
  [
    ['General Intelligence and Reasoning', questions, marks],
    ['General Knowledge and General Awareness', questions, marks],
    ['Elementary Mathematics', questions, marks],
    ['English or Hindi', questions, marks],
  ] as const

export const SSC_GD: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    stage('Computer based examination', { minutes: 90, ...ONE, sections: gdSections(25, 25) }),
  ]),
  pattern('2026', [
    stage('Computer based examination', {
      minutes: 60,
      marking: '+2, −0.25',
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
        ['General Intelligence and Reasoning', 25, 25],
        ['Numerical Aptitude', 25, 25],
        ['General English', 25, 25],
        ['General Awareness', 25, 25],
      ],
    }),
    stage('Paper II', {
      minutes: 30,
      note: 'Descriptive paper, removed from the 2022 cycle.',
      sections: [['Short essay or letter', 1, 50]],
    }),
  ]),
  pattern('2025', [
    stage('Session I', {
      minutes: 45,
      marking: '+3, no negative marking',
      penalty: '0',
      options: 4,
      note: 'Qualifying in nature; closes after 45 minutes.',
      sections: [
        ['Numerical and Mathematical Ability', 20, 60],
        ['Reasoning Ability and Problem Solving', 20, 60],
      ],
    }),
    stage('Session II', {
      minutes: 45,
      ...THREE,
      note: 'Merit is based on this session.',
      sections: [
        ['General Awareness', 25, 75],
        ['English Language and Comprehension', 25, 75],
      ],
    }),
  ]),
]
