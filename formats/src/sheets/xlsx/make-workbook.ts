import { workbookPackage } from './workbook-package.ts'
import { type CellValue, worksheetXml } from './worksheet-xml.ts'

export type WorkbookSheet = {
  readonly name: string
  /** The first row are headings. */
  readonly rows: readonly (readonly CellValue[])[]
  /** In characters, of each column. */
  readonly widths: readonly number[]
}

/** A workbook of lists. Numbers are numbers, texts are texts: nothing in it is calculated. */
export const makeWorkbook = (sheets: readonly WorkbookSheet[]): Uint8Array =>
  workbookPackage(sheets.map(({ name, ...content }) => ({ name, xml: worksheetXml(content) })))
