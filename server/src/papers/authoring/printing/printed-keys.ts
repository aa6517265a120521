import { rangeText } from '@pariksha/domain/marking/range-text'
import type { AnswerKey } from '@pariksha/domain/question'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Papers } from '../../store.ts'
import type { DraftRow } from '../queries.ts'
import { contentOf } from '../slots/slot-content.ts'
import type { SlotRow } from '../slots/slots.ts'
import type { PrintedWords } from './printed-words.ts'

/** All answers that are right; of a dropped question, or one without a key yet, there are none. */
export type PrintedKey = { readonly keys: readonly AnswerKey[]; readonly dropped: boolean }

/** By the places of the paper: of a published one the key as it is now, with its corrections. */
export async function printedKeys(
  papers: Papers,
  db: Queryable,
  { paper_id }: Pick<DraftRow, 'paper_id'>,
  slots: readonly SlotRow[],
): Promise<PrintedKey[]> {
  if (paper_id !== null) {
    const { key } = await papers.key(paper_id, db)
    return key.map(({ answer, also = [], dropped }) =>
      dropped ? { keys: [], dropped: true } : { keys: [answer, ...also], dropped: false },
    )
  }
  return slots.map((slot) => {
    const { answer } = contentOf(slot)
    return { keys: answer ? [answer] : [], dropped: false }
  })
}

/** "B", "A, C", "12 – 14", "B or D", or that it was dropped, in the words of the print. */
export function keyText({ keys, dropped }: PrintedKey, words: Pick<PrintedWords, 'dropped' | 'or'>): string {
  if (dropped) return words.dropped
  return keys.length === 0 ? '—' : keys.map(oneKey).join(` ${words.or} `)
}

const oneKey = (answer: AnswerKey): string =>
  answer.kind === 'numeric' ? rangeText(answer) : [...answer.correct.toUpperCase()].join(', ')
