import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { type Queryable, transact } from '../../platform/db/database.ts'
import { lockUser } from '../../platform/db/lock-user.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { assertWithinRowLimit } from '../../platform/limits/row-limits.ts'
import { findSeen } from '../library/seen-question.ts'
import type { PresentDeps } from './present.ts'

type Asked = {
  readonly title: string
  readonly text: string
  readonly shareable: boolean
  readonly question?: { readonly attempt_id: number; readonly question_number: number } | undefined
}

/**
 * Returns its number. A question goes along only where the student has seen its key. A call that is repeated because its answer was
 * lost asks nothing new, and no limit refuses it.
 */
export async function askDoubt(
  deps: PresentDeps,
  limits: Limits,
  studentId: number,
  { title, text, shareable, question }: Asked,
): Promise<number> {
  const number = question?.question_number
  const paperId = question && (await paperOf(deps, studentId, question.attempt_id, question.question_number))
  const sought = { title, text, paperId, number }
  const asked = await unansweredId(deps.db, studentId, sought)
  if (asked !== undefined) return asked
  await limits.take('doubt-account', String(studentId))
  const rendering = await deps.texts.render('message', 'text', text)
  return transact(deps.db, async (tx) => {
    await lockUser(tx, studentId) // of the same doubt sent twice at once the second finds the first
    const askedMeanwhile = await unansweredId(tx, studentId, sought)
    if (askedMeanwhile !== undefined) return askedMeanwhile
    const { id } = await tx
      .insertInto('doubts')
      .values({
        student_id: studentId,
        title,
        text,
        ...rendering,
        shareable,
        ...(paperId !== undefined && { paper_id: paperId, question_number: number as number }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await assertWithinRowLimit(tx, studentId, 'doubts')
    return id
  })
}

async function paperOf(deps: AttemptDeps, studentId: number, attemptId: number, number: number): Promise<number> {
  const seen = await findSeen(deps, studentId, attemptId)
  if (!seen) throw new AppError('not_found')
  const { plan } = await deps.papers.load(seen.paperId)
  if (number > plan.questions.length) throw new AppError('not_found')
  return seen.paperId
}

type Sought = {
  readonly title: string
  readonly text: string
  readonly paperId: number | undefined
  readonly number: number | undefined
}

/** The student's open doubt with the same words about the same question, while nobody has written to it. */
async function unansweredId(
  db: Queryable,
  studentId: number,
  { title, text, paperId, number }: Sought,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('doubts')
    .select('id')
    .where('student_id', '=', studentId)
    .where('status', '=', 'open')
    .where('title', '=', title)
    .where('text', '=', text)
    .where('paper_id', 'is not distinct from', paperId ?? null)
    .where('question_number', 'is not distinct from', number ?? null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('doubt_replies').select(sql`1`.as('one')).whereRef('doubt_id', '=', 'doubts.id'))),
    )
    .executeTakeFirst()
  return row?.id
}
