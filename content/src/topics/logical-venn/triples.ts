import { z } from 'zod'
import { cell, readTable } from '../../data-files/read-table.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { SHAPES, type Shape } from './shapes.ts'

/** Each of three classes as the set of kinds of things in it; the shape is found again from these by counting. */
export type Triple = {
  readonly names: readonly [LocalizedText, LocalizedText, LocalizedText]
  readonly shape: Shape
  readonly kinds: readonly [string, string, string]
}

const isShape = (name: string): name is Shape => name in SHAPES
const kinds = z.string().regex(/^[a-g]+$/)

/** The shape, the kinds of things in each class, and the names of the three in each language. */
const line = z.strictObject({
  shape: z.custom<Shape>((name) => typeof name === 'string' && isShape(name), 'no such shape'),
  first_kinds: kinds,
  second_kinds: kinds,
  third_kinds: kinds,
  first_en: cell,
  first_te: cell,
  first_hi: cell,
  second_en: cell,
  second_te: cell,
  second_hi: cell,
  third_en: cell,
  third_te: cell,
  third_hi: cell,
})

export const TRIPLES: readonly Triple[] = readTable(new URL('./triples.csv', import.meta.url), line).map((row) => ({
  shape: row.shape,
  names: [
    say(row.first_en, row.first_te, row.first_hi),
    say(row.second_en, row.second_te, row.second_hi),
    say(row.third_en, row.third_te, row.third_hi),
  ],
  kinds: [row.first_kinds, row.second_kinds, row.third_kinds],
}))
