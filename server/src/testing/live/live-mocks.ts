import type { Database } from '../../platform/db/database.ts'
import { aTest } from '../papers/papers.ts'

type MockOptions = {
  /** Minutes from now: when each shift opens. It can be entered for half an hour. */
  opens?: readonly number[]
  takesRegistration?: boolean
  registrationClosesAt?: Date
  places?: number
  commonStart?: boolean
  lateWindowSeconds?: number
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A live mock and the numbers of its shifts, free tests of one series. */
export async function aMock(
  db: Database,
  {
    opens = [120, 240],
    takesRegistration = true,
    registrationClosesAt,
    places,
    commonStart = false,
    lateWindowSeconds = 300,
  }: MockOptions = {},
): Promise<{ id: number; series: string; shifts: [number, ...number[]] }> {
  const tests: { id: number; series: string }[] = []
  for (const minutes of opens) {
    const window = { opensAt: inMinutes(minutes), closesAt: inMinutes(minutes + 30) }
    tests.push(await aTest(db, { mode: 'live', lateWindowSeconds, commonStart, ...window }))
  }
  const [first] = tests
  if (!first) throw new Error('a mock has a shift')
  const { id } = await db
    .insertInto('live_mocks')
    .values({
      title: 'Grand mock',
      series_slug: first.series,
      takes_registration: takesRegistration,
      registration_closes_at: registrationClosesAt ?? null,
      places_per_shift: places ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, test] of tests.entries())
    await db
      .updateTable('tests')
      .set({
        live_mock_id: id,
        shift_number: index + 1,
        series_slug: first.series,
        position: index + 1,
        access: 'free',
      })
      .where('id', '=', test.id)
      .execute()
  return { id, series: first.series, shifts: [first.id, ...tests.slice(1).map((test) => test.id)] }
}

/** The window of a shift moves, as if time had passed. */
export async function shiftOpens(db: Database, testId: number, minutes: number): Promise<void> {
  await db
    .updateTable('tests')
    .set({ opens_at: inMinutes(minutes), closes_at: inMinutes(minutes + 30) })
    .where('id', '=', testId)
    .execute()
}
