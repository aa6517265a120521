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

function shownIn(cell: XmlElement, { strings, styles, is1904 }: CellContext, report: ReportCellProblem): Cell {
  const { attributes } = cell
  const style = styles[Number(attributes.s ?? -1)] ?? PLAIN_STYLE
  const [valueElement, formula] = [childOf(cell, 'v'), childOf(cell, 'f')]
  const value = valueElement ? textOf(valueElement) : undefined
  const pieces = (runs: readonly Run[]): Cell =>
    piecesOf(runs, style.legacyFont, (family) => {
      report(
        fault,
        'legacy-font',
        (at) => `The cell ${at} is in the old font ${family}, which cannot be converted. Type its text in Unicode.`,
      )
    })
  if (
    /DISPIMG\s*\(/i.test(`${formula ? textOf(formula) : ''} ${value ?? ''}`.slice(0, 200)) ||
    attributes.vm !== undefined
  ) {
    report(
      fault,
      'picture-in-cell',
      (at) => `A picture placed inside of the cell ${at} cannot be read. Place it over the cells.`,
    )
    return []
  }
  // a formula that gives no text has a stored text, an empty one
  if (!value && formula !== undefined && attributes.t !== 'str') {
    report(
      fault,
      'formula-without-value',
      (at) => `The formula in ${at} has no stored value. Open the file in Excel and save it.`,
    )
    return []
  }
  switch (attributes.t) {
    case 's':
      return pieces(strings[Number(value)] ?? [])
    case 'inlineStr': {
      const string = childOf(cell, 'is')
      return string ? pieces(readRuns(string)) : []
    }
    case 'str':
      return pieces([{ text: plainText(value ?? ''), legacyFont: undefined, script: null }])
    case 'b':
      return value === undefined ? [] : [value.trim() === '1' ? 'True' : 'False']
    case 'e':
      report(
        fault,
        'error-cell',
        (at) => `The cell ${at} shows the error ${(value ?? '').slice(0, 20)} and was left out.`,
      )
      return []
    case 'd':
      return [(value ?? '').slice(0, 10)]
    default: {
      if (value === undefined) return []
      const shown = numberText(value, style.format, is1904)
      if (shown.isDate)
        report(
          note,
          'date',
          (at) => `The cell ${at} is a date (${shown.text}). Excel makes dates of entries such as 1/2: look at it.`,
        )
      return [shown.text]
    }
  }
}
