import type { Order } from '@pariksha/contract/packages'
import { termText } from '@pariksha/domain/term'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const tests = (count: number, kind: string) => `${count} ${kind} ${count === 1 ? 'test' : 'tests'}`

const english = {
  heading: 'Library',
  description: 'Your test series, orders, saved questions and study materials.',
  lead: 'Your test series, orders, saved questions and study materials.',
  loading: 'Loading your library',
  failed: 'Your library could not be loaded.',
  owned: {
    title: 'Your test series',
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended on ${day}`,
    reach: (mocks: number | null, sectionals: number | null) =>
      mocks === null && sectionals === null
        ? 'All tests of the series'
        : [
            mocks === null ? 'All full-length tests' : tests(mocks, 'full-length'),
            sectionals === null ? 'all sectional tests' : sectionals === 0 ? '' : tests(sectionals, 'sectional'),
          ]
            .filter(Boolean)
            .join(', '),
    show: 'Show its tests',
    renew: 'See the prices',
    none: 'You have not bought a test series yet',
    noneText: 'Free tests need no package. Buy a package for the paid tests.',
    prices: 'See the packages',
  },
  questions: {
    title: 'Saved questions',
    number: (title: string, number: number) => `${title}, question ${number}`,
    remove: 'Remove',
    removeName: (title: string, number: number) => `Remove question ${number} of ${title}`,
    removed: 'The question was removed.',
    undo: 'Undo',
    ask: 'Ask about this question',
    failed: 'Your library was not changed. Please try again.',
    none: 'No questions saved',
    noneText: 'After a test, tap "Save question" in its solutions to keep a question here.',
    attempts: 'Previous attempts',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages of saved questions',
  },
  materials: {
    title: 'Saved study materials',
    none: 'No study materials saved',
    noneText: 'Tap "Save" on a study material to keep it here.',
    hub: 'See the study materials',
    removed: 'The study material was removed.',
    removeName: (title: string) => `Remove ${title}`,
  },
  orders: {
    title: 'Your orders',
    number: (id: number) => `Order ${id}`,
    terms: (price: string, months: number) => `${price} for ${termText(months)}`,
    asked: (day: string) => `ordered on ${day}`,
    statuses: {
      requested: 'Waiting for approval',
      approved: 'Approved',
      declined: 'Not accepted',
      cancelled: 'Cancelled',
      revoked: 'Taken back',
    } satisfies Record<Order['status'], string>,
    revoked: (day: string, reason: string) =>
      `The institute took back its approval on ${day}. Tests that you have taken stay, with their results. Reason: ${reason}`,
    waiting: (institute: string) =>
      `${institute} will contact you about the payment. The tests open when the order is approved.`,
    cancel: 'Cancel order',
    cancelName: (id: number) => `Cancel order ${id}`,
    cancelled: (title: string) => `Your order for ${title} was cancelled.`,
    askAgain: 'Order again',
    askedAgain: (id: number) => `Ordered again: order ${id}.`,
    decided: 'The institute has already approved or declined this order.',
    notCancelled: 'The order was not cancelled. Please try again.',
    notAskedAgain: 'The order was not placed. Please try again.',
    earlier: (count: number) => `Earlier orders (${count})`,
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('library', english)
