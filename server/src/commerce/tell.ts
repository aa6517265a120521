import type { Order } from '@pariksha/contract/commerce'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/database.ts'
import type { Outgoing, SendMail } from '../mail/outgoing.ts'
import {
  type Institute,
  type Student,
  tellInstituteOfOrder,
  tellStudentOfApproval,
  tellStudentOfOrder,
  tellStudentOfRefusal,
} from './letters.ts'

export type Post = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

/** Both sides of a new order: the institute, that somebody waits, and the student, what happens next. */
export async function tellOfOrder(
  { config, outgoing }: Post,
  tx: Transaction,
  studentId: number,
  order: Order,
): Promise<void> {
  const { institute, student } = await sidesOf(tx, studentId)
  const send: SendMail = (...message) => outgoing.letter(tx, ...message)
  // staff see it on their overview in any case
  if (institute.email !== '') await tellInstituteOfOrder(send, config.publicUrl, institute, student, order)
  await tellStudentOfOrder(send, config.publicUrl, institute, student, order)
}

/** The student, of what the institute decided. */
export async function tellOfDecision(
  { config, outgoing }: Post,
  tx: Transaction,
  studentId: number,
  order: Order,
): Promise<void> {
  const { institute, student } = await sidesOf(tx, studentId)
  const send: SendMail = (...message) => outgoing.letter(tx, ...message)
  if (order.status === 'approved') await tellStudentOfApproval(send, config.publicUrl, student, order)
  else await tellStudentOfRefusal(send, institute, student, order)
}

async function sidesOf(tx: Transaction, studentId: number): Promise<{ institute: Institute; student: Student }> {
  const institute = await tx.selectFrom('institute').select(['name', 'email', 'phone']).executeTakeFirstOrThrow()
  const student = await tx
    .selectFrom('users')
    .select(['full_name', 'email', 'phone_number'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { institute, student }
}
