import type { Order } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import type { Mail } from '../../platform/mail/send-mail.ts'

export type Institute = { readonly name: string; readonly email: string; readonly phone: string }
export type Student = { readonly full_name: string; readonly email: string; readonly phone_number: string | null }

/** To the institute: an order to approve. */
export const orderToInstitute = (
  publicUrl: string,
  institute: Institute,
  student: Student,
  order: Order,
): Omit<Mail, 'userId'> => ({
  to: institute.email,
  subject: `Order ${order.id}: ${order.title}`,
  text: `${student.full_name} ordered ${order.title}, ${rupees(order.price, 'Rs. ')}, for ${termText(order.months)}.

E-mail: ${student.email}
Phone: ${student.phone_number ?? 'not given'}

Contact the student about the payment, then approve the order:
${publicUrl}/staff/orders`,
})
