import { DAY, HOUR } from '@pariksha/domain/timing/units'
import { sql } from 'kysely'

// a question that cannot be asked with other numbers is remembered word for word if it returns too soon

/** Questions asked within this time come after all others … */
export const RECENT_WINDOW = { sql: sql`interval '30 days'`, millis: 30 * DAY } as const
/** … and are not asked again at all within this time. */
export const MIN_REPEAT_INTERVAL = { sql: sql`interval '20 hours'`, millis: 20 * HOUR } as const
