import { type RawBuilder, sql } from 'kysely'

/**
 * Whether what was bought reaches a test: a number of full-length tests beyond the free ones and of sectional ones, each
 * counted in the order of its list. Papers of the institute are not counted: who has tests of their kind has them. For queries of
 * tests and series; `terms` is the table or alias that has both counts.
 */
export function isIncluded(terms: 'packages' | 'entitlements'): RawBuilder<boolean> {
  const mocks = sql.ref(`${terms}.mocks`)
  const sectionals = sql.ref(`${terms}.sectionals`)
  return sql`case when tests.access is not null
    then coalesce(case when tests.stage in ('prelims', 'mains') then ${mocks} else ${sectionals} end, 1) > 0
    else case tests.stage
    when 'prelims' then ${mocks} is null or tests.position <= series.free_count + ${mocks}
    when 'mains' then ${mocks} is null or tests.position <= ${mocks}
    else ${sectionals} is null or tests.position <= ${sectionals}
  end end`
}

/** Whether the student owns a test by a purchase. For queries of tests and series. */
export const isOwned = (studentId: number | RawBuilder<number>): RawBuilder<boolean> => sql`exists (
  select from entitlements
  where entitlements.student_id = ${studentId} and entitlements.series_slug = tests.series_slug
    and entitlements.starts_at <= now() and entitlements.ends_at > now() and ${isIncluded('entitlements')})`
