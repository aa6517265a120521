import { z } from 'zod'
import { cell, readTable } from '../../data-files/read-table.ts'

export const phrase = z.strictObject({ base: cell, past: cell, participle: cell, ing: cell, object: cell })
export type Phrase = Readonly<z.infer<typeof phrase>>

export const third = ({ base }: Phrase): string =>
  /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`

/** What somebody does for a time. */
export const WORK: readonly Phrase[] = readTable(new URL('./work.csv', import.meta.url), phrase)

/** What somebody does once. */
export const TASKS: readonly Phrase[] = readTable(new URL('./tasks.csv', import.meta.url), phrase)
