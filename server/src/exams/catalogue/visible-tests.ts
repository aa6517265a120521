import { type RawBuilder, sql } from 'kysely'

/** Tests for named groups are for nobody else. For queries of tests. */
export const isInGroup = (student: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  tests.access is distinct from 'groups' or exists (
    select from test_batches join batch_members on batch_members.batch_id = test_batches.batch_id
    where test_batches.test_id = tests.id and batch_members.student_id = ${student}))`

/** What everybody may see. */
export const IS_PUBLIC = sql<boolean>`(tests.access is distinct from 'groups')`

/** What is listed: not what nobody may begin any more. */
export const IS_LISTED = sql<boolean>`(tests.closed_at is null)`

/** Whoever took a test goes on seeing it. */
export const isVisible = (student: number | undefined): RawBuilder<boolean> =>
  student === undefined
    ? IS_PUBLIC
    : sql<boolean>`(${isInGroup(sql.val(student))} or exists (
        select from attempts where attempts.student_id = ${student} and attempts.test_id = tests.id))`
