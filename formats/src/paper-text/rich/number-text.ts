import { isText, OBJECT, type Piece, type RichText } from './rich-text.ts'

const RAISED = /^\s*[-−–+]?\d{1,3}\s*$/
const RAISED_SIGNS = /(?<=[\d)])[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}/g

/**
 * The characters of an answer, for reading numbers: `plainOf` has raised digits as digits, so that 2⁵ would be 25, and nothing
 * of formulas.
 */
export function numberTextOf(rich: RichText): string {
  let text = ''
  for (const piece of rich) text += textOf(piece, text)
  return text.replace(RAISED_SIGNS, (raised) => `^${raised.normalize('NFKC')}`)
}

function textOf(piece: Piece, before: string): string {
  if (isText(piece))
    return piece.format.script === 'super' && RAISED.test(piece.text) && /[\d)]$/.test(before)
      ? `^${piece.text.trim()}`
      : piece.text
  return 'tex' in piece ? (numberOfTex(piece.tex) ?? OBJECT) : OBJECT
}

const NUMBER = String.raw`\d{1,12}(?:\.\d{1,8})?`
/** `x = -3`, `\frac{1}{2}`, `2^5`, `3 \times 10^{-2}`; other formulas are no numbers. */
const IN_TEX = new RegExp(
  String.raw`^\s*(?:([a-zA-Z])\s*=\s*)?(-?)\s*(?:\\[dt]?frac\{(\d{1,12})\}\{(\d{1,6})\}|(?:(${NUMBER})\s*\\times\s*)?(${NUMBER})(?:\^\{?(-?\d{1,3})\}?)?)\s*$`,
)

function numberOfTex(tex: string): string | undefined {
  const match = IN_TEX.exec(tex)
  if (!match) return undefined
  const [, name, sign = '', over, under, factor, number, power] = match
  const value =
    over === undefined ? `${factor ? `${factor}×` : ''}${number}${power ? `^${power}` : ''}` : `${over}/${under}`
  return `${name ? `${name} = ` : ''}${sign}${value}`
}
