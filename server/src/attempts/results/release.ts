import { isReleased, type TestMode } from '@pariksha/domain/timing/release'
import { sql } from 'kysely'
import type { AttemptRow } from '../attempt.ts'

// `release.ts` of domain in SQL; release.test.ts holds one against the other

/** `isTestReleased`, for queries of tests. */
export const TEST_IS_RELEASED = sql<boolean>`(
  case when tests.released_at is null then tests.mode = 'practice' else tests.released_at <= now() end)`

/** `isPractised`, for queries of tests. */
export const IS_PRACTISED = sql<boolean>`(tests.mode = 'live' and ${TEST_IS_RELEASED})`

/** As what an attempt was started, for queries of attempts and tests: at a live test all that does not count is practice. */
export const ATTEMPT_MODE = sql<TestMode>`(case when attempts.counted then tests.mode else 'practice' end)`

/** Whether an attempt is practice at a live test, for queries of attempts and tests. */
export const WAS_PRACTISED = sql<boolean>`(tests.mode = 'live' and not attempts.counted)`

/** `isReleased`, for queries of attempts and tests. */
export const IS_RELEASED = sql<boolean>`(attempts.status = 'completed' and ${TEST_IS_RELEASED})`

/** What questions that were dropped with their maximum were worth, for queries of tests. */
const LOWERED_MARKS = sql<number>`(
  select round(sum((coalesce(asked -> 'scheme', plan #> array['sections', asked ->> 'section', 'scheme'])
    ->> 'right')::numeric / (plan ->> 'unitsPerMark')::numeric), 2)
  from papers
    join lateral (
      select distinct on (question_number) question_number, kind from keys
      where paper_id = papers.id and question_number is not null order by question_number, version desc
    ) as correction on kind = 'maximum-lowered'
    cross join lateral (select plan -> 'questions' -> (question_number - 1)) as question (asked)
  where papers.id = tests.paper_id)`

/** The marks of a test, for queries of tests; a corrected key lowers them once the results are released. */
export const TOTAL_MARKS = sql<number>`(
  case when ${TEST_IS_RELEASED} then tests.total_marks - coalesce(${LOWERED_MARKS}, 0) else tests.total_marks end)`

/** The marks an attempt could have, for queries of attempts, tests and results: fewer where a dropped question lowered them. */
export const MAXIMUM = sql<number>`(case when ${IS_RELEASED} and results.units_maximum is not null
  then round(results.units_maximum::numeric / results.units_per_mark, 2) else tests.total_marks end)`

/** `isReleased` of an attempt that was read. */
export const isReleasedNow = ({ mode, releasedAt, status, now }: AttemptRow): boolean =>
  isReleased({ mode, releasedAt: releasedAt?.getTime() ?? null }, { status }, now.getTime())
