import { PNG } from '../docx/testing.ts'
import type { FileQuestion, QuestionSet } from '../question-set.ts'

const about = {
  number: null,
  passage: null,
  section: null,
  topic: null,
  level: null,
  source: null,
  year: null,
  tags: [],
  explanation: null,
} satisfies Partial<FileQuestion>

const choice = (correct: 'a' | 'b' | 'c'): Pick<FileQuestion, 'kind' | 'answer'> => ({
  kind: 'single-choice',
  answer: { kind: 'single-choice', correct },
})

const questions: readonly FileQuestion[] = [
  {
    ...about,
    number: '1',
    section: 'Arithmetic',
    topic: 'Averages',
    level: 'easy',
    year: 2024,
    source: 'Mock 3',
    tags: ['revision', 'a:b'],
    ...choice('b'),
    stem: { en: 'The average of 4, 8 and $\\frac{18}{2}$ is **?**', te: '4, 8, 9 ల సగటు ఎంత?', hi: '4, 8, 9 का औसत?' },
    options: [{ en: '6' }, { en: '7' }, { en: '8' }, { en: '21' }],
    explanation: { en: 'The sum is 21 & there are 3 numbers: 21 < 22.' },
  },
  {
    ...about,
    number: '2',
    passage: 'p1',
    section: 'Arithmetic',
    kind: 'multiple-choice',
    answer: { kind: 'multiple-choice', correct: 'ac' },
    stem: { en: 'Which of these are in the table?' },
    options: [{ en: '2019' }, { en: '2021 ~ 2022' }, { en: '#1 = {x}' }],
  },
  {
    ...about,
    number: '3',
    passage: 'p1',
    kind: 'numeric',
    answer: { kind: 'numeric', low: '1.5', high: '2.5' },
    stem: { en: 'How many cm are in the picture?\n\n![a dot](picture:dot)' },
    options: [],
    explanation: { en: 'Count them.' },
  },
  { ...about, number: '4', ...choice('a'), stem: { te: 'భారతదేశ రాజధాని ఏది?' }, options: [{ te: 'ఢిల్లీ' }, { te: 'ముంబై' }] },
  {
    ...about,
    number: '5',
    ...choice('c'),
    stem: { en: 'Pick "c", <b>; 5,00,000' },
    options: [{ en: 'x' }, { en: 'y' }, { en: '"z"' }],
  },
]

const passages = [{ id: 'p1', text: { en: 'Rain in cm:\n\n| Year | Rain |\n| --- | --- |\n| 2019 | 85 |' } }]

/** A small file of questions of every kind; as much of it as CSV can say, and Aiken. */
export const sampleSet = {
  all: { passages, questions, pictures: [{ id: 'dot', type: 'image/png', bytes: PNG }] } satisfies QuestionSet,
  forCsv: {
    passages,
    pictures: [],
    questions: questions.filter(({ stem }) => !stem.en?.includes('](picture:')),
  } satisfies QuestionSet,
  forAiken: {
    passages: [],
    pictures: [],
    questions: questions
      .filter(({ kind }) => kind === 'single-choice')
      .map(({ stem, options, answer, kind }) => ({
        ...about,
        kind,
        answer,
        stem: stem.te && !stem.en ? { te: stem.te } : { en: stem.en },
        options,
      })),
  } satisfies QuestionSet,
} as const
