import type { Correction } from '@pariksha/contract/results/keys'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import { AppError } from '../../platform/errors.ts'

/** Corrections of the key of an attempt of the student's own, once its result is released, the latest first. */
export async function readCorrections(
  { db, papers }: Pick<AttemptDeps, 'db' | 'papers'>,
  studentId: number,
  attemptId: number,
): Promise<Correction[]> {
  const attempt = await db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select('attempts.paper_id as paperId')
    .where('attempts.student_id', '=', studentId)
    .where('attempts.id', '=', attemptId)
    .where(IS_RELEASED)
    .executeTakeFirst()
  if (!attempt) throw new AppError('not_found')
  const rows = await db
    .selectFrom('keys')
    .leftJoin('mark_changes as c', (join) =>
      join
        .onRef('c.paper_id', '=', 'keys.paper_id')
        .onRef('c.key_version', '=', 'keys.version')
        .on('c.student_id', '=', studentId)
        .on('c.attempt_id', '=', attemptId),
    )
    .select([
      sql<number>`keys.question_number`.as('question_number'),
      sql<CorrectionKind>`keys.kind`.as('kind'),
      sql<string>`keys.reason`.as('reason'),
      'keys.created_at',
      'c.units_before',
      'c.units_after',
      'c.maximum_before',
      'c.maximum_after',
      'c.rank_before',
      'c.rank_after',
      'c.ranked_of',
    ])
    .where('keys.paper_id', '=', attempt.paperId)
    .where('keys.version', '>', 1)
    .orderBy('keys.version', 'desc')
    .execute()
  if (rows.length === 0) return []
  const { unitsPerMark } = (await papers.load(attempt.paperId)).plan
  const marks = (units: number | null) => toMarks(units ?? 0, unitsPerMark)
  return rows.map(({ created_at, question_number, kind, reason, ...change }) => ({
    question_number,
    kind,
    reason,
    changed_at: created_at.toISOString(),
    marks:
      change.units_before === null
        ? null
        : {
            before: marks(change.units_before),
            after: marks(change.units_after),
            maximum_before: marks(change.maximum_before),
            maximum_after: marks(change.maximum_after),
            rank: rankOf(change),
          },
  }))
}

type Ranks = {
  readonly rank_before: number | null
  readonly rank_after: number | null
  readonly ranked_of: number | null
}

const rankOf = ({ rank_before: before, rank_after: after, ranked_of: of }: Ranks) =>
  before === null || after === null || of === null ? null : { before, after, of }
