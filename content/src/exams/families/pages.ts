import { AFCAT_PAGE } from './afcat.ts'
import { BANK_PAGE } from './bank-exams.ts'
import { CAT_PAGE } from './cat.ts'
import type { FamilyPage } from './family-page.ts'
import { MAT_PAGE } from './mat.ts'
import { NIMCET_PAGE } from './nimcet.ts'
import { RAILWAY_PAGE } from './railway.ts'
import { SSC_PAGE } from './ssc.ts'

export const FAMILY_PAGES: readonly FamilyPage[] = [
  SSC_PAGE,
  BANK_PAGE,
  MAT_PAGE,
  RAILWAY_PAGE,
  CAT_PAGE,
  NIMCET_PAGE,
  AFCAT_PAGE,
]
