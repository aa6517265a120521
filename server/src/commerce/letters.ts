import type { Order } from '@pariksha/contract/commerce'
import { termText } from '@pariksha/domain/term'
import type { SendMail } from '../mail/outgoing.ts'

export type Institute = { readonly name: string; readonly email: string; readonly phone: string }
export type Student = { readonly full_name: string; readonly email: string; readonly phone_number: string | null }

const rupees = (amount: number): string => `Rs. ${amount.toLocaleString('en-IN')}`
/** How the institute is reached; nothing while it has not said. */
const reach = ({ email, phone }: Institute): string => [email, phone].filter((one) => one !== '').join(', ')

const terms = ({ title, price, months }: Order): string => `${title}, ${rupees(price)}, for ${termText(months)}`

/** To the institute: somebody waits for an answer. */
export const tellInstituteOfOrder = (
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

Arrange the payment with the student, then approve the order:
${publicUrl}/staff/orders`,
  )

export const tellStudentOfOrder = (
  send: SendMail,
  publicUrl: string,
  institute: Institute,
  student: Student,
  order: Order,
): Promise<void> =>
  send(
    student.email,
    `We have your order: ${order.title}`,
    `You ordered ${terms(order)}. Nothing has been paid yet. Your order number is ${order.id}.

${institute.name} will call or e-mail you about the payment, and opens the tests when it approves the order.${
      reach(institute) === '' ? '' : `\nYou can also contact ${institute.name}: ${reach(institute)}.`
    }

View or cancel your order:
${publicUrl}/library`,
  )

export const tellStudentOfApproval = (
  send: SendMail,
  publicUrl: string,
  student: Student,
  order: Order,
): Promise<void> =>
  send(
    student.email,
    `Your tests are open: ${order.title}`,
    `Your order ${order.id} was approved: ${terms(order)}.

Your tests, and until when you can take them:
${publicUrl}/library`,
  )

export const tellStudentOfRefusal = (
  send: SendMail,
  institute: Institute,
  student: Student,
  order: Order,
): Promise<void> =>
  send(
    student.email,
    `Your order was not accepted: ${order.title}`,
    `${institute.name} did not accept your order ${order.id} (${terms(order)}). The tests were not opened.${
      reach(institute) === ''
        ? ''
        : `\n\nIf you have paid, or want to know why, contact ${institute.name}: ${reach(institute)}.`
    }`,
  )
