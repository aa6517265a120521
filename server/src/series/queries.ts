import { type SeriesItem, STAGES } from '@pariksha/contract/tests'
import type { TestMode } from '@pariksha/domain/release'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { isOwned } from '../packages/owned.ts'
import { FREE } from './free.ts'

const STAGE_ORDER = sql<number>`array_position(${sql.val([...STAGES])}::text[], tests.stage)`

export type StartableTest = {
  readonly paperId: number | null
  readonly free: boolean
  readonly owned: boolean
}

export const findStartable = (db: Queryable, testId: number, studentId: number): Promise<StartableTest | undefined> =>
  db
    .selectFrom('tests')
    .innerJoin('series', 'series.slug', 'tests.series_slug')
    .select(['tests.paper_id as paperId', FREE.as('free'), isOwned(studentId).as('owned')])
    .where('tests.id', '=', testId)
    .executeTakeFirst()

export const listSeries = (db: Database): Promise<SeriesItem[]> =>
  db
    .selectFrom('series')
    .leftJoin('tests', 'tests.series_slug', 'series.slug')
    .select([
      'series.slug',
      'series.name',
      'series.exam',
      'series.free_count',
      (eb) => eb.fn.count<number>('tests.id').as('test_count'),
      (eb) => eb.fn.count<number>('tests.paper_id').as('ready_count'),
    ])
    .groupBy('series.slug')
    .orderBy('series.position')
    .execute()

export async function seriesExists(db: Database, slug: string): Promise<boolean> {
  const row = await db.selectFrom('series').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

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
      'tests.available_on',
      sql<TestMode>`tests.mode`.as('mode'),
      'tests.duration_seconds',
      'tests.question_count',
      'tests.total_marks',
      'tests.languages',
      'tests.instructions',
      'tests.paper_id',
      FREE.as('free'),
      (studentId === undefined ? sql<boolean>`false` : isOwned(studentId)).as('owned'),
    ])

export type TestRow = Awaited<ReturnType<typeof listTests>>[number]

export const listTests = (db: Database, slug: string, studentId: number | undefined) =>
  tests(db, studentId).where('tests.series_slug', '=', slug).orderBy(STAGE_ORDER).orderBy('tests.position').execute()

export const findTest = (db: Database, id: number, studentId: number | undefined) =>
  tests(db, studentId).where('tests.id', '=', id).executeTakeFirst()

/** Those that can be taken come first. */
export const listFreeTests = (db: Database) =>
  tests(db, undefined)
    .where(FREE)
    .orderBy(sql`tests.paper_id is null`)
    .orderBy('series.position')
    .orderBy('tests.position')
    .execute()
