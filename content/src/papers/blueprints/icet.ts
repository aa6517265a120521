import * as patterns from '../../exams/patterns/entrance.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// Sections and counts: Telangana's and Andhra Pradesh's ICET of 2026; the parts within a section as the syllabus of
// Telangana's notification lists them.

const ANALYTICAL = [
  { count: 20, topics: ['data-sufficiency'] },
  { count: 25, topics: ['number-series', 'letter-series', 'number-analogy', 'letter-analogy', 'odd-one-out'] },
  { count: 10, topics: ['table-analysis', 'bar-chart', 'pie-chart', 'line-graph', 'caselet', 'venn-diagrams'] },
  { count: 10, topics: ['coding-and-decoding', 'symbol-operations'] },
  { count: 10, topics: ['calendar', 'clock', 'blood-relations', 'scheduling', 'seating', 'ranking', 'directions'] },
] satisfies readonly BlueprintPart[]

const mathematical = (algebraAndGeometry: number) =>
  [
    {
      count: 35,
      topics: [
        'indices-and-surds',
        'ratio-and-proportion',
        'number-system',
        'divisibility',
        'lcm-and-gcd',
        'rational-numbers',
        'percentage',
        'profit-and-loss',
        'partnership',
        'pipes-and-cisterns',
        'time-and-work',
        'speed-and-distance',
        'trains',
        'mensuration',
        'modular-arithmetic',
        'average',
        'ages',
        'interest',
        'mixture',
      ],
    },
    {
      count: algebraAndGeometry,
      topics: [
        'truth-tables',
        'sets',
        'relations-and-functions',
        'coordinate-geometry',
        'trigonometry',
        'heights-and-distances',
        'polynomials',
        'linear-equations',
        'quadratic-equations',
        'progressions',
        'binomial-theorem',
        'logarithms',
        'matrices',
        'limits-and-derivatives',
        'plane-geometry',
      ],
    },
    {
      count: 10,
      topics: ['mean-median-mode', 'dispersion-and-correlation', 'probability', 'permutations-and-combinations'],
    },
  ] satisfies readonly BlueprintPart[]

const communication = (vocabulary: number, terms: number, grammar: number, reading: number) =>
  [
    {
      count: vocabulary,
      topics: ['synonyms', 'antonyms', 'words-in-context', 'one-word-substitution', 'word-formation', 'spelling'],
    },
    { count: terms, topics: ['business-terms', 'computer-terms'] },
    {
      count: grammar,
      topics: [
        'tenses',
        'articles',
        'prepositions',
        'voice',
        'narration',
        'idioms-and-phrasal-verbs',
        'subject-verb-agreement',
        'error-spotting',
        'comparison-and-conditionals',
        'sentence-improvement',
      ],
    },
    { count: reading, topics: ['reading-comprehension'] },
  ] satisfies readonly BlueprintPart[]

const MASTER = { exam: 'icet', levels: { easy: 0.35, medium: 0.45, hard: 0.2 } } as const

export const TELANGANA_ICET: Blueprint = blueprintOf(stageOf(patterns.ICET, '2026', 'Paper', 'Telangana pattern'), {
  ...MASTER,
  parts: {
    'Analytical Ability': ANALYTICAL,
    'Mathematical Ability': mathematical(30),
    'Communication Ability': communication(10, 10, 15, 15),
  },
})

export const ANDHRA_PRADESH_ICET: Blueprint = blueprintOf(
  stageOf(patterns.ICET, '2026', 'Paper', 'Andhra Pradesh pattern'),
  {
    ...MASTER,
    parts: {
      'Analytical Ability': ANALYTICAL,
      'Communication Ability': communication(15, 15, 25, 15),
      'Mathematical Ability': mathematical(10),
    },
  },
)
