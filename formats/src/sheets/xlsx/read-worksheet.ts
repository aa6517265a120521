import { fault, note, type Problem } from '../../question-set.ts'
import { childOf, childrenOf, descendantsOf, type TakenElements, type XmlElement } from '../../xml/parse-xml.ts'
import { type Cell, MAX_COLUMNS, type Sheet } from '../sheet.ts'
import { type CellContext, readCell } from './read-cell.ts'

/** More than a file of questions has. */
export const MAX_ROWS = 20_000

/** A sheet while pictures are still put into its cells. */
export type Worksheet = {
  readonly name: string
  /** By the numbers of the rows, from 1. */
  readonly rows: Map<number, Cell[]>
}

/** The cells of a sheet, and what `parse` leaves of its document without them; undefined: the package has no such part. */
export function readWorksheet(
  name: string,
  parse: (rows: TakenElements) => XmlElement | undefined,
  context: CellContext,
  report: (problem: Problem) => void,
): { readonly sheet: Worksheet; readonly root: XmlElement } | undefined {
  const rows = new Map<number, Cell[]>()
  let rowNumber = 0
  let isFull = false
  const take = (element: XmlElement) => {
    if (isFull) return
    rowNumber = Number(/^\d{1,7}$/.exec(element.attributes.r ?? '')?.[0] ?? rowNumber + 1)
    const cells = readCells(element, { sheet: name, row: rowNumber }, context, report)
    if (cells.length === 0) return
    isFull = rows.size >= MAX_ROWS
    if (isFull) report(fault('too-many-rows', `Only the first 20,000 rows of the sheet “${name}” were read.`))
    else rows.set(rowNumber, cells)
  }
  const root = parse({ parent: 'sheetData', name: 'row', take })
  if (!root) return undefined
  reportMergedCells(root, name, report)
  if (descendantsOf(root, 'oleObject').length > 0)
    report(
      fault(
        'object-unreadable',
        `The sheet “${name}” has embedded objects (such as old equations), which cannot be read. Paste them as pictures.`,
      ),
    )
  return { sheet: { name, rows }, root }
}

function readCells(
  row: XmlElement,
  at: { readonly sheet: string; readonly row: number },
  context: CellContext,
  report: (problem: Problem) => void,
): Cell[] {
  const cells: Cell[] = []
  let column = -1
  for (const element of childrenOf(row, 'c')) {
    column = columnOf(element.attributes.r) ?? column + 1
    const address = `${columnName(column)}${at.row}`
    const cell = readCell(element, context, (make, code, what) => report(make(code, what(address), at)))
    if (cell.length === 0 || cell.every((piece) => piece === '')) continue
    if (column >= MAX_COLUMNS) {
      report(fault('too-many-columns', `Only the first ${MAX_COLUMNS} columns of the sheet “${at.sheet}” were read.`))
      break
    }
    while (cells.length < column) cells.push([])
    cells[column] = cell
  }
  return cells
}

/** From 0, of an address such as "AB12". */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(address ?? '')?.[1]
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${columnName(Math.floor(column / 26) - 1)}${last}`
}

function reportMergedCells(root: XmlElement, sheet: string, report: (problem: Problem) => void): void {
  const merged = childOf(root, 'mergeCells')
  for (const { attributes } of merged ? childrenOf(merged, 'mergeCell') : []) {
    const [, from, to] = /^[A-Z]+(\d{1,7}):[A-Z]+(\d{1,7})$/.exec(attributes.ref ?? '') ?? []
    if (from === undefined || from === to) continue
    report(
      note(
        'merged-rows',
        `Cells of several rows are merged (${attributes.ref}): their text counts for the first row alone.`,
        {
          sheet,
          row: Number(from),
        },
      ),
    )
  }
}

/** Puts something behind what a cell holds. */
export function addToCell(
  { rows }: Worksheet,
  { row, column }: { row: number; column: number },
  markdown: string,
): void {
  const cells = rows.get(row) ?? []
  rows.set(row, cells)
  while (cells.length <= column) cells.push([])
  const cell = cells[column] ?? []
  cells[column] = [...cell, ...(cell.length > 0 ? ['\n'] : []), { markdown }]
}

export const asSheet = ({ name, rows }: Worksheet): Sheet => ({
  name,
  rows: [...rows].sort(([a], [b]) => a - b).map(([row, cells]) => ({ row, cells })),
})
