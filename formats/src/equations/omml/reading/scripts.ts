import { childOf, type XmlElement } from '../../../xml/parse-xml.ts'
import { hasLimits } from '../symbols/function-names.ts'
import { base, join, type Piece, piece, scriptArgument, scripted } from './pieces.ts'
import type { Reader } from './reader.ts'

/** An argument in one line; the name of a function ends where its scripts begin. */
const argument = (element: XmlElement, name: string, reader: Reader): string =>
  join(reader.pieces(childOf(element, name), { isName: false }))

function script(sign: '^' | '_', tex: string): string {
  if (tex === '') return ''
  // a prime, degrees or a small figure, which is a superscript already
  const [, already] = /^\{\}('+|\^(?:\\circ|\w|\{[^{}]*\}))$/.exec(tex) ?? []
  return sign === '^' && already !== undefined ? already : sign + scriptArgument(tex)
}

/** What scripts are put on, with its kind: an operator stays one. */
function baseOf(element: XmlElement, reader: Reader): Piece {
  const pieces = reader.pieces(childOf(element, 'e'))
  const [only] = pieces
  const tex = base(pieces)
  return piece(tex === '' ? '{}' : tex, pieces.length === 1 && only?.kind === 'op' ? 'op' : 'ord')
}

/** `m:sSub`, `m:sSup`, `m:sSubSup`. */
export function scriptsToPieces(element: XmlElement, reader: Reader): Piece[] {
  const { tex, kind } = baseOf(element, reader)
  const sub = script('_', argument(element, 'sub', reader))
  const sup = script('^', argument(element, 'sup', reader))
  return sub + sup === '' ? [piece(tex, kind)] : [scripted(tex + sub + sup, kind)]
}

/** `m:sPre`: scripts before the letter, as isotopes have them. */
export function preScriptsToPieces(element: XmlElement, reader: Reader): Piece[] {
  const sub = script('_', argument(element, 'sub', reader))
  const sup = script('^', argument(element, 'sup', reader))
  return [scripted(`{}${sub}${sup}`), ...reader.pieces(childOf(element, 'e'))]
}

/** `m:limLow`, `m:limUpp`. */
export function limitToPieces(element: XmlElement, where: 'under' | 'over', reader: Reader): Piece[] {
  const pieces = reader.pieces(childOf(element, 'e'))
  const tex = join(pieces)
  const limit = argument(element, 'lim', reader)
  if (limit === '') return pieces
  const brace = where === 'under' ? /^\\underbrace\{.*\}$/s : /^\\overbrace\{.*\}$/s
  const sign = where === 'under' ? '_' : '^'
  if (pieces.length === 1 && brace.test(tex)) return [scripted(tex + sign + scriptArgument(limit))]
  if (where === 'under' && pieces.length === 1) {
    const operator = tex.replace(/^\\operatorname(?=\{)/, '\\operatorname*')
    if (hasLimits(operator) && pieces[0]?.scripted !== true)
      return [scripted(`${operator}_${scriptArgument(limit)}`, 'op')]
  }
  const kind = pieces.length === 1 && pieces[0] ? pieces[0].kind : 'ord'
  return [piece(`\\${where}set{${limit}}{${tex}}`, kind === 'rel' || kind === 'bin' ? kind : 'ord')]
}
