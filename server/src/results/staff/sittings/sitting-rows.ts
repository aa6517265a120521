import type { ResultOrder, ResultsAsked, SittingState } from '@pariksha/contract/results/staff-results'
import { type RawBuilder, sql } from 'kysely'
import { type Chosen, STATE, sittings } from './sittings.ts'

/** A student with the first attempt and its result, as far as there are any. */
export type SittingRow = {
  readonly student_id: number
  readonly state: SittingState
  readonly attempt_id: number | null
  readonly started_at: Date | null
  readonly completed_at: Date | null
  readonly paper_id: number | null
  readonly key_version: number | null
  readonly units: number | null
  readonly units_maximum: number | null
  readonly units_per_mark: number | null
  readonly correct: number | null
  readonly incorrect: number | null
  readonly unattempted: number | null
  readonly spent_ms: number | null
  readonly ranked: boolean | null
}

export type SittingFilter = Chosen & Partial<Pick<ResultsAsked, 'state' | 'order' | 'direction'>>

const UP = sql`asc nulls last`
const DOWN = sql`desc nulls last`

/** The best marks come first where the order goes up by rank; results without a rank after those that have one. */
function orderBy(order: ResultOrder, direction: 'up' | 'down'): RawBuilder<unknown> {
  const way = direction === 'up' ? UP : DOWN
  const columns = {
    rank: sql`r.ranked ${DOWN}, r.units ${direction === 'up' ? DOWN : UP}`,
    name: sql`lower(u.full_name) ${way}`,
    marks: sql`r.units::float8 / r.units_per_mark ${way}`,
    correct: sql`r.correct ${way}`,
    incorrect: sql`r.incorrect ${way}`,
    unattempted: sql`r.unattempted ${way}`,
    seconds: sql`r.spent_ms ${way}`,
    started: sql`p.started_at ${way}`,
  } as const satisfies Record<ResultOrder, RawBuilder<unknown>>
  return sql`${columns[order]}, p.id is null, p.student_id`
}

export const sittingRows = (
  { state, order = 'rank', direction = 'up', ...chosen }: SittingFilter,
  limit: number,
  offset = 0,
) => sql<SittingRow>`
  ${sittings(chosen)}
  select p.student_id, ${STATE} as state, p.id as attempt_id, p.started_at, p.completed_at, r.paper_id, r.key_version,
         r.units, r.units_maximum, r.units_per_mark, r.correct, r.incorrect, r.unattempted, r.spent_ms, r.ranked
  from people p
  left join results r on r.student_id = p.student_id and r.attempt_id = p.id
  ${order === 'name' ? sql`join users u on u.id = p.student_id` : sql``}
  where ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}
  order by ${orderBy(order, direction)}
  limit ${limit} offset ${offset}`
