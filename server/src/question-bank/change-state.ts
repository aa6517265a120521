import type { QuestionState } from '@pariksha/contract/question-bank'
import { missingIn, type QuestionContent } from '@pariksha/contract/question-content'
import { sql } from 'kysely'
import type { Caller } from '../accounts/authenticate.ts'
import { type Database, type Queryable, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** From which states a question comes into another one. */
const REACHED_FROM: Readonly<Record<QuestionState, readonly QuestionState[]>> = {
  draft: ['in_review', 'retired'],
  in_review: ['draft'],
  approved: ['draft', 'in_review'],
  retired: ['draft', 'in_review', 'approved'],
}

/** States that a question enters whole only. */
const COMPLETE: readonly QuestionState[] = ['in_review', 'approved']

type Wanted = { readonly to: QuestionState; readonly version?: number; readonly remark?: string | undefined }

/** Moves the version that was read to another state. */
export const changeState = (db: Database, caller: Caller, id: number, wanted: Wanted): Promise<void> =>
  transact(db, (tx) => moveQuestion(tx, caller, id, wanted))

export async function moveQuestion(tx: Transaction, caller: Caller, id: number, { to, version, remark }: Wanted) {
  await lockQuestions(tx, [id])
  const row = await tx
    .selectFrom('questions')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'questions.id').onRef('v.version', '=', 'questions.version'),
    )
    .select([
      'questions.version',
      sql<QuestionState>`questions.state`.as('state'),
      'v.made_by',
      sql<QuestionContent>`v.content`.as('content'),
    ])
    .where('questions.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version) throw new AppError('row_changed')
  if (row.state === to) return
  if (!REACHED_FROM[to].includes(row.state)) throw new AppError('row_changed')
  if (COMPLETE.includes(to) && missingIn(row.content).length > 0) throw new AppError('question_incomplete')
  if (to === 'approved' && !(await mayApprove(tx, caller.userId, row.made_by))) throw new AppError('own_question')
  await tx
    .updateTable('questions')
    .set({ state: to, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await recordState(tx, caller.userId, { id, from: row.state, to, remark })
}

/**
 * Locks questions in the order of their ids. Their versions are read afterwards: what waited for a lock would be joined with
 * the version of before.
 */
export const lockQuestions = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('questions')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Where the institute wants another person, nobody approves the version that they wrote. */
export async function mayApprove(db: Queryable, approver: number, author: number | null): Promise<boolean> {
  const { second_approver } = await readSettings(db)
  return !second_approver || approver !== author
}

export const readSettings = (db: Queryable): Promise<{ readonly second_approver: boolean }> =>
  db.selectFrom('question_bank_settings').select('second_approver').executeTakeFirstOrThrow()

type Moved = {
  readonly id: number
  readonly from: string
  readonly to: QuestionState
  readonly remark?: string | undefined
}

export const recordState = (tx: Transaction, who: number, { id, from, to, remark }: Moved) =>
  tx
    .insertInto('question_events')
    .values({ question_id: id, who, from_state: from, to_state: to, remark: remark ?? null })
    .execute()
