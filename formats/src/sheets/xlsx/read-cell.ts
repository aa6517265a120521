import { fault, note } from '../../question-set.ts'
import { childOf, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { type Cell, MAX_CELL_LENGTH, textOfCell } from '../sheet.ts'
import { numberText } from './number-text.ts'
import { piecesOf, plainText, type Run, readRuns } from './rich-strings.ts'
import { type CellStyle, PLAIN_STYLE } from './styles.ts'

export type CellContext = {
  readonly strings: readonly (readonly Run[])[]
  readonly styles: readonly CellStyle[]
  readonly is1904: boolean
}

/** `address`: how people call the cell, "B7". */
export type ReportCellProblem = (make: typeof fault, code: string, what: (address: string) => string) => void

/** What a cell shows: of a formula, its value when the file was saved. */
export function readCell(cell: XmlElement, context: CellContext, report: ReportCellProblem): Cell {
  const pieces = shownIn(cell, context, report)
  if (textOfCell(pieces).length <= MAX_CELL_LENGTH) return pieces
  report(fault, 'cell-too-long', (at) => `The cell ${at} has more than 20,000 characters; the others were left out.`)
  return [textOfCell(pieces).slice(0, MAX_CELL_LENGTH)]
}

function shownIn(cell: XmlElement, context: CellContext, report: ReportCellProblem): Cell {
  const [valueElement, formulaElement] = [childOf(cell, 'v'), childOf(cell, 'f')]
  const value = valueElement && textOf(valueElement)
  const formula = formulaElement && textOf(formulaElement)
  const refused = whyRefused(cell, value, formula)
  if (refused) {
    report(fault, ...refused)
    return []
  }
  const style = context.styles[Number(cell.attributes.s ?? -1)] ?? PLAIN_STYLE
  const pieces = (runs: readonly Run[]): Cell =>
    piecesOf(runs, style.legacyFont, (family) => {
      report(
        fault,
        'legacy-font',
        (at) => `The cell ${at} is in the old font ${family}, which cannot be converted. Type its text in Unicode.`,
      )
    })
  switch (cell.attributes.t) {
    case 's':
      return pieces(context.strings[Number(value)] ?? [])
    case 'inlineStr': {
      const string = childOf(cell, 'is')
      return string ? pieces(readRuns(string)) : []
    }
    case 'str':
      return pieces([{ text: plainText(value ?? ''), legacyFont: undefined, script: null }])
    case 'b':
      return value === undefined ? [] : [value.trim() === '1' ? 'True' : 'False']
    case 'd':
      return [(value ?? '').slice(0, 10)]
    default:
      return value === undefined ? [] : [numberIn(value, style, context, report)]
  }
}

type Refused = readonly [code: string, what: (address: string) => string]

/** Why nothing of a cell is read. */
function whyRefused(
  { attributes }: XmlElement,
  value: string | undefined,
  formula: string | undefined,
): Refused | undefined {
  if (/DISPIMG\s*\(/i.test(`${formula ?? ''} ${value ?? ''}`.slice(0, 200)) || attributes.vm !== undefined) {
    const what = (at: string) => `A picture placed inside of the cell ${at} cannot be read. Place it over the cells.`
    return ['picture-in-cell', what]
  }
  // a formula that gives no text has a stored text, an empty one
  if (!value && formula !== undefined && attributes.t !== 'str') {
    const what = (at: string) => `The formula in ${at} has no stored value. Open the file in Excel and save it.`
    return ['formula-without-value', what]
  }
  if (attributes.t === 'e') {
    const what = (at: string) => `The cell ${at} shows the error ${(value ?? '').slice(0, 20)} and was left out.`
    return ['error-cell', what]
  }
  return undefined
}

function numberIn(value: string, { format }: CellStyle, { is1904 }: CellContext, report: ReportCellProblem): string {
  const { text, isDate } = numberText(value, format, is1904)
  if (isDate)
    report(
      note,
      'date',
      (at) => `The cell ${at} is a date (${text}). Excel makes dates of entries such as 1/2: look at it.`,
    )
  return text
}
