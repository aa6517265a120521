import { FAMILY_NAMES, PAPER_FAMILIES, type PaperFamily } from '@pariksha/domain/exam-families'

/** What the sign-up form offers, and for which family each stands. */
export const PREFERRED_TEST_OF = {
  icet: 'ICET',
  railway: 'RAILWAY',
  bank: 'BANK',
  ssc: 'SSC CGL',
} as const satisfies { readonly [family in PaperFamily]?: string }
export const SIGN_UP_TESTS = Object.values(PREFERRED_TEST_OF)

const NAMES = { ...FAMILY_NAMES, ...PREFERRED_TEST_OF }
export type PreferredTest = (typeof NAMES)[PaperFamily]

/** What an account can name, in the order of the profile: a family with papers each. */
export const PREFERRED_TESTS: readonly PreferredTest[] = [
  ...SIGN_UP_TESTS,
  ...PAPER_FAMILIES.filter((family) => !(family in PREFERRED_TEST_OF))
    .map((family) => NAMES[family])
    .sort(),
]

/** The family that a profile names by its preferred test; undefined for other names. */
export const familyOfPreferred = (name: string | undefined): PaperFamily | undefined =>
  PAPER_FAMILIES.find((family) => NAMES[family] === name)
