import type { LocalizedText } from '../../text.ts'

/** Two unknown whole numbers, what is asked of them, and what may be said about them. */
export type Scene = {
  readonly question: LocalizedText
  /** The asked value p·x + q·y, or undefined where both must be known. */
  readonly asked: readonly [p: number, q: number] | undefined
  readonly value: (x: number, y: number) => number
  readonly shown: (value: number) => LocalizedText
  /** What the two numbers are called, for examples. */
  readonly called: (x: number, y: number) => LocalizedText
  readonly hidden: readonly [x: number, y: number]
  readonly range: readonly [x: readonly [number, number], y: readonly [number, number]]
  /** Which pairs of the range can be, where not all of them can. */
  readonly allows?: (x: number, y: number) => boolean
  readonly facts: readonly Fact[]
}

/** a·x + b·y = c, in words. */
export type Fact = { readonly row: readonly [a: number, b: number, c: number]; readonly text: LocalizedText }
