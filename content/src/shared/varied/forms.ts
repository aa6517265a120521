import { z } from 'zod'
import { LEVELS } from '../../topics.ts'

const text = z.string().min(1)
const LETTERS = 'abcdefgh'

type Row = readonly string[]

/** What the forms of readings and clozes share: `{a}`, `{b}` … are the cells of a row, `[x/y]` one of these words. */
export const form = z.strictObject({
  id: text,
  level: z.enum(LEVELS),
  rows: z
    .array(z.array(text).min(1).max(LETTERS.length))
    .min(2)
    .refine((rows) => new Set(rows.map(({ length }) => length)).size === 1, 'rows of different lengths'),
  text,
})

/** Whether every letter in the texts of a form has a cell. */
export const everyLetterHasACell = (read: z.infer<typeof form>): boolean =>
  [...JSON.stringify(read).matchAll(/\{([a-z])\*?\}/g)].every(
    ([, letter = '']) => LETTERS.includes(letter) && LETTERS.indexOf(letter) < (read.rows[0]?.length ?? 0),
  )

/** The text with the cells of this row. */
export const withCells = (text: string, row: Row): string =>
  text.replace(/\{([a-h])\}/g, (_, letter: string) => row[LETTERS.indexOf(letter)] ?? '')

/** The same column of other rows where that is asked for, and the text itself otherwise. */
export function otherCells(text: string, row: Row, others: readonly Row[]): readonly string[] {
  const [, letter = ''] = /^\{([a-h])\*\}$/.exec(text) ?? []
  if (!letter) return [withCells(text, row)]
  const column = LETTERS.indexOf(letter)
  return [...new Set(others.map((other) => other[column] ?? ''))].filter((cell) => cell !== row[column])
}
