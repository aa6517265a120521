import { describe, expect, test } from 'vitest'
import { createPapers } from '../../papers/store.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { rightLetter } from '../../testing/papers/papers.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { startNewSitting, useApp } from '../../testing/use-app.ts'
import { closeOverdue } from './close-overdue.ts'

const here = useApp()

const fail = (error: unknown) => {
  throw error
}

describe('the deadline', () => {
  test('an attempt nobody is at any more is closed by the job and marked', async () => {
    const { sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await advanceClock(here.database.db, sitting.id, 3700)
    await closeOverdue({ db: here.database.db, papers: createPapers(here.database.db), secret: TEST_SECRET }, fail)
    const row = await here.database.db
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('completed')
    expect((await sitting.read()).outcome?.result).toMatchObject({ total: 10, correct: 1, unattempted: 9 })
  })

  test('an attempt that cannot be closed holds up no other', async () => {
    const broken = await startNewSitting(here)
    const sound = await startNewSitting(here)
    const { paper_id } = await here.database.db
      .selectFrom('tests')
      .select('paper_id')
      .where('id', '=', broken.testId)
      .executeTakeFirstOrThrow()
    await here.database.db.deleteFrom('keys').where('paper_id', '=', paper_id).execute()
    for (const { sitting } of [broken, sound]) await advanceClock(here.database.db, sitting.id, 3800)
    const reported: unknown[] = []
    await closeOverdue({ db: here.database.db, papers: createPapers(here.database.db), secret: TEST_SECRET }, (error) =>
      reported.push(error),
    )
    expect(reported).toHaveLength(1)
    const { status } = await here.database.db
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', sound.sitting.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('completed')
    await here.database.db.deleteFrom('attempts').where('id', '=', broken.sitting.id).execute()
  })

  test('a device that was offline across it delivers what was typed in time, and only that counts', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    await advanceClock(here.database.db, sitting.id, 3900)
    expect(await sitting.read()).toMatchObject({ status: 'closing', outcome: null })
    const reply = await phone.sent(
      [
        phone.does(2, { at: 1_800_000, user_choice: rightLetter(2) }),
        phone.does(3, { at: 3_599_000, user_choice: rightLetter(3) }),
        phone.does(4, { at: 3_650_000, user_choice: rightLetter(4) }),
      ],
      { settled: true },
    )
    expect(reply).toMatchObject({ status: 'completed', refused: [{ seq: 4, code: 'attempt_closed' }] })
    const { outcome } = await sitting.read()
    expect(outcome?.result).toMatchObject({ correct: 3, attempted: 3 })
    expect(outcome?.test_json[3]).toMatchObject({ user_choice: null, late_choice: rightLetter(4) })
  })

  test('a backlog in several batches is waited for', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 3900)
    expect((await phone.sent([phone.does(1, { at: 100_000, user_choice: rightLetter(1) })])).status).toBe('closing')
    expect(
      (await phone.sent([phone.does(2, { at: 200_000, user_choice: rightLetter(2) })], { settled: true })).status,
    ).toBe('completed')
    expect((await sitting.result()).result.correct).toBe(2)
  })

  test('a device with contact after the last moment cannot date answers back', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 3_601)
    await phone.sent([]) // a heartbeat after the deadline, within the grace
    await advanceClock(here.database.db, sitting.id, 600)
    const reply = await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    expect(reply.refused).toEqual([{ seq: 1, code: 'attempt_closed' }])
    expect((await sitting.read()).outcome?.result.correct).toBe(0)
  })

  test('the student may end the wait for another device', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 3900)
    expect((await sitting.read()).status).toBe('closing')
    expect((await sitting.submit()).statusCode).toBe(200)
    const late = await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    expect(late).toMatchObject({ status: 'completed', refused: [{ seq: 1, code: 'attempt_closed' }] })
    expect((await sitting.read()).outcome).toMatchObject({
      result: { attempted: 0 },
      test_json: [{ late_choice: rightLetter(1) }, ...Array(9).fill({})],
    })
  })

  test('after the late window the job completes it', async () => {
    const { sitting } = await startNewSitting(here, { mode: 'live', lateWindowSeconds: 300 })
    await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 3600 + 200)
    const deps = { db: here.database.db, papers: createPapers(here.database.db), secret: TEST_SECRET }
    await closeOverdue(deps, fail)
    expect((await sitting.read()).status).toBe('closing')
    await advanceClock(here.database.db, sitting.id, 200)
    await closeOverdue(deps, fail)
    expect((await sitting.read()).status).toBe('completed')
  })

  test('a clock of the database that is set back makes nothing too early that is typed on', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: rightLetter(1) })])
    await advanceClock(here.database.db, sitting.id, -2 * 3600)
    const reply = await phone.sent([phone.does(2, { user_choice: rightLetter(2) })])
    expect(reply).toMatchObject({ refused: [], status: 'started' })
    expect((await sitting.result()).result.correct).toBe(2)
  })

  test('a clock of the database that is set back does not restart the attempt for the next device', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: rightLetter(1) })])
    const typed = phone.does(2, { user_choice: rightLetter(2) })
    await advanceClock(here.database.db, sitting.id, -2 * 3600)
    const laptop = await sitting.openOn()
    expect((await laptop.sent([laptop.does(3, { user_choice: rightLetter(3) })])).refused).toEqual([])
    expect((await phone.sent([typed])).refused).toEqual([])
    await sitting.patch(4, { user_choice: rightLetter(4) })
    expect((await sitting.result()).result.correct).toBe(4)
  })
})
