import { DAY, HOUR } from '@pariksha/domain/timing/units'
import { sql } from 'kysely'

// whoever gets a question of fixed wording again too soon remembers its answer instead of solving it

/** Questions asked within this time come after all others … */
export const RECENT_WINDOW = { sql: sql`interval '30 days'`, millis: 30 * DAY } as const
/** … and are not asked again at all within this time. */
export const MIN_REPEAT_INTERVAL = { sql: sql`interval '20 hours'`, millis: 20 * HOUR } as const
