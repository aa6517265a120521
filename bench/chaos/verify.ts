import type pg from 'pg'
import type { Patch, StudentLedger } from './load/ledger.ts'
import { type StoredAction, storedAs } from './stored.ts'
import { verifyResult } from './verify-result.ts'

const ATTEMPTS = `
  select id, student_id, status, epoch, deadline_at, paused_ms,
         extract(epoch from deadline_at - started_at) * 1000 as length
  from attempts where student_id = any($1)`
const ACTIONS = `
  select a.attempt_id, a.epoch, a.seq, a.question_number, a.choice, a.marked, a.refused,
         a.at_ms >= 0 and a.at_ms <= extract(epoch from a.received_at - t.started_at) * 1000 + 5 as timed
  from actions a join attempts t on t.student_id = a.student_id and t.id = a.attempt_id
  where a.student_id = any($1) order by a.attempt_id, a.epoch, a.seq`

type StoredAttempt = {
  readonly id: number
  readonly student_id: number
  readonly status: string
  readonly epoch: number
  readonly deadline_at: Date
  readonly length: number
}

/** Compares the ledger of the load with the database; returns the differences. Checks clocks where a duration is given. */
export async function verify(
  pool: Pick<pg.Pool, 'query'>,
  ledgers: readonly StudentLedger[],
  durationMs?: number,
): Promise<string[]> {
  const students = ledgers.map(({ studentId }) => studentId)
  const attempts: StoredAttempt[] = (await pool.query(ATTEMPTS, [students])).rows
  const actions: StoredAction[] = (await pool.query(ACTIONS, [students])).rows
  const byAttempt = Map.groupBy(actions, ({ attempt_id }) => attempt_id)
  const violations = ledgers.flatMap((ledger) => ledger.violations)
  for (const ledger of ledgers) {
    const mine = attempts.filter(({ student_id }) => student_id === ledger.studentId)
    const attempt = mine[0]
    const report = (what: string) => violations.push(`attempt ${ledger.attemptId}: ${what}`)
    if (!attempt || mine.length > 1 || attempt.id !== ledger.attemptId) {
      report(`${mine.length} attempts of its student are stored`)
      continue
    }
    const status = ledger.submits ? 'completed' : 'started'
    if (attempt.status !== status) report(`is ${attempt.status}, not ${status}`)
    const stored = byAttempt.get(attempt.id) ?? []
    if (durationMs !== undefined) for (const one of wrongClock(ledger, attempt, stored, durationMs)) report(one)
    if (stored.some(({ refused }) => refused !== null)) report('an action was refused')
    const wrong = ledger.kind === 'device' ? wrongOnDevices(ledger, stored) : wrongPatches(ledger.patches, stored)
    for (const one of wrong) report(one)
  }
  return [...violations, ...(await verifyResult(pool, ledgers))]
}

function wrongClock(
  { expiresAt }: StudentLedger,
  { length, deadline_at }: StoredAttempt,
  stored: readonly StoredAction[],
  durationMs: number,
): string[] {
  const violations: string[] = []
  if (Math.round(length) !== durationMs) violations.push(`lasts ${length} ms`)
  if (expiresAt && deadline_at.toISOString() !== expiresAt) violations.push('its end was moved')
  if (stored.some(({ timed }) => !timed)) violations.push('an action happened before the start or after its receipt')
  return violations
}

function wrongOnDevices({ openings }: StudentLedger, stored: readonly StoredAction[]): string[] {
  const violations: string[] = []
  const rows = Map.groupBy(stored, ({ epoch, seq }) => `${epoch}/${seq}`)
  for (const { epoch, typed, acknowledged } of openings) {
    if (new Set(acknowledged).size !== typed.length)
      violations.push(`of ${typed.length} typed, not all were acknowledged`)
    for (const action of typed) {
      const key = `${epoch}/${action.seq}`
      const here = rows.get(key) ?? []
      rows.delete(key)
      if (here.length !== 1) violations.push(`acknowledged action ${key} is stored ${here.length} times`)
      else if (here[0] && !storedAs(here[0], action.question_number, action.user_choice, action.marked_review))
        violations.push(`action ${key} is not stored as it was sent`)
    }
  }
  for (const key of rows.keys()) violations.push(`action ${key} is stored and was never sent`)
  return violations
}

/** Each patch in order: stored exactly once if sent once, and never more often than it was sent. */
function wrongPatches(patches: readonly Patch[], stored: readonly StoredAction[]): string[] {
  const violations: string[] = []
  let next = 0
  for (const [index, { question, choice, marked, tries }] of patches.entries()) {
    let times = 0
    for (let row = stored[next]; row && storedAs(row, question, choice, marked); row = stored[next]) {
      times++
      next++
    }
    if (times < 1 || times > tries)
      violations.push(`save ${index + 1} was sent ${tries} times and is stored ${times} times`)
  }
  if (next < stored.length) violations.push(`${stored.length - next} stored actions were never sent`)
  return violations
}
