import type { Blueprint } from '../papers/blueprints/blueprint.ts'
import type { LocalizedText } from '../text.ts'

export type Stage = 'prelims' | 'mains' | 'prelims_sectional' | 'mains_sectional'

/** A series of tests that every installation starts with. */
export type ShippedSeries = {
  readonly slug: string
  readonly name: string
  readonly exam: string
  readonly freeCount: number
  /** In the order of the pages, and only ever added to: the place within a stage is the number of the test. */
  readonly tests: readonly ShippedTest[]
}

export type ShippedTest = {
  /** Never changed once shipped: an installation that has it is not given it again. */
  readonly contentId: string
  readonly stage: Stage
  readonly title: string
  /** Which form of the examination, as cards and instructions say it. */
  readonly pattern: string
  readonly type: string
  readonly subType: string
  readonly instructions: readonly LocalizedText[]
  /** What its paper is made of, or what is known of a test that is announced and has no paper yet. */
  readonly content: { readonly blueprint: Blueprint } | { readonly announced: Figures }
}

export type Figures = { readonly minutes: number; readonly questions: number; readonly marks: number }
