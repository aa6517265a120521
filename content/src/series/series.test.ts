import { describe, expect, test } from 'vitest'
import { EXAMS } from '../exams/catalogue.ts'
import { questionCount, totalMarks } from '../papers/blueprints/blueprint.ts'
import { SHIPPED_SERIES } from '../shipped.ts'
import type { ShippedTest } from './series.ts'

const figures = ({ content }: ShippedTest) =>
  'announced' in content
    ? content.announced
    : {
        minutes: content.blueprint.minutes,
        questions: questionCount(content.blueprint),
        marks: totalMarks(content.blueprint),
      }
const mainTests = (slug: string) =>
  SHIPPED_SERIES.find((series) => series.slug === slug)?.tests.filter(({ stage }) => stage === 'prelims') ?? []

test('there is a series for every examination with tests, in the order of the pages', () => {
  expect(SHIPPED_SERIES.map(({ slug }) => slug).join(' ')).toBe(
    'icet ssc_cgl ssc_chsl ssc_cpo ssc_gd ssc_mts ibps_po ibps_clerk ibps_so sbi_po sbi_clerk rrb_po rrb_clerk ' +
      'rrb_ntpc rrb_group_d rrb_alp mat cat nimcet afcat',
  )
  expect(EXAMS.flatMap(({ series }) => series ?? []).sort()).toEqual(SHIPPED_SERIES.map(({ slug }) => slug).sort())
})

test.each([
  ['icet', 3],
  ['ssc_cgl', 1],
  ['ssc_chsl', 3],
  ['ssc_cpo', 3],
  ['ssc_gd', 3],
  ['ssc_mts', 3],
  ['ibps_po', 3],
  ['ibps_clerk', 3],
  ['ibps_so', 3],
  ['sbi_po', 3],
  ['sbi_clerk', 3],
  ['rrb_po', 1],
  ['rrb_clerk', 1],
  ['rrb_ntpc', 1],
  ['rrb_group_d', 1],
  ['rrb_alp', 1],
  ['mat', 1],
  ['cat', 1],
  ['nimcet', 1],
  ['afcat', 1],
])('the first tests of %s are free: %i', (slug, count) => {
  expect(SHIPPED_SERIES.find((series) => series.slug === slug)?.freeCount).toBe(count)
})

describe('figures of the main tests', () => {
  test.each([
    ['icet', [200], [150]],
    ['ssc_cgl', [100], [60]],
    ['ssc_chsl', [100], [60]],
    ['ssc_cpo', [200], [120]],
    ['ssc_gd', [80, 100], [60, 90]],
    ['ssc_mts', [90, 100], [90]],
    ['ibps_po', [100], [60]],
    ['ibps_clerk', [100], [60]],
    ['ibps_so', [150], [120]],
    ['sbi_po', [100], [60]],
    ['sbi_clerk', [100], [60]],
    ['rrb_po', [80], [45]],
    ['rrb_clerk', [80], [45]],
    ['rrb_ntpc', [100], [90]],
    ['rrb_alp', [75], [60]],
    ['mat', [150, 200], [120, 150]],
    ['cat', [68], [120]],
    ['nimcet', [120], [120]],
    ['afcat', [100], [120]],
  ])('%s: %j questions, %j minutes', (slug, questions, minutes) => {
    const all = mainTests(slug).map(figures)
    expect([...new Set(all.map((one) => one.questions))].sort((a, b) => a - b)).toEqual(questions)
    expect([...new Set(all.map((one) => one.minutes))].sort((a, b) => a - b)).toEqual(minutes)
  })

  test('the main examination of SSC CGL has the modules of 2026 without the typing, and two papers of 2016 to 2021', () => {
    const mains = SHIPPED_SERIES.find(({ slug }) => slug === 'ssc_cgl')?.tests.filter(({ stage }) => stage === 'mains')
    expect(mains?.map(figures)).toEqual([
      { questions: 150, minutes: 135, marks: 450 },
      { questions: 100, minutes: 120, marks: 200 },
      { questions: 200, minutes: 120, marks: 200 },
    ])
  })

  test('sectional tests of AFCAT have 25 questions in 30 minutes for 75 marks', () => {
    const sectional = SHIPPED_SERIES.find(({ slug }) => slug === 'afcat')?.tests.filter(
      ({ stage }) => stage === 'prelims_sectional',
    )
    expect(sectional?.map(figures)).toEqual(Array(8).fill({ questions: 25, minutes: 30, marks: 75 }))
  })

  test('sectional tests of a paper take together as long as the paper, give or take the rounding', () => {
    for (const { slug, tests } of SHIPPED_SERIES) {
      const [main] = tests.filter(({ content }) => 'blueprint' in content)
      if (!main || !('blueprint' in main.content)) continue
      const { blueprint } = main.content
      const sectional = tests
        .filter(({ stage }) => stage === 'prelims_sectional')
        .slice(0, blueprint.sections.length)
        .map(figures)
      const sum = (of: 'minutes' | 'questions' | 'marks') => sectional.reduce((total, one) => total + one[of], 0)
      expect(Math.abs(sum('minutes') - blueprint.minutes), slug).toBeLessThanOrEqual(2)
      expect(sum('questions'), slug).toBe(questionCount(blueprint))
      expect(sum('marks'), slug).toBeCloseTo(totalMarks(blueprint))
    }
  })

  test('where a series has tests of two patterns and two are free, the free ones show both', () => {
    for (const { slug, freeCount } of SHIPPED_SERIES) {
      const all = mainTests(slug).map(({ pattern }) => pattern)
      if (freeCount >= 2) expect(new Set(all.slice(0, freeCount)).size, slug).toBe(new Set(all).size)
    }
  })
})

test('every test has an id and a title of its own, and main tests carry the name of their series', () => {
  const all = SHIPPED_SERIES.flatMap(({ tests }) => tests)
  expect(new Set(all.map(({ contentId }) => contentId)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  for (const exam of EXAMS) {
    if (exam.series === null) continue
    expect(mainTests(exam.series).map(({ title }) => title)).toEqual(
      mainTests(exam.series).map((_, index) => `${exam.title.en} TEST ${index + 1}`),
    )
  }
})

const WORDS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', 'an hour': '60 minutes' }

/** Numbers that the name of a form says, without those of years, tiers and papers. */
const figuresIn = (form: string): readonly number[] => {
  const words = form.toLowerCase().replace(/\b(?:two|three|four|an hour)\b/g, (word) => WORDS[word] ?? word)
  return [...words.matchAll(/\b\d{1,4}\b/g)].map(Number).filter((number) => number < 2000)
}

test('the figures in the name of a form are those of its blueprint', () => {
  const forms = SHIPPED_SERIES.flatMap(({ tests }) =>
    tests.flatMap(({ pattern, subType, content }) =>
      'blueprint' in content && !subType.startsWith('Sectional') ? [{ pattern, blueprint: content.blueprint }] : [],
    ),
  )
  const wrong = forms.flatMap(({ pattern, blueprint }) => {
    const { minutes, sections } = blueprint
    const parts = sections.flatMap((section) => [
      questionCount({ sections: [section] }),
      totalMarks({ sections: [section] }),
    ])
    const timed = sections.flatMap((section) => section.minutes ?? [])
    const known = [
      minutes,
      sections.length,
      timed.length,
      ...timed,
      ...parts,
      questionCount(blueprint),
      totalMarks(blueprint),
    ]
    return figuresIn(pattern)
      .filter((figure) => !known.includes(figure))
      .map((figure) => `${figure}: ${pattern}`)
  })
  expect([...new Set(wrong)]).toEqual([])
})

test('the years in the name of a form are those of a pattern that the page of its exam shows', () => {
  const labels = new Map(EXAMS.map(({ series, patterns }) => [series, patterns.map(({ label }) => label.en)]))
  const wrong = SHIPPED_SERIES.flatMap(({ slug, tests }) =>
    tests.flatMap(({ pattern }) => {
      const [label] = pattern.match(/^(\d{4} pattern|Pattern (since|of|up to early) [\d to]+\d)/) ?? []
      return label && !labels.get(slug)?.includes(label) ? [`${slug}: ${pattern}`] : []
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})
