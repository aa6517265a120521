import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'
import { LEVELS } from '../../topics.ts'

const term = z.strictObject({
  term: cell,
  level: z.enum(LEVELS),
  meaning: cell,
  /** Terms of the same table that it is confused with; their meanings must be false of it. */
  near: listCell,
})
export type Term = Readonly<z.infer<typeof term>>

const abbreviation = z.strictObject({
  short: cell,
  full: cell,
  /** What it is, as it follows “is”. */
  what: cell,
  wrong: listCell,
})
export type Abbreviation = Readonly<z.infer<typeof abbreviation>>

const classOfThings = z.strictObject({
  /** As it follows “is not”. */
  one: cell,
  many: cell,
  members: listCell,
  /** Things of other kinds. */
  outsiders: listCell,
})
export type Class = Readonly<z.infer<typeof classOfThings>>

/** The three tables that lie in the folder of a topic. */
export const readTerms = (folder: URL) => ({
  terms: readTable(new URL('terms.csv', folder), term),
  abbreviations: readTable(new URL('abbreviations.csv', folder), abbreviation),
  classes: readTable(new URL('classes.csv', folder), classOfThings),
})
