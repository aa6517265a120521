import type pg from 'pg'
import type { Patch, Sitting } from './load/ledger.ts'
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
  sittings: readonly Sitting[],
  durationMs?: number,
): Promise<string[]> {
  const students = sittings.map(({ studentId }) => studentId)
  const attempts: StoredAttempt[] = (await pool.query(ATTEMPTS, [students])).rows
  const actions: StoredAction[] = (await pool.query(ACTIONS, [students])).rows
  const byAttempt = Map.groupBy(actions, ({ attempt_id }) => attempt_id)
  const found = sittings.flatMap((sitting) => sitting.found)
  for (const sitting of sittings) {
    const mine = attempts.filter(({ student_id }) => student_id === sitting.studentId)
    const attempt = mine[0]
    const report = (what: string) => found.push(`attempt ${sitting.attemptId}: ${what}`)
    if (!attempt || mine.length > 1 || attempt.id !== sitting.attemptId) {
      report(`${mine.length} attempts of its student are stored`)
      continue
    }
    const status = sitting.submits ? 'completed' : 'started'
    if (attempt.status !== status) report(`is ${attempt.status}, not ${status}`)
    const stored = byAttempt.get(attempt.id) ?? []
    if (durationMs !== undefined) for (const one of wrongClock(sitting, attempt, stored, durationMs)) report(one)
    if (stored.some(({ refused }) => refused !== null)) report('an action was refused')
    const wrong = sitting.kind === 'device' ? wrongOnDevices(sitting, stored) : wrongPatches(sitting.patches, stored)
    for (const one of wrong) report(one)
  }
  return [...found, ...(await verifyResult(pool, sittings))]
}

function wrongClock(
  { expiresAt }: Sitting,
  { length, deadline_at }: StoredAttempt,
  stored: readonly StoredAction[],
  durationMs: number,
): string[] {
  const found: string[] = []
  if (Math.round(length) !== durationMs) found.push(`lasts ${length} ms`)
  if (expiresAt && deadline_at.toISOString() !== expiresAt) found.push('its end was moved')
  if (stored.some(({ timed }) => !timed)) found.push('an action happened before the start or after its receipt')
  return found
}

function wrongOnDevices({ openings }: Sitting, stored: readonly StoredAction[]): string[] {
  const found: string[] = []
  const rows = Map.groupBy(stored, ({ epoch, seq }) => `${epoch}/${seq}`)
  for (const { epoch, typed, acknowledged } of openings) {
    if (new Set(acknowledged).size !== typed.length) found.push(`of ${typed.length} typed, not all were acknowledged`)
    for (const action of typed) {
      const key = `${epoch}/${action.seq}`
      const here = rows.get(key) ?? []
      rows.delete(key)
      if (here.length !== 1) found.push(`acknowledged action ${key} is stored ${here.length} times`)
      else if (here[0] && !storedAs(here[0], action.question_number, action.user_choice, action.marked_review))
        found.push(`action ${key} is not stored as it was sent`)
    }
  }
  for (const key of rows.keys()) found.push(`action ${key} is stored and was never sent`)
  return found
}

/** Each patch in order: stored exactly once if sent once, and never more often than it was sent. */
function wrongPatches(patches: readonly Patch[], stored: readonly StoredAction[]): string[] {
  const found: string[] = []
  let place = 0
  for (const [index, { question, choice, marked, tries }] of patches.entries()) {
    let times = 0
    for (let row = stored[place]; row && storedAs(row, question, choice, marked); row = stored[place]) {
      times++
      place++
    }
    if (times < 1 || times > tries) found.push(`save ${index + 1} was sent ${tries} times and is stored ${times} times`)
  }
  if (place < stored.length) found.push(`${stored.length - place} stored actions were never sent`)
  return found
}
