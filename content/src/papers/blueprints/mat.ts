import * as patterns from '../../exams/patterns/entrance.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as papers of the last years had them, within the syllabus of the association.

const language = (passages: number, grammar: number, vocabulary: number, order: number) =>
  [
    { count: passages, topics: ['reading-comprehension'] },
    {
      count: grammar,
      topics: ['sentence-improvement', 'error-spotting', 'words-in-context', 'prepositions', 'subject-verb-agreement'],
    },
    {
      count: vocabulary,
      topics: ['synonyms', 'antonyms', 'idioms-and-phrasal-verbs', 'one-word-substitution', 'spelling'],
    },
    { count: order, topics: ['para-jumbles'] },
  ] satisfies readonly BlueprintPart[]

const mathematics = (numbers: number, shares: number, times: number, algebra: number, geometry: number) =>
  [
    { count: numbers, topics: ['simplification', 'number-system', 'divisibility', 'lcm-and-gcd', 'indices-and-surds'] },
    {
      count: shares,
      topics: [
        'percentage',
        'profit-and-loss',
        'interest',
        'ratio-and-proportion',
        'partnership',
        'mixture',
        'average',
        'ages',
      ],
    },
    { count: times, topics: ['time-and-work', 'pipes-and-cisterns', 'speed-and-distance', 'trains', 'boats'] },
    {
      count: algebra,
      topics: [
        'linear-equations',
        'quadratic-equations',
        'progressions',
        'probability',
        'permutations-and-combinations',
        'sets',
        'relations-and-functions',
      ],
    },
    { count: geometry, topics: ['plane-geometry', 'mensuration', 'trigonometry', 'heights-and-distances'] },
  ] satisfies readonly BlueprintPart[]

const data = (charts: number, sufficiency: number) =>
  [
    {
      count: charts,
      topics: ['table-analysis', 'bar-chart', 'line-graph', 'pie-chart', 'caselet', 'venn-diagrams'],
      asks: 'sets',
    },
    { count: sufficiency, topics: ['data-sufficiency'] },
  ] satisfies readonly BlueprintPart[]

const reasoning = (likeness: number, situations: number, puzzles: number, logic: number, statements: number) =>
  [
    {
      count: likeness,
      topics: [
        'number-series',
        'letter-series',
        'number-analogy',
        'odd-one-out',
        'coding-and-decoding',
        'figure-series',
      ],
      asks: 'singles',
    },
    { count: situations, topics: ['blood-relations', 'directions', 'ranking', 'calendar', 'clock'], asks: 'singles' },
    {
      count: puzzles,
      topics: ['seating', 'matching-puzzles', 'floor-puzzles', 'box-puzzles', 'scheduling', 'input-output'],
      asks: 'sets',
    },
    { count: logic, topics: ['syllogism', 'inequalities'] },
    {
      count: statements,
      topics: ['statement-and-assumption', 'statement-and-conclusion', 'statement-and-argument', 'course-of-action'],
    },
  ] satisfies readonly BlueprintPart[]

const environment = (business: number, world: number, country: number, things: number) =>
  [
    { count: business, topics: ['economy-basics', 'banking-awareness', 'business-terms'] },
    { count: world, topics: ['institutions', 'world-geography', 'abbreviations'] },
    { count: country, topics: ['indian-polity', 'indian-history', 'indian-geography', 'state-awareness'] },
    { count: things, topics: ['inventions', 'sports', 'books-and-authors', 'important-days', 'art-and-culture'] },
  ] satisfies readonly BlueprintPart[]

const MANAGER = { exam: 'mat', levels: { easy: 0.3, medium: 0.5, hard: 0.2 } } as const

/** Five sections of 30 and four options. */
export const MAT: Blueprint = blueprintOf(stageOf(patterns.MAT, 'since 2024', 'Paper'), {
  ...MANAGER,
  parts: {
    'Language Comprehension': language(10, 8, 9, 3),
    'Mathematical Skills': mathematics(5, 9, 6, 6, 4),
    'Data Analysis and Sufficiency': data(20, 10),
    'Intelligence and Critical Reasoning': reasoning(9, 6, 9, 4, 2),
    'Economic and Business Environment': environment(13, 6, 6, 5),
  },
})

/** Five sections of 40 and five options. */
export const MAT_TO_2024: Blueprint = blueprintOf(stageOf(patterns.MAT, 'up to early 2024', 'Paper'), {
  ...MANAGER,
  parts: {
    'Language Comprehension': language(10, 13, 13, 4),
    'Mathematical Skills': mathematics(6, 12, 8, 8, 6),
    'Data Analysis and Sufficiency': data(32, 8),
    'Intelligence and Critical Reasoning': reasoning(12, 8, 12, 5, 3),
    'Indian and Global Environment': environment(13, 10, 10, 7),
  },
})
