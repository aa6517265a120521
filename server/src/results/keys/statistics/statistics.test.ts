import type { PaperKeys, TestOfPaper } from '@pariksha/contract/results/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aCorrectableTest, accept } from '../../../testing/staff/correctable-test.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('statistics count first attempts, and are made again when results come or the key is corrected', async () => {
  const here = await aCorrectableTest(mailbox)
  const read = async () =>
    (await call(here.app, 'GET', `/staff/keys/${here.paperId}/`, { as: here.staff })).json<PaperKeys>()
  expect(await read()).toMatchObject({
    version: 1,
    made_at: null,
    questions: [{ statistics: null }, {}, {}, {}, {}, {}],
  })

  const asha = await here.taken('bbcdab')
  await asha.result()
  const again = await startSitting(here.app, asha.student.token, here.testId)
  await again.patch(1, { user_choice: 'a' })
  await again.submit()
  for (const answers of ['abcd--', 'b-----']) await (await here.taken(answers)).result()

  const made = await read()
  expect(made.questions[0]).toMatchObject({
    accepted: [{ kind: 'single-choice', correct: 'a' }],
    statistics: { candidates: 3, attempted: 3, right: 1, skipped: 0, thirdSizes: [1, 1, 1], flags: [] },
  })
  expect(made.questions[0]?.statistics?.answers.map(({ count }) => count)).toEqual([1, 2, 0, 0])
  expect((await read()).made_at).toBe(made.made_at) // nothing is counted twice

  await here.correct(1, accept('b'))
  const corrected = await read()
  expect(corrected).toMatchObject({
    version: 2,
    corrections: [{ question_number: 1, kind: 'key-changed', version: 2 }],
  })
  expect(corrected.questions[0]?.statistics).toMatchObject({ candidates: 3, right: 2 })
  const stored = await here.db
    .selectFrom('item_statistics')
    .select(['question_number', 'correct'])
    .where('paper_id', '=', here.paperId)
    .execute()
  expect(stored).toHaveLength(6)
  expect(stored.find(({ question_number }) => question_number === 1)?.correct).toBe(2)

  const { tests } = (await call(here.app, 'GET', '/staff/keys/?q=made_', { as: here.staff })).json<{
    tests: TestOfPaper[]
  }>()
  expect(tests.find(({ test_id }) => test_id === here.testId)).toMatchObject({
    results: 3,
    corrections: 1,
    open_challenges: 0,
    flagged: 0,
  })
  const question = await call(here.app, 'GET', `/staff/keys/${here.paperId}/questions/1/`, { as: here.staff })
  expect(question.json()).toMatchObject({ question: { en: 'Question 1 of section 1?' } })
})
