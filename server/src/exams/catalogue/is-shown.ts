import { type RawBuilder, sql } from 'kysely'

/** Whether the site shows the examination of a series. For queries of series. */
export const IS_SHOWN = sql<boolean>`(series.slug not in (select exam_slug from hidden_exams))`

/** The same for a student: what was bought or begun stays. */
export const isShownTo = (studentId: number | RawBuilder<number>) => sql<boolean>`(case when ${IS_SHOWN} then true else
  exists (select from entitlements as bought
    where bought.student_id = ${studentId} and bought.series_slug = series.slug and bought.ends_at > now())
  or exists (select from attempts as begun join tests as others on others.id = begun.test_id
    where begun.student_id = ${studentId} and others.series_slug = series.slug) end)`

const SHOWN = sql`unnest(packages.series) with ordinality as one (slug, place)
  where one.slug not in (select exam_slug from hidden_exams)`

/** The series of a package that the site shows, what they are called, and whether there are any. For queries of packages. */
export const SHOWN_SERIES = sql<string[]>`array(select one.slug from ${SHOWN} order by one.place)`
export const SHOWN_SERIES_NAMES = sql<string[]>`array(
  select (select series.name from series where series.slug = one.slug) from ${SHOWN} order by one.place)`
export const HAS_SHOWN_SERIES = sql<boolean>`exists (select from ${SHOWN})`
