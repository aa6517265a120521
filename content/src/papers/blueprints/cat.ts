import * as patterns from '../../exams/patterns/entrance.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as the papers of 2024 and 2025 had them: four passages of four questions, five sets, answers
// typed in 4, about 11 and 8 times.

const VERBAL: readonly BlueprintPart[] = [
  { count: 16, topics: ['reading-comprehension'], ofEach: 4 },
  { count: 4, topics: ['para-jumbles'], kind: 'numeric' },
  { count: 2, topics: ['para-jumbles'] },
  { count: 2, topics: ['statement-and-conclusion', 'statement-and-assumption', 'statement-and-argument'] },
]

const SETS: readonly BlueprintPart[] = [
  { count: 10, topics: ['seating', 'scheduling', 'floor-puzzles', 'box-puzzles', 'matching-puzzles'], asks: 'sets' },
  { count: 12, topics: ['caselet', 'venn-diagrams'], kind: 'numeric', asks: 'sets' },
]

const QUANTITATIVE: readonly BlueprintPart[] = [
  {
    count: 6,
    topics: [
      'percentage',
      'profit-and-loss',
      'ratio-and-proportion',
      'mixture',
      'average',
      'interest',
      'time-and-work',
      'speed-and-distance',
      'trains',
      'boats',
    ],
  },
  { count: 4, topics: ['quadratic-equations', 'logarithms', 'progressions', 'linear-equations', 'indices-and-surds'] },
  { count: 2, topics: ['plane-geometry', 'mensuration', 'coordinate-geometry'] },
  { count: 2, topics: ['probability', 'permutations-and-combinations', 'sets'] },
  {
    count: 8,
    topics: [
      'number-system',
      'divisibility',
      'lcm-and-gcd',
      'progressions',
      'relations-and-functions',
      'permutations-and-combinations',
      'sets',
      'mensuration',
      'linear-equations',
      'modular-arithmetic',
    ],
    kind: 'numeric',
  },
]

export const CAT: Blueprint = blueprintOf(stageOf(patterns.CAT, '2025', 'Paper'), {
  exam: 'cat',
  levels: { easy: 0.15, medium: 0.45, hard: 0.4 },
  parts: {
    'Verbal Ability and Reading Comprehension': VERBAL,
    'Data Interpretation and Logical Reasoning': SETS,
    'Quantitative Ability': QUANTITATIVE,
  },
})
