import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { recipientAt, siteIn } from '../../platform/mail/recipient.ts'
import type { Rendering } from '../../platform/text/rendering.ts'
import { findDoubt, isLastReply } from './queries.ts'

type Deps = { readonly db: Database; readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

type Answer = Rendering & { readonly text: string; readonly solved: boolean } & HasRead

/**
 * The log of the staff says that they answered; what was written stays with the doubt, and goes with it. The student is
 * notified where it is, not what it says.
 */
export function answerDoubt(
  { db, config, outgoing }: Deps,
  caller: Caller,
  doubtId: number,
  { solved, replies, ...answer }: Answer,
): Promise<void> {
  return transact(db, async (tx) => {
    const found = await tx
      .updateTable('doubts')
      .set({ status: solved ? 'solved' : 'open', moved_at: sql<Date>`now()` })
      .where('id', '=', doubtId)
      .returning('id')
      .executeTakeFirst()
    if (!found) throw new AppError('not_found')
    // the doubt is locked by its change, so of the same answer sent twice at once the second finds the first
    if (await isLastReply(tx, doubtId, { author: 'staff', staffId: caller.userId, text: answer.text })) return
    // two who answer at once: the second reads first what the student was told
    await assertAllRead(tx, doubtId, { replies })
    await tx
      .insertInto('doubt_replies')
      .values({ doubt_id: doubtId, author: 'staff', staff_id: caller.userId, ...answer })
      .execute()
    await audit(tx, caller, { action: 'answered', subject: 'doubts', id: doubtId })
    const doubt = await findDoubt(tx, doubtId)
    if (!doubt) return
    const { userId, language, texts } = await recipientAt(tx, doubt.email)
    const site = siteIn(config.publicUrl, language)
    const { subject, text } = texts.doubtAnswered({ site, id: doubt.id, title: doubt.title })
    await outgoing.mailAfterCommit(tx, { userId, to: doubt.email, subject, text })
  })
}

/** How many replies the caller has read. */
type HasRead = { readonly replies?: number | undefined }
type Publication = HasRead & { readonly published: boolean }

/** Only what was read: a student who writes more meanwhile may have written what is for the staff alone. */
export function publishDoubt(
  db: Database,
  caller: Caller,
  doubtId: number,
  { published, replies }: Publication,
): Promise<void> {
  return transact(db, async (tx) => {
    const doubt = await tx
      .selectFrom('doubts')
      .select(['shareable', 'published'])
      .where('id', '=', doubtId)
      .forUpdate()
      .executeTakeFirst()
    if (!doubt) throw new AppError('not_found')
    if (published && !doubt.shareable) throw new AppError('not_shareable')
    if (published) await assertAllRead(tx, doubtId, { replies })
    if (published === doubt.published) return
    await tx.updateTable('doubts').set({ published }).where('id', '=', doubtId).execute()
    await audit(tx, caller, { action: published ? 'published' : 'withdrawn', subject: 'doubts', id: doubtId })
  })
}

/** The doubt is locked, so the count is true. */
async function assertAllRead(tx: Transaction, doubtId: number, { replies }: HasRead): Promise<void> {
  if (replies === undefined) return
  const { count } = await tx
    .selectFrom('doubt_replies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('doubt_id', '=', doubtId)
    .executeTakeFirstOrThrow()
  if (replies < count) throw new AppError('row_changed')
}
