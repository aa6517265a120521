import { sql } from 'kysely'
import { isShownTo } from '../../exams/catalogue/is-shown.ts'
import { isInGroup } from '../../exams/catalogue/visible-tests.ts'
import { IS_FREE } from '../../packages/is-free.ts'
import { isOwned } from '../../packages/owned.ts'
import type { Queryable } from '../../platform/db/database.ts'

export type StartableTest = {
  readonly id: number
  readonly paperId: number | null
  readonly free: boolean
  readonly owned: boolean
}

export const findStartable = (db: Queryable, testId: number, studentId: number): Promise<StartableTest | undefined> =>
  db
    .selectFrom('tests')
    .innerJoin('series', 'series.slug', 'tests.series_slug')
    .select(['tests.id', 'tests.paper_id as paperId', IS_FREE.as('free'), isOwned(studentId).as('owned')])
    .where('tests.id', '=', testId)
    .where(isInGroup(sql.val(studentId)))
    .where(isShownTo(studentId))
    .executeTakeFirst()
