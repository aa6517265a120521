import type { ExamItem } from '@pariksha/contract/exams/exams'
import { FAMILY_PAGES } from './family-pages.ts'

/** Where an exam's tests stand: on a page of their own, in a tab of its family's, or below what is known about it. */
export function testsPath({ page, slug }: Pick<ExamItem, 'page' | 'slug'>): string {
  if (page === `/exams/${slug}`) return `${page}#tests`
  if (page === FAMILY_PAGES.afcat) return `${page}?tab=testSeries`
  const hasTabs = page !== FAMILY_PAGES.icet && Object.values<string>(FAMILY_PAGES).includes(page)
  return hasTabs ? `${page}?tab=test-series` : page
}
