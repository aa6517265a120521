import type { PackageItem } from '@pariksha/contract/commerce'
import { termText } from '@pariksha/domain/term'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** "10 full-length mock tests", and how many of them are still to come. */
function counted({ ready, announced }: PackageItem['sectional'], one: string, many: string): readonly string[] {
  const all = ready + announced
  if (all === 0) return []
  if (announced === 0) return [count(all, one, many)]
  return [`${count(all, one, many)}: ${ready} available now, ${announced} coming soon`]
}

export const texts = {
  heading: 'Pricing',
  description: 'Test series packages for every exam: what each contains, its validity and its price.',
  lead: 'Choose the package of your exam. Free tests need no package.',
  howToBuy: (institute: string) =>
    `"Buy" sends an order to ${institute}. You do not pay on this site: ${institute} contacts you about the payment, and opens the tests when it approves the order.`,
  ofSeries: (name: string) => `Packages with ${name} tests`,
  freeTests: 'See all tests',
  families: {
    ssc: 'SSC',
    bank: 'Bank',
    mat: 'MAT',
    railway: 'Railway',
    cat: 'CAT',
    nimcet: 'NIMCET',
    afcat: 'AFCAT',
    icet: 'ICET',
    state: 'State examinations',
    other: 'Other examinations',
  } satisfies Record<PackageItem['family'], string>,
  familyNavigation: 'Examinations',
  all: 'All',
  none: 'No packages here yet',
  noneText: 'Packages appear here as soon as the institute offers them.',
  showAll: 'Show all packages',
  steps: {
    title: 'How to buy',
    items: [
      ['Place an order', 'Choose a package and place the order. You do not pay on this site.'],
      ['Pay the institute', 'The institute calls or e-mails you and tells you how to pay.'],
      [
        'Start the tests',
        'The tests open in your account when the institute approves the order. Validity starts that day.',
      ],
    ],
  },
  questions: 'Any questions before you buy?',
  card: {
    was: 'Before:',
    months: (months: number) => `for ${termText(months)}`,
    /** What it opens, a line for each kind of test, and whether tests that come later are part of it. */
    opens: ({ full_length, sectional, mocks, sectionals }: PackageItem): readonly string[] => {
      const lines = [
        ...counted(full_length, 'full-length mock test', 'full-length mock tests'),
        ...counted(sectional, 'sectional test', 'sectional tests'),
      ]
      const later =
        mocks === null
          ? `New ${sectionals === null ? '' : 'full-length '}tests are included when they are added`
          : sectionals === null && 'Unlimited sectional tests: new ones are included when they are added'
      return [...(lines.length === 0 ? ['No tests announced yet'] : lines), ...(later ? [later] : [])]
    },
    buy: 'Buy',
    buyName: (title: string) => `Buy ${title}`,
  },
  order: {
    title: (title: string) => `Order ${title}`,
    terms: (price: string, months: string) => `${price} ${months}`,
    what: (institute: string) => [
      `Your order goes to ${institute} with your name, e-mail and phone number.`,
      `You pay nothing now. ${institute} calls or e-mails you and tells you how to pay.`,
      `The tests open when ${institute} approves the order. You get an e-mail.`,
    ],
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
