import * as patterns from '../../exams/patterns/railway.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as papers of the last years had them, within what the syllabus of each notice lists.

const awareness = (past: number, places: number, state: number, science: number, things: number) =>
  [
    { count: past, topics: ['indian-history', 'art-and-culture', 'books-and-authors'] },
    { count: places, topics: ['indian-geography', 'world-geography', 'state-awareness', 'andhra-and-telangana'] },
    { count: state, topics: ['indian-polity', 'economy-basics', 'institutions'] },
    { count: science, topics: ['physics-facts', 'chemistry-facts', 'biology-facts', 'computer-facts', 'inventions'] },
    { count: things, topics: ['sports', 'important-days', 'abbreviations', 'defence-awareness'] },
  ] satisfies readonly BlueprintPart[]

/** Where General Science is a section of its own. */
const awarenessWithoutScience = (past: number, state: number, things: number) =>
  [
    {
      count: past,
      topics: ['indian-history', 'art-and-culture', 'indian-geography', 'world-geography', 'state-awareness'],
    },
    { count: state, topics: ['indian-polity', 'economy-basics', 'institutions'] },
    {
      count: things,
      topics: ['sports', 'books-and-authors', 'important-days', 'inventions', 'defence-awareness', 'abbreviations'],
    },
  ] satisfies readonly BlueprintPart[]

const science = (physics: number, chemistry: number, biology: number) =>
  [
    { count: physics, topics: ['physics-facts'] },
    { count: chemistry, topics: ['chemistry-facts'] },
    { count: biology, topics: ['biology-facts'] },
  ] satisfies readonly BlueprintPart[]

const mathematics = (numbers: number, shares: number, times: number, geometry: number, statistics: number) =>
  [
    {
      count: numbers,
      topics: [
        'simplification',
        'number-system',
        'divisibility',
        'lcm-and-gcd',
        'rational-numbers',
        'indices-and-surds',
      ],
    },
    {
      count: shares,
      topics: ['percentage', 'profit-and-loss', 'interest', 'ratio-and-proportion', 'average', 'ages', 'mixture'],
    },
    {
      count: times,
      topics: ['time-and-work', 'pipes-and-cisterns', 'speed-and-distance', 'trains', 'boats'],
    },
    {
      count: geometry,
      topics: [
        'mensuration',
        'plane-geometry',
        'trigonometry',
        'heights-and-distances',
        'linear-equations',
        'polynomials',
      ],
    },
    { count: statistics, topics: ['mean-median-mode'] },
  ] satisfies readonly BlueprintPart[]

const reasoning = (likeness: number, situations: number, logic: number, statements: number, data: number) =>
  [
    {
      count: likeness,
      topics: [
        'number-series',
        'letter-series',
        'number-analogy',
        'letter-analogy',
        'odd-one-out',
        'coding-and-decoding',
        'symbol-operations',
        'missing-number',
      ],
      asks: 'singles',
    },
    {
      count: situations,
      topics: ['blood-relations', 'directions', 'ranking', 'calendar', 'clock', 'word-puzzles', 'dictionary-order'],
      asks: 'singles',
    },
    { count: logic, topics: ['syllogism', 'logical-venn', 'data-sufficiency'] },
    {
      count: statements,
      topics: ['statement-and-assumption', 'statement-and-conclusion', 'statement-and-argument', 'course-of-action'],
    },
    {
      count: data,
      topics: ['table-analysis', 'bar-chart', 'pie-chart', 'line-graph', 'seating', 'floor-puzzles', 'caselet'],
      asks: 'sets',
    },
  ] satisfies readonly BlueprintPart[]

const GRADUATE = { exam: 'railway', levels: { easy: 0.4, medium: 0.45, hard: 0.15 } } as const
const MATRICULATE = { exam: 'railway', levels: { easy: 0.5, medium: 0.4, hard: 0.1 } } as const

export const NTPC: Blueprint = blueprintOf(stageOf(patterns.RRB_NTPC, '2025', 'First stage (CBT 1)'), {
  ...GRADUATE,
  parts: {
    'General Awareness': awareness(9, 9, 8, 9, 5),
    Mathematics: mathematics(6, 9, 6, 7, 2),
    'General Intelligence and Reasoning': reasoning(11, 8, 4, 2, 5),
  },
})

export const NTPC_SECOND: Blueprint = blueprintOf(stageOf(patterns.RRB_NTPC, '2025', 'Second stage (CBT 2)'), {
  ...GRADUATE,
  levels: { easy: 0.3, medium: 0.5, hard: 0.2 },
  parts: {
    'General Awareness': awareness(11, 11, 10, 12, 6),
    Mathematics: mathematics(7, 10, 7, 8, 3),
    'General Intelligence and Reasoning': reasoning(12, 8, 4, 2, 9),
  },
})

export const GROUP_D: Blueprint = blueprintOf(stageOf(patterns.RRB_GROUP_D, '2025', 'Computer based test'), {
  ...MATRICULATE,
  parts: {
    'General Science': science(8, 8, 9),
    Mathematics: mathematics(6, 7, 5, 6, 1),
    'General Intelligence and Reasoning': reasoning(11, 8, 4, 3, 4),
    'General Awareness and Current Affairs': awarenessWithoutScience(9, 5, 6),
  },
})

export const ALP: Blueprint = blueprintOf(stageOf(patterns.RRB_ALP, '2025', 'First stage (CBT 1)'), {
  ...MATRICULATE,
  parts: {
    Mathematics: mathematics(4, 6, 4, 5, 1),
    'Mental Ability': reasoning(9, 7, 3, 2, 4),
    'General Science': science(8, 6, 6),
    'General Awareness and Current Affairs': awarenessWithoutScience(4, 3, 3),
  },
})
