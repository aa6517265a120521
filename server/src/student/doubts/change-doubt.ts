import type { DoubtItem } from '@pariksha/contract/student/doubts'
import { sql } from 'kysely'
import { type Database, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Rendering } from '../../platform/text/rendering.ts'
import { isLastReply } from './queries.ts'

/** From a student to one doubt: who reads it gets them all. */
const MAX_REPLIES = 100

/** More from the student: the doubt is open again, and no longer shown until the staff have read it. */
export function replyToDoubt(
  db: Database,
  studentId: number,
  doubtId: number,
  reply: Rendering & { readonly text: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const own = await tx
      .updateTable('doubts')
      .set({ status: 'open', published: false, moved_at: sql<Date>`now()` })
      .where('id', '=', doubtId)
      .where('student_id', '=', studentId)
      .returning('id')
      .executeTakeFirst()
    if (!own) throw new AppError('not_found')
    // the doubt is locked by its change, so of the same words sent twice at once the second finds the first, and the count is true
    if (await isLastReply(tx, doubtId, { author: 'student', staffId: null, text: reply.text })) return
    const { had } = await tx
      .selectFrom('doubt_replies')
      .select((eb) => eb.fn.countAll<number>().as('had'))
      .where('doubt_id', '=', doubtId)
      .where('author', '=', 'student')
      .executeTakeFirstOrThrow()
    if (had >= MAX_REPLIES) throw new AppError('too_many_kept')
    await tx
      .insertInto('doubt_replies')
      .values({ doubt_id: doubtId, author: 'student', ...reply })
      .execute()
  })
}

type Change = { readonly status?: DoubtItem['status'] | undefined; readonly shareable?: boolean | undefined }

/** A student who withdraws the permission to show a doubt also unpublishes it. */
export async function changeDoubt(
  db: Database,
  studentId: number,
  doubtId: number,
  { status, shareable }: Change,
): Promise<void> {
  const own = await db
    .updateTable('doubts')
    .set({
      ...(status !== undefined && { status }),
      ...(shareable !== undefined && { shareable }),
      ...(shareable === false && { published: false }),
    })
    .where('id', '=', doubtId)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst()
  if (!own) throw new AppError('not_found')
}

export async function deleteDoubt(db: Database, studentId: number, doubtId: number): Promise<void> {
  await db.deleteFrom('doubts').where('id', '=', doubtId).where('student_id', '=', studentId).execute()
}
