import { sql } from 'kysely'

/** For queries of `question_import_items as item`. */

/** The question of the bank that it changes; null: it is a new one. */
export const CHANGED = sql<number | null>`case when not item.as_new then item.changes end`

/** The question of the bank that says the same, or that another import made of the same question of a file. */
export const THERE = sql<number | null>`case
  when ${CHANGED} is null then (
    select other.question_id from question_import_items as other
    where other.source_digest = item.source_digest and other.import_id <> item.import_id and other.question_id is not null
    limit 1)
  when item.unchanged then item.changes end`

/** Nothing became of it yet, and something could. */
export const IS_LEFT = sql<boolean>`(item.question_id is null and not (item.unchanged and ${CHANGED} is not null))`

export const IS_CHANGE = sql<boolean>`(${IS_LEFT} and ${CHANGED} is not null)`

/** Its question was changed in the bank since it was exported. */
export const IS_CONFLICT = sql<boolean>`(${IS_CHANGE} and item.changes_version <> (
  select version from questions where questions.id = item.changes))`
