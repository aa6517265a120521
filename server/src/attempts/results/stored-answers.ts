import type { StoredAnswers } from '@pariksha/contract/attempts/receipt'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { choiceFromLog } from '../queries.ts'

/** The answers that count, each with the moment in which it was stored: the last action at its question that chose or cleared. */
export async function readStoredAnswers(db: Database, { attempt, paper }: AttemptWithPaper): Promise<StoredAnswers> {
  if (attempt.status !== 'completed') throw new AppError('not_found')
  const { rows } = await sql<{ number: number; choice: string; stored_at: Date }>`
    select distinct on (question_number) question_number as number, choice, received_at as stored_at
    from actions
    where student_id = ${attempt.studentId} and attempt_id = ${attempt.id} and choice is not null and refused is null
    order by question_number, epoch desc, seq desc`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return {
    submitted_at: (attempt.completedAt ?? attempt.now).toISOString(),
    answers: paper.plan.questions.map((_, index) => {
      const row = byNumber.get(index + 1)
      const choice = choiceFromLog(row?.choice ?? null) ?? null
      return { user_choice: choice, stored_at: (choice !== null && row?.stored_at.toISOString()) || null }
    }),
  }
}
