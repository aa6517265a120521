import { childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import { texOfCharacter } from './tex-characters.ts'

const ENVIRONMENTS: Readonly<Record<string, string>> = {
  '': 'matrix',
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '{': 'cases',
}

/** A table of MathML, with the fences around it: a matrix, a determinant, or cases. */
export function texOfTable(table: XmlElement, write: (cell: XmlElement) => string, open = '', close = ''): string {
  const rows = childrenOf(table)
    .filter(({ name }) => name === 'mtr' || name === 'mlabeledtr')
    .map((row) => childrenOf(row, 'mtd').map(write).join(' & '))
    .join(' \\\\ ')
  const environment = ENVIRONMENTS[open + close]
  if (environment) return `\\begin{${environment}}${rows}\\end{${environment}}`
  return `\\left${delimiter(open)}\\begin{matrix}${rows}\\end{matrix}\\right${delimiter(close)}`
}

/** What stands after `\\left` and `\\right`. */
export const delimiter = (sign: string): string => (sign.trim() === '' ? '.' : texOfCharacter(sign.trim()))
