import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'

/** Orders of packages. */
export const orderTexts = {
  title: 'Orders',
  text: 'Approve an order after you have received the payment. The student can then start the tests at once.',
  status: 'Show orders',
  statuses: { requested: 'Waiting', approved: 'Approved', declined: 'Declined', cancelled: 'Cancelled' },
  terms: (price: number, months: number) => `${rupees(price)} for ${termText(months)}`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Approve this order?',
  approveText: (name: string, title: string, terms: string) =>
    `${name} can use “${title}” (${terms}) at once, and is notified by e-mail. This cannot be undone here.`,
  declineTitle: 'Decline this order?',
  declineText: (name: string, title: string, terms: string) =>
    `${name} will not get “${title}” (${terms}), and is notified by e-mail. The student can order again.`,
  approved: 'Order approved. The student can start the tests.',
  declined: 'Order declined.',
  failed: 'The order was not changed: the server could not be reached. Check your internet connection and try again.',
  none: {
    requested: 'No orders are waiting',
    approved: 'No approved orders',
    declined: 'No declined orders',
    cancelled: 'No cancelled orders',
  },
  erased: 'The account was erased',
  decidedBy: (who: string) => `Decided by ${who}`,
} as const
