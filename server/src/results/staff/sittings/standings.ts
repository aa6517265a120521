import { type Standing, standing } from '@pariksha/domain/ranking/ranking'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'

/** The number of ranked results of a test for each number of units, best first. */
export type RankedCounts = readonly { readonly units: number; readonly count: number }[]

/** As `readStanding` counts, for many students at once: they are counted once, and not for each of them. */
export async function countRanked(db: Queryable, testId: number, whose: RawBuilder<boolean>): Promise<RankedCounts> {
  const { rows } = await sql<RankedCounts[number]>`
    select r.units, count(*)::int as count from results r
    where r.test_id = ${testId} and r.ranked and ${whose}
    group by r.units order by r.units desc`.execute(db)
  return rows
}

export type Standings = (result: { readonly units: number; readonly ranked: boolean }) => Standing | undefined

/** The standing of each ranked result among those that were counted. */
export function standingsAmong(counts: RankedCounts): Standings {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const found = new Map<number, Standing>()
  let better = 0
  for (const { units, count } of counts) {
    found.set(units, standing({ better, all }))
    better += count
  }
  return ({ units, ranked }) => (ranked ? found.get(units) : undefined)
}
