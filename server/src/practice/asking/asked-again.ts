import { sql } from 'kysely'

// what has no other numbers is known by heart when it comes again soon

/** What was asked since then comes after everything else … */
export const LATELY = { sql: sql`interval '30 days'`, millis: 30 * 86_400_000 } as const
/** … and this long not at all. */
export const NOT_AGAIN = { sql: sql`interval '20 hours'`, millis: 20 * 3_600_000 } as const
