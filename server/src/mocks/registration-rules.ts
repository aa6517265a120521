import { sql } from 'kysely'

// For queries of tests that are shifts, with their row of live_mocks.

/** Until when one may register: the limit of the mock, at the latest when the shift opens. */
export const REGISTER_UNTIL = sql<Date | null>`(
  case when live_mocks.takes_registration then least(live_mocks.registration_closes_at, tests.opens_at) end)`

export const TAKES_REGISTRATION = sql<boolean>`(
  tests.closed_at is null and coalesce(${REGISTER_UNTIL} > now(), false))`

/** Null: as many as come. */
export const PLACES_LEFT = sql<number | null>`(
  case when live_mocks.places_per_shift is not null then greatest(0, live_mocks.places_per_shift - (
    select count(*) from live_mock_registrations place
    where place.live_mock_id = live_mocks.id and place.test_id = tests.id))::int end)`
