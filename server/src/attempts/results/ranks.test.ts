import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pruneAccounts } from '../../people/accounts/erase/prune.ts'
import { issueToken } from '../../platform/http/authenticate.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { erasesAccount } from '../../testing/erase-account.ts'
import { aStudent } from '../../testing/factories.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { aTest, rightLetter } from '../../testing/papers/papers.ts'
import { startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

async function resultOf(attemptId: number) {
  const row = await here.database.db
    .selectFrom('results')
    .select(['ranked', 'correct'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow()
  return [row.correct, row.ranked]
}

describe('answers that come after the end', () => {
  /** A device that was offline from the start and reconnects that many seconds after the end. */
  async function reconnects(secondsLate: number, options: Parameters<typeof startNewSitting>[1] = {}) {
    const { sitting } = await startNewSitting(here, options)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: rightLetter(1) })])
    await advanceClock(here.database.db, sitting.id, 3_600 + secondsLate)
    const reply = await phone.sent([phone.does(2, { at: 3_500_000, user_choice: rightLetter(2) })], { settled: true })
    expect(reply).toMatchObject({ refused: [], status: 'completed' })
    return sitting.id
  }

  test('count, and are ranked when they are here within five minutes', async () => {
    expect(await resultOf(await reconnects(280))).toEqual([2, true])
    expect(await resultOf(await reconnects(320))).toEqual([2, false])
    expect(await resultOf(await reconnects(20 * 3_600))).toEqual([2, false])
  })

  test('of a live test are ranked as long as they are waited for', async () => {
    const live = { mode: 'live', lateWindowSeconds: 600 } as const
    expect(await resultOf(await reconnects(500, live))).toEqual([2, true])
  })

  test('are late by the time only in which the server was there', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 3_600 + 900)
    await sql`update attempts set late_until = late_until + interval '20 minutes' where id = ${sitting.id}`.execute(
      here.database.db,
    )
    await phone.sent([phone.does(1, { at: 3_500_000, user_choice: rightLetter(1) })], { settled: true })
    expect(await resultOf(sitting.id)).toEqual([1, true])
  })

  test('and never came leave the rank as it is', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: rightLetter(1) })])
    await advanceClock(here.database.db, sitting.id, 26 * 3_600)
    expect((await sitting.read()).status).toBe('completed')
    expect(await resultOf(sitting.id)).toEqual([1, true])
  })
})

describe('who erased the account and comes again', () => {
  const erase = (student: Parameters<typeof erasesAccount>[2]) => erasesAccount(here.app, here.database.db, student)

  /** Somebody with that address, as a sign-up makes them. */
  async function comesAgain(email: string) {
    const { db } = here.database
    const { id } = await aStudent(db)
    await db.updateTable('users').set({ email: email.toUpperCase() }).where('id', '=', id).execute()
    return { id, token: await issueToken(db, id) }
  }
  async function takes(token: string, testId: number) {
    const sitting = await startSitting(here.app, token, testId)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await sitting.result()
    return resultOf(sitting.id)
  }

  test('has results at the same tests, and no rank; at others as everybody', async () => {
    const { db } = here.database
    const [done, begun, other] = [await aTest(db), await aTest(db), await aTest(db)]
    const asha = await aStudent(db)
    expect(await takes(asha.token, done.id)).toEqual([1, true])
    await startSitting(here.app, asha.token, begun.id) // reading it is enough
    expect((await erase(asha)).statusCode).toBe(200)

    const again = await comesAgain(asha.email)
    expect(await takes(again.token, done.id)).toEqual([1, false])
    expect(await takes(again.token, begun.id)).toEqual([1, false])
    expect(await takes(again.token, other.id)).toEqual([1, true])
    // and once more
    await erase(again)
    expect(await takes((await comesAgain(asha.email)).token, other.id)).toEqual([1, false])
    // others who took the same test have their ranks
    expect(await takes((await aStudent(db)).token, done.id)).toEqual([1, true])
  })

  test('has no rank in another shift of the mock either, which the erased account could not have taken', async () => {
    const { shifts } = await aMock(here.database.db, { opens: [-2, -1], takesRegistration: false })
    const [first, second] = shifts as [number, number]
    const asha = await aStudent(here.database.db)
    await startSitting(here.app, asha.token, first)
    await erase(asha)
    expect(await takes((await comesAgain(asha.email)).token, second)).toEqual([1, false])
    expect(await takes((await aStudent(here.database.db)).token, second)).toEqual([1, true])
  })

  test('what is kept names nobody, and goes after two years', async () => {
    const { db } = here.database
    const [one, two] = [await aTest(db), await aTest(db)]
    const asha = await aStudent(db)
    for (const { id } of [one, two]) await takes(asha.token, id)
    await erase(asha)
    const kept = await db.selectFrom('erased_ranks').selectAll().where('test_id', 'in', [one.id, two.id]).execute()
    expect(kept).toHaveLength(2)
    expect(kept[0]?.digest).not.toEqual(kept[1]?.digest)
    await sql`update erased_ranks set made_at = made_at - interval '2 years' where test_id = ${one.id}`.execute(db)
    await pruneAccounts(db)
    const left = await db
      .selectFrom('erased_ranks')
      .select('test_id')
      .where('test_id', 'in', [one.id, two.id])
      .execute()
    expect(left).toEqual([{ test_id: two.id }])
  })
})
