import type { AttemptDeps } from '../attempts/attempt-deps.ts'
import { transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { findSeen } from '../library/seen-question.ts'
import { assertBelowRowLimit } from '../limits/row-limits.ts'
import type { Rendering } from '../text/rendering.ts'

type Asked = Rendering & {
  readonly title: string
  readonly text: string
  readonly shareable: boolean
  readonly question?: { readonly attempt_id: number; readonly question_number: number } | undefined
}

/** Returns its number. A question goes along only where the student has seen its key. */
export async function askDoubt(
  deps: AttemptDeps,
  studentId: number,
  { title, text, html, rendered_by, shareable, question }: Asked,
): Promise<number> {
  const paperId = question && (await paperOf(deps, studentId, question.attempt_id, question.question_number))
  return transact(deps.db, async (tx) => {
    await assertBelowRowLimit(tx, studentId, 'doubts')
    const { id } = await tx
      .insertInto('doubts')
      .values({
        student_id: studentId,
        title,
        text,
        html,
        rendered_by,
        shareable,
        ...(paperId !== undefined && { paper_id: paperId, question_number: question?.question_number as number }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
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
