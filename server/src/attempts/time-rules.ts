import { GRACE } from '@pariksha/domain/timing'

// `timing.ts` and `closing.ts` of domain in SQL, where a statement decides for many at once; time-rules.test.ts holds the
// one against the other. Each takes expressions.

type Sql = string

/** `elapsed` of an attempt that is not paused, in milliseconds. */
export const elapsedSql = (now: Sql, startedAt: Sql, pausedMs: Sql): Sql =>
  `((extract(epoch from ${now} - ${startedAt}) * 1000)::int8 - ${pausedMs})`

/** Where it is true, `timeliness` is 'in-time' whenever the device was heard of before; where not, more has to be known. */
export const inTimeSql = ({ elapsed, at, opens, closes }: Record<'elapsed' | 'at' | 'opens' | 'closes', Sql>): Sql =>
  `(${elapsed} >= ${opens} - ${GRACE} and ${elapsed} >= 0 and ${elapsed} < ${closes} + ${GRACE}
    and coalesce(${at}, 0) < ${closes})`

/** `provenTime` of such an action, before the end of its window. */
export const countedAtSql = ({ elapsed, at, closes }: Record<'elapsed' | 'at' | 'closes', Sql>): Sql =>
  `greatest(0, least(coalesce(${at}, ${elapsed}), ${elapsed}, ${closes} - 1))`

/** Whether `statusByNow` may be another one: the deadline has passed, and of one that is closing the late window too. */
export const isOverdueSql = ({
  now,
  status,
  deadlineAt,
  lateUntil,
}: Record<'now' | 'status' | 'deadlineAt' | 'lateUntil', Sql>): Sql =>
  `(${deadlineAt} <= ${now} - interval '${GRACE} milliseconds'
    and (${status} = 'started' or (${status} = 'closing' and ${lateUntil} <= ${now})))`
