import type { Standing } from '@pariksha/contract/attempts/results'
import { expect } from 'vitest'
import { call } from '../app.ts'
import { startSitting } from '../attempts/sitting.ts'
import { aStudent } from '../factories.ts'
import { rightLetter } from '../papers/papers.ts'
import { useApp } from '../use-app.ts'

export const LIVE = { mode: 'live', lateWindowSeconds: 300 } as const
export type Student = Awaited<ReturnType<typeof aStudent>>

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** The application, and live tests that are over and are practised. */
export function usePractisedTests() {
  const here = useApp()
  const student = () => aStudent(here.database.db)
  const start = ({ token }: Student, testId: number) =>
    call(here.app, 'POST', '/tests/usertest/', { as: token, body: { test_id: testId } })
  const get = async <T>(path: string, as?: string): Promise<T> => {
    const reply = await call(here.app, 'GET', path, { ...(as && { as }) })
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json()
  }

  /** Closes the tests' windows; results were released that many hours ago, or not yet (null). */
  async function closes(tests: readonly number[], releasedHoursAgo: number | null = 1) {
    const released_at = releasedHoursAgo === null ? null : inHours(-releasedHoursAgo)
    const window = { opens_at: inHours(-9), closes_at: inHours(-8.5), released_at }
    await here.database.db.updateTable('tests').set(window).where('id', 'in', tests).execute()
  }

  /** Takes or practises a test with that many right answers. */
  async function sits(who: Student, testId: number, right: number) {
    const sitting = await startSitting(here.app, who.token, testId)
    for (let number = 1; number <= right; number++) await sitting.patch(number, { user_choice: rightLetter(number) })
    await sitting.submit()
    return sitting
  }
  const standingOf = ({ token }: Student, { path }: { readonly path: string }) =>
    get<Standing>(`${path}/standing/`, token)

  return { here, student, start, get, closes, sits, standingOf }
}
