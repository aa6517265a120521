import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'

/** Orders of packages. */
export const orderTexts = {
  title: 'Orders',
  text: 'Approve an order after you have received the payment. The student can then start the tests at once.',
  status: 'Show orders',
  search: 'Search by name, e-mail, phone, package or order number',
  all: 'All',
  statuses: {
    requested: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    cancelled: 'Cancelled',
    revoked: 'Revoked',
  },
  number: (id: number) => `Order no. ${id}`,
  /** What staff open for a student costs nothing, and nothing else does. */
  terms: (price: number, months: number) =>
    price === 0 ? `opened by the staff for ${termText(months)}` : `${rupees(price)} for ${termText(months)}`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Approve this order?',
  approveText: (name: string, title: string, terms: string) =>
    `${name} can use “${title}” (${terms}) at once, and is notified by e-mail.`,
  declineTitle: 'Decline this order?',
  declineText: (name: string, title: string, terms: string) =>
    `${name} will not get “${title}” (${terms}), and is notified by e-mail. The student can order again.`,
  approved: 'Order approved. The student can start the tests.',
  declined: 'Order declined.',
  unmailed: 'No e-mail was sent: please tell the student.',
  failed:
    'The server did not answer, so it is not certain whether the order was changed. Check your internet connection and try again.',
  noneFound: {
    title: 'No order matches',
    text: 'The number has to be whole. Of names, addresses and phone numbers a part is enough.',
  },
  searchAll: 'Search in all orders',
  none: {
    all: 'No orders yet',
    requested: 'No orders are waiting',
    approved: 'No approved orders',
    declined: 'No declined orders',
    cancelled: 'No cancelled orders',
    revoked: 'No revoked orders',
  },
  erased: 'The account was erased',
  revoke: {
    button: 'Revoke',
    title: 'Revoke this approval?',
    text: (name: string, title: string) =>
      `${name} can no longer start the tests of “${title}”, and is notified by e-mail with the reason. Tests already taken stay, with their results; one that runs now can be finished. Periods of other orders that were to begin later move forward.`,
    money:
      'This site takes no payments and pays nothing back. What was paid has to be paid back the way it came: in cash, by transfer, or as a refund at the payment provider.',
    reasonHint:
      'The student reads it, and the activity log keeps it. Do not write names, e-mail addresses or phone numbers here.',
    done: 'Order revoked.',
    doneMoney: 'What was paid for it has to be paid back outside of this site.',
    by: (who: string | null, when: string, why: string) => `Revoked${who ? ` by ${who}` : ''}, ${when}: ${why}`,
  },
  decidedBy: (who: string) => `Decided by ${who}`,
} as const
