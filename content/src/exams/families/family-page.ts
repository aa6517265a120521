import type { Family } from '@pariksha/domain/exam-families'
import { testedExams } from '../catalogue.ts'
import type { Row } from '../exam.ts'
import { inOrder } from '../lists/in-order.ts'
import type { Pattern } from '../pattern.ts'

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** What stands in braces is said only while the usual months agree with the date of the page. */
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'list'; readonly title: string | null; readonly items: readonly string[] }
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly items: readonly { readonly title: string; readonly text: string }[]
    }
  | { readonly kind: 'patterns'; readonly sections: boolean; readonly patterns: readonly Pattern[] }

export type AccordionItem = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }

export type Part =
  | { readonly kind: 'accordion'; readonly open: string | null; readonly items: readonly AccordionItem[] }
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'exams'; readonly title: string; readonly exams: readonly string[] }
  | { readonly kind: 'packages' }
  | { readonly kind: 'tests'; readonly title: string; readonly series: string }
  | { readonly kind: 'notices' }
  | { readonly kind: 'stories'; readonly exam: string }

export type Tab = { readonly id: string; readonly label: string; readonly parts: readonly Part[] }

/** The page of a family of examinations, in the order it is read. */
export type FamilyPage = {
  readonly family: Family
  readonly path: `/${string}`
  readonly name: string
  readonly hero: { readonly title: string; readonly year: boolean; readonly text: string }
  /** Whose date the countdown goes to, and what the card calls it. */
  readonly countdown: { readonly exam: string; readonly name: string }
  readonly statistics: string | null
  readonly tabs: readonly Tab[]
  readonly after: readonly Part[]
}

/** Every exam of the family that has tests. `first`: where the specification's order is not the catalogue's. */
export const testsByExam = (family: Family, first: readonly string[] = []): Part => ({
  kind: 'exams',
  title: 'Tests by exam',
  exams: inOrder(testedExams(family), first).map(({ slug }) => slug),
})

export const INFORMATION = 'Exam Information'
export const TEST_SERIES = 'Test Series'
export const NOTIFICATIONS = 'Latest Notifications'
