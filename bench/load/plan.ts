import type { ErrandName } from './errands.ts'
import type { Crowd } from './students.ts'

/** What a load process does: a crowd that does an errand over and over, or each in its turn. */
export type Plan = {
  readonly address: string
  readonly errand: ErrandName
  readonly crowd: Crowd
  readonly pace: Pace
  /** What is written. */
  readonly text?: string
  /** Where the numbers of actions go on. */
  readonly seq?: number
}

export type Pace =
  /** All at once, each again as soon as it is answered. */
  | { readonly kind: 'flat-out'; readonly millis: number }
  /** Each every so often, spread evenly. */
  | { readonly kind: 'every'; readonly millis: number; readonly times: number }

export type Report = {
  readonly calls: number
  readonly perSecond: number
  /** Actions that were acknowledged. */
  readonly saved: number
  /** How far the numbers of actions have come, the farthest of any student. */
  readonly seq: number
  readonly failed: number
  /** What the first that failed was told. */
  readonly failure: string | undefined
  /** Milliseconds, from when the errand was due. */
  readonly median: number
  readonly p99: number
  readonly longest: number
  /** From the first due to the last answered. */
  readonly whole: number
  /** Bytes of the last body fetched, the most of any student. */
  readonly bytes: number
}
