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

/** The boards' three ways with a question that is dropped; sources: docs/decisions/2026-11-23-key-corrections.md. */
export const DROPS = ['marks-to-all', 'marks-to-attempted', 'maximum-lowered'] as const
export type Drop = (typeof DROPS)[number]

/** The key of a question with its corrections: `also` are answers that are right as well; of a dropped question none is. */
export type QuestionKey = {
  readonly answer: AnswerKey
  readonly also?: readonly AnswerKey[]
  readonly dropped?: Drop
}

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

/** One spelling for each number, so that equal answers can be counted: "012.50" is "12.5", "-0" is "0". */
export function plainDecimal(text: string): string {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  const kept = decimals.replace(/0+$/, '')
  const plain = `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`
  return text.startsWith('-') && plain !== '0' ? `-${plain}` : plain
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
