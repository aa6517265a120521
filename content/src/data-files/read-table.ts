import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { checked, fileName, readText } from './read-text.ts'

/** A cell that must say something. */
export const cell = z.string().min(1)
/** A cell with several things between ";". */
export const listCell = z.string().transform((text) => (text ? text.split(';').map((one) => one.trim()) : []))

/** The rows of a table written as CSV; its first line names the columns. */
export function readTable<Row>(file: URL, row: z.ZodType<Row>): readonly Row[] {
  const records: { record: unknown; info: { lines: number } }[] = parse(readText(file), { columns: true, info: true })
  return records.map(({ record, info }) => checked(row, record, `${fileName(file)}, line ${info.lines}`))
}
