import { GRACE } from '@pariksha/domain/timing/timing'

// `timing.ts` and `closing.ts` of domain as SQL expressions, for statements that decide about many attempts at once;
// time-rules.test.ts compares both.

type Sql = string

/** `elapsed` of an attempt that is not paused, in milliseconds. */
export const elapsedSql = (now: Sql, startedAt: Sql, pausedMs: Sql): Sql =>
  `((extract(epoch from ${now} - ${startedAt}) * 1000)::int8 - ${pausedMs})`

/** If true, `timeliness` is 'in-time' whatever the last contact was; if false, the last contact decides. */
export const inTimeSql = ({ elapsed, at, opens, closes }: Record<'elapsed' | 'at' | 'opens' | 'closes', Sql>): Sql =>
  `(${elapsed} >= ${opens} - ${GRACE} and ${elapsed} >= 0 and ${elapsed} < ${closes} + ${GRACE}
    and coalesce(${at}, 0) < ${closes})`

/** `provenTime` of such an action, capped before the end of its window. */
export const countedAtSql = ({ elapsed, at, closes }: Record<'elapsed' | 'at' | 'closes', Sql>): Sql =>
  `greatest(0, least(coalesce(${at}, ${elapsed}), ${elapsed}, ${closes} - 1))`

/** Whether `statusByNow` may differ: the deadline has passed, and for a closing attempt the late window too. */
export const isOverdueSql = ({
  now,
  status,
  deadlineAt,
  lateUntil,
}: Record<'now' | 'status' | 'deadlineAt' | 'lateUntil', Sql>): Sql =>
  `(${deadlineAt} <= ${now} - interval '${GRACE} milliseconds'
    and (${status} = 'started' or (${status} = 'closing' and ${lateUntil} <= ${now})))`
