import type { COLLECTIONS, CollectionName } from '@pariksha/contract/site/collections/collections'
import type { Row } from '@pariksha/contract/site/collections/rows'
import type { z } from 'zod'
import { todayInIndia } from '../../shared/lib/format/day-names.ts'
import type { Choice, Field } from '../shared/form/fields.ts'

/** How the rows of a collection are called, shown in a list and edited. */
export type Description<Input = Record<string, unknown>> = {
  readonly title: string
  /** What one of them is. */
  readonly one: string
  readonly text: string
  /** Where on the site they are seen. */
  readonly shownAt: string
  readonly nameOf: (row: Row) => string
  readonly noteOf: (row: Row) => string
  readonly fields: { readonly [Name in Exclude<keyof Input, 'translations'>]-?: Field }
}

/** All there are to choose from: one that the contract has and that is missing here does not compile. */
export const choices = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Choice[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

/** What a value is called where it is chosen. */
export const labelIn = (of: readonly Choice[], value: unknown): string =>
  of.find((choice) => choice.value === value)?.label ?? text(value)

/** An exam as its slug says it: "IBPS CLERK". */
export const examName = (slug: unknown): string => text(slug).replaceAll('_', ' ').toUpperCase()

export const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export const position: Field = {
  kind: 'number',
  label: 'Position',
  hint: 'Smaller numbers come first.',
  initial: () => '0',
}
/** When it is published: today in India, 2026-11-21, unless something else is said. */
export const day: Field = {
  kind: 'date',
  label: 'Date',
  initial: todayInIndia,
}
export const published: Field = { kind: 'yes', label: 'Shown on the site' }
export const batches: Field = {
  kind: 'batches',
  label: 'For whom',
  hint: 'What is for batches is seen by their students and teachers only, on the Study Notes page.',
}
export const slug: Field = {
  kind: 'line',
  label: 'Page address',
  hint: 'The last part of the page’s web address. Small letters, digits and hyphens, for example icet-notes.',
}
export const link: Field = {
  kind: 'line',
  label: 'Link',
  hint: 'A page of this website, for example /icet, or any other page: https://…',
  optional: true,
}
export const linkLabel: Field = { kind: 'line', label: 'Link text', optional: true }

/** What is sent when a row of a collection is saved. */
export type InputOf<Name extends CollectionName> = z.input<(typeof COLLECTIONS)[Name]>
export type DescriptionsOf<Names extends CollectionName> = { readonly [Name in Names]: Description<InputOf<Name>> }
