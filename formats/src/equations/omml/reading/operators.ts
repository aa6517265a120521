import { CHARACTERS } from '../../../text/tex/characters.ts'
import { childOf, type XmlElement } from '../../../xml/parse-xml.ts'
import { join, type Piece, piece, scriptArgument, scripted } from './pieces.ts'
import { characterOf, isOn, propertyOf } from './properties.ts'
import type { Reader } from './reader.ts'

const INTEGRALS = /^\\(?:i*int|oint)$/

/** `m:nary`: a sum, an integral or another big operator with its limits, and what it is of. */
export function naryToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'naryPr')
  const limit = (name: 'sub' | 'sup', hide: string) =>
    isOn(properties, hide) ? '' : join(reader.pieces(childOf(element, name), { isName: false }))
  const [sub, sup] = [limit('sub', 'subHide'), limit('sup', 'supHide')]
  const sign = signOf(characterOf(properties, 'chr', '∫'), reader)
  const operand = reader.pieces(childOf(element, 'e'))
  return [scriptsOf(sign, sub, sup, propertyOf(properties, 'limLoc')), ...operand]
}

/** The TeX command of an operator; a character without a command is kept as it is. */
function signOf(character: string, reader: Reader): string {
  if (character === '') return '{}'
  const known = CHARACTERS.get(character)
  if (known) return known.tex
  const contour = { '∯': '\\iint', '∰': '\\iiint', '∱': '\\int', '∲': '\\oint', '∳': '\\oint', '⨌': '\\iint\\iint' }[
    character
  ]
  reader.problem(`The operator ${character} is not known and was replaced or left out.`)
  return contour ?? '{}'
}

function scriptsOf(sign: string, sub: string, sup: string, where: string | undefined): Piece {
  const below = sub && `_${scriptArgument(sub)}`
  const above = sup && `^${scriptArgument(sup)}`
  if (below + above === '') return piece(sign, 'op')
  if (!BIG.test(sign)) return scripted(where === 'undOvr' ? stacked(sign, sub, sup) : `{${sign}}${below}${above}`, 'op')
  const usual = INTEGRALS.test(sign) ? 'subSup' : 'undOvr'
  const placed = where === undefined || where === usual ? '' : where === 'undOvr' ? '\\limits' : '\\nolimits'
  return scripted(sign + placed + below + above, 'op')
}

const BIG = /^\\(?:sum|prod|coprod|i*int|oint|big[a-z]+)$/

const stacked = (sign: string, sub: string, sup: string): string => {
  const over = sup ? `\\overset{${sup}}{${sign}}` : sign
  return sub ? `\\underset{${sub}}{${over}}` : over
}

/** `m:func`: a function and what it is of. */
export function functionToPieces(element: XmlElement, reader: Reader): Piece[] {
  const name = reader.pieces(childOf(element, 'fName'), { isName: true })
  const operand = reader.pieces(childOf(element, 'e'), { isName: false })
  const last = name.at(-1)
  // an operator sets its argument off by itself, and so do brackets
  const operator = last && (last.kind === 'ord' ? { ...last, kind: 'op' as const } : last)
  return [...name.slice(0, -1), ...(operator ? [operator] : []), ...operand]
}
