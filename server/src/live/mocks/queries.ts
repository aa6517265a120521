import type { Language } from '@pariksha/contract/languages'
import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { sql } from 'kysely'
import { mayReadRankList } from '../../attempts/results/rank-list.ts'
import { IS_PRACTISED } from '../../attempts/results/release.ts'
import { IS_SHOWN, isShownTo } from '../../exams/catalogue/is-shown.ts'
import { seriesNameIn } from '../../exams/catalogue/stored-names.ts'
import { isVisible } from '../../exams/catalogue/visible-tests.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { PLACES_LEFT, registerUntil, takesRegistration } from './registration-rules.ts'

/** Who looks, in which language, on which site; without a student, as everybody sees it. */
export type Reader = {
  readonly studentId: number | undefined
  readonly language: Language
  readonly publicUrl: string
}

const MAX_LISTED = 20

const FREED = sql<boolean>`(freed.student_id is not null)`

const mocks = ({ studentId }: Reader) => sql`
  from live_mocks join series on series.slug = live_mocks.series_slug
  left join live_mock_registrations chosen
    on chosen.live_mock_id = live_mocks.id and chosen.student_id = ${studentId ?? null}
  left join freed_registrations freed
    on freed.live_mock_id = live_mocks.id and freed.student_id = ${studentId ?? null}
  join lateral (
    select json_agg(json_build_object(
        'test_id', tests.id, 'number', tests.shift_number, 'opens_at', tests.opens_at, 'closes_at', tests.closes_at,
        'duration', tests.duration_seconds / 60.0, 'common_start', tests.common_start,
        'practised', ${IS_PRACTISED}, 'rank_list', ${mayReadRankList(studentId)}, 'register_until', ${registerUntil(FREED)},
        'takes_registration', ${takesRegistration(FREED)}, 'places_left', ${PLACES_LEFT},
        'moved_from', tests.moved_from, 'called_off', tests.called_off_reason
      ) order by tests.opens_at, tests.shift_number) as shifts,
      min(tests.opens_at) filter (where tests.closes_at > now()) as next
    from tests where tests.live_mock_id = live_mocks.id and ${isVisible(studentId)}
      and (tests.closed_at is null or tests.called_off_reason is not null or tests.id = chosen.test_id)
  ) visible on visible.shifts is not null
  where ${studentId === undefined ? IS_SHOWN : isShownTo(studentId)}`

const COLUMNS = sql`live_mocks.id, live_mocks.title, live_mocks.series_slug as series, series.exam,
  live_mocks.takes_registration, visible.shifts, chosen.test_id as registered_for, freed.test_id as freed_from,
  live_mocks.calendar_sequence`

type Row = Omit<LiveMock, 'calendar'> & { readonly calendar_sequence: number }

/** With a shift to come, one that may still be entered, or one that was called off and would be; the next first. */
export async function listLiveMocks(db: Database, reader: Reader): Promise<LiveMock[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} ${mocks(reader)} and visible.next is not null
    order by visible.next, live_mocks.id limit ${MAX_LISTED}`.execute(db)
  return rows.map((row) => present(row, reader))
}

export async function readLiveMock(db: Database, reader: Reader, id: number): Promise<LiveMock> {
  const { rows } = await sql<Row>`select ${COLUMNS} ${mocks(reader)} and live_mocks.id = ${id}`.execute(db)
  if (!rows[0]) throw new AppError('not_found')
  return present(rows[0], reader)
}

const present = ({ exam, calendar_sequence, ...mock }: Row, { language, publicUrl }: Reader): LiveMock => ({
  ...mock,
  exam: seriesNameIn(language, mock.series, exam),
  calendar: { uid: calendarUid(mock.id, publicUrl), sequence: calendar_sequence },
})

/** One for the mock, not for the shift: whoever changes the shift has one entry in the calendar, at the new time. */
export const calendarUid = (mockId: number, publicUrl: string): string =>
  `live-mock-${mockId}@${new URL(publicUrl).hostname}`
