import { termText } from '@pariksha/domain/term'
import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

/** Texts about ordering: before the button is pressed, in the dialog, and after it. */
const english = {
  howToBuy: (institute: string) =>
    `"Buy" sends an order to ${institute}. You do not pay on this site: ${institute} contacts you about the payment, and opens the tests when it approves the order.`,
  steps: {
    title: 'How to buy',
    order: { title: 'Place an order', text: 'Choose a package and place the order. You do not pay on this site.' },
    pay: { title: 'Pay the institute', text: 'The institute calls or e-mails you and tells you how to pay.' },
    start: {
      title: 'Start the tests',
      text: 'The tests open in your account when the institute approves the order. Validity starts that day.',
    },
  },
  questions: 'Any questions before you buy?',
  freeTests: 'See all tests',
  order: {
    title: (title: string) => `Order ${title}`,
    terms: (price: string, months: number) => `${price} for ${termText(months)}`,
    what: {
      sent: (institute: string) => `Your order goes to ${institute} with your name, e-mail and phone number.`,
      paid: (institute: string) => `You pay nothing now. ${institute} calls or e-mails you and tells you how to pay.`,
      opened: (institute: string) => `The tests open when ${institute} approves the order. You get an e-mail.`,
    },
    notReady:
      'No test of this package is published yet. Validity starts when the order is approved, so please ask the institute first.',
    send: 'Place order',
    sending: 'Placing order…',
    notNow: 'Not now',
    sentTitle: 'Order placed',
    sent: (number: number, institute: string) =>
      `Order no. ${number}. ${institute} will call or e-mail you about the payment. The tests open when the order is approved; you get an e-mail then.`,
    reach: 'You can also contact the institute:',
    library: 'View my orders',
    done: 'Close',
    gone: 'This package is no longer available.',
    full: 'You have too many orders. Please call the institute.',
    failed: 'The order could not be placed. Please try again.',
    offline: 'No connection to the server. Please try again.',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('packageOrder', english)
