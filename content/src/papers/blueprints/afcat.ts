import * as patterns from '../../exams/patterns/entrance.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { blueprintOf, stageOf } from './of-stage.ts'

// How many of which topics: as candidates of the last years remembered them, within the published syllabus.

const awareness = (past: number, places: number, state: number, science: number, forces: number) =>
  [
    { count: past, topics: ['indian-history', 'art-and-culture', 'books-and-authors', 'important-days'] },
    { count: places, topics: ['indian-geography', 'world-geography', 'state-awareness'] },
    { count: state, topics: ['indian-polity', 'economy-basics', 'institutions', 'sports'] },
    { count: science, topics: ['physics-facts', 'chemistry-facts', 'biology-facts', 'inventions'] },
    { count: forces, topics: ['defence-awareness'] },
  ] satisfies readonly BlueprintPart[]

const english = (passages: number, grammar: number, vocabulary: number, order: number) =>
  [
    { count: passages, topics: ['reading-comprehension', 'cloze'], asks: 'sets' },
    {
      count: grammar,
      topics: ['error-spotting', 'sentence-improvement', 'words-in-context', 'prepositions', 'tenses'],
    },
    {
      count: vocabulary,
      topics: ['synonyms', 'antonyms', 'idioms-and-phrasal-verbs', 'one-word-substitution'],
    },
    { count: order, topics: ['para-jumbles'] },
  ] satisfies readonly BlueprintPart[]

const numbers = (shares: number, times: number, others: number) =>
  [
    {
      count: shares,
      topics: ['percentage', 'profit-and-loss', 'interest', 'ratio-and-proportion', 'mixture', 'average', 'ages'],
    },
    { count: times, topics: ['time-and-work', 'pipes-and-cisterns', 'speed-and-distance', 'trains', 'boats'] },
    {
      count: others,
      topics: ['simplification', 'number-system', 'lcm-and-gcd', 'rational-numbers', 'mensuration', 'probability'],
    },
  ] satisfies readonly BlueprintPart[]

const reasoning = (likeness: number, relations: number, figures: number) =>
  [
    {
      count: likeness,
      topics: ['number-analogy', 'letter-analogy', 'odd-one-out', 'number-series', 'letter-series', 'missing-number'],
    },
    {
      count: relations,
      topics: ['coding-and-decoding', 'logical-venn', 'blood-relations', 'directions', 'ranking', 'clock'],
      asks: 'singles',
    },
    {
      count: figures,
      topics: [
        'figure-series',
        'embedded-figures',
        'mirror-images',
        'water-images',
        'paper-folding',
        'counting-figures',
        'cubes-and-dice',
      ],
    },
  ] satisfies readonly BlueprintPart[]

const OFFICER = { exam: 'afcat', levels: { easy: 0.35, medium: 0.45, hard: 0.2 } } as const

/** Four sections alike. */
export const AFCAT: Blueprint = blueprintOf(stageOf(patterns.AFCAT, '2026', 'Paper'), {
  ...OFFICER,
  parts: {
    'General Awareness': awareness(6, 5, 6, 4, 4),
    'Verbal Ability in English': english(5, 9, 9, 2),
    'Numerical Ability': numbers(10, 7, 8),
    'Reasoning and Military Aptitude': reasoning(9, 7, 9),
  },
})

/** As candidates reported it. */
export const AFCAT_REPORTED: Blueprint = blueprintOf(stageOf(patterns.AFCAT, '2025', 'Paper'), {
  ...OFFICER,
  parts: {
    'General Awareness': awareness(5, 4, 4, 3, 4),
    'Verbal Ability in English': english(5, 11, 11, 3),
    'Numerical Ability': numbers(8, 6, 6),
    'Reasoning and Military Aptitude': reasoning(10, 9, 11),
  },
})
