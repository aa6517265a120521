import type { StoredAnswers } from '@pariksha/contract/attempts/receipt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { receiptDigest, receiptText } from '@pariksha/domain/attempt/receipt'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aCorrectableTest, accept } from '../../testing/staff/correctable-test.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('before the release a student reads what was stored and when, and the result has the same digest', async () => {
  const { student, testId, sitting } = await startNewSitting(here, { mode: 'live' })
  const { db } = here.database
  const tab = await sitting.openOn()
  const receipt = () => call(here.app, 'GET', `${sitting.path}/receipt/`, { as: student.token })
  expect(problem(await receipt())).toEqual([404, 'not_found']) // while the test runs
  await tab.sent([
    tab.does(1, { user_choice: 'a' }),
    tab.does(2, { user_choice: 'b' }),
    tab.does(3, { user_choice: 'c' }),
  ])
  await tab.sent([
    tab.does(1, { user_choice: 'd' }), // changed
    tab.does(2, { user_choice: null }), // cleared
    tab.does(4), // visited
  ])
  await sitting.submit()
  const { submitted_at, answers } = (await receipt()).json<StoredAnswers>()
  expect(answers.map(({ user_choice }) => user_choice)).toEqual(['d', null, 'c', ...Array(7).fill(null)])
  const { rows } = await sql<{ received_at: Date }>`
    select received_at from actions where attempt_id = ${sitting.id} and question_number = 1 and choice = 'd'`.execute(
    db,
  )
  expect(answers[0]?.stored_at).toBe(rows[0]?.received_at.toISOString())
  expect(answers[1]?.stored_at).toBeNull()
  expect(Date.parse(submitted_at)).toBeGreaterThanOrEqual(Date.parse(answers[2]?.stored_at ?? ''))

  await sql`update tests set released_at = now() where id = ${testId}`.execute(db)
  const { outcome } = (await call(here.app, 'GET', `${sitting.path}/?solutions=apart`, { as: student.token })).json<{
    outcome: AttemptMarks
  }>()
  expect(digestOf(sitting.id, outcome.answers)).toBe(digestOf(sitting.id, answers))
})

test('a corrected key changes marks, and no digest of answers', async () => {
  const correctable = await aCorrectableTest(mailbox)
  const { sitting, result } = await correctable.taken('bbcdab')
  const before = await result()
  await correctable.correct(1, accept('b'))
  const after = await result()
  expect(after.total_marks).not.toBe(before.total_marks)
  expect(digestOf(sitting.id, after.test_json)).toBe(digestOf(sitting.id, before.test_json))
})

const digestOf = (id: number, answers: readonly { readonly user_choice: string | null }[]) =>
  receiptDigest(
    receiptText(
      id,
      answers.map(({ user_choice }) => user_choice),
    ),
  )
