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
  description:
    'Mock test packages and prices for SSC, Bank, Railway, ICET, MAT, CAT, NIMCET and AFCAT: number of full-length and sectional tests and validity.',
  lead: 'Choose the package of your exam. Free tests need no package.',
  ofSeries: (name: string) => `Packages with ${name} tests`,
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
} as const
