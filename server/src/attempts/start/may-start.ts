import type { ProblemCode } from '@pariksha/contract/problems/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { IS_PRACTISED } from '../results/release.ts'
import type { StartableTest } from './startable-test.ts'

/** Per student, above what there is time for. */
const STARTS_AN_HOUR = 40
const RETRY_AFTER_SECONDS = 600

type Student = RawBuilder<unknown>

/**
 * Whether a student has the attempt that counts. With a limit it is looked up for each student: else the attempts of everybody
 * would be read once and hashed.
 */
const hasCounted = (student: Student) => sql<boolean>`coalesce((
  select true from attempts as earlier
  where earlier.student_id = ${student} and earlier.test_id = tests.id and earlier.counted limit 1), false)`

/** Whether an attempt that is started now counts, for queries of tests: the first one, and no practice at a live test. */
export const isCountedAttempt = (student: Student) => sql<boolean>`(not ${IS_PRACTISED} and not ${hasCounted(student)})`

/** The number of another shift of the same mock that the student took, for queries of tests. */
const otherShift = (student: Student) => sql<number | null>`(
  select other.shift_number from attempts as earlier join tests as other on other.id = earlier.test_id
  where earlier.student_id = ${student} and earlier.live_mock_id = tests.live_mock_id and earlier.test_id <> tests.id)`

/** Closed, or its time is over, for queries of tests: the window limits the start, not the duration. */
export const HAS_ENDED = sql<boolean>`(tests.closed_at is not null
  or (coalesce(tests.closes_at <= now(), false) and not ${IS_PRACTISED}))`

/** Conditions under which an available test may not be started, for queries of tests. A live test may be practised by all. */
const REFUSALS = {
  called_off: () => sql<boolean>`(tests.called_off_reason is not null)`,
  // these two come first: a student of another shift gets that reason, whether the test is open or not
  taken_in_another_shift: (student: Student) =>
    sql<boolean>`(tests.live_mock_id is not null and not ${IS_PRACTISED} and ${otherShift(student)} is not null)`,
  not_registered: (student: Student) => sql<boolean>`(tests.live_mock_id is not null and not ${IS_PRACTISED}
    and (select takes_registration from live_mocks where live_mocks.id = tests.live_mock_id)
    and coalesce((
      select place.test_id <> tests.id from live_mock_registrations as place
      where place.student_id = ${student} and place.live_mock_id = tests.live_mock_id), true))`,
  not_open_yet: () => sql<boolean>`coalesce(tests.opens_at > now(), false)`,
  no_more_starts: () => HAS_ENDED,
  taken_already: (student: Student) =>
    sql<boolean>`(tests.mode = 'live' and not ${IS_PRACTISED} and ${hasCounted(student)})`,
  // along the primary key: of all attempts of a student the newest are looked at alone
  too_many_starts: (student: Student) => sql<boolean>`coalesce((
    select recent.created_at > now() - interval '1 hour' from attempts as recent
    where recent.student_id = ${student} order by recent.id desc offset ${STARTS_AN_HOUR - 1} limit 1), false)`,
} as const satisfies Partial<Record<ProblemCode, (student: Student) => RawBuilder<boolean>>>

const CODES = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]

/** None of the refusals, for queries of tests. */
export const mayStart = (student: Student) =>
  sql<boolean>`not (${sql.join(
    CODES.map((code) => REFUSALS[code](student)),
    sql` or `,
  )})`

/**
 * The paper of a test that the student may start; throws the first refusal. Whatever is given of a test before its start asks
 * this, too: `early` then leaves out that it has to be open.
 */
export async function assertStartable(
  db: Queryable,
  studentId: number,
  { id, paperId, free, owned }: StartableTest,
  { early = false }: { readonly early?: boolean } = {},
): Promise<number> {
  if (paperId === null) throw new AppError('not_published')
  if (!free && !owned) throw new AppError('payment_required')
  const codes = CODES.filter((code) => !(early && code === 'not_open_yet'))
  const row = await db
    .selectFrom('tests')
    .select(codes.map((code) => REFUSALS[code](sql.val(studentId)).as(code)))
    .select([otherShift(sql.val(studentId)).as('other_shift'), 'called_off_reason'])
    .where('tests.id', '=', id)
    .executeTakeFirst()
  const code = row && codes.find((one) => row[one])
  if (code === 'called_off') throw new AppError(code, { values: { reason: row?.called_off_reason ?? '' } })
  if (code === 'taken_in_another_shift') throw new AppError(code, { values: { shift: Number(row?.other_shift) } })
  if (code) throw new AppError(code, code === 'too_many_starts' ? { retryAfter: RETRY_AFTER_SECONDS } : {})
  return paperId
}
