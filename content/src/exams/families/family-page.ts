import type { Family } from '@pariksha/domain/exam-families'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { testedExams } from '../catalogue.ts'
import type { Row } from '../exam.ts'
import { inOrder } from '../lists/in-order.ts'
import type { Pattern } from '../pattern.ts'

export type Block =
  | { readonly kind: 'text'; readonly text: LocalizedText }
  /** What stands in braces is said only while the usual months agree with the date of the page. */
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'list'; readonly title: LocalizedText | null; readonly items: readonly LocalizedText[] }
  | { readonly kind: 'checklist'; readonly title: LocalizedText; readonly items: readonly LocalizedText[] }
  | {
      readonly kind: 'cards'
      readonly title: LocalizedText
      readonly items: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[]
    }
  | { readonly kind: 'patterns'; readonly sections: boolean; readonly patterns: readonly Pattern[] }

export type AccordionItem = { readonly id: string; readonly title: LocalizedText; readonly blocks: readonly Block[] }

export type Part =
  | { readonly kind: 'accordion'; readonly open: string | null; readonly items: readonly AccordionItem[] }
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'exams'; readonly title: LocalizedText; readonly exams: readonly string[] }
  | { readonly kind: 'packages' }
  | { readonly kind: 'tests'; readonly title: LocalizedText; readonly series: string }
  | { readonly kind: 'notices' }
  | { readonly kind: 'stories'; readonly exam: string }

export type Tab = { readonly id: string; readonly label: LocalizedText; readonly parts: readonly Part[] }

/** The page of a family of examinations, in the order it is read. */
export type FamilyPage = {
  readonly family: Family
  readonly path: `/${string}`
  readonly name: LocalizedText
  readonly hero: { readonly title: LocalizedText; readonly year: boolean; readonly text: LocalizedText }
  /** Whose date the countdown goes to, and what the card calls it. */
  readonly countdown: { readonly exam: string; readonly name: LocalizedText }
  readonly statistics: string | null
  readonly tabs: readonly Tab[]
  readonly after: readonly Part[]
}

/** Every exam of the family that has tests. `first`: where the specification's order is not the catalogue's. */
export const testsByExam = (family: Family, first: readonly string[] = []): Part => ({
  kind: 'exams',
  title: say('Tests by exam', 'పరీక్షల వారీగా టెస్టులు', 'परीक्षा के अनुसार टेस्ट'),
  exams: inOrder(testedExams(family), first).map(({ slug }) => slug),
})

export const INFORMATION = say('Exam Information', 'పరీక్ష వివరాలు', 'परीक्षा की जानकारी')
export const TEST_SERIES = say('Test Series', 'టెస్ట్ సిరీస్', 'टेस्ट सीरीज़')
export const NOTIFICATIONS = say('Latest Notifications', 'తాజా నోటిఫికేషన్లు', 'नवीनतम अधिसूचनाएँ')
