import type { ChallengedQuestion, OwnChallenges } from '@pariksha/contract/results/challenges'
import type { KeyEffect } from '@pariksha/contract/results/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStaffSession } from '../../../testing/all-calls/student-records.ts'
import { call } from '../../../testing/app.ts'
import { erasesAccount } from '../../../testing/erase-account.ts'
import { aStudent } from '../../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { PDF, PNG } from '../../../testing/files/files.ts'
import { aPicture } from '../../../testing/files/pictures.ts'
import { aCorrectableTest, accept } from '../../../testing/staff/correctable-test.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

type Taken = Awaited<ReturnType<Awaited<ReturnType<typeof aCorrectableTest>>['taken']>>
const CLAIM = {
  question_number: 1,
  claim: 'another-answer',
  answers: ['b'],
  reason: 'B follows from the second line.',
  attachment: null,
}

async function aChallengedTest(options: Parameters<typeof aCorrectableTest>[1] = {}) {
  const here = await aCorrectableTest(mailbox, options)
  const reviewer = await aStaffSession(here.db, true, ['reviewer'])
  const raise = ({ student, sitting }: Taken, change: object = {}) =>
    call(here.app, 'POST', `${sitting.path}/challenges/`, { as: student.token, body: { ...CLAIM, ...change } })
  const own = async ({ student, sitting }: Taken) =>
    (await call(here.app, 'GET', `${sitting.path}/challenges/`, { as: student.token })).json<OwnChallenges>()
  const list = async (name = 'open', as = reviewer) =>
    (await call(here.app, 'GET', `/staff/challenges/?list=${name}`, { as })).json<{ questions: ChallengedQuestion[] }>()
      .questions
  const decide = (challenges: readonly number[], body: object, as = reviewer) =>
    call(here.app, 'POST', '/staff/challenges/decisions/', {
      as,
      body: { challenges, decision: 'accepted', correction_follows: false, reply: 'You are right.', ...body },
    })
  return { ...here, reviewer, raise, own, list, decide }
}

const refusal = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code]

test('a challenge is accepted, the key corrected, and its student notified once, with the marks', async () => {
  const here = await aChallengedTest()
  const [asha, ravi] = [await here.taken('bbcdab'), await here.taken('abcdab')]
  for (const { result } of [asha, ravi]) await result()
  expect((await here.raise(asha)).statusCode).toBe(201)
  expect((await here.raise(ravi, { claim: 'several-answers', answers: ['a', 'b'] })).statusCode).toBe(201)
  expect(await here.own(asha)).toMatchObject({
    open: true,
    challenges: [{ status: 'open', answers: ['b'], reply: null }],
  })

  const [question, ...others] = await here.list()
  expect(others).toEqual([])
  expect(question).toMatchObject({
    question_number: 1,
    count: 2,
    candidates: 2,
    challenges: [{ student: null, claim: 'another-answer' }, {}],
  })
  expect(question?.shares.map(({ answer, right, count }) => `${answer} ${right} ${count}`)).toEqual([
    'a true 1',
    'b false 1',
    'c false 0',
    'd false 0',
  ])
  const ids = question?.challenges.map(({ id }) => id) ?? []
  expect((await here.decide(ids, { correction_follows: true })).json()).toEqual({ decided: 2 })
  expect(refusal(await here.decide(ids, { decision: 'rejected' }))).toEqual([409, 'row_changed'])
  expect(mailbox.unread(asha.student.email)).toEqual([])
  expect([(await here.list()).length, (await here.list('waiting')).length]).toEqual([0, 1])

  const effect = (await here.correct(1, accept('a', 'b'))).json<KeyEffect>()
  expect(effect).toMatchObject({ changed: 1, raised: 1 })
  for (const { student } of [asha, ravi]) expect(mailbox.unread(student.email)).toHaveLength(1)
  const mail = await mailbox.next(asha.student.email)
  for (const said of ['You are right.', '4.67 of 6 before, 6 of 6 now']) expect(mail.body).toContain(said)
  expect((await mailbox.next(ravi.student.email)).body).toContain('6 of 6 before, 6 of 6 now') // not changed, but challenged
  expect(await here.own(asha)).toMatchObject({ challenges: [{ status: 'accepted', reply: 'You are right.' }] })
  expect((await here.list('decided'))[0]?.challenges[0]?.decided_by).toMatch(/@/)
})

test('a rejected one is shown with the reply, once; another reason may be given after that', async () => {
  const here = await aChallengedTest()
  const asha = await here.taken('bbcdab')
  await asha.result()
  const raised = await here.raise(asha)
  // the answer was lost
  const again = await here.raise(asha)
  expect([again.statusCode, again.json()]).toEqual([201, raised.json()])
  expect((await here.own(asha)).challenges).toHaveLength(1)
  for (const change of [{ claim: 'ambiguous', answers: [] }, { answers: ['c'] }, { reason: 'The first line says so.' }])
    expect(refusal(await here.raise(asha, change))).toEqual([409, 'challenge_open'])
  const id = (await here.list())[0]?.challenges[0]?.id ?? 0
  await here.decide([id], { decision: 'rejected', reply: 'The second line says otherwise.' })
  const mail = await mailbox.next(asha.student.email)
  expect([mail.subject, mail.body]).toEqual([
    expect.stringContaining('rejected'),
    expect.stringContaining('says otherwise'),
  ])
  expect(mailbox.unread(asha.student.email)).toEqual([])
  expect((await here.raise(asha)).statusCode).toBe(201)
})

test('only who has a released result of their own, within the days that are set', async () => {
  const here = await aChallengedTest()
  const asha = await here.taken('bbcdab')
  expect(refusal(await here.raise(asha))).toEqual([404, 'not_found']) // not submitted yet
  await asha.result()
  const other = await aStudent(here.db)
  expect(refusal(await here.raise({ ...asha, student: other }))).toEqual([404, 'not_found'])
  expect(refusal(await here.raise(asha, { question_number: 7 }))).toEqual([404, 'not_found'])
  for (const wrong of [
    { answers: [] },
    { answers: ['e'] },
    { claim: 'several-answers', answers: ['a'] },
    { answers: ['b', 'b'] },
  ])
    expect(refusal(await here.raise(asha, wrong))).toEqual([400, 'unknown_choice'])

  const set = (path: string, days: number | null) => call(here.app, 'PUT', path, { as: here.staff, body: { days } })
  await set('/staff/challenge-settings/', 0)
  expect(await here.own(asha)).toMatchObject({ until: null, open: false })
  expect(refusal(await here.raise(asha))).toEqual([409, 'challenge_over'])
  await set(`/staff/tests/${here.testId}/challenge-days/`, 3)
  expect((await here.raise(asha)).statusCode).toBe(201)
  await here.db
    .updateTable('attempts')
    .set({ completed_at: new Date(Date.now() - 4 * 86_400_000) })
    .where('id', '=', asha.sitting.id)
    .execute()
  expect(await here.own(asha)).toMatchObject({ open: false })
  expect(refusal(await here.raise(asha, { question_number: 2 }))).toEqual([409, 'challenge_over'])
})

test('a picture or a PDF may be attached: only who decides gets it, as a file to save', async () => {
  const here = await aChallengedTest()
  const asha = await here.taken('bbcdab')
  await asha.result()
  const attached = (question_number: number, bytes: Buffer) =>
    here.raise(asha, { question_number, attachment: bytes.toString('base64') })
  expect((await attached(1, PDF)).json()).toMatchObject({ attachment: true })
  expect((await attached(2, await aPicture())).statusCode).toBe(201)
  expect((await attached(3, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
  expect((await attached(3, PNG.subarray(0, 40))).statusCode).toBe(400)
  expect((await attached(3, Buffer.alloc(3 * 1024 * 1024 + 1))).statusCode).toBeGreaterThanOrEqual(400)
  const id = (await here.list()).find(({ question_number }) => question_number === 1)?.challenges[0]?.id
  const get = (as: string) => call(here.app, 'GET', `/staff/challenges/${id}/attachment/`, { as })
  const file = await get(here.reviewer)
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(PDF)]).toEqual([
    200,
    'application/pdf',
    true,
  ])
  expect(file.headers['content-disposition']).toContain('attachment')
  expect((await get(asha.student.token)).statusCode).toBe(403)
})

test('the export has the challenges with their files and what a correction did; who erases the account takes all along', async () => {
  const here = await aChallengedTest()
  const asha = await here.taken('bbcdab')
  await asha.result()
  await here.raise(asha, { attachment: PDF.toString('base64') })
  await here.correct(1, accept('b'))
  const exported = (await call(here.app, 'GET', '/accounts/user/export/', { as: asha.student.token })).json()
  expect(exported.challenges).toMatchObject([
    {
      test: expect.any(String),
      question_number: 1,
      reason: expect.any(String),
      attachment: { media_type: 'application/pdf', base64: PDF.toString('base64') },
    },
  ])
  expect(exported.attempts).toMatchObject([{ mark_changes: [{ key_version: 2, units_after: expect.any(Number) }] }])
  expect((await erasesAccount(here.app, here.db, asha.student)).statusCode).toBe(200)
  for (const table of ['challenges', 'challenge_attachments', 'mark_changes', 'final_answers'] as const)
    expect(await here.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})
