import { MAX_PATTERN_QUESTIONS } from '@pariksha/contract/papers/paper-pattern'
import type { Transaction } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import type { LockedDraft } from '../edit-draft.ts'
import { arrange, placedAt } from './arrange.ts'
import type { DrawnQuestion } from './slots.ts'

export type NewSlot =
  | { readonly question: { readonly id: number; readonly version: number } }
  | { readonly drawn: DrawnQuestion }

export type SlotPlace = { readonly section: number; readonly before: number | null }

export function assertSection({ pattern }: Pick<LockedDraft, 'pattern'>, section: number): void {
  if (section < pattern.sections.length) return
  throw new AppError('bad_input', { errors: [{ path: 'section', message: 'Not found.' }] })
}

/** Puts questions into a section and returns their numbers. The draft is locked. */
export async function insertSlots(
  tx: Transaction,
  draft: LockedDraft,
  added: readonly NewSlot[],
  place: SlotPlace,
): Promise<readonly number[]> {
  assertSection(draft, place.section)
  if (added.length === 0) return []
  const there = await placesOf(tx, draft.id)
  if (there.length + added.length > MAX_PATTERN_QUESTIONS) {
    throw new AppError('bad_input', { detail: `A paper has at most ${MAX_PATTERN_QUESTIONS} questions.` })
  }
  const made = await tx
    .insertInto('paper_slots')
    .values(
      added.map((slot) => ({
        draft_id: draft.id,
        section: place.section,
        position: 0,
        question_id: 'question' in slot ? slot.question.id : null,
        question_version: 'question' in slot ? slot.question.version : null,
        drawn: 'drawn' in slot ? asJson(slot.drawn) : null,
      })),
    )
    .returning('id')
    .execute()
  const ids = made.map(({ id }) => id)
  await arrange(tx, placedAt([...there, ...ids.map((id) => ({ id, section: place.section }))], ids, place))
  return ids
}

export const placesOf = (tx: Transaction, draftId: number) =>
  tx
    .selectFrom('paper_slots')
    .select(['id', 'section'])
    .where('draft_id', '=', draftId)
    .orderBy('section')
    .orderBy('position')
    .execute()
