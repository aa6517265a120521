import type { Order } from '@pariksha/contract/commerce'
import { termText } from '@pariksha/domain/term'
import { useTextsOf } from '../languages/language-provider.tsx'

const tests = (count: number, kind: string) => `${count} ${kind} ${count === 1 ? 'test' : 'tests'}`

const english = {
  heading: 'Library',
  description: 'What you own and what you saved: test series, orders, questions and study materials.',
  lead: 'What you own, what you ordered, and what you saved to come back to.',
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
    none: 'You own no test series yet',
    noneText: 'Free tests are open to you anyway. Packages open the others.',
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
    failed: 'That did not work. Please try again.',
    none: 'No questions saved',
    noneText: 'In the solutions of a test you have handed in, "Save question" puts a question here.',
    attempts: 'Previous attempts',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages of saved questions',
  },
  materials: {
    title: 'Saved study materials',
    none: 'No study materials saved',
    noneText: 'Every study material has a button that puts it here.',
    hub: 'See the study materials',
    removed: 'The study material was removed.',
    removeName: (title: string) => `Remove ${title}`,
  },
  orders: {
    title: 'Your orders',
    number: (id: number) => `Order ${id}`,
    terms: (price: string, months: number) => `${price} for ${termText(months)}`,
    asked: (day: string) => `asked for on ${day}`,
    statuses: {
      requested: 'Waiting for the institute',
      approved: 'Approved',
      declined: 'Not accepted',
      cancelled: 'Taken back',
    } satisfies Record<Order['status'], string>,
    waiting: (institute: string) =>
      `${institute} will get in touch to arrange the payment. The tests open when the order is approved.`,
    cancel: 'Take back',
    cancelName: (id: number) => `Take back order ${id}`,
    cancelled: (title: string) => `Your order of ${title} was taken back.`,
    askAgain: 'Ask again',
    askedAgain: (id: number) => `Asked again: order ${id}.`,
    decided: 'This order has been decided in the meantime.',
    failed: 'That did not work. Please try again.',
    earlier: (count: number) => `Earlier orders (${count})`,
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('library', english)
