import { tex2typst } from 'tex2typst'
import { texProblem } from '../text/tex.ts'
import { TYPST_WORDS } from './typst-words.ts'

// a number with separators is one number, not a list
const GROUPED = /\d+(?:\{,\}\d+)+(?:\.\d+)?/g

// what is raised or lowered stands on nothing in “cm$^2$”, “{}^nC_r” and “\frac{^nC_r}{2}”: here on {}, in Typst on ""
const WITHOUT_BASE = /(^|[{([=+\-,;&])(\s*)(?=[\^_])/g

// the gap below a row, which Typst does not know
const ROW_GAP = /\\\\\s*\[\s*-?[\d.]+\s*[a-z]{2}\s*\]/g

// the translator has no function for a box: one that is not among the allowed commands stands in for it
const BOXED = /\\boxed(?![a-zA-Z])/g
const STAND_IN = 'class("large", '

/**
 * A formula in Typst's own notation; undefined if it has none there. The result is evaluated as Typst mathematics, so
 * the translation is tokenised again and accepted only if every token is on the allow-list.
 */
export function toTypstMath(tex: string): string | undefined {
  if (texProblem(tex)) return undefined
  try {
    const plain = tex
      .replace(GROUPED, (number) => `\\text{${number.replaceAll('{,}', ',')}}`)
      .replace(WITHOUT_BASE, '$1$2{}')
      .replace(ROW_GAP, '\\\\')
      .replace(BOXED, '\\mathop')
    const typst = tex2typst(plain, { fracToSlash: false })
    const based = typst.replace(WITHOUT_BASE, '$1$2""').replaceAll(STAND_IN, 'boxed(')
    return isMathematics(based) ? based : undefined
  } catch {
    return undefined
  }
}

/**
 * The allowed tokens: a quoted text without an inner quote, an escaped symbol, a setting of a matrix or operator, a listed word,
 * a number, or a plain symbol. Not `#`, which begins code, nor the beginning of a comment.
 */
const PART =
  /"[^"\\]*"|\\[\s$#&_{}%/|,;:!.()[\]*'~^-]|delim: (?:"[[({|]"|bar\.v\.double)|augment: #\(vline: \([\d, ]+\)\)|(?:delim|align|augment|limits): #(?:none|true|left|right|center|\d+)\b|([a-zA-Z]+(?:\.[a-zA-Z]+)*)|[\d\s+\-*=<>!|,;:.()[\]{}^_'&~?]|(?!["#`@\\/])[\p{L}\p{M}\p{N}\p{P}\p{S}]/uy

function isMathematics(typst: string): boolean {
  PART.lastIndex = 0
  while (PART.lastIndex < typst.length) {
    const [, word] = PART.exec(typst) ?? [undefined, undefined]
    if (PART.lastIndex === 0) return false
    if (word !== undefined && word.length > 1 && !TYPST_WORDS.has(word)) return false
  }
  return true
}
