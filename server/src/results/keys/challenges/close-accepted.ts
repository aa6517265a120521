import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'

/** Accepted challenges that waited for this correction; their students are notified with it. */
export async function closeAccepted(tx: Transaction, paperId: number, questionNumber: number) {
  return tx
    .updateTable('challenges')
    .set({ told_at: sql<Date>`now()` })
    .where('paper_id', '=', paperId)
    .where('question_number', '=', questionNumber)
    .where('status', '=', 'accepted')
    .where('told_at', 'is', null)
    .returning(['student_id', 'attempt_id', 'reply'])
    .execute()
}
