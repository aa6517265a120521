import * as patterns from '../../exams/patterns/entrance.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as papers of the last years had them, within the syllabus of the institutes.

const MATHEMATICS: readonly BlueprintPart[] = [
  { count: 6, topics: ['sets', 'relations-and-functions', 'truth-tables'] },
  {
    count: 14,
    topics: [
      'quadratic-equations',
      'polynomials',
      'progressions',
      'indices-and-surds',
      'logarithms',
      'binomial-theorem',
      'matrices',
    ],
  },
  { count: 7, topics: ['permutations-and-combinations', 'probability'] },
  { count: 3, topics: ['mean-median-mode', 'dispersion-and-correlation'] },
  { count: 10, topics: ['coordinate-geometry', 'trigonometry', 'heights-and-distances'] },
  { count: 7, topics: ['limits-and-derivatives', 'integration'] },
  { count: 3, topics: ['vectors'] },
]

const REASONING: readonly BlueprintPart[] = [
  {
    count: 10,
    topics: ['number-series', 'letter-series', 'number-analogy', 'odd-one-out', 'missing-number'],
  },
  { count: 8, topics: ['coding-and-decoding', 'blood-relations', 'directions', 'ranking'], asks: 'singles' },
  { count: 5, topics: ['syllogism', 'logical-venn', 'inequalities'] },
  { count: 2, topics: ['statement-and-conclusion', 'statement-and-assumption', 'statement-and-argument'] },
  { count: 8, topics: ['seating', 'floor-puzzles', 'box-puzzles', 'matching-puzzles', 'scheduling'], asks: 'sets' },
  { count: 4, topics: ['caselet', 'venn-diagrams', 'table-analysis', 'bar-chart', 'pie-chart'], asks: 'sets' },
  { count: 3, topics: ['figure-series', 'counting-figures', 'cubes-and-dice', 'paper-folding', 'mirror-images'] },
]

const computers = (facts: number, terms: number, logic: number) =>
  [
    { count: facts, topics: ['computer-facts', 'number-bases'] },
    { count: terms, topics: ['computer-terms'] },
    { count: logic, topics: ['truth-tables'] },
  ] satisfies readonly BlueprintPart[]

const english = (passages: number, vocabulary: number, grammar: number) =>
  [
    { count: passages, topics: ['reading-comprehension'] },
    { count: vocabulary, topics: ['synonyms', 'antonyms', 'one-word-substitution', 'idioms-and-phrasal-verbs'] },
    {
      count: grammar,
      topics: ['sentence-improvement', 'prepositions', 'articles', 'words-in-context', 'tenses', 'error-spotting'],
    },
  ] satisfies readonly BlueprintPart[]

const MASTER = { exam: 'nimcet', levels: { easy: 0.2, medium: 0.5, hard: 0.3 } } as const

/** 1000 marks, the parts one after another; computers and English share the last clock. */
export const NIMCET: Blueprint = withLastClock(
  blueprintOf(stageOf(patterns.NIMCET, 'since 2022', 'Paper'), {
    ...MASTER,
    parts: {
      Mathematics: MATHEMATICS,
      'Analytical Ability and Logical Reasoning': REASONING,
      'Computer Awareness': computers(12, 5, 3),
      'General English': english(5, 3, 2),
    },
  }),
)

/** 480 marks and one clock. */
export const NIMCET_TO_2021: Blueprint = blueprintOf(stageOf(patterns.NIMCET, 'up to 2021', 'Paper'), {
  ...MASTER,
  parts: {
    Mathematics: MATHEMATICS,
    'Analytical Ability and Logical Reasoning': REASONING,
    'Computer Awareness': computers(6, 3, 1),
    'General English': english(5, 8, 7),
  },
})

/** The first section without minutes of its own gets what the ones before it leave, for itself and those after it. */
function withLastClock(blueprint: Blueprint): Blueprint {
  const own = blueprint.sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const first = blueprint.sections.findIndex(({ minutes }) => minutes === null)
  return {
    ...blueprint,
    sections: blueprint.sections.map((section, index) =>
      index === first ? { ...section, minutes: blueprint.minutes - own } : section,
    ),
  }
}
