import { tex2typst } from 'tex2typst'
import { texProblem } from '../../text/tex.ts'
import { TYPST_WORDS } from './typst-words.ts'

// a number with separators is one number, not a list
const GROUPED = /\d+(?:\{,\}\d+)+(?:\.\d+)?/g

/**
 * A formula in Typst's own notation; undefined where it cannot be said there. The result is evaluated as Typst mathematics, so
 * what comes out of the translation is read again, and goes on only where all of it is mathematics.
 */
export function toTypstMath(tex: string): string | undefined {
  if (texProblem(tex)) return undefined
  try {
    const typst = tex2typst(
      tex.replace(GROUPED, (number) => `\\text{${number.replaceAll('{,}', ',')}}`),
      { fracToSlash: false },
    )
    return isMathematics(typst) ? typst : undefined
  } catch {
    return undefined
  }
}

/**
 * A text in quotes that nothing in it can end, a sign that is escaped, a setting of a matrix or an operator, a word of the list,
 * a number, or a sign that stands for itself. Not the number sign, which begins code, nor what begins a comment.
 */
const PART =
  /"[^"\\]*"|\\[\s$#&_{}%/|,;:!.()[\]*'~^-]|(?:delim|align|augment|limits): #(?:none|true|left|right|center|\d+)\b|([a-zA-Z]+(?:\.[a-zA-Z]+)*)|[\d\s+\-*=<>!|,;:.()[\]{}^_'&~?]|(?!["#`@\\/])[\p{L}\p{M}\p{N}\p{P}\p{S}]/uy

function isMathematics(typst: string): boolean {
  PART.lastIndex = 0
  while (PART.lastIndex < typst.length) {
    const [, word] = PART.exec(typst) ?? [undefined, undefined]
    if (PART.lastIndex === 0) return false
    if (word !== undefined && word.length > 1 && !TYPST_WORDS.has(word)) return false
  }
  return true
}
