import type { Choice } from '../question.ts'
import { sha256 } from './sha256.ts'

/** The digest's first 128 bits: nobody finds other answers with the same. */
const DIGITS = 32
const GROUP = 4

/**
 * The answers of an attempt as one text, from which their digest is made: the attempt, then each question in order with its
 * answer, or "-" where there is none. Each line ends with a line feed. What the key says is no part of it.
 */
export const receiptText = (attemptId: number, answers: readonly (Choice | null)[]): string =>
  [
    'pariksha receipt 1',
    `attempt ${attemptId}`,
    ...answers.map((choice, index) => `${index + 1} ${choice ?? '-'}`),
    '',
  ].join('\n')

/** The beginning of the text's SHA-256 in short groups, as one writes it down: "9f86 d081 …". */
export const receiptDigest = (text: string): string =>
  (
    sha256(text)
      .slice(0, DIGITS)
      .match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
  ).join(' ')

/** The outcomes of comparing a result with a stored receipt. */
export type ReceiptCheck = 'same' | 'differs' | 'earlier'

export type KeptReceipt = { readonly digest: string; readonly submittedAt: string }

/** `earlier`: the attempt was reopened and submitted again since, so that its answers may differ rightly. */
export function checkReceipt(kept: KeptReceipt, now: KeptReceipt): ReceiptCheck {
  if (kept.digest === now.digest) return 'same'
  return kept.submittedAt === now.submittedAt ? 'differs' : 'earlier'
}
