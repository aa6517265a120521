import type { ScenarioName } from './scenarios.ts'
import type { Cohort } from './students.ts'

/** What a load process does: a cohort that does a scenario over and over, or each in its turn. */
export type Plan = {
  readonly address: string
  readonly scenario: ScenarioName
  readonly cohort: Cohort
  readonly pace: Pace
  /** What is written, or the paper that is on the devices. */
  readonly text?: string
  /** When it begins, by the clock of the machine; at once where it is not said. */
  readonly at?: number
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
  /** The highest sequence number of any student. */
  readonly seq: number
  readonly failed: number
  /** The error of the first failure. */
  readonly failure: string | undefined
  /** Milliseconds, from when the scenario was due. */
  readonly median: number
  readonly p99: number
  readonly longest: number
  /** From the first due to the last answered. */
  readonly whole: number
  /** Bytes of the last body fetched, the most of any student. */
  readonly bytes: number
}
