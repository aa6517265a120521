import type { Language } from '@pariksha/contract/languages'

/** A report as the template reads it: texts that are ready, in the student's language. */
export type PrintedReport = {
  /** Counted up when the same texts give another file. */
  readonly version: number
  readonly language: Language
  readonly institute: string
  readonly title: string
  readonly name: string
  readonly date: string
  readonly testsTitle: string
  readonly heads: readonly string[]
  readonly tests: readonly {
    readonly title: string
    readonly date: string
    readonly marks: string
    readonly percent: number
    readonly percentText: string
    readonly rank: string
    readonly percentile: string
    readonly time: string
  }[]
  readonly none: string
  readonly rankNote: string
  readonly topicsTitle: string
  readonly topicHeads: readonly string[]
  readonly topics: readonly {
    readonly name: string
    readonly score: string
    readonly band: string
    readonly strength: string
    /** Its questions in each test, oldest first; null where none was seen. */
    readonly tests: readonly ({ readonly seen: number; readonly right: number } | null)[]
  }[]
  readonly topicNote: string
  /** The time of the newest result: the only time in the file, so that every print is the same. */
  readonly madeAt: string
}
