import { itemAt } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import { NOBODY } from '../../../text/counts.ts'
import type { LocalizedText } from '../../../text.ts'
import type { Values } from '../search.ts'
import type { Attribute, Subject, Wording } from './wording.ts'

export type Setting = {
  readonly intro: LocalizedText
  readonly items: readonly Subject[]
  readonly wording: Wording
  readonly clues: readonly [number, number]
  readonly attribute?: Attribute
  /** Direct statements of a place, at most so many are offered. */
  readonly direct?: number
  /** What stands for “nobody” where things are placed. */
  readonly none?: LocalizedText
}

/** Items in an order that is to be found. Its variables are the places of the items, then those of the attribute's values. */
export type Order = {
  readonly size: number
  readonly places: readonly number[]
  readonly items: readonly Subject[]
  readonly subjects: readonly Subject[]
  readonly hidden: Values
  readonly wording: Wording
  readonly attribute: Attribute | undefined
  readonly nobody: LocalizedText
}

export function drawOrder(random: Random, { items, wording, attribute, none = NOBODY }: Setting): Order {
  const places = [...items.keys()]
  return {
    size: items.length,
    places,
    items,
    subjects: [...items, ...(attribute?.values ?? [])],
    hidden: [...random.shuffle(places), ...(attribute ? random.shuffle(places) : [])],
    wording,
    attribute,
    nobody: none,
  }
}

export const at = (values: Values, n: number): number => itemAt(values, n)
export const subjectOf = ({ subjects }: Order, n: number): Subject => itemAt(subjects, n)
export const itemAtPlace = ({ items, size }: Order, values: Values, place: number): Subject | undefined =>
  items[values.slice(0, size).indexOf(place)]
