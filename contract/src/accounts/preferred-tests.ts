import { FAMILY_NAMES, PAPER_FAMILIES, type PaperFamily } from '@pariksha/domain/exam-families'

/** What the sign-up form offers, and for which family each stands. */
export const PREFERRED_TEST_OF = {
  icet: 'ICET',
  railway: 'RAILWAY',
  bank: 'BANK',
  ssc: 'SSC CGL',
} as const satisfies { readonly [family in PaperFamily]?: string }
export type PreferredTest = (typeof PREFERRED_TEST_OF)[keyof typeof PREFERRED_TEST_OF]
export const PREFERRED_TESTS: readonly PreferredTest[] = Object.values(PREFERRED_TEST_OF)

const NAMES: Readonly<Record<PaperFamily, string>> = { ...FAMILY_NAMES, ...PREFERRED_TEST_OF }

/** The family that a profile names by its preferred test; undefined for names that are not offered any more. */
export const familyOfPreferred = (name: string | undefined): PaperFamily | undefined =>
  PAPER_FAMILIES.find((family) => NAMES[family] === name)
