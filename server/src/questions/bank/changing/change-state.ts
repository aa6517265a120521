import { missingIn, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionState } from '@pariksha/contract/questions/question-item'
import { sql } from 'kysely'
import { type Database, type Queryable, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { LABELS } from '../list/labels.ts'

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
      sql<QuestionContent>`v.content`.as('content'),
    ])
    .where('questions.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version) throw new AppError('row_changed')
  if (row.state === to) return
  if (!REACHED_FROM[to].includes(row.state)) throw new AppError('row_changed')
  if (COMPLETE.includes(to) && missingIn(row.content).length > 0) throw new AppError('question_incomplete')
  if (to === 'approved' && !(await mayApprove(tx, caller.userId, id))) throw new AppError('own_question')
  await tx
    .updateTable('questions')
    .set({ state: to, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await recordStates(tx, caller.userId, [{ id, version: row.version, from: row.state, to, remark }])
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

/** Where the institute wants another person, nobody approves a text that they wrote since the last approved version. */
export async function mayApprove(db: Queryable, approver: number, id: number): Promise<boolean> {
  const { second_approver } = await readSettings(db)
  return !second_approver || !(await wroteSinceApproval(db, approver, id))
}

/** Whether somebody changed the text, answer or passage; who set its topic, level or tags did not write it. */
async function wroteSinceApproval(db: Queryable, who: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ wrote: boolean }>`
    select exists (
      select from question_versions v
      left join question_versions before on before.question_id = v.question_id and before.version = v.version - 1
      where v.question_id = ${id} and v.made_by = ${who}
        and v.version > coalesce(
          (select max(version) from question_events where question_id = ${id} and to_state = 'approved'), 0)
        and v.content - ${LABELS}::text[] is distinct from before.content - ${LABELS}::text[]
    ) as wrote`.execute(db)
  return rows[0]?.wrote ?? false
}

export const readSettings = (db: Queryable): Promise<{ readonly second_approver: boolean }> =>
  db.selectFrom('question_bank_settings').select('second_approver').executeTakeFirstOrThrow()

type Moved = {
  readonly id: number
  readonly version: number
  readonly from: string
  readonly to: QuestionState
  readonly remark?: string | undefined
}

export async function recordStates(tx: Transaction, who: number, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  await tx
    .insertInto('question_events')
    .values(
      moved.map(({ id, version, from, to, remark }) => ({
        question_id: id,
        version,
        who,
        from_state: from,
        to_state: to,
        remark: remark ?? null,
      })),
    )
    .execute()
}
