import * as patterns from '../../exams/patterns/ssc.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, chosenOnly, inTurn, stageOf } from './of-stage.ts'

// How many of which topics: as papers of the last years had them, within what the syllabus of each notice lists.

const ANALOGIES_AND_SERIES = [
  'number-series',
  'letter-series',
  'number-analogy',
  'letter-analogy',
  'odd-one-out',
  'missing-number',
  'coding-and-decoding',
] as const
const SITUATIONS = [
  'blood-relations',
  'directions',
  'ranking',
  'seating',
  'calendar',
  'clock',
  'symbol-operations',
  'dictionary-order',
  'word-puzzles',
] as const
const STATEMENTS = [
  'statement-and-assumption',
  'statement-and-conclusion',
  'statement-and-argument',
  'course-of-action',
] as const
const FIGURES = [
  'figure-series',
  'mirror-images',
  'water-images',
  'paper-folding',
  'embedded-figures',
  'counting-figures',
  'cubes-and-dice',
] as const

const reasoning = (series: number, situations: number, logic: number, statements: number, figures: number) =>
  [
    { count: series, topics: ANALOGIES_AND_SERIES, asks: 'singles' },
    { count: situations, topics: SITUATIONS, asks: 'singles' },
    { count: logic, topics: ['syllogism', 'logical-venn'] },
    ...(statements > 0 ? [{ count: statements, topics: STATEMENTS }] : []),
    { count: figures, topics: FIGURES },
  ] satisfies readonly BlueprintPart[]

const awareness = (past: number, state: number, science: number, things: number) =>
  [
    {
      count: past,
      topics: ['indian-history', 'art-and-culture', 'indian-geography', 'world-geography', 'state-awareness'],
    },
    { count: state, topics: ['indian-polity', 'economy-basics'] },
    { count: science, topics: ['physics-facts', 'chemistry-facts', 'biology-facts'] },
    {
      count: things,
      topics: [
        'sports',
        'books-and-authors',
        'important-days',
        'inventions',
        'computer-facts',
        'abbreviations',
        'institutions',
      ],
    },
  ] satisfies readonly BlueprintPart[]

const NUMBERS = [
  'number-system',
  'divisibility',
  'lcm-and-gcd',
  'indices-and-surds',
  'rational-numbers',
  'simplification',
] as const
const SHARES_AND_TIMES = [
  'percentage',
  'profit-and-loss',
  'interest',
  'ratio-and-proportion',
  'partnership',
  'mixture',
  'average',
  'ages',
  'time-and-work',
  'pipes-and-cisterns',
  'speed-and-distance',
  'trains',
  'boats',
] as const
const SCHOOL_ALGEBRA = [
  'mensuration',
  'plane-geometry',
  'trigonometry',
  'heights-and-distances',
  'polynomials',
  'linear-equations',
  'quadratic-equations',
  'coordinate-geometry',
  'mean-median-mode',
  'probability',
] as const
const CHARTS = ['table-analysis', 'bar-chart', 'pie-chart', 'line-graph'] as const

const quantitative = (numbers: number, shares: number, algebra: number, charts: number) =>
  [
    { count: numbers, topics: NUMBERS },
    { count: shares, topics: SHARES_AND_TIMES },
    { count: algebra, topics: SCHOOL_ALGEBRA },
    { count: charts, topics: CHARTS, asks: 'sets' },
  ] satisfies readonly BlueprintPart[]

/** Nothing beyond the tenth class: no trigonometry, no algebra. */
const elementary = (numbers: number, shares: number, areas: number, charts: number) =>
  [
    { count: numbers, topics: NUMBERS },
    { count: shares, topics: SHARES_AND_TIMES },
    { count: areas, topics: ['mensuration', 'mean-median-mode'] },
    { count: charts, topics: CHARTS, asks: 'sets' },
  ] satisfies readonly BlueprintPart[]

const english = (grammar: number, vocabulary: number, speech: number, order: number, passages: number) =>
  [
    {
      count: grammar,
      topics: [
        'error-spotting',
        'sentence-improvement',
        'subject-verb-agreement',
        'tenses',
        'prepositions',
        'articles',
        'comparison-and-conditionals',
      ],
    },
    {
      count: vocabulary,
      topics: [
        'synonyms',
        'antonyms',
        'idioms-and-phrasal-verbs',
        'one-word-substitution',
        'spelling',
        'words-in-context',
        'word-formation',
      ],
    },
    ...(speech > 0 ? [{ count: speech, topics: ['voice', 'narration'] as const }] : []),
    { count: order, topics: ['para-jumbles'] },
    { count: passages, topics: ['cloze', 'reading-comprehension'], asks: 'sets' },
  ] satisfies readonly BlueprintPart[]

const GRADUATE = { exam: 'ssc', levels: { easy: 0.3, medium: 0.5, hard: 0.2 } } as const
const SCHOOL_LEAVER = { exam: 'ssc', levels: { easy: 0.4, medium: 0.45, hard: 0.15 } } as const
const MATRICULATE = { exam: 'ssc', levels: { easy: 0.55, medium: 0.4, hard: 0.05 } } as const

const CGL_PARTS = {
  'General Intelligence and Reasoning': reasoning(8, 7, 3, 1, 6),
  'General Awareness': awareness(8, 6, 6, 5),
  'Quantitative Aptitude': quantitative(4, 9, 8, 4),
  'English Comprehension': english(7, 9, 2, 2, 5),
}
/** Each section with its own quarter of an hour. */
export const CGL: Blueprint = blueprintOf(stageOf(patterns.SSC_CGL, '2026', 'Tier I'), {
  ...GRADUATE,
  parts: CGL_PARTS,
})
/** One clock for all. */
export const CGL_TO_2025: Blueprint = blueprintOf(stageOf(patterns.SSC_CGL, '2016 to 2021', 'Tier I'), {
  ...GRADUATE,
  parts: CGL_PARTS,
})

const computers = (facts: number, terms: number) =>
  [
    { count: facts, topics: ['computer-facts'] },
    { count: terms, topics: ['computer-terms'] },
  ] satisfies readonly BlueprintPart[]

/** All modules that are answered by choosing; the typing task is none. */
export const CGL_MAIN: Blueprint = blueprintOf(
  chosenOnly(stageOf(patterns.SSC_CGL, '2026', 'Tier II, Paper I (all posts)')),
  {
    ...GRADUATE,
    parts: {
      'Mathematical Abilities': quantitative(5, 11, 10, 4),
      'Reasoning and General Intelligence': reasoning(9, 9, 4, 2, 6),
      'English Language and Comprehension': english(12, 17, 4, 2, 10),
      'General Awareness': awareness(8, 6, 6, 5),
      'Computer Knowledge (qualifying)': computers(14, 6),
    },
  },
)
export const CGL_QUANTITATIVE_TO_2021: Blueprint = blueprintOf(
  stageOf(patterns.SSC_CGL, '2016 to 2021', 'Tier II, Paper I'),
  { ...GRADUATE, parts: { 'Quantitative Abilities': quantitative(16, 38, 31, 15) } },
)
export const CGL_ENGLISH_TO_2021: Blueprint = blueprintOf(
  stageOf(patterns.SSC_CGL, '2016 to 2021', 'Tier II, Paper II'),
  { ...GRADUATE, parts: { 'English Language and Comprehension': english(60, 66, 20, 14, 40) } },
)

export const CHSL: Blueprint = blueprintOf(stageOf(patterns.SSC_CHSL, '2025', 'Tier I'), {
  ...SCHOOL_LEAVER,
  parts: {
    'English Language': english(7, 9, 2, 2, 5),
    'General Intelligence': reasoning(8, 7, 3, 1, 6),
    'Quantitative Aptitude': quantitative(4, 10, 7, 4),
    'General Awareness': awareness(8, 5, 7, 5),
  },
})

export const CPO: Blueprint = blueprintOf(stageOf(patterns.SSC_CPO, '2025', 'Paper I'), {
  ...GRADUATE,
  parts: {
    'General Intelligence and Reasoning': reasoning(16, 14, 6, 2, 12),
    'General Knowledge and General Awareness': awareness(16, 11, 12, 11),
    'Quantitative Aptitude': quantitative(8, 18, 15, 9),
    'English Comprehension': english(16, 21, 4, 4, 5),
  },
})

export const GD: Blueprint = blueprintOf(stageOf(patterns.SSC_GD, '2026', 'Computer based examination'), {
  ...MATRICULATE,
  parts: {
    'General Intelligence and Reasoning': reasoning(7, 5, 2, 0, 6),
    'General Knowledge and General Awareness': awareness(7, 4, 5, 4),
    'Elementary Mathematics': elementary(4, 9, 3, 4),
    'English or Hindi': english(5, 8, 0, 2, 5),
  },
})
export const GD_TO_2021: Blueprint = blueprintOf(stageOf(patterns.SSC_GD, 'up to 2021', 'Computer based examination'), {
  ...MATRICULATE,
  parts: {
    'General Intelligence and Reasoning': reasoning(8, 7, 3, 0, 7),
    'General Knowledge and General Awareness': awareness(8, 6, 6, 5),
    'Elementary Mathematics': elementary(6, 12, 3, 4),
    'English or Hindi': english(7, 9, 2, 2, 5),
  },
})

export const MTS: Blueprint = inTurn(
  blueprintOf(stageOf(patterns.SSC_MTS, '2025', 'Session I'), {
    ...MATRICULATE,
    parts: {
      'Numerical and Mathematical Ability': elementary(4, 9, 3, 4),
      'Reasoning Ability and Problem Solving': reasoning(7, 5, 2, 0, 6),
    },
  }),
  blueprintOf(stageOf(patterns.SSC_MTS, '2025', 'Session II'), {
    ...MATRICULATE,
    parts: {
      'General Awareness': awareness(8, 6, 6, 5),
      'English Language and Comprehension': english(7, 9, 2, 2, 5),
    },
  }),
)
export const MTS_TO_2021: Blueprint = blueprintOf(stageOf(patterns.SSC_MTS, 'up to 2021', 'Paper I'), {
  ...MATRICULATE,
  parts: {
    'General Intelligence and Reasoning': reasoning(8, 7, 3, 0, 7),
    'Numerical Aptitude': elementary(6, 12, 3, 4),
    'General English': english(7, 9, 2, 2, 5),
    'General Awareness': awareness(8, 6, 6, 5),
  },
})
