import { sql } from 'kysely'
import { IS_RELEASED } from '../../../attempts/results/release.ts'
import type { Database } from '../../../platform/db/database.ts'
import { afterKey, type Listing, readPages, recordsOf } from './export-pages.ts'

/** With their devices and results, but for their logs. */
const attemptsOf =
  (studentId: number): Listing =>
  (after) =>
    sql`
    select array[attempts.id::text] as key, to_jsonb(attempts) || jsonb_build_object(
      'title', tests.title,
      'series', tests.series_slug,
      'devices', (
        select coalesce(jsonb_agg(to_jsonb(devices) order by epoch), '[]') from devices
        where devices.student_id = attempts.student_id and devices.attempt_id = attempts.id),
      'given_time', (
        select coalesce(jsonb_agg(to_jsonb(given) - '{student_id,attempt_id,given_by}'::text[] order by id), '[]')
        from given_time as given
        where given.student_id = attempts.student_id and given.attempt_id = attempts.id),
      'mark_changes', (
        select coalesce(jsonb_agg(to_jsonb(changes) - '{student_id,attempt_id,paper_id}'::text[] order by key_version), '[]')
        from mark_changes as changes
        where changes.student_id = attempts.student_id and changes.attempt_id = attempts.id and ${IS_RELEASED}),
      'result', (
        select to_jsonb(results) from results
        where results.student_id = attempts.student_id and results.attempt_id = attempts.id
          and ${IS_RELEASED})
    ) as record
    from attempts join tests on tests.id = attempts.test_id
    where attempts.student_id = ${studentId} ${afterKey(sql`attempts.id`, ['int8'], after)}
    order by attempts.id`

const logOf =
  (studentId: number, attemptId: string | undefined): Listing =>
  (after) =>
    sql`
    select array[epoch::text, seq::text] as key, to_jsonb(actions) as record from actions
    where student_id = ${studentId} and attempt_id = ${attemptId}::text::int8
      ${afterKey(sql`epoch, seq`, ['int4', 'int8'], after)}
    order by epoch, seq`

const ATTEMPTS_A_PAGE = 50
const ACTIONS_A_PAGE = 1_000

/** The elements of a JSON array; a log comes in pieces. */
export async function* exportAttempts(db: Database, userId: number): AsyncGenerator<string> {
  let separator = ''
  for await (const page of readPages(db, attemptsOf(userId), ATTEMPTS_A_PAGE)) {
    for (const { key, json } of page) {
      yield `${separator}${json.slice(0, -1)},"actions":[`
      yield* recordsOf(db, logOf(userId, key[0]), ACTIONS_A_PAGE)
      yield ']}'
      separator = ','
    }
  }
}
