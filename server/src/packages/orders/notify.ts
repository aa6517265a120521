import type { Language } from '@pariksha/contract/languages'
import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { contactOf, siteIn } from '../../platform/mail/recipient.ts'
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts'
import type { MailText } from '../../platform/mail/texts/texts.ts'
import { type Institute, orderToInstitute, type Student } from './mails.ts'
import { orderTitleForStudent } from './order-title.ts'

export type NotifyDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

/** Mails to the institute and the student about a new order. */
export async function notifyOfOrder(
  { config, outgoing }: NotifyDeps,
  tx: Transaction,
  studentId: number,
  order: Order,
): Promise<void> {
  const sides = await sidesOf(tx, studentId)
  const { institute, student } = sides
  // staff see it on their overview in any case
  if (institute.email !== '')
    await outgoing.mailAfterCommit(tx, {
      userId: studentId,
      ...orderToInstitute(config.publicUrl, institute, student, order),
    })
  const title = await orderTitleForStudent(tx, order.id)
  const { subject, text } = toStudent('orderReceived', config.publicUrl, sides, { ...order, title })
  await outgoing.mailAfterCommit(tx, { userId: studentId, to: student.email, subject, text })
}

const MAIL_OF = { approved: 'orderApproved', declined: 'orderDeclined' } as const

/** A mail to the student about the decision. */
export async function notifyOfDecision(
  { config, outgoing }: NotifyDeps,
  tx: Transaction,
  studentId: number,
  order: Order,
  status: keyof typeof MAIL_OF,
): Promise<void> {
  const sides = await sidesOf(tx, studentId)
  const title = await orderTitleForStudent(tx, order.id)
  const { subject, text } = toStudent(MAIL_OF[status], config.publicUrl, sides, { ...order, title })
  await outgoing.mailAfterCommit(tx, { userId: studentId, to: sides.student.email, subject, text })
}

/** A mail to the student about an approval that was taken back. */
export async function notifyOfRevocation(
  { config, outgoing }: NotifyDeps,
  tx: Transaction,
  studentId: number,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const { institute, student } = await sidesOf(tx, studentId)
  const { subject, text } = mailTexts(student.language).orderRevoked({
    id,
    reason,
    title: await orderTitleForStudent(tx, id),
    institute: institute.name,
    contact: contactOf(institute),
    site: siteIn(config.publicUrl, student.language),
  })
  await outgoing.mailAfterCommit(tx, { userId: studentId, to: student.email, subject, text })
}

type Sides = { readonly institute: Institute; readonly student: Student & { readonly language: Language | null } }

function toStudent(
  what: 'orderReceived' | 'orderApproved' | 'orderDeclined',
  publicUrl: string,
  { institute, student: { language } }: Sides,
  { id, title, price, months }: Order,
): MailText {
  const contact = contactOf(institute)
  const site = siteIn(publicUrl, language)
  return mailTexts(language)[what]({ id, title, price, months, institute: institute.name, contact, site })
}

async function sidesOf(tx: Transaction, studentId: number): Promise<Sides> {
  const institute = await tx.selectFrom('institute').select(['name', 'email', 'phone']).executeTakeFirstOrThrow()
  const student = await tx
    .selectFrom('users')
    .select(['full_name', 'email', 'phone_number', sql<Language | null>`language`.as('language')])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { institute, student }
}
