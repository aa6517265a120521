import { type Pattern, pattern, stage } from '../pattern.ts'

const THIRD_OFF = { marking: '+1, −1/3', penalty: '1/3', options: 4 } as const

const ntpc = (name: string, awareness: number, others: number) =>
  stage(name, {
    minutes: 90,
    ...THIRD_OFF,
    sections: [
      ['General Awareness', awareness, awareness],
      ['Mathematics', others, others],
      ['General Intelligence and Reasoning', others, others],
    ],
  })

export const RRB_NTPC: readonly Pattern[] = [
  pattern('2025', [ntpc('First stage (CBT 1)', 40, 30), ntpc('Second stage (CBT 2)', 50, 35)]),
]

export const RRB_GROUP_D: readonly Pattern[] = [
  pattern('2025', [
    stage('Computer based test', {
      minutes: 90,
      ...THIRD_OFF,
      sections: [
        ['General Science', 25, 25],
        ['Mathematics', 25, 25],
        ['General Intelligence and Reasoning', 30, 30],
        ['General Awareness and Current Affairs', 20, 20],
      ],
    }),
  ]),
]

export const RRB_ALP: readonly Pattern[] = [
  pattern('2025', [
    stage('First stage (CBT 1)', {
      minutes: 60,
      ...THIRD_OFF,
      sections: [
        ['Mathematics', 20, 20],
        ['Mental Ability', 25, 25],
        ['General Science', 20, 20],
        ['General Awareness and Current Affairs', 10, 10],
      ],
    }),
    stage('Second stage (CBT 2), Part A', {
      minutes: 90,
      ...THIRD_OFF,
      note: 'Number of questions in each section as per recent tests. Check the official notification.',
      sections: [
        ['Mathematics', 25, 25],
        ['General Intelligence and Reasoning', 25, 25],
        ['Basic Science and Engineering', 40, 40],
        ['General Awareness and Current Affairs', 10, 10],
      ],
    }),
    stage('Second stage (CBT 2), Part B', {
      minutes: 60,
      ...THIRD_OFF,
      note: 'Trade paper, qualifying in nature with 35%. Part A and Part B are held in one sitting of 150 minutes.',
      sections: [['Trade', 75, 75]],
    }),
    stage('Aptitude test (CBAT)', {
      minutes: 60,
      note: 'About one hour in total: five parts, each with its own time. Check the official notification.',
      sections: [
        ['Memory', null, null],
        ['Following directions', null, null],
        ['Depth perception', null, null],
        ['Concentration', null, null],
        ['Perceptual speed', null, null],
      ],
    }),
  ]),
]
