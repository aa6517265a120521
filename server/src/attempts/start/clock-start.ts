import { LOADING_ALLOWANCE } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import { IS_PRACTISED } from '../results/release.ts'

/** `clockStart` of the domain, for an attempt that is started now; practice has a clock of its own. For queries of tests. */
export const CLOCK_START = sql<Date>`(
  case when tests.common_start and not ${IS_PRACTISED} then tests.opens_at
    else now() + make_interval(secs => ${sql.lit(LOADING_ALLOWANCE / 1000)}::float8) end)`
