import type { PackageItem } from '@pariksha/contract/commerce'
import { termText } from '@pariksha/domain/term'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const texts = {
  heading: 'Pricing',
  description: 'Packages for every examination: what each contains, how long it runs and what it costs.',
  lead: 'Choose a package by the examination you prepare for. Free tests stay free, and need no package.',
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
    title: 'How buying works',
    items: [
      ['You ask', 'Choose a package and send the request. Nothing is paid on this site.'],
      ['You arrange the payment', 'The institute writes to you or calls you, and you settle how to pay.'],
      ['It opens', 'When the institute approves the order, the tests open in your account, and the months begin.'],
    ],
  },
  questions: 'Questions before you buy?',
  card: {
    was: 'Before:',
    months: (months: number) => `for ${termText(months)}`,
    opens: (ready: number, announced: number) => {
      if (ready + announced === 0) return 'No test is announced yet'
      if (ready === 0) return `No test yet, ${announced} announced`
      const now = `Opens ${count(ready, 'test', 'tests')} today`
      return announced === 0 ? now : `${now}, ${announced} more announced`
    },
    buy: 'Buy',
    buyName: (title: string) => `Buy ${title}`,
  },
  order: {
    title: (title: string) => `Ask for ${title}`,
    terms: (price: string, months: string) => `${price} ${months}`,
    what: (institute: string) =>
      `Your request goes to ${institute}, with your name, e-mail address and phone number, so that they can reach you. Payment is arranged with the institute; nothing is charged now.`,
    notReady:
      'No test of this package is published yet. The months begin when the order is approved: better ask the institute first.',
    send: 'Send the request',
    sending: 'Sending…',
    notNow: 'Not now',
    sentTitle: 'Your request is with the institute',
    sent: (number: number, institute: string) =>
      `Order ${number}. ${institute} will write to you or call you to arrange the payment. The tests open when the order is approved; you get a mail then.`,
    reach: 'You can also get in touch yourself:',
    library: 'See your orders',
    done: 'Done',
    gone: 'This package is not offered any more.',
    full: 'You have sent as many requests as can be kept. Please call the institute.',
    failed: 'The request could not be sent. Please try again.',
    offline: 'No connection to the server. Please try again.',
  },
} as const
