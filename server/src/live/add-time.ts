import type { addLiveTime as contract, TimeFor } from '@pariksha/contract/tests/live'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../accounts/authenticate.ts'
import type { AttemptDeps } from '../attempts/attempt-deps.ts'
import { giveTimeToMany } from '../attempts/closing/give-time-to-many.ts'
import { transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { audit } from '../staff/log/audit.ts'
import { assertWatched, isOwnStudent, teacherOf } from './live-tests.ts'

type Asked = z.output<typeof contract.body>
type Answer = z.input<(typeof contract.response)[200]>

/** In one transaction for all of them, with one entry in the log. */
export async function addLiveTime(
  deps: Pick<AttemptDeps, 'db' | 'papers'>,
  caller: Caller,
  testId: number,
  { act, to, minutes, reason }: Asked,
): Promise<Answer> {
  await assertWatched(deps.db, caller, testId)
  const mine = isOwnStudent(sql.val(teacherOf(caller)), sql.ref('a.student_id'))
  const whose = sql<boolean>`(${mine} and ${isMeant(to)})`
  const more = minutes * 60_000
  return transact(deps.db, async (tx) => {
    const given = await giveTimeToMany(tx, deps, { act, testId, whose, more, giver: { by: caller.userId, reason } })
    if (!given) return { attempts: 0, less: 0, again: true }
    if (given.attempts === 0) throw new AppError('nobody_to_give_to')
    const after = { to, minutes, attempts: given.attempts, reason }
    await audit(tx, caller, { action: 'added time to a live test', subject: 'live', id: testId, after })
    return { ...given, again: false }
  })
}

function isMeant(to: TimeFor): RawBuilder<boolean> {
  switch (to.kind) {
    case 'student':
      return sql`a.student_id = ${to.student}`
    case 'batch':
      return sql`a.student_id in (select student_id from batch_members where batch_id = ${to.batch})`
    case 'everybody':
      return sql`true`
  }
}
