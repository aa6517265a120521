import { describe, expect, test } from 'vitest'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

describe('pausing', () => {
  test('a pause stops the clock and hides the questions', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 600)
    expect((await sitting.read()).was_paused).toBe(false)
    expect((await sitting.pause()).json()).toMatchObject({ status: 'paused', was_paused: true })
    await advanceClock(here.database.db, sitting.id, 5000)
    expect(problem(await sitting.patch(1, { user_choice: 'a' }))).toEqual([409, 'paused'])
    expect(problem(await tab.takeOver())).toEqual([409, 'paused'])
    const resumed = (await sitting.resume()).json()
    expect(resumed).toMatchObject({ status: 'started', was_paused: true })
    expect(resumed.remaining_seconds).toBeCloseTo(3000, -1)
    await sitting.result()
    const { ranked } = await here.database.db
      .selectFrom('results')
      .select('ranked')
      .where('attempt_id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(ranked).toBe(false)
  })

  test('a live test has no pause and gives no time back', async () => {
    const { sitting } = await startNewSitting(here, { mode: 'live' })
    await sitting.openOn()
    expect(problem(await sitting.pause())).toEqual([409, 'cannot_pause'])
    await advanceClock(here.database.db, sitting.id, 600)
    expect((await sitting.read()).away).toBeNull()
    expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
  })

  test('a student who was away goes on with the time that was left', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 600)
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    expect((await sitting.read()).away).toBeNull()
    await advanceClock(here.database.db, sitting.id, 1200)
    expect((await sitting.read()).away?.remaining_seconds).toBeCloseTo(3000, -1)
    const resumed = (await sitting.resume()).json()
    expect(resumed.remaining_seconds).toBeCloseTo(3000, -1)
    expect(resumed.away).toBeNull()
  })

  test('time is given back once, however often it is asked for', async () => {
    for (const open of [true, false]) {
      const { sitting } = await startNewSitting(here)
      await sitting.patch(1, { user_choice: 'a' })
      if (open) await sitting.openOn()
      await advanceClock(here.database.db, sitting.id, 1200)
      await sitting.resume()
      expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
      await advanceClock(here.database.db, sitting.id, 100)
      expect((await sitting.read()).remaining_seconds).toBeCloseTo(3500, -1)
    }
  })

  test('who comes back from a pause was not away as well', async () => {
    const { sitting } = await startNewSitting(here)
    await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 600)
    await sitting.pause()
    await advanceClock(here.database.db, sitting.id, 5000)
    expect((await sitting.resume()).json().away).toBeNull()
    expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3000, -1)
  })

  test('even when the time ran out meanwhile', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    await advanceClock(here.database.db, sitting.id, 9000)
    const closing = await sitting.read()
    expect(closing.status).toBe('closing')
    expect(closing.away?.remaining_seconds).toBeCloseTo(3600, -1)
    expect((await sitting.resume()).json()).toMatchObject({ status: 'started' })
    await tab.takeOver()
    expect((await tab.sent([tab.does(2, { user_choice: 'b' })])).refused).toEqual([])
  })
})
