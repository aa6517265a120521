import type { AnswerKey } from '@pariksha/domain/question'
import type { DraftQuestion } from '../question.ts'
import type { Text } from '../text.ts'

/** A question without options: its answer is typed in. */
export type TypedQuestion = { readonly stem: Text; readonly answer: AnswerKey; readonly explanation: Text }

/** A whole number as papers print it: 42, -7, 1,25,000. A rounded decimal cannot be asked without saying how to round. */
const WHOLE = /^\$?(-?)(\d+|\d{1,2}(?:\{?,\}?\d{2})*\{?,\}?\d{3})\$?$/

/** Words of a stem that make no sense, or leave more than one answer, when no options stand below. */
const NEEDS_OPTIONS =
  /\bwhich (of|one|option|statement|pair)\b|\boptions?\b|\balternatives?\b|\b(could|can|may|might) be\b|\b(a )?possible\b|\bapproximate|\bnearest\b|\bclosest\b|\bodd one\b|\bchoose\b|\bselect\b/i

/** The question as it is put without its options, or undefined where it needs them. */
export function asTyped({
  stem,
  correct,
  explanation,
  fixedOrder,
  optionPictures,
  typed,
}: DraftQuestion): TypedQuestion | undefined {
  if (typed) return { ...typed, answer: exactly(typed.answer) }
  const [, sign, digits] = WHOLE.exec(correct.en) ?? []
  if (digits === undefined || fixedOrder || optionPictures || NEEDS_OPTIONS.test(stem.en)) return undefined
  return { stem, answer: exactly(`${sign}${digits.replaceAll(/[{},]/g, '')}`), explanation }
}

const exactly = (number: string): AnswerKey => ({ kind: 'numeric', low: number, high: number })
