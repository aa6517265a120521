import { type SeriesItem, STAGES, type TestDetails } from '@pariksha/contract/exams/tests'
import type { Language } from '@pariksha/contract/languages'
import type { TestMode } from '@pariksha/domain/timing/release'
import { sql } from 'kysely'
import { mayReadRankList } from '../../attempts/results/rank-list.ts'
import { IS_PRACTISED, TEST_IS_RELEASED, TOTAL_MARKS } from '../../attempts/results/release.ts'
import { HAS_ENDED } from '../../attempts/start/may-start.ts'
import { IS_FREE } from '../../packages/is-free.ts'
import { isOwned } from '../../packages/owned.ts'
import type { Database } from '../../platform/db/database.ts'
import { indianDay } from '../../platform/db/indian-day.ts'
import { IS_SHOWN, isShownTo } from '../catalogue/is-shown.ts'
import { IS_LISTED, IS_PUBLIC, isVisible } from '../catalogue/visible-tests.ts'

const STAGE_ORDER = sql<number>`array_position(${sql.val([...STAGES])}::text[], tests.stage)`

export const listSeries = (db: Database): Promise<SeriesItem[]> =>
  db
    .selectFrom('series')
    .leftJoin('tests', (join) => join.onRef('tests.series_slug', '=', 'series.slug').on(IS_PUBLIC).on(IS_LISTED))
    .select([
      'series.slug',
      'series.name',
      'series.exam',
      'series.free_count',
      (eb) => eb.fn.count<number>('tests.id').as('test_count'),
      (eb) => eb.fn.count<number>('tests.paper_id').as('ready_count'),
    ])
    .where(IS_SHOWN)
    .groupBy('series.slug')
    .orderBy('series.position')
    .execute()

/** For whom: of a hidden examination there is nothing but for who bought or began it. */
const shownTo = (studentId: number | undefined) => (studentId === undefined ? IS_SHOWN : isShownTo(studentId))

export async function seriesExists(db: Database, slug: string, studentId: number | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('series')
    .select('slug')
    .where('slug', '=', slug)
    .where(shownTo(studentId))
    .executeTakeFirst()
  return row !== undefined
}

/** From the start of the test until its results are released; before and after that everybody has the whole time. */
const COMMON_START = sql<TestDetails['common_start']>`
  case when tests.common_start and tests.opens_at <= now() and not ${IS_PRACTISED} then json_build_object(
    'opens_at', tests.opens_at, 'closes_at', tests.closes_at,
    'left', greatest(0, floor(tests.duration_seconds + tests.added_ms / 1000.0 - extract(epoch from now() - tests.opens_at))::int)) end`

const tests = (db: Database, studentId: number | undefined) =>
  db
    .selectFrom('tests')
    .innerJoin('series', 'series.slug', 'tests.series_slug')
    .leftJoin('papers', 'papers.id', 'tests.paper_id')
    .select([
      'tests.id',
      'tests.title',
      'tests.series_slug',
      'series.name as series_name',
      sql<'prelims' | 'mains' | 'prelims_sectional' | 'mains_sectional'>`tests.stage`.as('stage'),
      'tests.pattern',
      'tests.type',
      'tests.sub_type',
      sql<string>`greatest(tests.available_on, ${indianDay(sql.ref('tests.opens_at'))})`.as('day'),
      sql<TestMode>`tests.mode`.as('mode'),
      IS_PRACTISED.as('practised'),
      COMMON_START.as('common_start'),
      sql<TestDetails['live_mock']>`(
        select json_build_object('id', m.id, 'title', m.title, 'shift', tests.shift_number,
          'called_off', tests.called_off_reason)
        from live_mocks m where m.id = tests.live_mock_id)`.as('live_mock'),
      sql<Date | null>`case when tests.mode = 'live' and tests.opens_at > now() then tests.opens_at end`.as('opens_at'),
      'tests.duration_seconds',
      'tests.question_count',
      TOTAL_MARKS.as('total_marks'),
      'tests.languages',
      'tests.instructions',
      sql<Readonly<Partial<Record<Language, string[]>>>>`tests.instructions_in`.as('instructions_in'),
      'tests.paper_id',
      TEST_IS_RELEASED.as('released'),
      IS_FREE.as('free'),
      (studentId === undefined ? sql<boolean>`false` : isOwned(studentId)).as('owned'),
    ])
    .where(isVisible(studentId))
    .where(shownTo(studentId))

export type TestRow = Awaited<ReturnType<typeof listTests>>[number]

export const listTests = (db: Database, slug: string, studentId: number | undefined) =>
  tests(db, studentId)
    .where('tests.series_slug', '=', slug)
    .where(IS_LISTED)
    .orderBy(STAGE_ORDER)
    .orderBy('tests.position')
    .execute()

export const findTest = (db: Database, id: number, studentId: number | undefined) =>
  tests(db, studentId)
    .select([mayReadRankList(studentId).as('rank_list'), HAS_ENDED.as('ended')])
    .where('tests.id', '=', id)
    .executeTakeFirst()

export type FoundTest = NonNullable<Awaited<ReturnType<typeof findTest>>>

const IS_FOR_BATCH = sql<boolean>`(tests.access is not distinct from 'groups')`
const IS_TAKEN_NOW = sql<boolean>`(
  tests.mode = 'live' and tests.called_off_reason is null and tests.opens_at <= now() and tests.closes_at > now())`

/**
 * Those of the student's batch come first, then those that can be taken. A live test is none to begin with: it is taken at its time,
 * and any time after its results. Only the batch that it is for is led to it in its time.
 */
export const listFreeTests = (db: Database, studentId: number | undefined) =>
  tests(db, studentId)
    .select(IS_FOR_BATCH.as('for_batch'))
    .where(IS_FREE)
    .where(IS_LISTED)
    .where(sql<boolean>`(${TEST_IS_RELEASED} or (${IS_FOR_BATCH} and ${IS_TAKEN_NOW}))`)
    .orderBy(IS_FOR_BATCH, 'desc')
    .orderBy(TEST_IS_RELEASED)
    .orderBy(sql`tests.paper_id is null`)
    .orderBy('series.position')
    .orderBy('tests.position')
    .execute()
