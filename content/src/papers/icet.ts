import type { Blueprint, BlueprintSection } from './blueprint.ts'

// Sections and counts: Telangana's and Andhra Pradesh's ICET of 2026; the parts within a section as the syllabus of
// Telangana's notification lists them.
const MARKING = { right: '1', wrong: '0' } as const

const ANALYTICAL: BlueprintSection = {
  name: 'Analytical Ability',
  minutes: null,
  marking: MARKING,
  parts: [
    { count: 20, topics: ['data-sufficiency'] },
    { count: 25, topics: ['number-series', 'letter-series', 'number-analogy', 'letter-analogy', 'odd-one-out'] },
    { count: 10, topics: ['table-analysis', 'bar-chart', 'pie-chart', 'line-graph', 'caselet', 'venn-diagrams'] },
    { count: 10, topics: ['coding-and-decoding', 'symbol-operations'] },
    { count: 10, topics: ['calendar', 'clock', 'blood-relations', 'scheduling', 'seating', 'ranking', 'directions'] },
  ],
}

const mathematical = (algebraAndGeometry: number): BlueprintSection => ({
  name: 'Mathematical Ability',
  minutes: null,
  marking: MARKING,
  parts: [
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
  ],
})

const communication = (vocabulary: number, terms: number, grammar: number, reading: number): BlueprintSection => ({
  name: 'Communication Ability',
  minutes: null,
  marking: MARKING,
  parts: [
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
  ],
})

const ICET = { exam: 'icet', minutes: 150, optionCount: 4, levels: { easy: 0.35, medium: 0.45, hard: 0.2 } } as const

export const TELANGANA_ICET: Blueprint = {
  ...ICET,
  sections: [ANALYTICAL, mathematical(30), communication(10, 10, 15, 15)],
}

export const ANDHRA_PRADESH_ICET: Blueprint = {
  ...ICET,
  sections: [ANALYTICAL, communication(15, 15, 25, 15), mathematical(10)],
}
