import { earlierPattern, type Pattern, pattern, QUARTER_OFF, stage } from '../pattern.ts'

const ONE = { marking: '+1, −0.25', penalty: '1/4', options: 5 } as const
const WEIGHTED = { marking: `by section, ${QUARTER_OFF}`, penalty: '1/4', options: 5 } as const
const OWN_CLOCKS = 'Each section has its own time; no switching between sections.'

const clerkPrelims = stage('Prelims', {
  minutes: 60,
  ...ONE,
  note: OWN_CLOCKS,
  sections: [
    ['English Language', 30, 30, 20],
    ['Numerical Ability', 35, 35, 20],
    ['Reasoning Ability', 35, 35, 20],
  ],
})

const WRITING = stage('Main, descriptive', { minutes: 30, sections: [['English writing', 2, 25]] })

export const IBPS_PO: readonly Pattern[] = [
  earlierPattern('2017 to 2024', [
    stage('Prelims', {
      minutes: 60,
      ...ONE,
      note: OWN_CLOCKS,
      sections: [
        ['English Language', 30, 30, 20],
        ['Quantitative Aptitude', 35, 35, 20],
        ['Reasoning Ability', 35, 35, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 180,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        ['Reasoning and Computer Aptitude', 45, 60, 60],
        ['General, Economy and Banking Awareness', 40, 40, 35],
        ['English Language', 35, 40, 40],
        ['Data Analysis and Interpretation', 35, 60, 45],
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
        ['English Language', 30, 30, 20],
        ['Quantitative Aptitude', 35, 30, 20],
        ['Reasoning Ability', 35, 40, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 160,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        ['Reasoning', 40, 60, 50],
        ['General, Economy, Banking and Digital Awareness', 35, 50, 25],
        ['English Language', 35, 40, 40],
        ['Data Analysis and Interpretation', 35, 50, 45],
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
        ['General and Financial Awareness', 50, 50, 35],
        ['General English', 40, 40, 35],
        ['Reasoning Ability and Computer Aptitude', 50, 60, 45],
        ['Quantitative Aptitude', 50, 50, 45],
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
        ['General and Financial Awareness', 40, 50, 20],
        ['General English', 40, 40, 35],
        ['Reasoning Ability', 40, 60, 35],
        ['Quantitative Aptitude', 35, 50, 30],
      ],
    }),
  ]),
]

const specialistPrelims = (posts: string, third: string) =>
  stage(`Prelims: ${posts}`, {
    minutes: 120,
    ...WEIGHTED,
    note: OWN_CLOCKS,
    sections: [
      ['English Language', 50, 25, 40],
      ['Reasoning', 50, 50, 40],
      [third, 50, 50, 40],
    ],
  })

export const IBPS_SO: readonly Pattern[] = [
  pattern('2025', [
    specialistPrelims('IT, Agriculture, HR and Marketing', 'Quantitative Aptitude'),
    specialistPrelims('Law and Rajbhasha', 'General Awareness of banking'),
    stage('Main: IT, Agriculture, HR, Marketing and Law', {
      minutes: 45,
      ...ONE,
      sections: [['Professional Knowledge', 60, 60, 45]],
    }),
    stage('Main: Rajbhasha', {
      minutes: 60,
      options: 5,
      note: 'Objective part of 30 minutes, then descriptive part of 30 minutes; 60 marks for both.',
      sections: [
        ['Professional Knowledge, objective', 45, null, 30],
        ['Professional Knowledge, written', 2, null, 30],
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
        ['English Language', 40, 40, 20],
        ['Quantitative Aptitude', 30, 30, 20],
        ['Reasoning Ability', 30, 30, 20],
      ],
    }),
    stage('Main, objective', {
      minutes: 180,
      ...WEIGHTED,
      note: OWN_CLOCKS,
      sections: [
        ['Reasoning and Computer Aptitude', 40, 60, 50],
        ['Data Analysis and Interpretation', 30, 60, 45],
        ['General, Economy and Banking Awareness', 60, 60, 45],
        ['English Language', 40, 20, 40],
      ],
    }),
    stage('Main, descriptive', { minutes: 30, sections: [['E-mail, report, précis', 3, 50]] }),
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
        ['General and Financial Awareness', 50, 50, 35],
        ['General English', 40, 40, 35],
        ['Quantitative Aptitude', 50, 50, 45],
        ['Reasoning Ability and Computer Aptitude', 50, 60, 45],
      ],
    }),
  ]),
]

const ruralBanks = (numbers: string): readonly Pattern[] => [
  pattern(
    '2025',
    [
      stage('Prelims', {
        minutes: 45,
        ...ONE,
        note: 'Sectional timing since 2025; earlier one time of 45 minutes for both sections.',
        sections: [
          ['Reasoning', 40, 40, 25],
          [numbers, 40, 40, 20],
        ],
      }),
      stage('Main', {
        minutes: 120,
        ...WEIGHTED,
        note: 'Sectional timing since 2025; earlier one time of 120 minutes for all sections.',
        sections: [
          ['Reasoning', 40, 50, 30],
          ['Computer Knowledge', 40, 20, 15],
          ['General Awareness', 40, 40, 15],
          ['English or Hindi Language', 40, 40, 30],
          [numbers, 40, 50, 30],
        ],
      }),
    ],
    { note: 'Check the official notification for the time of each section.' },
  ),
]

export const RRB_PO = ruralBanks('Quantitative Aptitude')
export const RRB_CLERK = ruralBanks('Numerical Ability')
