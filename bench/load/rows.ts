import type { Installation } from './installation.ts'

/** A row of the table. `met` is undefined where the machine cannot measure it. */
export type Row = {
  readonly what: string
  readonly target: string
  readonly figure: string
  readonly met: boolean | undefined
  readonly more?: string
}

/** Sizes: the full measurement, or a short run that only checks correctness. */
export type Size = {
  /** Duration of a measurement. */
  readonly millis: number
  /** Interval between two actions of a student. */
  readonly every: number
  /** In which all start, and in which all submit. */
  readonly startWithin: number
  readonly submitWithin: number
  /** Count and duration of the alternating turns of measurements that are compared. */
  readonly turns: { readonly count: number; readonly millis: number }
  readonly connections: number
  readonly paced: number
  readonly rush: number
  readonly stored: number
  readonly results: number
  readonly open: number
  /** Questions in the bank. */
  readonly questions: number
  /** Texts tried of each kind. */
  readonly texts: number
}

export type Measure = (installation: Installation, size: Size) => Promise<readonly Row[]>
