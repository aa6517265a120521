import { FAMILY_NAMES, type Family } from '@pariksha/domain/exam-families'
import { termText } from '@pariksha/domain/term'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Pricing',
  description: 'Mock test packages and prices for {exams}: number of full-length and sectional tests and validity.',
  lead: 'Choose the package of your exam. Free tests need no package.',
  ofSeries: (name: string) => `Packages with ${name} tests`,
  families: FAMILY_NAMES as Readonly<Record<Family, string>>,
  familyNavigation: 'Examinations',
  all: 'All',
  none: 'No packages here yet',
  noneText: 'Packages appear here as soon as the institute offers them.',
  showAll: 'Show all packages',
  card: {
    was: 'Before:',
    months: (months: number) => `for ${termText(months)}`,
    fullLength: (count: number) => (count === 1 ? '1 full-length mock test' : `${count} full-length mock tests`),
    sectional: (count: number) => (count === 1 ? '1 sectional test' : `${count} sectional tests`),
    soon: (tests: string, ready: number, announced: number) =>
      `${tests}: ${ready} available now, ${announced} coming soon`,
    nothing: 'No tests announced yet',
    later: 'New tests are included when they are added',
    laterFullLength: 'New full-length tests are included when they are added',
    laterSectional: 'Unlimited sectional tests: new ones are included when they are added',
    buy: 'Buy',
    buyName: (title: string) => `Buy ${title}`,
  },
} as const

/** In the order of the price list. */
export const FAMILIES = Object.keys(english.families) as Family[]

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('packages', english)
