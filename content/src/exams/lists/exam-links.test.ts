import { LINK_GROUPS, PAPER_FAMILIES, STUDY_EXAMS } from '@pariksha/domain/exam-families'
import { describe, expect, test } from 'vitest'
import { EXAM_STATISTICS } from '../../site/statistics.ts'
import { same } from '../../text/localized.ts'
import { EXAMS, testedExams } from '../catalogue.ts'
import type { Exam } from '../exam.ts'
import { FAMILY_PAGES } from '../families/pages.ts'
import { examLinks } from './exam-links.ts'
import { inOrder } from './in-order.ts'

/** An exam as an institute adds one: nothing names it but the list it is in. */
const added = (like: string): Exam => {
  const exam = EXAMS.find(({ slug }) => slug === like)
  if (!exam) throw new Error(`no examination ${like}`)
  return { ...exam, slug: 'added', name: same('Added'), page: '/exams/added' }
}

describe('the links of the footer', () => {
  test('lead to every examination of the catalogue once', () => {
    const pages = examLinks(EXAMS, 'en').flatMap(({ links }) => links.map(({ to }) => to))
    expect(pages.filter((to) => !to.includes('#')).toSorted()).toEqual(EXAMS.map(({ page }) => page).toSorted())
  })

  test.each(['ssc_cgl', 'rbi_assistant', 'ap_si', 'epfo', 'cucet'])('have an added one beside %s', (like) => {
    const found = examLinks([...EXAMS, added(like)], 'en').find(({ links }) =>
      links.some(({ to }) => to === '/exams/added'),
    )
    expect(found?.links.some(({ to }) => to === EXAMS.find(({ slug }) => slug === like)?.page)).toBe(true)
  })

  test('do not have a hidden one, nor a group that would be empty', () => {
    const links = examLinks(
      EXAMS.filter(({ slug, family }) => slug !== 'ibps_po' && family !== 'ssc'),
      'en',
    )
    expect(links.map(({ group }) => group)).toEqual(LINK_GROUPS.filter((group) => group !== 'ssc'))
    const bank = links.find(({ group }) => group === 'bank')?.links.map(({ name }) => name)
    expect(bank?.slice(0, 2)).toEqual(['BANK Clerks', 'IBPS Clerk'])
  })

  test('stand in the order of the specification', () => {
    const names = examLinks(EXAMS, 'en').map(({ links }) => links.map(({ name }) => name).join(', '))
    expect(names).toEqual([
      'SSC CGL, SSC CPO, SSC CHSL, SSC MTS, SSC GD',
      'BANK POs, BANK Clerks, IBPS PO, IBPS Clerk, IBPS SO, SBI PO, SBI Clerk, RRB PO, RRB Clerk, RBI Assistant, NABARD',
      'RRB NTPC, RRB Group D, RRB ALP, AP SI, AP Constable',
      'ICET, CAT, MAT, NIMCET, CUCET, AFCAT',
      'ESIC, FCI, EPFO',
    ])
  })

  test.each([
    ['te', 'బ్యాంక్ PO, బ్యాంక్ క్లర్క్, IBPS PO, IBPS క్లర్క్, IBPS SO, SBI PO, SBI క్లర్క్, RRB PO, RRB క్లర్క్, RBI అసిస్టెంట్, NABARD'],
    ['hi', 'बैंक PO, बैंक क्लर्क, IBPS PO, IBPS क्लर्क, IBPS SO, SBI PO, SBI क्लर्क, RRB PO, RRB क्लर्क, RBI असिस्टेंट, NABARD'],
  ] as const)('are in %s for its readers, but for proper names', (language, names) => {
    const bank = examLinks(EXAMS, language).find(({ group }) => group === 'bank')
    expect(bank?.links.map(({ name }) => name).join(', ')).toBe(names)
  })
})

test('what an order does not name follows, and what it names and is not there is left out', () => {
  const exams = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }))
  expect(inOrder(exams, ['c', 'x', 'b']).map(({ slug }) => slug)).toEqual(['c', 'b', 'a', 'd'])
})

test('the page of a family has the tests of each of its examinations', () => {
  const parts = (family: string) =>
    FAMILY_PAGES.filter((page) => page.family === family).flatMap(({ tabs }) => tabs.flatMap((tab) => tab.parts))
  for (const family of PAPER_FAMILIES) {
    const exams = testedExams(family)
    expect(exams.length, family).toBeGreaterThan(0)
    const shown = parts(family).flatMap((part) =>
      part.kind === 'exams' ? part.exams : part.kind === 'tests' ? [part.series] : [],
    )
    // ICET has no page of a family: it is one exam, and that exam's page has its tests
    expect(family === 'icet' ? ['icet'] : [...new Set(shown)].toSorted(), family).toEqual(
      exams.map(({ slug }) => slug).toSorted(),
    )
  }
})

test('study materials are for every family that has tests, by its name or by one of its examinations', () => {
  for (const family of PAPER_FAMILIES) {
    const names: readonly string[] = [family, ...testedExams(family).map(({ slug }) => slug)]
    expect(STUDY_EXAMS.filter((exam) => names.includes(exam)).length, family).toBe(1)
  }
})

test('a page that shows the figures of an exam has some', () => {
  const own = EXAMS.filter(({ page, series }) => series !== null && page.endsWith('test'))
  expect(own.length).toBeGreaterThan(10)
  for (const { slug } of own) expect(EXAM_STATISTICS[slug], slug).toHaveLength(4)
})
