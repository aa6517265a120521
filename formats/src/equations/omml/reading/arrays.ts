import { childOf, childrenOf, type XmlElement } from '../../../xml/parse-xml.ts'
import { join, type Line, lines, type Piece, piece } from './pieces.ts'
import { propertyOf } from './properties.ts'
import type { Reader } from './reader.ts'
import { startOfRow } from './structures.ts'

export const environment = (name: string, rows: readonly string[], columns = ''): string =>
  `\\begin{${name}}${columns} ${rows.map(startOfRow).join(' \\\\ ')} \\end{${name}}`

/** `m:m`: its rows, and how its columns stand; undefined when all are centred. */
export function matrixOf(element: XmlElement, reader: Reader): { rows: string[]; columns: string | undefined } {
  const cells = childrenOf(element, 'mr').map((row) =>
    childrenOf(row, 'e').map((cell) => join(reader.pieces(cell, { inArray: false, isName: false }))),
  )
  const widest = cells.reduce((most, row) => Math.max(most, row.length), 1)
  const columns = columnsOf(element, widest)
  return { rows: cells.map((row) => row.join(' & ')), columns: /[lr]/.test(columns) ? columns : undefined }
}

const MAX_COLUMNS = 64

function columnsOf(element: XmlElement, widest: number): string {
  const properties = childOf(childOf(element, 'mPr'), 'mcs')
  const columns = (properties ? childrenOf(properties, 'mc') : []).map((column) => {
    const own = childOf(column, 'mcPr')
    const count = Math.min(Math.max(Number(propertyOf(own, 'count') ?? 1) || 1, 1), MAX_COLUMNS)
    return { left: 'l', right: 'r' }[propertyOf(own, 'mcJc') ?? '']?.repeat(count) ?? 'c'.repeat(count)
  })
  return columns.join('').slice(0, widest).padEnd(widest, 'c')
}

export function matrixToPieces(element: XmlElement, reader: Reader): Piece[] {
  const { rows, columns } = matrixOf(element, reader)
  if (rows.length === 0) return []
  return [piece(columns ? environment('array', rows, `{${columns}}`) : environment('matrix', rows))]
}

/** `m:eqArr`: the rows, with `&` where they are aligned. */
export const rowsOf = (element: XmlElement, reader: Reader): Line[] =>
  childrenOf(element, 'e').flatMap((row) => lines(reader.pieces(row, { inArray: true, isName: false })))

const isAligned = (rows: readonly Line[]): boolean => rows.some(({ aligned }) => aligned)
const texOf = ({ tex }: Line): string => tex

export function equationArrayToPieces(element: XmlElement, reader: Reader): Piece[] {
  const rows = rowsOf(element, reader)
  const [only, second] = childrenOf(element, 'e')
  if (!second && rows.length < 2) return only ? reader.pieces(only, { inArray: true, isName: false }) : []
  return [piece(environment(isAligned(rows) ? 'aligned' : 'gathered', rows.map(texOf)))]
}

/** The lines of an equation that is broken: aligned where it says so, else at their left. */
export function brokenLines(equations: readonly (readonly Piece[])[]): string {
  const shown = equations.flatMap(lines).filter(({ tex }) => tex.replace(/^& ?/, '') !== '')
  if (shown.length < 2) return equations.map(join).join('')
  return environment('aligned', isAligned(shown) ? shown.map(texOf) : shown.map(({ tex }) => `& ${tex}`))
}

/** Rows beside a brace; where they are aligned at their beginnings alone, the brace does that. */
export const caseRows = (rows: readonly Line[]): string[] => {
  const bare = rows.map(({ tex, aligned }) => (aligned ? tex.replace(/^& ?/, '') : tex))
  const more = rows.some(({ aligned }, row) => aligned && bare[row] === rows[row]?.tex)
  return more ? rows.map(texOf) : bare
}
