import { termText } from '@pariksha/domain/term'
import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

/** The packages of a family side by side. */
const english = {
  title: 'Compare packages',
  package: 'Package',
  opens: 'Tests of',
  fullLength: 'Full-length tests',
  sectional: 'Sectional tests',
  now: (ready: number) => `${ready} available now`,
  none: 'None',
  added: 'Tests added later',
  included: 'Included',
  sectionalIncluded: 'Sectional tests only',
  notIncluded: 'Not included',
  validity: 'Validity',
  months: (months: number) => termText(months),
  price: 'Price',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('comparison', english)
