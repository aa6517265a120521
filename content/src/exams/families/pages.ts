import type { Family } from '@pariksha/domain/exam-families'
import { AFCAT_PAGE } from './afcat.ts'
import { BANK_PAGE } from './bank-exams.ts'
import { CAT_PAGE } from './cat.ts'
import type { FamilyPage } from './family-page.ts'
import { MAT_PAGE } from './mat.ts'
import { NIMCET_PAGE } from './nimcet.ts'
import { RAILWAY_PAGE } from './railway.ts'
import { SSC_PAGE } from './ssc.ts'

/** In the order in which they are listed. */
export const PAGE_OF_FAMILY = {
  ssc: SSC_PAGE,
  bank: BANK_PAGE,
  mat: MAT_PAGE,
  railway: RAILWAY_PAGE,
  cat: CAT_PAGE,
  nimcet: NIMCET_PAGE,
  afcat: AFCAT_PAGE,
} as const satisfies { readonly [family in Family]?: FamilyPage }
export type FamilyWithPage = keyof typeof PAGE_OF_FAMILY

export const FAMILY_PAGES: readonly FamilyPage[] = Object.values(PAGE_OF_FAMILY)
