import type { SourceBlock, SourceCell, SourceTable } from '../../paper-text/source.ts'
import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../../xml/parse-xml.ts'
import { attribute, numberOf } from '../properties/xml-values.ts'
import { type Context, report } from './context.ts'
import { readParagraph } from './paragraphs.ts'

const WRAPPERS: ReadonlySet<string> = new Set([
  'sdt',
  'sdtContent',
  'customXml',
  'smartTag',
  'ins',
  'moveTo',
  'AlternateContent',
  'Choice',
])

/** The paragraphs and tables of the body, a cell or a text box, in their order. */
export function readBlocks(context: Context, parent: XmlElement): SourceBlock[] {
  const blocks: SourceBlock[] = []
  for (const child of parent.children.filter(isElement)) {
    if (child.name === 'p') blocks.push(...readWithBoxes(context, child))
    else if (child.name === 'tbl') blocks.push(readTable(context, child))
    else if (WRAPPERS.has(child.name)) blocks.push(...readBlocks(context, child))
    else if (child.name === 'altChunk')
      report(
        context,
        'fault',
        'inserted-file',
        'An inserted file is not read. Open the paper in Word and save it again.',
      )
  }
  return blocks
}

/** A text box belongs to the paragraph that it is anchored in, and follows it. */
function readWithBoxes(context: Context, paragraph: XmlElement): SourceBlock[] {
  const outer = context.boxes
  context.boxes = []
  const line = readParagraph(context, paragraph, (box) => {
    const inner = readBlocks(context, box)
    context.boxes.push(...inner)
  })
  const blocks = [line, ...context.boxes]
  context.boxes = outer
  return blocks
}

function readTable(context: Context, table: XmlElement): SourceTable {
  const at = context.line + 1
  return { at, rows: rowsOf(table).map((row) => cellsOf(row).map((cell) => readCell(context, cell))) }
}

/** Rows that tracked changes removed are no rows any more. */
const rowsOf = (table: XmlElement): XmlElement[] =>
  unwrapped(table, 'tr').filter(
    (row) => descendantsOf(childOf(row, 'trPr') ?? row, 'del').length === 0 || !childOf(row, 'trPr'),
  )

const cellsOf = (row: XmlElement): XmlElement[] => unwrapped(row, 'tc')

/** Rows and cells may stand in content controls. */
const unwrapped = (parent: XmlElement, name: string): XmlElement[] =>
  childrenOf(parent).flatMap((child) => {
    if (child.name === name) return [child]
    return WRAPPERS.has(child.name) ? unwrapped(child, name) : []
  })

function readCell(context: Context, cell: XmlElement): SourceCell {
  const properties = childOf(cell, 'tcPr')
  const merge = childOf(properties, 'vMerge')
  return {
    blocks: readBlocks(context, cell),
    span: Math.min(Math.max(numberOf(properties, 'gridSpan') ?? 1, 1), 63),
    continued: merge !== undefined && attribute(merge, 'val') !== 'restart',
  }
}
