import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { MarkedAgain } from './mark-again.ts'

/**
 * Stores marks by a version of the key, and what changed for those whose result was released. Returns the results that were
 * stored: one that was reopened, or completed again, since it was marked is left out. Results are locked in the order of their keys.
 */
export async function storeMarks(
  tx: Transaction,
  paperId: number,
  version: number,
  marked: readonly MarkedAgain[],
): Promise<MarkedAgain[]> {
  if (marked.length === 0) return []
  const values = marked.map(({ studentId, attemptId, markedAt, tally }) => ({
    student_id: studentId,
    attempt_id: attemptId,
    marked_at: markedAt,
    units: tally.marks,
    units_maximum: tally.maximum,
    correct: tally.correct,
    incorrect: tally.incorrect,
    unattempted: tally.unattempted,
  }))
  await sql`select from results where paper_id = ${paperId} order by student_id, attempt_id for update`.execute(tx)
  const { rows } = await sql<{ attempt_id: number }>`
    with marked as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as m (
        student_id bigint, attempt_id bigint, marked_at timestamptz, units integer, units_maximum integer,
        correct integer, incorrect integer, unattempted integer)
    ), before as (
      select r.student_id, r.attempt_id, r.units, r.units_maximum
      from results r join marked m on m.student_id = r.student_id and m.attempt_id = r.attempt_id
    ), stored as (
      update results r set key_version = ${version}, marked_at = clock_timestamp(), units = m.units,
        units_maximum = m.units_maximum, correct = m.correct, incorrect = m.incorrect, unattempted = m.unattempted
      from marked m
      where r.student_id = m.student_id and r.attempt_id = m.attempt_id and r.marked_at = m.marked_at
      returning r.student_id, r.attempt_id, r.test_id, r.paper_id, r.units, r.units_maximum
    ), changed as (
      insert into mark_changes (student_id, attempt_id, paper_id, key_version, units_before, units_after,
                                maximum_before, maximum_after)
      select s.student_id, s.attempt_id, s.paper_id, ${version}, b.units, s.units, b.units_maximum, s.units_maximum
      from stored s
      join before b on b.student_id = s.student_id and b.attempt_id = s.attempt_id
      join tests on tests.id = s.test_id
      where ${TEST_IS_RELEASED} and (b.units, b.units_maximum) <> (s.units, s.units_maximum)
    )
    select attempt_id from stored`.execute(tx)
  const stored = new Set(rows.map(({ attempt_id }) => attempt_id))
  return marked.filter(({ attemptId }) => stored.has(attemptId))
}
