import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'

/** The caller; undefined for visitors. */
export type Reader = Pick<Caller, 'userId' | 'role' | 'roles'> | undefined

/** What is published, for those it is for. `table` or its alias has the columns `published` and `batches`. */
export const isVisible = (reader: Reader, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.published`)} and ${isFor(reader, table)})`

/**
 * Whom staff published something for: everybody, or the students of some batches. Teachers see what is for their own;
 * whoever edits the site or manages batches sees all.
 */
export function isFor(reader: Reader, table: string): RawBuilder<boolean> {
  const batches = sql.ref(`${table}.batches`)
  if (reader === undefined) return sql<boolean>`${batches} is null`
  if (may(reader, 'site.edit') || may(reader, 'batches.manage')) return sql<boolean>`true`
  return sql<boolean>`(${batches} is null or ${batches} && array(${batchesOf(reader)}))`
}

const batchesOf = ({ userId, role }: NonNullable<Reader>): RawBuilder<unknown> =>
  role === 'staff'
    ? sql`select batch_id::integer from batch_teachers where teacher_id = ${userId}`
    : sql`select batch_id::integer from batch_members where student_id = ${userId}`

/** Whether it is for some batches only. */
export const isForBatch = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.batches`)} is not null)`
