import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperCheck, PaperCheckCode } from '@pariksha/contract/papers/paper-publication'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { contentOf, type SlotContent } from '../slots/slot-content.ts'
import type { SlotRow } from '../slots/slots.ts'

/** A question of the paper as checks look at it. */
export type Checked = {
  readonly slot: SlotRow
  readonly content: SlotContent
  readonly passage: Texts | null
  /** From 1. */
  readonly number: number
}

export type CheckedPaper = { readonly pattern: PaperPattern; readonly questions: readonly Checked[] }

export function checkedPaper(
  pattern: PaperPattern,
  slots: readonly SlotRow[],
  passages: ReadonlyMap<number, Texts>,
): CheckedPaper {
  const questions = slots.map((slot, index): Checked => {
    const id = slot.question?.content.passage_id
    const passage = slot.drawn ? (slot.drawn.question.passage ?? null) : (passages.get(id ?? 0) ?? null)
    return { slot, content: contentOf(slot), passage, number: index + 1 }
  })
  return { pattern, questions }
}

const ERRORS: readonly PaperCheckCode[] = [
  'count',
  'marks',
  'no_key',
  'incomplete',
  'not_approved',
  'retired',
  'same_question',
]

const severityOf = (code: PaperCheckCode): PaperCheck['severity'] => (ERRORS.includes(code) ? 'error' : 'warning')

/** What was found at a question. */
export const questionCheck = (code: PaperCheckCode, { slot, number }: Checked, message: string): PaperCheck => ({
  code,
  severity: severityOf(code),
  section: slot.section,
  slot: slot.id,
  number,
  message: `Question ${number}: ${message}`,
})

/** What was found at a section, or at the whole paper. */
export const sectionCheck = (
  code: PaperCheckCode,
  section: number | null,
  message: string,
  first?: Checked,
): PaperCheck => ({
  code,
  severity: severityOf(code),
  section,
  slot: first?.slot.id ?? null,
  number: first?.number ?? null,
  message,
})

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
