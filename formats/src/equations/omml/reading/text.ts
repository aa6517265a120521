import { CHARACTERS } from '../../../text/tex/characters.ts'
import { type Piece, piece } from './pieces.ts'

/** What the renderer shows inside of `\text`; the rest is said as mathematics, between two texts. */
const IN_TEXT = /[\u0020-\u007e£¥©®°·À-ÖØ-öø-ɏЀ-ӿ\u0900-\u109f–—‘’“”…₹€‰\u200c\u200d]/u

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  $: '\\textdollar{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
}

/** The inside of `\text{…}` for characters that can stand there. */
const escapeText = (text: string): string =>
  text.replace(/[\\^~${}%#&_]/g, (one) => ESCAPED[one] ?? one).replace(/(?<=-)-|(?<=`)`|(?<=')'/g, '{}$&')

/** Whether a character is a letter of words, not of formulas, whatever the run says. */
export const isWordLetter = (character: string): boolean =>
  /[\u0900-\u109fЀ-ӿ\u3040-\u30ff\u4e00-\u9faf]/u.test(character)

/** A text between formulas, as pieces; `command` is `text`, `textbf` or `textit`. */
export function textPieces(text: string, command: string, unknown: (character: string) => void): Piece[] {
  const pieces: Piece[] = []
  let run = ''
  const end = () => {
    if (run !== '') pieces.push(piece(`\\${command}{${escapeText(run)}}`))
    run = ''
  }
  for (const character of text.replace(/[\s\u2000-\u200a\u202f\u205f]/gu, ' ').normalize('NFC')) {
    if (IN_TEXT.test(character) || isWordLetter(character)) {
      run += character
      continue
    }
    const shown = CHARACTERS.get(character)
    const plain = character.normalize('NFKC')
    if (shown) {
      end()
      pieces.push(piece(`{${shown.tex}}`.replace(/^\{(\\[a-zA-Z]+)\}$/, '$1')))
    } else if (plain !== character && Array.from(plain).every((one) => IN_TEXT.test(one))) run += plain
    else if (!/[\p{Cc}\p{Cf}]/u.test(character)) unknown(character)
  }
  end()
  return pieces
}
