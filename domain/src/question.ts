export const QUESTION_KINDS = ['single-choice', 'multiple-choice', 'numeric'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** In the order in which options are printed. */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type Letter = (typeof LETTERS)[number]

/** What a student answered: a letter, letters in alphabetical order ("ac"), or a plain decimal ("-12.5"). */
export type Choice = string

/** What a question lets a student answer. */
export type AnswerShape = { readonly kind: QuestionKind; readonly optionCount: number }

/** The key. A numeric answer is right from `low` to `high`, both included, written as decimals. */
export type AnswerKey =
  | { readonly kind: 'single-choice'; readonly correct: Letter }
  | { readonly kind: 'multiple-choice'; readonly correct: string }
  | { readonly kind: 'numeric'; readonly low: string; readonly high: string }

const DECIMAL = /^-?\d{1,12}(\.\d{1,8})?$/

/** The canonical form of a choice; undefined if the question has no such answer. */
export function readChoice({ kind, optionCount }: AnswerShape, text: string): Choice | undefined {
  const offered: readonly string[] = LETTERS.slice(0, optionCount)
  switch (kind) {
    case 'single-choice': {
      const letter = text.toLowerCase()
      return offered.includes(letter) ? letter : undefined
    }
    case 'multiple-choice': {
      const letters = [...new Set(text.toLowerCase())].sort()
      return letters.length > 0 && letters.every((letter) => offered.includes(letter)) ? letters.join('') : undefined
    }
    case 'numeric': {
      const plain = text.trim()
      return DECIMAL.test(plain) ? plain : undefined
    }
  }
}

/** Compares two decimals exactly: negative when a < b, 0 when they are the same number. */
export function compareDecimals(a: string, b: string): number {
  const scale = Math.max(decimalPlaces(a), decimalPlaces(b))
  const difference = scaled(a, scale) - scaled(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

const decimalPlaces = (text: string): number => text.split('.')[1]?.length ?? 0

function scaled(text: string, scale: number): bigint {
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(scale, '0'))
}
