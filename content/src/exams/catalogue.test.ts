import { readMark } from '@pariksha/domain/marking/marking'
import { dayLabel, MONTHS } from '@pariksha/domain/timing/countdown'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '../text/in-language.ts'
import { EXAMS, examBySlug } from './catalogue.ts'
import type { Exam } from './exam.ts'

const MONTH_NAME = new RegExp(
  `\\b(${MONTHS.filter((month) => month !== 'May').join('|')})\\b|\\b(in|from|to|and) May\\b`,
)

const exam = (slug: string): Exam => {
  const found = examBySlug(slug)
  if (!found) throw new Error(`no examination ${slug}`)
  return found
}
const stageOf = (slug: string, years: string, name: string) =>
  exam(slug)
    .patterns.find(({ id }) => id === years)
    ?.stages.find(({ id }) => id === name)

test.each([
  ['rrb_po', 'July 27th'],
  ['rrb_clerk', 'August 30th'],
  ['ibps_po', 'October 10th'],
  ['ibps_clerk', 'December 6th'],
  ['ibps_so', 'November 23rd'],
  ['sbi_po', 'October 4th'],
  ['sbi_clerk', 'May 6th'],
  ['ssc_cgl', 'August 13th'],
  ['ssc_chsl', 'August 8th'],
  ['ssc_cpo', 'September 1st'],
  ['ssc_gd', 'May 6th'],
  ['ssc_mts', 'September 20th'],
  ['cat', 'December 5th'],
  ['icet', 'May 6th'],
  ['mat', 'May 6th'],
  ['nimcet', 'June 6th'],
  ['afcat', 'February 1st'],
  ['rrb_ntpc', 'March 16th'],
  ['rrb_group_d', 'November 27th'],
  ['rrb_alp', 'February 16th'],
])('the countdown of %s goes to %s', (slug, label) => {
  const { day } = exam(slug)
  expect(day && dayLabel(day)).toBe(label)
})

test.each([
  ['ssc_cgl', '/ssccgltest'],
  ['ssc_chsl', '/sscchsltest'],
  ['ssc_cpo', '/ssccpotest'],
  ['ssc_gd', '/sscgdtest'],
  ['ssc_mts', '/sscmtstest'],
  ['rrb_po', '/rrbpotest'],
  ['rrb_clerk', '/rrbclerktest'],
  ['ibps_po', '/ibpspotest'],
  ['ibps_so', '/ibpssotest'],
  ['ibps_clerk', '/ibpsclerktest'],
  ['sbi_po', '/sbipotest'],
  ['sbi_clerk', '/sbiclerktest'],
  ['icet', '/icet'],
])('%s has its page at %s', (slug, page) => expect(exam(slug).page).toBe(page))

describe('durations of the specification, in the years they belong to', () => {
  test.each([
    ['ssc_cgl', '2016 to 2021', 'Tier I', 60],
    ['ssc_cgl', '2016 to 2021', 'Tier II, Paper I', 120],
    ['ssc_cgl', '2016 to 2021', 'Tier II, Paper II', 120],
    ['ssc_cgl', '2016 to 2021', 'Tier III', 60],
    ['ssc_cpo', '2025', 'Paper I', 120],
    ['ssc_cpo', '2025', 'Paper II', 120],
    ['ssc_chsl', 'up to 2021', 'Tier I', 60],
    ['ssc_chsl', 'up to 2021', 'Tier II', 60],
    ['ssc_mts', 'up to 2021', 'Paper I', 90],
    ['ssc_mts', 'up to 2021', 'Paper II', 30],
    ['ssc_gd', 'up to 2021', 'Computer based examination', 90],
    ['ibps_po', '2017 to 2024', 'Prelims', 60],
    ['ibps_po', '2017 to 2024', 'Main, objective', 180],
    ['ibps_clerk', '2017 to 2024', 'Main', 160],
    ['sbi_clerk', 'since 2018', 'Main', 160],
    ['rrb_po', '2025', 'Prelims', 45],
    ['rrb_po', '2025', 'Main', 120],
    ['rrb_clerk', '2025', 'Prelims', 45],
    ['rrb_clerk', '2025', 'Main', 120],
    ['rrb_ntpc', '2025', 'First stage (CBT 1)', 90],
    ['rrb_ntpc', '2025', 'Second stage (CBT 2)', 90],
    ['rrb_alp', '2025', 'First stage (CBT 1)', 60],
    ['rrb_alp', '2025', 'Second stage (CBT 2), Part A', 90],
    ['rrb_alp', '2025', 'Aptitude test (CBAT)', 60],
    ['mat', 'up to early 2024', 'Paper', 150],
    ['nimcet', 'up to 2021', 'Paper', 120],
    ['afcat', '2026', 'Paper', 120],
  ])('%s %s, %s: %i minutes', (slug, years, name, minutes) => {
    expect(stageOf(slug, years, name)?.minutes).toBe(minutes)
  })

  test('MAT: 200 questions in five sections of 40, five options, +1 and −0.25', () => {
    const paper = stageOf('mat', 'up to early 2024', 'Paper')
    expect(paper).toMatchObject({ questions: 200, options: 5, marking: { en: '+1, −0.25' } })
    expect(paper?.sections.map(({ questions }) => questions)).toEqual([40, 40, 40, 40, 40])
  })

  test('NIMCET: 120 questions, 480 marks, +4 and −1, four subjects', () => {
    const paper = stageOf('nimcet', 'up to 2021', 'Paper')
    expect(paper).toMatchObject({ questions: 120, marks: 480, marking: { en: '+4, −1' } })
    expect(paper?.sections.map(({ name, questions, marks }) => [name.en, questions, marks])).toEqual([
      ['Mathematics', 50, 200],
      ['Analytical Ability and Logical Reasoning', 40, 160],
      ['Computer Awareness', 10, 40],
      ['General English', 20, 80],
    ])
  })

  test('AFCAT: 100 questions, 300 marks, +3 and −1, four sections of 25 and 75 marks', () => {
    const paper = stageOf('afcat', '2026', 'Paper')
    expect(paper).toMatchObject({ questions: 100, marks: 300, marking: { en: '+3, −1' } })
    expect(paper?.sections.map(({ questions, marks }) => [questions, marks])).toEqual(Array(4).fill([25, 75]))
  })
})

describe('patterns in force', () => {
  test.each([
    ['ssc_cgl', '2026', 'Tier II, Paper I (all posts)', 150, 150, 450],
    ['ssc_chsl', '2025', 'Tier II', 150, 135, 405],
    ['ssc_gd', '2026', 'Computer based examination', 60, 80, 160],
    ['ssc_mts', '2025', 'Session I', 45, 40, 120],
    ['ssc_mts', '2025', 'Session II', 45, 50, 150],
    ['ibps_po', '2025', 'Main, objective', 160, 145, 200],
    ['ibps_clerk', '2025', 'Main', 120, 155, 200],
    ['sbi_po', '2025', 'Main, objective', 180, 170, 200],
    ['mat', 'since 2024', 'Paper', 120, 150, 150],
    ['nimcet', 'since 2022', 'Paper', 120, 120, 1000],
    ['cat', '2025', 'Paper', 120, 68, 204],
    ['rrb_ntpc', '2025', 'Second stage (CBT 2)', 90, 120, 120],
    ['rrb_alp', '2025', 'First stage (CBT 1)', 60, 75, 75],
    ['ibps_so', '2025', 'Prelims: Law and Rajbhasha', 120, 150, 125],
  ])('%s %s, %s', (slug, years, name, minutes, questions, marks) => {
    expect(stageOf(slug, years, name)).toMatchObject({ minutes, questions, marks })
  })

  test('every examination with tests has one, and own times of sections fill the time of their stage', () => {
    for (const { slug, series, patterns } of EXAMS) {
      if (series !== null)
        expect(
          patterns.some(({ current }) => current),
          slug,
        ).toBe(true)
      for (const { name, minutes, sections } of patterns.flatMap(({ stages }) => stages)) {
        const own = sections.map((section) => section.minutes)
        if (minutes === null || own.includes(null)) continue
        expect(
          own.reduce<number>((sum, one) => sum + (one ?? 0), 0),
          `${slug} ${name.en}`,
        ).toBe(minutes)
      }
    }
  })
})

test('records are whole: names are there once, pages differ, every text says something', () => {
  expect(new Set(EXAMS.map(({ slug }) => slug)).size).toBe(EXAMS.length)
  expect(new Set(EXAMS.map(({ page }) => page)).size).toBe(EXAMS.length)
  for (const one of EXAMS) {
    expect(one.slug).toMatch(/^[a-z][a-z_]*$/)
    expect(one.page, one.slug).toMatch(/^\/[a-z_/]+$/)
    if (one.series !== null) expect(one.series).toBe(one.slug)
    if (one.usual) {
      const said = MONTHS.flatMap((name, index) => (one.usual?.text.en.includes(name) ? [index + 1] : []))
      const months = Object.values(one.usual.stages).flat()
      for (const month of said) expect(months, one.slug).toContain(month)
    }
    // months are said by the usual months alone, which a date of another month hides
    const { usual: _, ...rest } = inLanguage(one, 'en')
    expect(JSON.stringify(rest), one.slug).not.toMatch(MONTH_NAME)
    for (const text of [one.name, one.fullName, one.body, one.summary, one.hero, one.cycle, one.languages]) {
      expect(text.en.length, one.slug).toBeGreaterThan(2)
    }
    for (const list of [one.eligibility, one.positions.items, one.selection, one.faq]) {
      expect(list.length, one.slug).toBeGreaterThan(0)
    }
    for (const { section, topics } of one.syllabus) {
      expect(new Set(topics.map(({ en }) => en)).size, `${one.slug} ${section.en}`).toBe(topics.length)
    }
  }
})

test('names of the footer that have no page of their own are there', () => {
  for (const slug of ['esic', 'rbi_assistant', 'ap_si', 'ap_constable', 'fci', 'epfo', 'nabard', 'cucet']) {
    expect(exam(slug)).toMatchObject({ page: `/exams/${slug}`, series: null, day: null })
  }
})

test('what a wrong answer costs is what the marking says in words', () => {
  const stages = EXAMS.flatMap(({ patterns }) => patterns.flatMap(({ stages }) => stages))
  for (const stage of stages) {
    const marking = stage.marking?.en
    const [, right, off, over] = /^\+(\d+), −([\d.]+)(?:\/(\d+))?/.exec(marking ?? '') ?? []
    if (!right || !off) continue
    const { numerator, denominator } = readMark(stage.penalty ?? '')
    expect(numerator / denominator, `${stage.id}: ${marking}`).toBeCloseTo(
      Number(off) / Number(over ?? 1) / Number(right),
    )
  }
  for (const stage of stages)
    if (stage.marking?.en.includes('no negative marking for type-in-the-answer')) expect(stage.typedPenalty).toBe('0')
    else expect(stage.typedPenalty, stage.id).toBe(stage.penalty)
  for (const stage of stages)
    if (stage.marking?.en.endsWith(', no negative marking')) expect(stage.penalty, stage.id).toBe('0')
})
