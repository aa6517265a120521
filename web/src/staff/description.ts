import type { Row } from '@pariksha/contract/staff-collections'
import type { Choice, Field } from './fields.ts'

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
  initial: () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
}
export const published: Field = { kind: 'yes', label: 'Shown on the site' }
export const slug: Field = { kind: 'line', label: 'Name in the address', hint: 'Small letters, digits and hyphens.' }
export const link: Field = { kind: 'line', label: 'Link', hint: 'A page like /icet, or https://…', optional: true }
export const linkLabel: Field = { kind: 'line', label: 'Text of the link', optional: true }
