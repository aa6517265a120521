import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()
const reason = 'The power was cut in the hall.'

const DURATION = 3_600_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const TESTS = {
  practice: () => ({ mode: 'practice' }),
  live: () => ({ mode: 'live' }),
  // entered when a third of its time had passed
  'live with one start for all': () => ({
    mode: 'live',
    opensAt: inMinutes(-20),
    closesAt: inMinutes(10),
    commonStart: true,
  }),
} satisfies Record<string, () => Parameters<typeof startNewSitting>[1]>

/** A student at a test, whose clock is read between the steps. */
async function watched(kind: keyof typeof TESTS) {
  const at = await startNewSitting(here, TESTS[kind]())
  const { app, database } = here
  const { db } = database
  const staff = await aStaffSession(db, true, ['support'])
  await at.sitting.openOn()
  const path = `/staff/students/${at.student.id}/attempts/${at.sitting.id}`
  const post = (url: string, body: object) => call(app, 'POST', url, { as: staff, body })
  const row = () =>
    db
      .selectFrom('attempts')
      .select(['started_at', 'deadline_at', 'late_until', 'paused_ms', 'status'])
      .where('id', '=', at.sitting.id)
      .executeTakeFirstOrThrow()
  const ledger = async () => {
    const rows = await db.selectFrom('given_time').select('given_ms').where('attempt_id', '=', at.sitting.id).execute()
    return rows.reduce((sum, { given_ms }) => sum + given_ms, 0)
  }
  const steps = {
    pass: (minutes: number) => advanceClock(db, at.sitting.id, minutes * 60),
    extend: async (minutes: number) =>
      post(`${path}/extend/`, { minutes, reason, deadline_at: (await row()).deadline_at.toISOString() }),
    reopen: (minutes: number) => post(`${path}/reopen/`, { minutes, reason }),
    addToAll: (minutes: number) =>
      post(`/staff/live/${at.testId}/time/`, {
        act: crypto.randomUUID(),
        to: { kind: 'everybody' },
        minutes,
        reason,
      }),
    pause: () => at.sitting.pause(),
    resume: () => at.sitting.resume(),
    submit: () => at.sitting.submit(),
    read: () => at.sitting.read(),
  }
  return { row, ledger, steps }
}

const STEPS = ['pass', 'extend', 'reopen', 'addToAll', 'pause', 'resume', 'submit', 'read'] as const
const sequence = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 40 })), {
  minLength: 4,
  maxLength: 14,
})

test.each(Object.keys(TESTS) as (keyof typeof TESTS)[])(
  '%s: whatever is given, paused and closed, the deadline is the start, the duration, the ledger and the pauses',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(sequence, async (moves) => {
        const { row, ledger, steps } = await watched(kind)
        let byStaff = 0
        let byPauses = 0
        for (const [step, minutes] of moves) {
          const before = await row()
          await steps[step](minutes)
          if (step === 'pass') continue
          const after = await row()
          const moved = after.deadline_at.getTime() - before.deadline_at.getTime()
          expect(after.late_until.getTime() - before.late_until.getTime()).toBe(moved)
          if (step === 'resume') byPauses += moved
          else byStaff += moved
          expect(await ledger()).toBe(byStaff)
          expect(after.paused_ms).toBe(byStaff + byPauses)
          expect(after.deadline_at.getTime()).toBe(after.started_at.getTime() + DURATION + byStaff + byPauses)
        }
        if (kind !== 'practice') expect(byPauses).toBe(0)
      }),
      { numRuns: 15 },
    )
  },
)
