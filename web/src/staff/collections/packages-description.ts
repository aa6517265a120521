import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import { type DescriptionsOf, labelIn, position, published, slug, text } from './description.ts'
import { FAMILIES } from './families.ts'

/** What is sold. */
export const PACKAGES: DescriptionsOf<'packages'> = {
  packages: {
    title: 'Packages',
    one: 'package',
    text: 'Test packages on sale. Orders already placed keep their price and period.',
    shownAt: '/pricing',
    nameOf: (row) => text(row.title),
    noteOf: (row) =>
      `${labelIn(FAMILIES, row.family)} · ${rupees(Number(row.price))} · ${termText(Number(row.months))}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      slug,
      family: { kind: 'choice', label: 'Exams', choices: FAMILIES },
      description: { kind: 'text', label: 'Description' },
      contents: { kind: 'lines', label: 'What is included' },
      price: { kind: 'number', label: 'Price', hint: 'In whole rupees.' },
      was_price: { kind: 'number', label: 'Old price', hint: 'Shown crossed out beside the price.', optional: true },
      months: { kind: 'number', label: 'Valid for (months)' },
      badge: { kind: 'line', label: 'Badge', hint: 'For example: Recommended', optional: true },
      series: { kind: 'choices', label: 'Test series included', choices: 'series' },
      mocks: {
        kind: 'number',
        label: 'Full-length tests',
        hint: 'From each series. Leave empty for all.',
        optional: true,
      },
      sectionals: {
        kind: 'number',
        label: 'Sectional tests',
        hint: 'From each series. Leave empty for all.',
        optional: true,
      },
      position,
      published,
    },
  },
}
