import { type AttemptStatus, isDue, statusByNow } from '@pariksha/domain/timing/closing'
import type { Millis } from '@pariksha/domain/timing/timing'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type AttemptRow, elapsedAt, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { readDevices } from '../devices.ts'
import { updateAttempt } from '../queries.ts'
import { completeAttempt } from './complete-attempt.ts'

/** Applies the status that a locked attempt has by now: the first access after the deadline closes it. */
export async function closeIfDue(
  tx: Transaction,
  deps: AttemptDeps,
  attempt: AttemptRow,
  paper: LoadedPaper,
): Promise<AttemptRow> {
  const { duration } = paper.plan
  if (!isDue({ status: attempt.status, elapsed: elapsedNow(attempt), duration })) return attempt
  const status = await statusNow(tx, attempt, duration)
  if (status === attempt.status) return attempt
  if (status === 'completed') return await completeAttempt(tx, deps, { attempt, paper })
  await updateAttempt(tx, attempt, { status })
  return { ...attempt, status }
}

/** The status that a locked attempt has by now. */
export async function statusNow(tx: Transaction, attempt: AttemptRow, duration: Millis): Promise<AttemptStatus> {
  const elapsed = elapsedNow(attempt)
  if (!isDue({ status: attempt.status, elapsed, duration })) return attempt.status
  const devices = await readDevices(tx, attempt)
  return statusByNow({
    status: attempt.status,
    elapsed,
    duration,
    lateWindow: attempt.lateUntil.getTime() - attempt.deadlineAt.getTime(),
    devices: devices.map(({ lastContact, settled }) => ({ lastContact: elapsedAt(attempt, lastContact), settled })),
  })
}
