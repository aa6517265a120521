import { same } from '../../../text/localized.ts'
import type { LocalizedText } from '../../../text.ts'

/** Somebody or something that has a place; `of` is its Hindi form before a postposition. */
export type Subject = LocalizedText & { readonly of: string }

export const named = (name: string): Subject => ({ ...same(name), of: name })

/** How clues and questions speak of places that follow one another. Places count from 0. */
export type Wording = {
  readonly next: (later: Subject, earlier: Subject) => LocalizedText
  readonly gap: (later: Subject, earlier: Subject, between: number) => LocalizedText
  readonly apart: (a: Subject, b: Subject, between: number) => LocalizedText
  readonly later: (later: Subject, earlier: Subject) => LocalizedText
  readonly separate: (a: Subject, b: Subject) => LocalizedText
  readonly at: (a: Subject, place: number) => LocalizedText
  readonly notAt: (a: Subject, place: number) => LocalizedText
  /** A property of places (“an odd-numbered floor”), with the places that have it. */
  readonly kinds: readonly { readonly has: (place: number) => boolean; readonly text: (a: Subject) => LocalizedText }[]
  readonly whoAt: (place: number) => LocalizedText
  readonly whereIs: (a: Subject) => LocalizedText
  readonly whoNext: (earlier: Subject) => LocalizedText
  readonly whoBefore: (later: Subject) => LocalizedText
  readonly howManyBetween: (a: Subject, b: Subject) => LocalizedText
  readonly place: (place: number) => LocalizedText
  readonly heads: readonly [place: LocalizedText, item: LocalizedText]
  /** The last place is the uppermost, so the finished arrangement shows it first. */
  readonly upwards?: true
}

/** A second thing that each place has: a city, a colour. */
export type Attribute = {
  readonly head: LocalizedText
  readonly values: readonly Subject[]
  readonly is: (item: Subject, value: Subject) => LocalizedText
  readonly isNot: (item: Subject, value: Subject) => LocalizedText
  readonly which: (item: Subject) => LocalizedText
  readonly whose: (value: Subject) => LocalizedText
  /** As an option by itself. */
  readonly option: (value: Subject) => LocalizedText
}
