import type { TestDetails } from '@pariksha/contract/exams/tests'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { sql } from 'kysely'
import type { Queryable } from '../platform/db/database.ts'

type Note = TestDetails['key_changes'][number]

/** The corrections of a paper's key, the latest first, without answers and reasons. */
export async function keyChanges(db: Queryable, paperId: number): Promise<Note[]> {
  const rows = await db
    .selectFrom('keys')
    .select(['question_number', sql<CorrectionKind>`kind`.as('kind'), 'created_at'])
    .where('paper_id', '=', paperId)
    .where('version', '>', 1)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ question_number, kind, created_at }) => ({
    question_number: question_number as number,
    kind,
    changed_at: created_at.toISOString(),
  }))
}
