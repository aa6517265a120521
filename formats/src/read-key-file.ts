import { readKeyDocument } from './docx/read-key-document.ts'
import { OTHER_DOCUMENTS, refuseDocument } from './docx/refuse-document.ts'
import { ArchiveError } from './package/read-archive.ts'
import { keyLines } from './paper-text/answers/key-lines.ts'
import { keyOfGrid } from './paper-text/tables/key-table.ts'
import { csvCells } from './sheets/csv/read-csv.ts'
import { OTHER_SPREADSHEETS, refuseSpreadsheet } from './sheets/refuse-spreadsheet.ts'
import { type SheetRow, textOfCell } from './sheets/sheet.ts'
import { readWorkbook } from './sheets/xlsx/read-xlsx.ts'
import { decodeText, EncodingError } from './text/decode-text.ts'
import { XmlError } from './xml/parse-xml.ts'

type KeyFile = { readonly key: string } | { readonly failure: string }

/** The lines of a key in a file of its own (Word, Excel, CSV or text), for `applyKey`; or a sentence why it cannot be read. */
export async function readKeyFile(name: string, bytes: Uint8Array): Promise<KeyFile> {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const refused = OTHER_DOCUMENTS.includes(extension)
    ? refuseDocument(extension)
    : OTHER_SPREADSHEETS.includes(extension)
      ? refuseSpreadsheet(extension)
      : undefined
  if (refused) return { failure: refused.problems[0]?.what ?? '' }
  try {
    if (/^doc[xm]$/.test(extension)) return { key: await readKeyDocument(bytes) }
    if (/^xls[xm]$/.test(extension)) {
      const read = await readWorkbook(bytes)
      if ('refused' in read) return { failure: read.refused }
      return { key: read.sheets.map(({ rows }) => ofRows(rows)).join('\n') }
    }
    if (/^[ct]sv$/.test(extension)) {
      const read = csvCells(bytes)
      return 'refused' in read ? { failure: read.refused } : { key: ofRows(read.rows) }
    }
    return { key: decodeText(bytes).text }
  } catch (error) {
    if (!(error instanceof ArchiveError || error instanceof XmlError || error instanceof EncodingError)) throw error
    return { failure: error.message }
  }
}

/** Where a sheet as a whole is no key, its rows as lines: what is understood of them is applied, and the rest reported. */
function ofRows(rows: readonly SheetRow[]): string {
  const grid = rows.map(({ cells }) => cells.map(textOfCell))
  const pairs = keyOfGrid(grid)
  return (pairs ? keyLines(pairs) : grid.map((row) => row.filter((cell) => cell !== '').join('\t'))).join('\n')
}
