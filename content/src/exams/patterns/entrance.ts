import { earlierPattern, type Pattern, pattern, QUARTER_OFF, stage } from '../pattern.ts'

const icet = (sections: Parameters<typeof stage>[1]['sections']) =>
  stage('Paper', { minutes: 150, marking: '+1, no negative marking', penalty: '0', options: 4, sections })

export const ICET: readonly Pattern[] = [
  pattern(
    '2026',
    [
      icet([
        ['Analytical Ability', 75, 75],
        ['Mathematical Ability', 75, 75],
        ['Communication Ability', 50, 50],
      ]),
    ],
    { label: 'Telangana pattern' },
  ),
  pattern(
    '2026',
    [
      icet([
        ['Analytical Ability', 75, 75],
        ['Communication Ability', 70, 70],
        ['Mathematical Ability', 55, 55],
      ]),
    ],
    { label: 'Andhra Pradesh pattern' },
  ),
]

const mat = (minutes: number, options: number, each: number, last: string) =>
  stage('Paper', {
    minutes,
    marking: '+1, −0.25',
    penalty: '1/4',
    options,
    sections: [
      ['Language Comprehension', each, each],
      ['Mathematical Skills', each, each],
      ['Data Analysis and Sufficiency', each, each],
      ['Intelligence and Critical Reasoning', each, each],
      [last, each, each],
    ],
  })

export const MAT: readonly Pattern[] = [
  earlierPattern('up to early 2024', [mat(150, 5, 40, 'Indian and Global Environment')]),
  pattern('since 2024', [mat(120, 4, 30, 'Economic and Business Environment')]),
]

export const CAT: readonly Pattern[] = [
  pattern('2025', [
    stage('Paper', {
      minutes: 120,
      marking: '+3, −1; no negative marking for type-in-the-answer questions',
      penalty: '1/3',
      typedPenalty: '0',
      options: 4,
      note: 'The sections come in this order, 40 minutes each, with no switching between sections. About one third of the questions are type-in-the-answer (TITA) questions.',
      sections: [
        ['Verbal Ability and Reading Comprehension', 24, 72, 40],
        ['Data Interpretation and Logical Reasoning', 22, 66, 40],
        ['Quantitative Ability', 22, 66, 40],
      ],
    }),
  ]),
]

export const NIMCET: readonly Pattern[] = [
  earlierPattern('up to 2021', [
    stage('Paper', {
      minutes: 120,
      marking: '+4, −1',
      penalty: '1/4',
      options: 4,
      sections: [
        ['Mathematics', 50, 200],
        ['Analytical Ability and Logical Reasoning', 40, 160],
        ['Computer Awareness', 10, 40],
        ['General English', 20, 80],
      ],
    }),
  ]),
  pattern('since 2022', [
    stage('Paper', {
      minutes: 120,
      marking: `by section, ${QUARTER_OFF}`,
      penalty: '1/4',
      options: 4,
      note: 'Computer Awareness and General English together have the last 20 minutes.',
      sections: [
        ['Mathematics', 50, 600, 70],
        ['Analytical Ability and Logical Reasoning', 40, 240, 30],
        ['Computer Awareness', 20, 120],
        ['General English', 10, 40],
      ],
    }),
  ]),
]

const afcat = (outer: number, inner: number) =>
  stage('Paper', {
    minutes: 120,
    marking: '+3, −1',
    penalty: '1/3',
    options: 4,
    sections: [
      ['General Awareness', outer, outer * 3],
      ['Verbal Ability in English', inner, inner * 3],
      ['Numerical Ability', outer, outer * 3],
      ['Reasoning and Military Aptitude', inner, inner * 3],
    ],
  })

export const AFCAT: readonly Pattern[] = [
  pattern('2026', [afcat(25, 25)], {
    label: 'Equal sections',
    note: 'The official notification gives 100 questions and 300 marks in total for the four subjects.',
  }),
  pattern('2025', [afcat(20, 30)], {
    label: 'Memory-based pattern of recent tests',
    note: 'More questions in English and reasoning, as per candidates of recent tests. Check the official notification.',
  }),
]
