import { CHARACTERS } from '../../../text/tex/characters.ts'
import { childOf, childrenOf, type XmlElement } from '../../../xml/parse-xml.ts'
import { caseRows, environment, matrixOf, rowsOf } from './arrays.ts'
import { join, type Piece, piece } from './pieces.ts'
import { characterOf, isOn, propertyOf } from './properties.ts'
import type { Reader } from './reader.ts'

/** What can follow `\left`, `\middle` and `\right`. */
const GROWING: Readonly<Record<string, string>> = {
  '': '.',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '∣': '|',
  '│': '|',
  '‖': '\\|',
  '∥': '\\|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '<': '\\langle',
  '>': '\\rangle',
  '/': '/',
  '\\': '\\backslash',
  '↑': '\\uparrow',
  '↓': '\\downarrow',
  '↕': '\\updownarrow',
  '⇑': '\\Uparrow',
  '⇓': '\\Downarrow',
  '⇕': '\\Updownarrow',
}

/** Higher than a line of letters. */
const TALL =
  /\\(?:[dt]?frac|sqrt|sum|prod|coprod|i*int|oint|big[a-z]+|begin|left|overbrace|underbrace|overset|underset|overline|boxed|operatorname\*|lim|x[a-zA-Z]+arrow)(?![a-zA-Z])/

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '∥∥': 'Vmatrix',
}

/** `m:d`: brackets of any kind around one or more parts. */
export function delimitersToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'dPr')
  const [begin, end] = [characterOf(properties, 'begChr', '('), characterOf(properties, 'endChr', ')')].map((one) =>
    one.normalize('NFC'),
  ) as [string, string]
  const special = around(begin, end, element, reader)
  if (special !== undefined) return [piece(special)]
  const separator = characterOf(properties, 'sepChr', '|')
  const parts = childrenOf(element, 'e').map((one) => join(reader.pieces(one, { isName: false })))
  const grows = propertyOf(properties, 'grow') === undefined || isOn(properties, 'grow')
  if (begin === '' && end === '') return [piece(parts.join(` ${plain(separator, reader)} `))]
  const canGrow = [begin, end].every((one) => GROWING[one] !== undefined)
  // an empty side has no sign of its own outside of a pair
  const pair = begin === '' || end === ''
  if (canGrow && (pair || (grows && parts.some((part) => TALL.test(part)))))
    return [piece(growing(begin, end, separator, parts, reader))]
  return [piece(plain(begin, reader) + spaced(begin, parts, separator, reader) + plain(end, reader))]
}

function growing(begin: string, end: string, separator: string, parts: readonly string[], reader: Reader): string {
  const between = GROWING[separator] === undefined ? plain(separator, reader) : `\\middle${GROWING[separator]}`
  const inner = parts.join(separator === '' ? ' ' : ` ${between} `)
  return `\\left${GROWING[begin]}${gap(GROWING[begin] ?? '', inner)}${inner}\\right${GROWING[end]}`
}

/** The command of a delimiter would take a letter behind it into its name. */
const gap = (command: string, inner: string): string =>
  /[a-zA-Z]$/.test(command) && /^[a-zA-Z@]/.test(inner) ? ' ' : ''

function spaced(begin: string, parts: readonly string[], separator: string, reader: Reader): string {
  const sign = plain(separator, reader)
  const inner = parts.join(sign === '' ? ' ' : sign === ',' || sign === ';' ? `${sign} ` : ` ${sign} `)
  return gap(plain(begin, reader), inner) + inner
}

/** A sign that does not grow. */
function plain(character: string, reader: Reader): string {
  if (character === '') return ''
  const known = GROWING[character] ?? CHARACTERS.get(character)?.tex
  if (known === undefined) reader.unknown(character)
  return known ?? ''
}

/** A binomial, a matrix or cases: brackets and what is in them are one thing in TeX. */
function around(begin: string, end: string, element: XmlElement, reader: Reader): string | undefined {
  const [part, another] = childrenOf(element, 'e')
  const inside = part && !another ? childrenOf(part).filter(({ name }) => !/Pr$/.test(name)) : []
  const [only, second] = inside
  if (!only || second) return undefined
  if (only.name === 'f' && begin === '(' && end === ')' && propertyOf(childOf(only, 'fPr'), 'type') === 'noBar') {
    const [over = '', under = ''] = ['num', 'den'].map((name) => join(reader.pieces(childOf(only, name))))
    return `\\binom{${over}}{${under}}`
  }
  if (only.name === 'm') {
    const { rows, columns } = matrixOf(only, reader)
    const name = MATRICES[begin + end]
    if (rows.length === 0 || columns !== undefined) return undefined
    return name ? environment(name, rows) : cases(begin, end, rows)
  }
  return only.name === 'eqArr' ? cases(begin, end, caseRows(rowsOf(only, reader))) : undefined
}

/** Rows with a brace at one side. */
function cases(begin: string, end: string, rows: readonly string[]): string | undefined {
  const name = begin === '{' && end === '' ? 'cases' : begin === '' && end === '}' ? 'rcases' : undefined
  if (!name || rows.length === 0) return undefined
  return environment(name, rows)
}
