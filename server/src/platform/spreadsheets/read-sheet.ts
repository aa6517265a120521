import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { decodeText, EncodingError } from '@pariksha/formats/text/decode-text'

export type SheetTask = { readonly bytes: Uint8Array }
export type SheetRead = { readonly csv: string } | { readonly refused: string }

/**
 * The first sheet of a workbook that has anything, as CSV with its rows in their places; a file of CSV as its text, whatever
 * its encoding. Runs in a process of its own.
 */
export async function readSheet({ bytes }: SheetTask): Promise<SheetRead> {
  if (!isWorkbook(bytes)) return readText(bytes)
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

/** An archive, or a workbook in the format before 2007. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

function readText(bytes: Uint8Array): SheetRead {
  try {
    return { csv: decodeText(bytes).text }
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
    return { refused: error.message }
  }
}

const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`)
