import { type RawBuilder, sql } from 'kysely'

/** The day of a moment in India, whatever time zone the database has. */
export const indianDay = (moment: RawBuilder<Date | null>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`

/** The day it is in India. */
export const TODAY = indianDay(sql<Date>`now()`)
