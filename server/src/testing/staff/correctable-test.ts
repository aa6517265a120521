import type { TestDetails } from '@pariksha/contract/exams/tests'
import type { Correction } from '@pariksha/contract/results/keys'
import type { KeyChange } from '@pariksha/domain/marking/key-correction'
import type { Letter } from '@pariksha/domain/question'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import { startSitting } from '../attempts/sitting.ts'
import { aStudent } from '../factories.ts'
import type { Mailbox } from '../fakes/mailbox.ts'
import { aPaper, aTest } from '../papers/papers.ts'
import { mailingApp } from '../visitor.ts'

const THIRDS = { sections: [{ count: 6, marking: { right: '1', wrong: '-1/3' } }] }
export const accept = (...letters: Letter[]): KeyChange => ({
  kind: 'accept',
  answers: letters.map((correct) => ({ kind: 'single-choice', correct })),
})
export const REASON = 'The second option is right as well.'

/** A test of six questions whose key is a, b, c, d, a, b, and the staff who may correct it. */
export async function aCorrectableTest(mailbox: Mailbox, options: Parameters<typeof aTest>[1] = {}) {
  const { app, db, database } = await mailingApp(mailbox)
  const staff = await aStaffSession(db, true, ['publisher'])
  const { id: testId } = await aTest(db, { paper: aPaper(THIRDS), ...options })
  const { paper_id } = await db
    .selectFrom('tests')
    .select('paper_id')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow()
  const paperId = paper_id as number
  const path = `/staff/keys/${paperId}`
  /** Somebody who took the test with these answers; "-" is none. */
  const taken = async (answers: string) => {
    const student = await aStudent(db)
    const sitting = await startSitting(app, student.token, testId)
    for (const [index, letter] of [...answers].entries())
      if (letter !== '-') await sitting.patch(index + 1, { user_choice: letter })
    return { student, sitting, result: sitting.result }
  }
  const preview = (question_number: number, change: KeyChange) =>
    call(app, 'POST', `${path}/preview/`, { as: staff, body: { question_number, change } })
  const correct = (question_number: number, change: KeyChange, version = 1, as = staff) =>
    call(app, 'POST', `${path}/corrections/`, { as, body: { question_number, change, version, reason: REASON } })
  const corrections = async ({ student, sitting }: Awaited<ReturnType<typeof taken>>) =>
    (await call(app, 'GET', `${sitting.path}/corrections/`, { as: student.token })).json<Correction[]>()
  const standing = async ({ student, sitting }: Awaited<ReturnType<typeof taken>>) =>
    (await call(app, 'GET', `${sitting.path}/standing/`, { as: student.token })).json<{ rank: number }>().rank
  const note = async () => (await call(app, 'GET', `/tests/${testId}/`)).json<TestDetails>().key_changes
  return { app, db, database, staff, testId, paperId, taken, preview, correct, corrections, standing, note }
}
