import { CLOCK_AFTER_PAPER } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import { together } from '../db/together.ts'
import type { AttemptRow } from './attempt.ts'
import { columnsOf, type Key, type Keys, tableOf } from './queries.ts'

/** Whether the clock of an attempt may still have to be told when its paper was sent. */
export const waitsForPaper = ({ status, epoch, startedAt, now }: AttemptRow): boolean =>
  status === 'started' && epoch === 0 && startedAt.getTime() - now.getTime() > CLOCK_AFTER_PAPER

// a paper that is sent again moves nothing: a clock only ever comes nearer
const startAllSoon = prepare('paper-sent', (_, keys: Keys) => {
  const latest = sql`now() + make_interval(secs => ${CLOCK_AFTER_PAPER / 1000}::float8)`
  return sql<never>`
    update attempts set
      started_at = ${latest},
      deadline_at = deadline_at - (started_at - (${latest})),
      late_until = late_until - (started_at - (${latest}))
    where (student_id, id) in (${tableOf(keys)}) and status = 'started' and epoch = 0 and started_at > ${latest}`
})

/** The paper of an attempt has left: its clock starts soon, whether or not a device opens it. A hall is one statement. */
export const paperSent = together({
  key: ({ id }: Key) => id,
  async run(on: Queryable, keys: readonly Key[]) {
    await startAllSoon(on, columnsOf(keys))
    return keys.map(() => undefined)
  },
})
