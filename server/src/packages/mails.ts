import type { Order } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import type { SendMail } from '../mail/send-mail.ts'

export type Institute = { readonly name: string; readonly email: string; readonly phone: string }
export type Student = { readonly full_name: string; readonly email: string; readonly phone_number: string | null }

/** How the institute is reached; empty while staff have not entered it. */
const reach = ({ email, phone }: Institute): string => [email, phone].filter((one) => one !== '').join(', ')

const terms = ({ title, price, months }: Order): string => `${title}, ${rupees(price, 'Rs. ')}, for ${termText(months)}`

/** To the institute: an order to approve. */
export const mailOrderToInstitute = (
  send: SendMail,
  publicUrl: string,
  institute: Institute,
  student: Student,
  order: Order,
): Promise<void> =>
  send(
    institute.email,
    `Order ${order.id}: ${order.title}`,
    `${student.full_name} ordered ${terms(order)}.

E-mail: ${student.email}
Phone: ${student.phone_number ?? 'not given'}

Contact the student about the payment, then approve the order:
${publicUrl}/staff/orders`,
  )

export const mailOrderToStudent = (
  send: SendMail,
  publicUrl: string,
  institute: Institute,
  student: Student,
  order: Order,
): Promise<void> =>
  send(
    student.email,
    `Order received: ${order.title}`,
    `You ordered ${terms(order)}. Nothing has been paid yet. Your order number is ${order.id}.

${institute.name} will call or e-mail you about the payment. Your tests open when the institute approves the order.${
      reach(institute) === '' ? '' : `\nYou can also contact ${institute.name}: ${reach(institute)}.`
    }

View or cancel your order:
${publicUrl}/library`,
  )

export const mailApproval = (send: SendMail, publicUrl: string, student: Student, order: Order): Promise<void> =>
  send(
    student.email,
    `Your tests are open: ${order.title}`,
    `Your order ${order.id} was approved: ${terms(order)}.

See your tests, and the last date to take them:
${publicUrl}/library`,
  )

export const mailRefusal = (send: SendMail, institute: Institute, student: Student, order: Order): Promise<void> =>
  send(
    student.email,
    `Your order was not accepted: ${order.title}`,
    `${institute.name} did not accept your order ${order.id} (${terms(order)}). The tests were not opened.${
      reach(institute) === ''
        ? ''
        : `\n\nIf you have already paid, or want to know the reason, contact ${institute.name}: ${reach(institute)}.`
    }`,
  )
