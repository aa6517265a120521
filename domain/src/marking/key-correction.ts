import {
  type AnswerKey,
  type AnswerShape,
  compareDecimals,
  DROPS,
  type Drop,
  LETTERS,
  plainDecimal,
  type QuestionKey,
  readChoice,
} from '../question.ts'

/** What staff decide about a question: which answers are right, or that it does not count, and how. */
export type KeyChange =
  | { readonly kind: 'accept'; readonly answers: readonly AnswerKey[] }
  | { readonly kind: 'drop'; readonly drop: Drop }

/** What was done to a question, in the form for everybody: it names no answer. */
export const CORRECTION_KINDS = ['key-changed', 'several-accepted', ...DROPS] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

/** Limit per question: as many as options at most, and a few spellings of typed answers. */
export const MAX_ACCEPTED = LETTERS.length

export function correctionKind(change: KeyChange): CorrectionKind {
  if (change.kind === 'drop') return change.drop
  return change.answers.length > 1 ? 'several-accepted' : 'key-changed'
}

/**
 * The key after a change. A dropped question keeps its answers, so that it can be taken back into the count. Throws a RangeError for an
 * accepted change without answers.
 */
export function correctKey(key: QuestionKey, change: KeyChange): QuestionKey {
  if (change.kind === 'drop') return { ...answersOf(key), dropped: change.drop }
  const [answer, ...also] = change.answers
  if (!answer) throw new RangeError('a question that is not dropped has a right answer')
  return also.length > 0 ? { answer, also } : { answer }
}

/** All answers that are right; none of a dropped question. */
export const acceptedAnswers = ({ answer, also = [], dropped }: QuestionKey): readonly AnswerKey[] =>
  dropped ? [] : [answer, ...also]

const answersOf = ({ answer, also }: QuestionKey): QuestionKey => (also ? { answer, also } : { answer })

/** Whether a question is marked the same by both, whatever anybody answered. */
export const isSameKey = (a: QuestionKey, b: QuestionKey): boolean => spelling(a) === spelling(b)

const spelling = ({ dropped, ...key }: QuestionKey): string =>
  dropped ?? [...new Set(acceptedAnswers(key).map(oneSpelling))].sort().join()

const oneSpelling = (key: AnswerKey): string =>
  key.kind === 'numeric' ? `${plainDecimal(key.low)}..${plainDecimal(key.high)}` : key.correct

/** Whether a question can have such a key: options it has, several letters once and in order, a range that is not empty. */
export function isKeyOf(shape: AnswerShape, key: AnswerKey): boolean {
  if (key.kind !== shape.kind) return false
  const isChoice = (text: string) => readChoice(shape, text) === text
  if (key.kind !== 'numeric') return isChoice(key.correct)
  return isChoice(key.low) && isChoice(key.high) && compareDecimals(key.low, key.high) <= 0
}
