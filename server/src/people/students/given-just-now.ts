import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'

type Gift = {
  readonly studentId: number
  readonly slug: string
  readonly memberId: number
  readonly reason: string
}

/**
 * The order of a call that is repeated because its answer was lost: the newest of the student, from the same member for the same reason,
 * ten minutes ago at most. Later, or in other words, the package is opened for another period. The student is locked.
 */
export async function givenJustNow(
  tx: Transaction,
  { studentId, slug, memberId, reason }: Gift,
): Promise<{ readonly orderId: number } | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select newest.id as "orderId"
    from (select * from orders where student_id = ${studentId} order by id desc limit 1) as newest
      join packages on packages.id = newest.package_id and packages.slug = ${slug}
    where newest.given and newest.status = 'approved' and newest.decided_by = ${memberId} and newest.decided_at > now() - interval '10 minutes'
      and exists (
        select from audit_log where subject = 'students' and subject_id = ${String(studentId)}
          and after ->> 'order' = newest.id::text and after ->> 'reason' = ${reason}
      )`.execute(tx)
  return rows[0]
}
