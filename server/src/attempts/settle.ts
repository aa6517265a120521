import { isDue, statusByNow } from '@pariksha/domain/closing'
import type { Transaction } from '../db/database.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import { type AttemptRow, elapsedAt, elapsedNow } from './attempt.ts'
import { completeAttempt } from './complete-attempt.ts'
import { readDevices } from './devices.ts'
import { updateAttempt } from './queries.ts'
import type { Engine } from './touch.ts'

/** Brings a locked attempt to the status it has by now: the deadline closes it, whoever looks first. */
export async function settle(
  tx: Transaction,
  engine: Engine,
  attempt: AttemptRow,
  paper: LoadedPaper,
): Promise<AttemptRow> {
  const { duration } = paper.plan
  const elapsed = elapsedNow(attempt)
  if (!isDue({ status: attempt.status, elapsed, duration })) return attempt
  const lateWindow = attempt.lateUntil.getTime() - attempt.deadlineAt.getTime()
  const devices = await readDevices(tx, attempt)
  const status = statusByNow({
    status: attempt.status,
    elapsed,
    duration,
    lateWindow,
    devices: devices.map(({ lastContact, settled }) => ({ lastContact: elapsedAt(attempt, lastContact), settled })),
  })
  if (status === attempt.status) return attempt
  if (status === 'completed') return await completeAttempt(tx, engine, { attempt, paper })
  await updateAttempt(tx, attempt, { status })
  return { ...attempt, status }
}
