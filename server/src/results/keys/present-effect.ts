import type { KeyEffect } from '@pariksha/contract/results/keys'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'
import { differences, isChanged, type Remarked, rankMoves } from './key-effect.ts'
import { REACHABLE } from './reachable.ts'

const MOVERS = 10

/** What a correction does, as staff read it. Names are for those who may look at students. */
export async function presentEffect(
  db: Queryable,
  caller: Caller,
  { plan: { unitsPerMark } }: LoadedPaper,
  results: readonly Remarked[],
): Promise<KeyEffect> {
  const changed = results.filter(isChanged)
  const { ranked, moves } = rankMoves(results)
  const movers = moves.slice(0, MOVERS)
  const tests = await testsOf(db, [...new Set(results.map(({ testId }) => testId))])
  const names = may(caller, 'students.read')
    ? await namesOf(
        db,
        movers.map(({ of }) => of.studentId),
      )
    : undefined
  const marks = (units: number) => toMarks(units, unitsPerMark)
  const released = changed.filter(({ testId }) => tests.get(testId)?.released)
  return {
    results: results.length,
    changed: changed.length,
    raised: results.filter(({ before, after }) => after.units > before.units).length,
    lowered: results.filter(({ before, after }) => after.units < before.units).length,
    maximum_before: marks(results[0]?.before.maximum ?? 0),
    maximum_after: marks(results[0]?.after.maximum ?? 0),
    differences: differences(results, unitsPerMark),
    ranked,
    ranks_changed: moves.length,
    movers: movers.map(({ of, rankBefore, rankAfter }) => ({
      name: names?.get(of.studentId) ?? null,
      test: tests.get(of.testId)?.title ?? '',
      marks_before: marks(of.before.units),
      marks_after: marks(of.after.units),
      rank_before: rankBefore,
      rank_after: rankAfter,
    })),
    mails: await reachable(db, [...new Set(released.map(({ studentId }) => studentId))]),
  }
}

async function testsOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { title: string; released: boolean }>()
  const rows = await db
    .selectFrom('tests')
    .select(['id', 'title', TEST_IS_RELEASED.as('released')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function reachable(db: Queryable, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where id = any(${ids}::int8[]) and ${REACHABLE}`.execute(db)
  return rows[0]?.count ?? 0
}

async function namesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; full_name: string }>`
    select id, full_name from users where id = any(${ids}::int8[])`.execute(db)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
