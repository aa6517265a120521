import { BANK_SERIES } from './series/bank-exams.ts'
import { ENTRANCE_SERIES } from './series/entrance.ts'
import { ICET_SERIES } from './series/icet.ts'
import { RAILWAY_SERIES } from './series/railway.ts'
import type { ShippedSeries } from './series/series.ts'
import { SSC_SERIES } from './series/ssc.ts'

/** What every installation offers, in the order of the pages; only ever added to. */
export const SHIPPED_SERIES: readonly ShippedSeries[] = [
  ICET_SERIES,
  ...SSC_SERIES,
  ...BANK_SERIES,
  ...RAILWAY_SERIES,
  ...ENTRANCE_SERIES,
]
