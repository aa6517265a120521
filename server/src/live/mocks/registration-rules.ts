import { type RawBuilder, sql } from 'kysely'

// For queries of tests that are shifts, with their row of live_mocks.

/** For whom the limit of a mock does not count, for queries with its row of live_mocks: their shift was called off. */
export const isFreed = (student: number | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from freed_registrations freed
  where freed.live_mock_id = live_mocks.id and freed.student_id = ${student})`

/** Until when one may register: the limit of the mock, at the latest when the shift opens. */
export const registerUntil = (freed: RawBuilder<boolean>) => sql<Date | null>`(
  case when live_mocks.takes_registration
    then least(case when not ${freed} then live_mocks.registration_closes_at end, tests.opens_at) end)`

export const takesRegistration = (freed: RawBuilder<boolean>) => sql<boolean>`(
  tests.closed_at is null and coalesce(${registerUntil(freed)} > now(), false))`

/** Null: as many as come. */
export const PLACES_LEFT = sql<number | null>`(
  case when live_mocks.places_per_shift is not null then greatest(0, live_mocks.places_per_shift - (
    select count(*) from live_mock_registrations place
    where place.live_mock_id = live_mocks.id and place.test_id = tests.id))::int end)`
