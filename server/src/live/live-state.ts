import type { LiveState } from '@pariksha/contract/live/live'
import { GRACE } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'

/** Without contact for longer, a student is away: a heartbeat comes every half minute. */
const AWAY_SECONDS = 60

/** For queries of attempts `a`: joins `contact`, the last one of any device. Of its log one row is read. */
export const JOIN_CONTACT = sql`
  cross join lateral (
    select greatest(a.created_at, a.completed_at,
      (select max(d.heard_at) from devices d where d.student_id = a.student_id and d.attempt_id = a.id),
      (select l.received_at from actions l where l.student_id = a.student_id and l.attempt_id = a.id
       order by l.epoch desc, l.seq desc limit 1)) as at
  ) contact`

/** Pages that wait ask every minute; browsers delay this in tabs that are not seen. */
const PRESENT_SECONDS = 120

/** For queries of waiting_students `w`: whether it waits now. */
export const IS_PRESENT = sql<boolean>`(w.asked_at > now() - make_interval(secs => ${PRESENT_SECONDS}::float8))`

/** For queries of attempts `a`: how many actions its devices said that they hold and did not deliver. */
export const UNSENT = sql<number>`coalesce((
  select sum(greatest(0, d.announced_seq - (
    select count(*) from actions l
    where l.student_id = d.student_id and l.attempt_id = d.attempt_id and l.epoch = d.epoch and l.seq <= d.announced_seq)))
  from devices d
  where d.student_id = a.student_id and d.attempt_id = a.id and d.announced_seq is not null
    and a.status <> 'completed'), 0)::int`

/** SQL for the state of a row of attempts `a` with its `contact`. */
export const LIVE_STATE = sql<LiveState>`(
  case when a.status = 'completed' then 'submitted'
    when a.status = 'closing' or now() >= a.deadline_at + make_interval(secs => ${GRACE / 1000}::float8) then 'closing'
    when contact.at > now() - make_interval(secs => ${AWAY_SECONDS}::float8) then 'active'
    else 'away' end)`
