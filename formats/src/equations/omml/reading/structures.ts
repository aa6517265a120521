import { CHARACTERS } from '../../../text/tex/characters.ts'
import { childOf, type XmlElement } from '../../../xml/parse-xml.ts'
import { accented, bracketed, grouped } from '../symbols/over-and-under.ts'
import { isOneLetter, join, type Piece, piece } from './pieces.ts'
import { characterOf, isOn, propertyOf } from './properties.ts'
import type { Reader } from './reader.ts'

const argument = (element: XmlElement, name: string, reader: Reader): string =>
  join(reader.pieces(childOf(element, name), { isName: false }))

/** `m:f` */
export function fractionToPieces(element: XmlElement, reader: Reader): Piece[] {
  const [over, under] = [argument(element, 'num', reader), argument(element, 'den', reader)]
  switch (propertyOf(childOf(element, 'fPr'), 'type')) {
    case 'lin':
      return [piece(`${inParentheses(over)}/${inParentheses(under)}`)]
    case 'skw':
      return [piece(`\\tfrac{${over}}{${under}}`)]
    case 'noBar':
      return [piece(`\\begin{matrix} ${over} \\\\ ${startOfRow(under)} \\end{matrix}`)]
    default:
      return [piece(`\\frac{${over}}{${under}}`)]
  }
}

/** In one line a sum or product is read as what it was over the bar only with parentheses. */
const inParentheses = (tex: string): string =>
  /^(?:[A-Za-z]+|[\d.,{}]+|\\[a-zA-Z]+|\([^()]*\)|\\left.*\\right.)$/s.test(tex) ? tex : `(${tex})`

/** A bracket after the end of a row would be read as its height. */
export const startOfRow = (tex: string): string => (tex.startsWith('[') ? `{}${tex}` : tex)

/** `m:rad` */
export function radicalToPieces(element: XmlElement, reader: Reader): Piece[] {
  const hidden = isOn(childOf(element, 'radPr'), 'degHide')
  const degree = hidden ? '' : argument(element, 'deg', reader)
  return [piece(`\\sqrt${degree && `[${bracketed(degree)}]`}{${argument(element, 'e', reader)}}`)]
}

/** `m:acc` */
export function accentToPieces(element: XmlElement, reader: Reader): Piece[] {
  const accent = characterOf(childOf(element, 'accPr'), 'chr', '\u0302')
  const tex = argument(element, 'e', reader)
  if (accent === '') return [piece(tex)]
  const found = accented(accent, tex, isOneLetter(tex))
  if (found !== undefined) return [piece(found)]
  const sign = CHARACTERS.get(accent)
  if (sign) return [piece(`\\overset{${sign.tex}}{${tex}}`)]
  reader.unknown(accent)
  return [piece(`{${tex}}`)]
}

/** `m:bar` */
export function barToPieces(element: XmlElement, reader: Reader): Piece[] {
  const name = propertyOf(childOf(element, 'barPr'), 'pos') === 'top' ? 'overline' : 'underline'
  return [piece(`\\${name}{${argument(element, 'e', reader)}}`)]
}

/** `m:groupChr` */
export function groupToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'groupChrPr')
  const character = characterOf(properties, 'chr', '⏟')
  const tex = argument(element, 'e', reader)
  if (character === '') return [piece(`{${tex}}`)]
  const at = propertyOf(properties, 'pos') === 'top' ? 'top' : 'bot'
  const onLine = at === (propertyOf(properties, 'vertJc') ?? 'top')
  const sign = CHARACTERS.get(character)
  if (!sign && !'⏞⏟︷︸'.includes(character)) {
    if (character !== '¯' && character !== '‾') {
      reader.unknown(character)
      return [piece(`{${tex}}`)]
    }
  }
  return [piece(grouped({ character, tex: sign?.tex ?? '', at, onLine }, tex), onLine ? (sign?.kind ?? 'ord') : 'ord')]
}

/** `m:borderBox` */
export function borderBoxToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'borderBoxPr')
  const on = (name: string) => isOn(properties, name)
  let tex = argument(element, 'e', reader)
  if (on('strikeH') || on('strikeV'))
    reader.problem('A horizontal or vertical line through a part of an equation was left out.')
  const [rising, falling] = [on('strikeBLTR'), on('strikeTLBR')]
  if (rising || falling) tex = `\\${rising && falling ? 'xcancel' : rising ? 'cancel' : 'bcancel'}{${tex}}`
  const [top, bottom, left, right] = [!on('hideTop'), !on('hideBot'), !on('hideLeft'), !on('hideRight')]
  if (top && bottom && left && right) return [piece(`\\boxed{${tex}}`)]
  if (left || right) tex = `\\left${left ? '|' : '.'} ${tex} \\right${right ? '|' : '.'}`
  if (bottom) tex = `\\underline{${tex}}`
  if (top) tex = `\\overline{${tex}}`
  return [piece(/^\\(?:left|under|over|x?b?cancel)/.test(tex) ? tex : `{${tex}}`)]
}

/** `m:phant`: what is not shown leaves a space, unless it has no width. */
export function phantomToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'phantPr')
  if (propertyOf(properties, 'show') === undefined || isOn(properties, 'show'))
    return reader.pieces(childOf(element, 'e'))
  if (isOn(properties, 'zeroWid') || argument(element, 'e', reader) === '') return []
  return [piece('\\quad', 'space')]
}

/** `m:box`: a part that does not break, or acts as one operator. */
export function boxToPieces(element: XmlElement, reader: Reader): Piece[] {
  const properties = childOf(element, 'boxPr')
  const pieces = reader.pieces(childOf(element, 'e'))
  if (isOn(properties, 'diff')) return [piece('\\,', 'space'), ...pieces]
  const aligned = isOn(properties, 'aln') ? [piece('&', 'align')] : []
  return [...aligned, ...(isOn(properties, 'opEmu') ? [piece(join(pieces), 'rel')] : pieces)]
}
