import type { Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import { testNameIn } from '../../../exams/catalogue/stored-names.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { siteIn } from '../../../platform/mail/recipient.ts'
import { mailTexts } from '../../../platform/mail/texts/mail-texts.ts'
import type { MailDeps } from '../notify-students.ts'
import { REACHABLE } from '../reachable.ts'

type Decision = {
  readonly challenges: readonly number[]
  readonly decision: 'accepted' | 'rejected'
  readonly correction_follows: boolean
  readonly reply: string
}

/** Decides those that are still open; a student is notified now, or with the correction that follows. */
export function decideChallenges(
  deps: MailDeps & { readonly db: Database },
  caller: Caller,
  { challenges, decision, correction_follows, reply }: Decision,
): Promise<number> {
  const waits = decision === 'accepted' && correction_follows
  return transact(deps.db, async (tx) => {
    await sql`select from challenges where id = any(${[...challenges]}::int8[]) order by id for update`.execute(tx)
    const decided = await tx
      .updateTable('challenges')
      .set({
        status: decision,
        reply,
        decided_at: sql<Date>`now()`,
        decided_by: caller.userId,
        told_at: waits ? null : sql<Date>`now()`,
      })
      .where('id', 'in', [...challenges])
      .where('status', '=', 'open')
      .returning(['id', 'paper_id', 'question_number'])
      .execute()
    const [first] = decided
    if (!first) throw new AppError('row_changed')
    if (!waits)
      await mailDecisions(
        deps,
        tx,
        decided.map(({ id }) => id),
        { decision, reply },
      )
    const ids = decided.map(({ id }) => id)
    const after = {
      question: first.question_number,
      decision,
      correction_follows: waits,
      challenges: ids,
      reason: reply,
    }
    await audit(tx, caller, { action: 'decided challenges', subject: 'keys', id: first.paper_id, after })
    return decided.length
  })
}

async function mailDecisions(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  ids: readonly number[],
  { decision, reply }: Pick<Decision, 'decision' | 'reply'>,
): Promise<void> {
  const { rows } = await sql<{
    student_id: number
    email: string
    language: Language | null
    title: string
    test_id: number
    attempt_id: number
    question_number: number
  }>`
    select c.student_id, users.email, users.language, tests.title, attempts.test_id, c.attempt_id, c.question_number
    from challenges c join users on users.id = c.student_id
    join attempts on attempts.student_id = c.student_id and attempts.id = c.attempt_id
    join tests on tests.id = attempts.test_id
    where c.id = any(${[...ids]}::int8[]) and ${REACHABLE} order by c.id`.execute(tx)
  await outgoing.mailManyAfterCommit(
    tx,
    rows.map(({ student_id, email, language, title, test_id, attempt_id, question_number }) => {
      const address = `${siteIn(config.publicUrl, language)}/test/${test_id}/usertest/${attempt_id}`
      const name = testNameIn(language ?? 'en', title)
      const facts = { title: name, questionNumber: question_number, decision, reply, address }
      const { subject, text } = mailTexts(language).challengeDecided(facts)
      return { userId: student_id, to: email, subject, text }
    }),
  )
}
