import type { Order } from '@pariksha/contract/packages'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/database.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { SendMail } from '../mail/send-mail.ts'
import {
  type Institute,
  mailApproval,
  mailOrderToInstitute,
  mailOrderToStudent,
  mailRefusal,
  type Student,
} from './mails.ts'

export type NotifyDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

/** Mails to the institute and the student about a new order. */
export async function notifyOfOrder(
  { config, outgoing }: NotifyDeps,
  tx: Transaction,
  studentId: number,
  order: Order,
): Promise<void> {
  const { institute, student } = await sidesOf(tx, studentId)
  const send: SendMail = (...message) => outgoing.mailAfterCommit(tx, ...message)
  // staff see it on their overview in any case
  if (institute.email !== '') await mailOrderToInstitute(send, config.publicUrl, institute, student, order)
  await mailOrderToStudent(send, config.publicUrl, institute, student, order)
}

/** A mail to the student about the decision. */
export async function notifyOfDecision(
  { config, outgoing }: NotifyDeps,
  tx: Transaction,
  studentId: number,
  order: Order,
): Promise<void> {
  const { institute, student } = await sidesOf(tx, studentId)
  const send: SendMail = (...message) => outgoing.mailAfterCommit(tx, ...message)
  if (order.status === 'approved') await mailApproval(send, config.publicUrl, student, order)
  else await mailRefusal(send, institute, student, order)
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
