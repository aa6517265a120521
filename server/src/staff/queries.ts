import type { AuditEntry } from '@pariksha/contract/staff'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { excerpts } from './collections/excerpts.ts'

export const readMember = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .select(['users.email', 'users.full_name as name', sql<boolean>`confirmed_at is not null`.as('enrolled')])
    .where('users.id', '=', userId)
    .executeTakeFirst()

const PAGE = 50

export async function readAuditLog(
  db: Database,
  { subject, before }: { subject?: string | undefined; before?: number | undefined },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await db
    .selectFrom('audit_log')
    .select([
      'id',
      'at',
      'who',
      'action',
      'subject',
      'subject_id',
      sql<Record<string, unknown> | null>`before`.as('before'),
      sql<Record<string, unknown> | null>`after`.as('after'),
    ])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject as string))
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return {
    entries: rows.slice(0, PAGE).map((row) => ({ ...row, ...excerpts(row), at: row.at.toISOString() })),
    more: rows.length > PAGE,
  }
}
