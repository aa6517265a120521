import * as patterns from '../../exams/patterns/bank-exams.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as papers of the last years had them, within what the syllabus of each notice lists.

/** Passages besides those that take turns with gaps to fill, of which there are fewer. */
const reading = (count: number) => ({ count, topics: ['reading-comprehension'] }) satisfies BlueprintPart

const english = (passages: number, grammar: number, order: number, vocabulary: number) =>
  [
    { count: passages, topics: ['reading-comprehension', 'cloze'], asks: 'sets' },
    {
      count: grammar,
      topics: [
        'error-spotting',
        'sentence-improvement',
        'words-in-context',
        'subject-verb-agreement',
        'tenses',
        'prepositions',
        'comparison-and-conditionals',
      ],
    },
    { count: order, topics: ['para-jumbles'] },
    {
      count: vocabulary,
      topics: ['synonyms', 'antonyms', 'idioms-and-phrasal-verbs', 'spelling', 'one-word-substitution'],
    },
  ] satisfies readonly BlueprintPart[]

const ARITHMETIC = [
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
  'mensuration',
  'probability',
  'permutations-and-combinations',
] as const

const numbers = (charts: number, calculation: number, comparison: number, series: number, arithmetic: number) =>
  [
    { count: calculation, topics: ['simplification', 'approximation'] },
    { count: comparison, topics: ['quadratic-comparison', 'quantity-comparison'] },
    { count: series, topics: ['number-series'] },
    { count: charts, topics: ['table-analysis', 'bar-chart', 'pie-chart', 'line-graph', 'caselet'], asks: 'sets' },
    { count: arithmetic, topics: ARITHMETIC },
  ] satisfies readonly BlueprintPart[]

const PUZZLES = ['seating', 'floor-puzzles', 'box-puzzles', 'matching-puzzles', 'scheduling'] as const

const reasoning = (puzzles: number, logic: number, rows: number, single: number) =>
  [
    { count: logic, topics: ['syllogism', 'inequalities'] },
    {
      count: single,
      topics: ['blood-relations', 'directions', 'ranking', 'coding-and-decoding', 'word-puzzles', 'data-sufficiency'],
      asks: 'singles',
    },
    { count: rows, topics: ['alphanumeric-series', 'number-arrangement', 'coding-and-decoding'], asks: 'sets' },
    { count: puzzles, topics: PUZZLES, asks: 'sets' },
  ] satisfies readonly BlueprintPart[]

const mainReasoning = (puzzles: number, machines: number, logic: number, statements: number, single: number) =>
  [
    { count: logic, topics: ['syllogism', 'inequalities'] },
    { count: single, topics: ['blood-relations', 'directions', 'ranking', 'data-sufficiency'], asks: 'singles' },
    { count: machines, topics: ['input-output', 'coding-and-decoding'], asks: 'sets' },
    { count: puzzles, topics: PUZZLES, asks: 'sets' },
    {
      count: statements,
      topics: [
        'statement-and-assumption',
        'statement-and-conclusion',
        'statement-and-argument',
        'course-of-action',
        'cause-and-effect',
      ],
    },
  ] satisfies readonly BlueprintPart[]

const computers = (count: number) => ({ count, topics: ['computer-facts'] }) satisfies BlueprintPart

/** Where a section asks of nothing but computers. */
const COMPUTER_KNOWLEDGE = [
  computers(24),
  { count: 10, topics: ['computer-terms'] },
  { count: 6, topics: ['number-bases'] },
] satisfies readonly BlueprintPart[]

const awareness = (banking: number, economy: number, world: number) =>
  [
    { count: banking, topics: ['banking-awareness'] },
    { count: economy, topics: ['economy-basics', 'institutions', 'abbreviations'] },
    {
      count: world,
      topics: [
        'indian-polity',
        'indian-geography',
        'world-geography',
        'state-awareness',
        'art-and-culture',
        'sports',
        'books-and-authors',
        'important-days',
      ],
    },
  ] satisfies readonly BlueprintPart[]

const OFFICER = { exam: 'bank', levels: { easy: 0.2, medium: 0.5, hard: 0.3 } } as const
const CLERK = { exam: 'bank', levels: { easy: 0.4, medium: 0.45, hard: 0.15 } } as const
const OFFICER_MAIN = { ...OFFICER, levels: { easy: 0.1, medium: 0.45, hard: 0.45 } } as const
const CLERK_MAIN = { ...CLERK, levels: { easy: 0.2, medium: 0.5, hard: 0.3 } } as const

const IBPS_PO_PARTS = {
  'English Language': english(10, 12, 4, 4),
  'Quantitative Aptitude': numbers(14, 4, 4, 4, 9),
  'Reasoning Ability': reasoning(20, 6, 4, 5),
}
/** Marks 30, 30 and 40. */
export const IBPS_PO: Blueprint = blueprintOf(stageOf(patterns.IBPS_PO, '2025', 'Prelims'), {
  ...OFFICER,
  parts: IBPS_PO_PARTS,
})
/** A mark for each question. */
export const IBPS_PO_TO_2024: Blueprint = blueprintOf(stageOf(patterns.IBPS_PO, '2017 to 2024', 'Prelims'), {
  ...OFFICER,
  parts: IBPS_PO_PARTS,
})
export const IBPS_PO_MAIN: Blueprint = blueprintOf(stageOf(patterns.IBPS_PO, '2025', 'Main, objective'), {
  ...OFFICER_MAIN,
  parts: {
    Reasoning: mainReasoning(18, 8, 6, 3, 5),
    'General, Economy, Banking and Digital Awareness': [...awareness(13, 8, 8), computers(6)],
    'English Language': english(15, 12, 4, 4),
    'Data Analysis and Interpretation': numbers(19, 2, 4, 2, 8),
  },
})
export const IBPS_PO_MAIN_TO_2024: Blueprint = blueprintOf(
  stageOf(patterns.IBPS_PO, '2017 to 2024', 'Main, objective'),
  {
    ...OFFICER_MAIN,
    parts: {
      'Reasoning and Computer Aptitude': [...mainReasoning(18, 8, 6, 3, 5), computers(5)],
      'General, Economy and Banking Awareness': awareness(16, 12, 12),
      'English Language': english(15, 12, 4, 4),
      'Data Analysis and Interpretation': numbers(19, 2, 4, 2, 8),
    },
  },
)

const CLERK_PARTS = {
  'English Language': english(10, 12, 3, 5),
  'Numerical Ability': numbers(9, 10, 3, 4, 9),
  'Reasoning Ability': reasoning(13, 8, 4, 10),
}
export const IBPS_CLERK: Blueprint = blueprintOf(stageOf(patterns.IBPS_CLERK, '2025', 'Prelims'), {
  ...CLERK,
  parts: CLERK_PARTS,
})
export const IBPS_CLERK_MAIN: Blueprint = blueprintOf(stageOf(patterns.IBPS_CLERK, '2025', 'Main'), {
  ...CLERK_MAIN,
  parts: {
    'General and Financial Awareness': awareness(16, 12, 12),
    'General English': english(15, 15, 5, 5),
    'Reasoning Ability': mainReasoning(18, 8, 6, 3, 5),
    'Quantitative Aptitude': numbers(18, 4, 3, 3, 7),
  },
})
export const IBPS_CLERK_MAIN_TO_2024: Blueprint = blueprintOf(stageOf(patterns.IBPS_CLERK, '2017 to 2024', 'Main'), {
  ...CLERK_MAIN,
  parts: {
    'General and Financial Awareness': awareness(20, 15, 15),
    'General English': english(15, 15, 5, 5),
    'Reasoning Ability and Computer Aptitude': [...mainReasoning(22, 8, 6, 3, 5), computers(6)],
    'Quantitative Aptitude': numbers(23, 7, 4, 5, 11),
  },
})

const SPECIALIST = { ...OFFICER, levels: { easy: 0.3, medium: 0.5, hard: 0.2 } } as const
const SPECIALIST_PARTS = {
  'English Language': [reading(5), ...english(10, 22, 6, 7)],
  Reasoning: reasoning(24, 10, 8, 8),
}
export const IBPS_SO: Blueprint = blueprintOf(
  stageOf(patterns.IBPS_SO, '2025', 'Prelims: IT, Agriculture, HR and Marketing'),
  { ...SPECIALIST, parts: { ...SPECIALIST_PARTS, 'Quantitative Aptitude': numbers(19, 8, 5, 5, 13) } },
)
export const IBPS_SO_LAW: Blueprint = blueprintOf(stageOf(patterns.IBPS_SO, '2025', 'Prelims: Law and Rajbhasha'), {
  ...SPECIALIST,
  parts: {
    ...SPECIALIST_PARTS,
    'General Awareness of banking': awareness(22, 16, 12),
  },
})

export const SBI_PO: Blueprint = blueprintOf(stageOf(patterns.SBI_PO, '2025', 'Prelims'), {
  ...OFFICER,
  parts: {
    'English Language': english(15, 16, 4, 5),
    'Quantitative Aptitude': numbers(13, 3, 3, 3, 8),
    'Reasoning Ability': reasoning(18, 5, 4, 3),
  },
})
export const SBI_PO_MAIN: Blueprint = blueprintOf(stageOf(patterns.SBI_PO, '2025', 'Main, objective'), {
  ...OFFICER_MAIN,
  parts: {
    'Reasoning and Computer Aptitude': [...mainReasoning(18, 4, 5, 3, 5), computers(5)],
    'Data Analysis and Interpretation': numbers(18, 2, 3, 2, 5),
    'General, Economy and Banking Awareness': awareness(24, 18, 18),
    'English Language': [reading(5), ...english(15, 12, 4, 4)],
  },
})

export const SBI_CLERK: Blueprint = blueprintOf(stageOf(patterns.SBI_CLERK, 'since 2018', 'Prelims'), {
  ...CLERK,
  parts: CLERK_PARTS,
})
export const SBI_CLERK_MAIN: Blueprint = blueprintOf(stageOf(patterns.SBI_CLERK, 'since 2018', 'Main'), {
  ...CLERK_MAIN,
  parts: {
    'General and Financial Awareness': awareness(20, 15, 15),
    'General English': english(15, 15, 5, 5),
    'Quantitative Aptitude': numbers(23, 7, 4, 5, 11),
    'Reasoning Ability and Computer Aptitude': [...mainReasoning(22, 8, 6, 3, 5), computers(6)],
  },
})

export const RRB_PO: Blueprint = blueprintOf(stageOf(patterns.RRB_PO, '2025', 'Prelims'), {
  ...OFFICER,
  parts: { Reasoning: reasoning(20, 8, 4, 8), 'Quantitative Aptitude': numbers(14, 5, 5, 5, 11) },
})
export const RRB_PO_MAIN: Blueprint = blueprintOf(stageOf(patterns.RRB_PO, '2025', 'Main'), {
  ...OFFICER_MAIN,
  parts: {
    Reasoning: mainReasoning(18, 8, 6, 3, 5),
    'Computer Knowledge': COMPUTER_KNOWLEDGE,
    'General Awareness': awareness(16, 12, 12),
    'English or Hindi Language': english(15, 15, 5, 5),
    'Quantitative Aptitude': numbers(19, 4, 4, 4, 9),
  },
})

export const RRB_CLERK: Blueprint = blueprintOf(stageOf(patterns.RRB_CLERK, '2025', 'Prelims'), {
  ...CLERK,
  parts: { Reasoning: reasoning(18, 8, 4, 10), 'Numerical Ability': numbers(13, 9, 3, 5, 10) },
})
export const RRB_CLERK_MAIN: Blueprint = blueprintOf(stageOf(patterns.RRB_CLERK, '2025', 'Main'), {
  ...CLERK_MAIN,
  parts: {
    Reasoning: mainReasoning(18, 8, 6, 3, 5),
    'Computer Knowledge': COMPUTER_KNOWLEDGE,
    'General Awareness': awareness(16, 12, 12),
    'English or Hindi Language': english(15, 15, 5, 5),
    'Numerical Ability': numbers(18, 6, 3, 4, 9),
  },
})
