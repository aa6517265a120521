import { z } from 'zod'
import { readTable } from '../../data-files/read-table.ts'
import { same } from '../../text/localized.ts'
import type { Text } from '../../text.ts'
import { LEVELS, type Level } from '../../topics.ts'
import { named } from './names.ts'

/** One row: a cell per column, undefined where the row says nothing. */
export type Row<Column extends string = string> = {
  readonly level: Level
  readonly cells: Readonly<Partial<Record<Column, Text>>>
  /** A reason or an aid to memory. */
  readonly note?: Text
  /** Wrong second cells made for this row, where those of other rows would tempt nobody. */
  readonly lures?: readonly Text[]
}

/** How the cells of columns are written that read the same in every language where they are not translated. */
export type Writers<Column extends string> = Readonly<Partial<Record<Column, (cell: string) => string>>>

const keysOf = (column: string) => [column, `${column}.te`, `${column}.hi`]

/**
 * The rows of a table of facts: `level`, and for each column its English, `<column>.te` and `<column>.hi`. A cell without
 * translations is a name of the list of names, a number, or one of a column that reads the same everywhere.
 */
export function readRows<Column extends string>(
  file: URL,
  columns: readonly Column[],
  writers?: Writers<Column>,
): readonly Row<Column>[] {
  const known = new Set(['level', ...[...columns, 'note'].flatMap(keysOf)])
  const row = z.record(z.string(), z.string()).transform((cells, context): Row<Column> => {
    const { level: written } = cells
    const level = LEVELS.find((one) => one === written)
    if (!level) context.addIssue(`level: “${written}” is none of ${LEVELS.join(', ')}`)
    const missing = columns.filter((column) => cells[column] === undefined)
    if (missing.length > 0) context.addIssue(`no column ${missing.join(', ')}`)
    const unknown = Object.keys(cells).filter((key) => !known.has(key))
    if (unknown.length > 0) context.addIssue(`unknown column ${unknown.join(', ')}`)

    const read = (column: string, write?: (cell: string) => string): Text | undefined => {
      const [en = '', te, hi] = keysOf(column).map((key) => cells[key])
      if (!en) return undefined
      const text = write && !te && !hi ? same(write(en)) : textOf(en, te, hi)
      if (!text) context.addIssue(`${column}: “${en}” is neither translated here nor one of the names`)
      return text
    }
    const entries = columns.map((column) => [column, read(column, writers?.[column])] as const)
    const note = read('note')
    return { level: level ?? 'easy', cells: recordOf(entries), ...(note && { note }) }
  })
  return readTable(file, row)
}

function recordOf<Column extends string>(
  entries: readonly (readonly [column: Column, text: Text | undefined])[],
): Readonly<Partial<Record<Column, Text>>> {
  const record: Partial<Record<Column, Text>> = {}
  for (const [column, text] of entries) if (text) record[column] = text
  return record
}

function textOf(en: string, te?: string, hi?: string): Text | undefined {
  if (te && hi) return { en, te, hi }
  if (te || hi) return undefined
  return named(en) ?? (/[a-z]/.test(en) ? undefined : same(en))
}
