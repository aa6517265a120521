import { escapeXml } from '../../xml/parse-xml.ts'
import { columnName } from './read-worksheet.ts'

/** The places of the styles below. */
export const TEXT = 1
const HEADING = 2

/** All cells are text (so that "1/2" stays what it is) and broken into lines; headings are bold. */
export const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.00000"/><numFmt numFmtId="165" formatCode="0.0000000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Lists to choose from, for the cells of a column below the headings. */
export type Choice = { readonly column: number; readonly values: readonly string[] }

/** The styles of numbers that keep so many decimals. */
const FIXED = { 5: 3, 7: 4 } as const

/** A number that is shown with all its decimals, zeros too. */
export type FixedNumber = { readonly number: number; readonly decimals: keyof typeof FIXED }

/** A number is written as one; a text is one, whatever it begins with, unless it is written as a number is. */
export type CellValue = string | number | FixedNumber

export type WorksheetContent = {
  readonly rows: readonly (readonly CellValue[])[]
  /** In characters, of each column. */
  readonly widths: readonly number[]
  readonly choices?: readonly Choice[]
  readonly hasDrawing?: boolean
}

const LAST_ROW = 5_001

/** A sheet whose first row are headings that stay in sight. Nothing in it is a formula. */
export function worksheetXml({ rows, widths, choices = [], hasDrawing = false }: WorksheetContent): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1" style="${TEXT}"/>`,
  )
  const lines = rows.map((row, index) => {
    const cells = row.map((text, column) => cellXml(`${columnName(column)}${index + 1}`, text, index === 0))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const lists = choices.map(({ column, values }) => {
    const name = columnName(column)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${name}2:${name}${LAST_ROW}"><formula1>"${escapeXml(values.join(','))}"</formula1></dataValidation>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>`,
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '',
    hasDrawing ? '<drawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('')
}

/** Whole numbers and decimals as Excel shows them again are numbers; everything else is text. */
const NUMBER = /^(?:0|[1-9]\d{0,11})(?:\.\d{0,7}[1-9])?$/

function cellXml(address: string, text: CellValue, isHeading: boolean): string {
  const style = isHeading ? HEADING : TEXT
  if (text === '') return ''
  if (typeof text === 'object') return `<c r="${address}" s="${FIXED[text.decimals]}"><v>${text.number}</v></c>`
  if (typeof text === 'number') return `<c r="${address}"><v>${text}</v></c>`
  if (NUMBER.test(text)) return `<c r="${address}"><v>${text}</v></c>`
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escaped(text))}</t></is></c>`
}

/** What looks like a character that Excel writes by its code. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_')
