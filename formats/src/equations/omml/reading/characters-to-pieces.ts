import { CHARACTERS, INVISIBLE } from '../../../text/tex/characters.ts'
import { alphabetOf, boldIf, inStyle, type Style } from '../symbols/alphabets.ts'
import { isFunctionName, operatorOf } from '../symbols/function-names.ts'
import { accented } from '../symbols/over-and-under.ts'
import { type Piece, piece, scripted } from './pieces.ts'
import { isWordLetter, textPieces } from './text.ts'

export type RunStyle = {
  readonly style: Style
  /** The run is the name of a function. */
  readonly name: boolean
  /** It stands in an equation array, where `&` aligns and `#` sets off the number. */
  readonly inArray: boolean
}

type Unknown = (character: string) => void

const LETTERS = /^[A-Za-z]+/
// groups of digits as they are written in India and elsewhere: one number, not a list
const NUMBER = /^(?:\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])|\d+)(?:\.\d+)?/
const WORDS = /^[\u0900-\u109f](?:[\u0900-\u109f\s.]|\u200c|\u200d)*/u
const PRIMES = /^['’′]+/
const GRAPHEME = /^\P{M}\p{M}*|^\p{M}+/u

/** The characters of a run, each as mathematics. */
export function charactersToPieces(text: string, run: RunStyle, unknown: Unknown): Piece[] {
  const pieces: Piece[] = []
  let rest = text.normalize('NFC')
  while (rest !== '') {
    const [taken, found] = next(rest, run, unknown)
    pieces.push(...found)
    rest = rest.slice(taken.length)
  }
  return pieces
}

function next(rest: string, run: RunStyle, unknown: Unknown): [string, Piece[]] {
  const letters = LETTERS.exec(rest)?.[0]
  if (letters !== undefined) {
    // a letter with an accent is not the last of the word before
    const word = /^\p{M}/u.test(rest.slice(letters.length)) ? letters.slice(0, -1) : letters
    if (word !== '') return [word, wordPieces(word, run)]
  }
  const number = NUMBER.exec(rest)?.[0]
  if (number !== undefined && !/^\p{M}/u.test(rest.slice(number.length)))
    return [number, [piece(isUpright(run.style) ? group(number) : inStyle(run.style, group(number)))]]
  const words = WORDS.exec(rest)?.[0]
  if (words !== undefined) return [words, textPieces(words, 'text', unknown)]
  const styled = styledLetters(rest, run)
  if (styled) return styled
  const primes = PRIMES.exec(rest)?.[0]
  if (primes !== undefined) return [primes, [scripted("'".repeat(primes.length), 'script')]]
  const grapheme = GRAPHEME.exec(rest)?.[0] ?? rest[0] ?? ''
  return [grapheme, graphemePieces(grapheme, run, unknown)]
}

const isUpright = (style: Style): boolean => style === 'i' || style === 'p'
const group = (number: string): string => number.replaceAll(',', '{,}')

function wordPieces(word: string, { style, name }: RunStyle): Piece[] {
  if (name || (style === 'p' && isFunctionName(word))) return [piece(operatorOf(word), 'op')]
  return [piece(inStyle(style, word))]
}

/** Letters of Unicode's own mathematical alphabets, those of one alphabet together. */
function styledLetters(rest: string, run: RunStyle): [string, Piece[]] | undefined {
  let [taken, letters] = ['', '']
  let style: Style | undefined
  for (const character of rest) {
    const found = alphabetOf(character)
    if (!found || (style !== undefined && found.style !== style)) break
    style = found.style
    letters += found.letter
    taken += character
  }
  if (style === undefined) return undefined
  if (/^\p{M}/u.test(rest.slice(taken.length))) return undefined
  if (/^[A-Za-z]+$/.test(letters)) return [taken, wordPieces(letters, { ...run, style })]
  if (/^\d+$/.test(letters)) return [taken, [piece(inStyle(style, letters))]]
  const [one = ''] = letters
  const [character = ''] = taken
  return [character, letterOf(one, style) ?? []]
}

const letterOf = (letter: string, style: Style): Piece[] | undefined => {
  if (/^[A-Za-z0-9]$/.test(letter)) return [piece(inStyle(style, letter))]
  const shown = CHARACTERS.get(letter)
  return shown && [piece(shown.kind === 'ord' ? boldIf(style, shown.tex) : shown.tex, shown.kind)]
}

function graphemePieces(grapheme: string, run: RunStyle, unknown: Unknown): Piece[] {
  if (run.inArray && grapheme === '&') return [piece('&', 'align')]
  if (run.inArray && grapheme === '#') return [piece('\\qquad', 'space')]
  if (/^\s$/u.test(grapheme) && !CHARACTERS.has(grapheme)) return [piece('\\ ', 'space')]
  if (INVISIBLE.test(grapheme) && grapheme.length === 1) return []
  const script = scriptOf(grapheme)
  if (script) return [{ ...scripted(script, 'script') }]
  const known = letterOf(grapheme, run.style)
  if (known) return known
  return accentedLetter(grapheme, run, unknown) ?? decomposed(grapheme, run, unknown)
}

const SCRIPTS = '⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ²³¹₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ'

/** Degrees, primes, and characters that are a superscript or subscript by themselves. */
function scriptOf(character: string): string | undefined {
  if (character === '°' || character === 'º' || character === '˚') return '^\\circ'
  const primes = { '″': 2, '‴': 3, '⁗': 4 }[character]
  if (primes !== undefined) return "'".repeat(primes)
  if (!SCRIPTS.includes(character)) return undefined
  const plain = character.normalize('NFKC').replace('−', '-')
  return `${/[₀-ₜᵢⱼᵣᵤᵥ]/.test(character) ? '_' : '^'}${/^\w$/.test(plain) ? plain : `{${plain}}`}`
}

/** A letter with combining characters. */
function accentedLetter(grapheme: string, run: RunStyle, unknown: Unknown): Piece[] | undefined {
  const [letter = '', ...marks] = grapheme.normalize('NFD')
  if (marks.length === 0 || isWordLetter(letter) || /\p{M}/u.test(letter)) return undefined
  const negated = marks.includes('\u0338')
  const plain = alphabetOf(letter)
  const base = plain ? letterOf(plain.letter, plain.style) : letterOf(letter, run.style)
  const [shown] = base ?? []
  if (!shown) return undefined
  const accents = marks.filter((mark) => mark !== '\u0338')
  const tex = accents.reduce((inner, mark) => {
    const found = accented(mark, inner, true)
    if (found === undefined) unknown(mark)
    return found ?? inner
  }, shown.tex)
  return [{ ...piece(negated ? `\\not{${tex}}` : tex, shown.kind) }]
}

/** Characters that are others in another shape: fractions, Roman numbers, letters in circles, full width. */
function decomposed(grapheme: string, run: RunStyle, unknown: Unknown): Piece[] {
  const plain = grapheme.normalize('NFKD')
  const [, over, under] = /^(\d+)⁄(\d+)$/.exec(plain) ?? []
  if (over !== undefined) return [piece(`\\frac{${over}}{${under}}`)]
  const compatible = grapheme.normalize('NFKC')
  if (compatible !== grapheme && compatible.normalize('NFKC') === compatible)
    return charactersToPieces(compatible, { ...run, style: /^[A-Za-z]+$/.test(compatible) ? 'p' : run.style }, unknown)
  return Array.from(grapheme).flatMap((one) => single(one, unknown))
}

/** A character alone: a letter of words, or one that cannot be shown. */
const single = (character: string, unknown: Unknown): Piece[] => {
  const shown = CHARACTERS.get(character)
  if (shown) return [piece(shown.tex, shown.kind)]
  return textPieces(character, 'text', unknown)
}
