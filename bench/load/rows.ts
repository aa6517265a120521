import type { Site } from './site.ts'

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
  /** Of a measurement. */
  readonly millis: number
  /** In which each student acts once. */
  readonly every: number
  /** In which all start, and in which all submit. */
  readonly startWithin: number
  readonly submitWithin: number
  /** Of those that are measured side by side, turn by turn. */
  readonly turns: { readonly count: number; readonly millis: number }
  readonly connections: number
  readonly paced: number
  readonly rush: number
  readonly stored: number
  readonly results: number
  readonly open: number
  /** Of the question bank. */
  readonly questions: number
  /** Of each kind of text, how many are tried. */
  readonly texts: number
}

export type Measure = (site: Site, size: Size) => Promise<readonly Row[]>
