import { isDue, statusByNow } from '@pariksha/domain/closing'
import type { Transaction } from '../../db/database.ts'
import type { LoadedPaper } from '../../papers/plan.ts'
import { type AttemptRow, elapsedAt, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { updateAttempt } from '../queries.ts'
import { readDevices } from '../start/devices.ts'
import { completeAttempt } from './complete-attempt.ts'

/** Applies the status that a locked attempt has by now: the first access after the deadline closes it. */
export async function closeIfDue(
  tx: Transaction,
  deps: AttemptDeps,
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
    devices: devices.map(({ lastContact, finished }) => ({ lastContact: elapsedAt(attempt, lastContact), finished })),
  })
  if (status === attempt.status) return attempt
  if (status === 'completed') return await completeAttempt(tx, deps, { attempt, paper })
  await updateAttempt(tx, attempt, { status })
  return { ...attempt, status }
}
