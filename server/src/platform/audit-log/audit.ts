import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { asJson } from '../db/json.ts'
import type { Caller } from '../http/authenticate.ts'

type AuditEvent = {
  readonly action: string
  readonly subject?: string
  readonly id?: string | number
  readonly before?: object | undefined
  readonly after?: object | undefined
}

const jsonOf = (values: object | undefined): string | null => (values ? asJson(values) : null)

/** Adds an entry to the audit log, in the transaction of the change. */
export async function audit(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  { action, subject, id, before, after }: AuditEvent,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('audit_log')
    .columns(['user_id', 'who', 'action', 'subject', 'subject_id', 'before', 'after'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'id',
          sql<string>`email`.as('who'),
          sql.lit(action).as('action'),
          sql<string | null>`${subject ?? null}::text`.as('subject'),
          sql<string | null>`${id === undefined ? null : String(id)}::text`.as('subject_id'),
          sql`${jsonOf(before)}::jsonb`.as('before'),
          sql`${jsonOf(after)}::jsonb`.as('after'),
        ])
        .where('id', '=', userId),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error('an audit event without an actor')
}

/** The same for an operator's command, without a signed-in user. */
export async function auditFrom(
  tx: Transaction,
  who: string,
  { action, subject, id, before, after }: AuditEvent,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      user_id: null,
      who,
      action,
      subject: subject ?? null,
      subject_id: id === undefined ? null : String(id),
      before: jsonOf(before),
      after: jsonOf(after),
    })
    .execute()
}
