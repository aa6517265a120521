import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'

export type SheetTask = { readonly bytes: Uint8Array }
export type SheetRead = { readonly csv: string } | { readonly refused: string }

/** The first sheet of a workbook that has anything, as CSV with its rows in their places. Runs in a process of its own. */
export async function readSheet({ bytes }: SheetTask): Promise<SheetRead> {
  const read = await readWorkbook(bytes)
  if ('refused' in read) return { refused: read.refused }
  const rows = read.sheets.find((sheet) => sheet.rows.length > 0)?.rows ?? []
  const lines: string[] = []
  for (const { row, cells } of rows) {
    while (lines.length < row - 1) lines.push('')
    lines.push(cells.map((cell) => quoted(textOfCell(cell))).join(','))
  }
  return lines.length > 0 ? { csv: lines.join('\r\n') } : { refused: 'The workbook is empty.' }
}

const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`)
