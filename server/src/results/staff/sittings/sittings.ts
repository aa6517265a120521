import type { SittingState } from '@pariksha/contract/results/staff-results'
import { type RawBuilder, sql } from 'kysely'
import { seesStudent } from '../../../people/batches/queries.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'

/** Whose results of which test. */
export type ResultsRequest = {
  readonly caller: Caller
  readonly testId: number
  readonly batch?: number | undefined
}

/** The same of a test that was found. */
export type Chosen = ResultsRequest & {
  /** Whether the test is for named batches alone. */
  readonly forGroups: boolean
  readonly mockId: number | null
}

type Whose = Pick<ResultsRequest, 'caller' | 'batch'>

/** Part of each query: of a batch if one is chosen, and never more than the caller may see. */
export const isChosen = ({ caller, batch }: Whose, student: RawBuilder<unknown>) => sql<boolean>`(
  ${seesStudent(caller, student)} and ${
    batch === undefined
      ? sql`true`
      : sql`${student} in (select student_id from batch_members where batch_id = ${batch})`
  })`

/** The attempt of each student that counts. */
export const countedAttempts = (test: RawBuilder<unknown>, chosen: Whose) => sql`
  select a.student_id, a.id, a.status, a.started_at, a.completed_at
  from attempts a where a.test_id = ${test} and a.counted and ${isChosen(chosen, sql.ref('a.student_id'))}`

/** Who was to sit: the students of the chosen batch, or of the batches that the test is for; nobody if it is for everybody. */
function expected(chosen: Chosen): RawBuilder<unknown> | undefined {
  if (chosen.batch !== undefined) return sql`m.batch_id = ${chosen.batch}`
  return chosen.forGroups
    ? sql`m.batch_id in (select b.batch_id from test_batches b where b.test_id = ${chosen.testId})`
    : undefined
}

/** For the beginning of a query: `people`, who sat or were to sit, with the attempts that count. */
export function sittings(chosen: Chosen): RawBuilder<unknown> {
  const counted = countedAttempts(sql.val(chosen.testId), chosen)
  const who = expected(chosen)
  if (!who) return sql`with people as (${counted})`
  return sql`
    with counted as (${counted}),
    people as (
      select * from counted
      union all
      select distinct m.student_id, null::bigint, null::text, null::timestamptz, null::timestamptz from batch_members m
      where ${who} and ${isChosen(chosen, sql.ref('m.student_id'))}
        and not exists (select from counted where counted.student_id = m.student_id)
    )`
}

/** SQL for the state of a row of `people`. */
export const STATE = sql<SittingState>`(
  case when p.status is null then 'absent' when p.status = 'completed' then 'completed' else 'running' end)`
