import { inLanguage } from '@pariksha/content/exams/in-language'
import type { Language } from '@pariksha/contract/languages'
import type { LiveMock } from '@pariksha/contract/tests/live-mocks'
import { sql } from 'kysely'
import { mayReadRankList } from '../attempts/results/rank-list.ts'
import { IS_PRACTISED } from '../attempts/results/release.ts'
import { IS_SHOWN, isThereFor } from '../catalogue/is-shown.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { isVisible } from '../series/visible.ts'
import { PLACES_LEFT, REGISTER_UNTIL, TAKES_REGISTRATION } from './registration-rules.ts'

/** Who looks, in which language; without a student, as everybody sees it. */
export type Reader = { readonly studentId: number | undefined; readonly language: Language }

const MAX_LISTED = 20

const mocks = ({ studentId }: Reader) => sql`
  from live_mocks join series on series.slug = live_mocks.series_slug
  left join live_mock_registrations chosen
    on chosen.live_mock_id = live_mocks.id and chosen.student_id = ${studentId ?? null}
  join lateral (
    select json_agg(json_build_object(
        'test_id', tests.id, 'number', tests.shift_number, 'opens_at', tests.opens_at, 'closes_at', tests.closes_at,
        'duration', tests.duration_seconds / 60.0, 'common_start', tests.common_start,
        'practised', ${IS_PRACTISED}, 'rank_list', ${mayReadRankList(studentId)}, 'register_until', ${REGISTER_UNTIL},
        'takes_registration', ${TAKES_REGISTRATION}, 'places_left', ${PLACES_LEFT}
      ) order by tests.shift_number) as shifts,
      min(tests.opens_at) filter (where tests.closes_at > now()) as next
    from tests where tests.live_mock_id = live_mocks.id and ${isVisible(studentId)}
      and (tests.closed_at is null or tests.id = chosen.test_id)
  ) visible on visible.shifts is not null
  where ${studentId === undefined ? IS_SHOWN : isThereFor(studentId)}`

const COLUMNS = sql`live_mocks.id, live_mocks.title, live_mocks.series_slug as series, series.exam,
  live_mocks.takes_registration, visible.shifts, chosen.test_id as registered_for`

/** With a shift to come, or one that may still be entered; the next first. */
export async function listLiveMocks(db: Database, reader: Reader): Promise<LiveMock[]> {
  const { rows } = await sql<LiveMock>`
    select ${COLUMNS} ${mocks(reader)} and visible.next is not null
    order by visible.next, live_mocks.id limit ${MAX_LISTED}`.execute(db)
  return rows.map((row) => present(row, reader))
}

export async function readLiveMock(db: Database, reader: Reader, id: number): Promise<LiveMock> {
  const { rows } = await sql<LiveMock>`select ${COLUMNS} ${mocks(reader)} and live_mocks.id = ${id}`.execute(db)
  if (!rows[0]) throw new AppError('not_found')
  return present(rows[0], reader)
}

const present = ({ exam, ...mock }: LiveMock, { language }: Reader): LiveMock => ({
  ...mock,
  exam: inLanguage(exam, language),
})
