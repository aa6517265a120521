import type { TextLine } from '../question-lines.ts'
import { plainOf, type RichText, slice } from '../rich/rich-text.ts'
import { afterSeparators } from '../separators.ts'
import type { Answer, NamedOption } from './answer-reading.ts'
import { sameAnswer } from './apply-key.ts'
import { readAnswer } from './read-answer.ts'

const LETTER = String.raw`(?:[a-f]|[1-6]|[\u2460-\u2465])`
/** "Sol. (b) because …"; not "(a) is wrong" and "(1) and (2) give …". */
const LEADING = new RegExp(
  String.raw`^\s*(?:[([]\s*(${LETTER})\s*[)\]]|(${LETTER})(?=\s*[.)]?\s*$))(?!\s*(?:and|or|is|are|[,&+=×*/–-])(?![\p{L}])(?!\s+(?:the\s+)?(?:correct|right|true)))`,
  'iu',
)

/** "(b) is correct": without the letter it says nothing. */
const SPEAKS_OF_IT = /^(?:is|are)\b/i

/** The answer in front of a solution: given only there, or repeated. */
export function answerInSolution(
  answer: Answer | null,
  lines: readonly TextLine[],
  named: readonly NamedOption[],
  isTold: boolean,
): { readonly answer: Answer | null; readonly solution: readonly RichText[] } {
  const rich = lines.map((line) => line.rich)
  const [first = [], ...rest] = rich
  const match = named.length === 0 ? null : LEADING.exec(plainOf(first))
  const leading = match ? readAnswer(match[1] ?? match[2] ?? '', named).answer : undefined
  if (!match || !leading || (answer ? !sameAnswer(answer, leading) : isTold)) return { answer, solution: rich }
  const after = slice(first, afterSeparators(plainOf(first), match[0].length))
  return { answer: leading, solution: SPEAKS_OF_IT.test(plainOf(after)) ? rich : [after, ...rest] }
}
