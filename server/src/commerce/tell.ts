import type { Order } from '@pariksha/contract/commerce'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import {
  type Institute,
  type Student,
  tellInstituteOfOrder,
  tellStudentOfApproval,
  tellStudentOfOrder,
  tellStudentOfRefusal,
} from './letters.ts'

type Means = { readonly config: Pick<Config, 'publicUrl'>; readonly db: Database; readonly outgoing: Outgoing }

/** Both sides of a new order: the institute, that somebody waits, and the student, what happens next. */
export async function tellOfOrder({ config, db, outgoing }: Means, studentId: number, order: Order): Promise<void> {
  const { institute, student } = await sidesOf(db, studentId)
  await tellInstituteOfOrder(outgoing, config.publicUrl, institute, student, order)
  await tellStudentOfOrder(outgoing, config.publicUrl, institute, student, order)
}

/** The student, of what the institute decided. */
export async function tellOfDecision({ config, db, outgoing }: Means, studentId: number, order: Order): Promise<void> {
  const { institute, student } = await sidesOf(db, studentId)
  if (order.status === 'approved') await tellStudentOfApproval(outgoing, config.publicUrl, student, order)
  else await tellStudentOfRefusal(outgoing, institute, student, order)
}

async function sidesOf(db: Database, studentId: number): Promise<{ institute: Institute; student: Student }> {
  const institute = await db.selectFrom('institute').select(['name', 'email', 'phone']).executeTakeFirstOrThrow()
  const student = await db
    .selectFrom('users')
    .select(['full_name', 'email', 'phone_number'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { institute, student }
}
