import type { KeyEffect } from '@pariksha/contract/results/keys'
import { fold } from '@pariksha/domain/attempt/attempt'
import type { KeyChange } from '@pariksha/domain/marking/key-correction'
import { markPaper } from '@pariksha/domain/marking/marking'
import { DROPS, LETTERS } from '@pariksha/domain/question'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markedQuestions } from '../../attempts/closing/complete-attempt.ts'
import { readActions } from '../../attempts/queries.ts'
import { keyToComplete } from '../../papers/key-lock.ts'
import { createPapers } from '../../papers/store.ts'
import { transact } from '../../platform/db/database.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aCorrectableTest, accept, REASON } from '../../testing/staff/correctable-test.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const refusal = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code]

test('a key is corrected: marks and ranks follow, each student concerned is notified once and sees old and new', async () => {
  const here = await aCorrectableTest(mailbox)
  const [asha, ravi, late] = [await here.taken('bbcdab'), await here.taken('abcd--'), await here.taken('b-----')]
  for (const { result } of [asha, ravi]) await result()
  expect([await here.standing(asha), await here.standing(ravi)]).toEqual([1, 2]) // 4.67 and 4 of 6

  const seen = (await here.preview(1, accept('b'))).json<KeyEffect>()
  expect(seen).toMatchObject({ results: 2, changed: 2, raised: 1, lowered: 1, ranked: 2, ranks_changed: 0, mails: 2 })
  expect(seen.differences).toEqual([
    { marks: -1.33, results: 1 },
    { marks: 1.33, results: 1 },
  ])
  expect(await here.note()).toEqual([])
  expect(mailbox.unread(asha.student.email)).toEqual([])

  const done = await here.correct(1, accept('b'))
  expect([done.statusCode, done.json()]).toEqual([201, { ...seen, version: 2 }])
  expect(await asha.sitting.read()).toMatchObject({ outcome: { total_marks: 6, result: { correct: 6, incorrect: 0 } } })
  expect(await ravi.sitting.read()).toMatchObject({ outcome: { total_marks: 2.67 } })
  const [shown] = (await asha.result()).test_json
  expect(shown).toMatchObject({ correct_choice: 'b', also_correct: [], marks: 1, correction: { reason: REASON } })
  expect(await here.corrections(asha)).toMatchObject([
    {
      question_number: 1,
      kind: 'key-changed',
      reason: REASON,
      marks: { before: 4.67, after: 6, maximum_after: 6, rank: { before: 1, after: 1, of: 2 } },
    },
  ])
  for (const { student } of [asha, ravi]) expect(mailbox.unread(student.email)).toHaveLength(1)
  const mail = await mailbox.next(asha.student.email)
  expect(mail.subject).toContain('corrected')
  for (const said of [
    REASON,
    '4.67 of 6 before, 6 of 6 now',
    'Your rank: 1 before, 1 now, of 2.',
    asha.sitting.path.split('/').at(-1),
  ])
    expect(mail.body).toContain(said)

  // who was still at the test is marked by the new key, and has no old marks
  expect((await late.result()).total_marks).toBe(1)
  expect(await here.corrections(late)).toMatchObject([{ question_number: 1, marks: null }])
  expect(mailbox.unread(late.student.email)).toEqual([])
  const notes = await here.note()
  expect(notes).toMatchObject([{ question_number: 1, kind: 'key-changed' }])
  expect(JSON.stringify(notes)).not.toContain(REASON)
  const log = await here.db.selectFrom('audit_log').select(['action', 'after']).where('subject', '=', 'keys').execute()
  expect(log).toMatchObject([{ action: 'corrected a key', after: { version: 2, reason: REASON, changed: 2 } }])
})

test('ranks that change are reported before, the furthest first; names are for those who may look at students', async () => {
  const here = await aCorrectableTest(mailbox)
  const sat = []
  for (const answers of ['abcdab', 'abcda-', 'abcd--', 'bbcd--']) sat.push(await here.taken(answers))
  for (const { result } of sat) await result()
  const seen = (await here.preview(1, accept('b'))).json<KeyEffect>()
  // 6, 5, 4 and 2.67 marks become 4.67, 3.67, 2.67 and 4
  expect(seen).toMatchObject({ ranked: 4, ranks_changed: 3 })
  expect(seen.movers[0]).toMatchObject({ rank_before: 4, rank_after: 2, marks_before: 2.67, marks_after: 4 })
  const owner = await aStaffSession(here.db, true, ['owner'])
  const named = await call(here.app, 'POST', `/staff/keys/${here.paperId}/preview/`, {
    as: owner,
    body: { question_number: 1, change: accept('b') },
  })
  expect(seen.movers[0]?.name).toBeNull()
  expect(named.json<KeyEffect>().movers[0]?.name).toBe('Asha Rao')

  // each reads the own old and new rank, in the mail and above the result
  await here.correct(1, accept('b'))
  for (const [place, [before, after]] of [
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 2],
  ].entries()) {
    const one = sat[place]
    if (!one) throw new Error('four sat the test')
    expect((await mailbox.next(one.student.email)).body).toContain(`Your rank: ${before} before, ${after} now, of 4.`)
    expect(await here.corrections(one)).toMatchObject([{ marks: { rank: { before, after, of: 4 } } }])
    expect(await here.standing(one)).toBe(after)
  }
})

describe('marking again is marking from zero', () => {
  const changes: [string, KeyChange][] = [
    ['another answer', accept('c')],
    ['several answers', accept('a', 'b', 'd')],
    ...DROPS.map((drop): [string, KeyChange] => [drop, { kind: 'drop', drop }]),
    ['taken back into the count', accept('a')],
  ]
  test('for each kind of correction, one after the other, with and without copies of the answers', async () => {
    const here = await aCorrectableTest(mailbox)
    for (let one = 0; one < 24; one++) {
      const answers = Array.from(
        { length: 6 },
        (_, place) => [...LETTERS.slice(0, 4), '-'][(one * 7 + place * one + place) % 5],
      )
      const { sitting, result } = await here.taken(answers.join(''))
      if (one % 5 === 0) await sitting.patch(1, { user_choice: null })
      await result()
      if (one % 3 === 0) await here.db.deleteFrom('final_answers').where('attempt_id', '=', sitting.id).execute()
    }
    const papers = createPapers(here.db)
    const paper = await papers.load(here.paperId)
    let version = 1
    for (const [what, change] of changes) {
      const effect = (await here.correct(1, change, version++)).json<KeyEffect>()
      expect(effect, what).toMatchObject({ results: 24 })
      const { key } = await papers.key(here.paperId)
      const rows = await here.db.selectFrom('results').selectAll().where('paper_id', '=', here.paperId).execute()
      expect(rows).toHaveLength(24)
      for (const row of rows) {
        const log = await readActions(here.db, { studentId: row.student_id, id: row.attempt_id })
        const { responses } = fold(log.filter(({ refused }) => refused === null))
        const { whole } = markPaper(markedQuestions(paper, key), (number) => responses.get(number)?.choice)
        expect(
          [row.units, row.units_maximum, row.correct, row.incorrect, row.unattempted, row.key_version],
          what,
        ).toEqual([whole.marks, whole.maximum, whole.correct, whole.incorrect, whole.unattempted, version])
      }
    }
  })
})

test('a maximum that was lowered is the maximum wherever the marks are shown', async () => {
  const here = await aCorrectableTest(mailbox)
  const { student, sitting, result } = await here.taken('abcdab')
  await result()
  await here.correct(6, { kind: 'drop', drop: 'maximum-lowered' })
  expect(await result()).toMatchObject({ total_marks: 5, max_marks: 5, result: { total: 6, correct: 5, dropped: 1 } })
  const get = async (path: string) => (await call(here.app, 'GET', path, { as: student.token })).json()
  expect((await get('/tests/usertest/')).results[0]).toMatchObject({ id: sitting.id, score: 5, max_marks: 5 })
  expect((await get('/tests/taken/')).completed[0]).toMatchObject({ score: 5, max_marks: 5 })
  expect((await get('/tests/progress/'))[0]).toMatchObject({ best_percent: 100 })
  expect((await get(`/library/questions/${sitting.id}/6/`)).correct_choice).toBe('')
  const support = await aStaffSession(here.db, true, ['support'])
  const results = await call(here.app, 'GET', `/staff/results/${here.testId}/`, { as: support })
  expect(results.json()).toMatchObject({ max_marks: 5, distribution: { mean: 5, highest: 5 } })
  expect(await get(`/tests/${here.testId}/`), 'before the test').toMatchObject({ total_marks: 5, question_count: 6 })
  await here.correct(6, accept('b'), 2)
  expect(await get(`/tests/${here.testId}/`), 'counted again').toMatchObject({ total_marks: 6 })
})

test('before the release nobody learns by the marks of a test that a question was dropped', async () => {
  const here = await aCorrectableTest(mailbox, { mode: 'live' })
  await here.correct(6, { kind: 'drop', drop: 'maximum-lowered' })
  expect((await call(here.app, 'GET', `/tests/${here.testId}/`)).json()).toMatchObject({
    total_marks: 6,
    key_changes: [],
  })
})

test('what cannot be is refused and changes nothing', async () => {
  const here = await aCorrectableTest(mailbox)
  await (await here.taken('abcdab')).result()
  const numeric: KeyChange = { kind: 'accept', answers: [{ kind: 'numeric', low: '1', high: '2' }] }
  expect(refusal(await here.correct(1, accept('a')))).toEqual([409, 'key_unchanged'])
  expect(refusal(await here.correct(1, accept('e')))).toEqual([400, 'unknown_choice'])
  expect(refusal(await here.correct(1, numeric))).toEqual([400, 'unknown_choice'])
  expect(refusal(await here.correct(7, accept('b')))).toEqual([404, 'not_found'])
  expect(refusal(await here.correct(1, accept('b'), 2))).toEqual([409, 'key_changed'])
  expect((await here.correct(1, accept('b'))).statusCode).toBe(201)
  expect(refusal(await here.correct(1, accept('c'), 1))).toEqual([409, 'key_changed'])
  const reviewer = await aStaffSession(here.db, true, ['reviewer'])
  expect(refusal(await here.correct(1, accept('c'), 2, reviewer))).toEqual([403, 'not_permitted'])
})

test('a correction that cannot be finished changes no mark, no key and no page', async () => {
  const here = await aCorrectableTest(mailbox)
  const { result } = await here.taken('bbcdab')
  const before = await result()
  const outgoing = {
    mail: async () => {},
    sendNow: async () => {},
    mailAfterCommit: async () => {},
    mailSecretAfterCommit: async () => {},
    mailManyAfterCommit: async () => {
      throw new Error('the queue is gone')
    },
    sms: undefined,
  }
  const broken = await testApp(here.database, { outgoing })
  broken.log.error = () => {}
  const reply = await call(broken, 'POST', `/staff/keys/${here.paperId}/corrections/`, {
    as: here.staff,
    body: { question_number: 1, change: accept('b'), version: 1, reason: REASON },
  })
  await broken.close()
  expect(reply.statusCode).toBe(500)
  expect(await result()).toEqual(before)
  expect(await here.note()).toEqual([])
})

test('before the release nobody learns anything: no mail, no note, no old marks', async () => {
  const here = await aCorrectableTest(mailbox, { mode: 'live' })
  const taken = await here.taken('bbcdab')
  await taken.sitting.submit()
  expect((await here.correct(1, accept('b'))).json()).toMatchObject({ changed: 1, mails: 0 })
  expect(mailbox.unread(taken.student.email)).toEqual([])
  expect(await here.note()).toEqual([])
  const asked = await call(here.app, 'GET', `${taken.sitting.path}/corrections/`, { as: taken.student.token })
  expect(refusal(asked)).toEqual([404, 'not_found'])
  await here.db
    .updateTable('tests')
    .set({ released_at: new Date(Date.now() - 1000) })
    .where('id', '=', here.testId)
    .execute()
  expect((await taken.result()).total_marks).toBe(6)
  expect(await here.corrections(taken)).toMatchObject([{ marks: null }])
  expect(await here.note()).toHaveLength(1)
})

describe('students who submit during a correction', () => {
  test('are waited for, and marked by the new key', async () => {
    const here = await aCorrectableTest(mailbox)
    const { student, sitting } = await here.taken('b-----')
    const papers = createPapers(here.db)
    let correcting: ReturnType<typeof here.correct> | undefined
    // between reading the key and storing the result
    await transact(here.db, async (tx) => {
      expect((await keyToComplete(tx, papers, here.paperId)).version).toBe(1)
      correcting = here.correct(1, accept('b'))
      await expect.poll(() => waiting(here)).toBe(1)
      await tx
        .updateTable('attempts')
        .set({ status: 'completed', completed_at: new Date() })
        .where('id', '=', sitting.id)
        .execute()
      const marks = { key_version: 1, units: -1, units_maximum: 18, units_per_mark: 3 }
      const counts = { correct: 0, incorrect: 1, unattempted: 5, spent_ms: 1000, ranked: true }
      await tx
        .insertInto('results')
        .values({
          student_id: student.id,
          attempt_id: sitting.id,
          test_id: here.testId,
          paper_id: here.paperId,
          ...marks,
          ...counts,
        })
        .execute()
    })
    expect((await correcting)?.json()).toMatchObject({ results: 1, changed: 1 })
    expect((await sitting.read()).outcome).toMatchObject({ total_marks: 1 })
    expect(await here.corrections({ student, sitting, result: sitting.result })).toMatchObject([
      { marks: { before: -0.33, after: 1 } },
    ])
  })

  const waiting = async ({ database }: Awaited<ReturnType<typeof aCorrectableTest>>) =>
    (await database.pool.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount

  test('over two servers, all end with the newest key', async () => {
    const here = await aCorrectableTest(mailbox)
    const other = await testApp(here.database)
    const candidates = await Promise.all(Array.from({ length: 30 }, () => here.taken('b-----')))
    const submits = candidates.map(({ student, sitting }, index) =>
      call(index % 2 === 0 ? here.app : other, 'POST', `${sitting.path}/submit/`, { as: student.token, body: {} }),
    )
    const [first, ...replies] = await Promise.all([here.correct(1, accept('b')), ...submits])
    const second = await here.correct(2, { kind: 'drop', drop: 'marks-to-all' }, 2)
    await other.close()
    expect([first, second, ...replies].map(({ statusCode }) => statusCode)).toEqual([201, 201, ...Array(30).fill(200)])
    const rows = await here.db
      .selectFrom('results')
      .select(['key_version', 'units'])
      .where('paper_id', '=', here.paperId)
      .execute()
    expect(rows).toEqual(Array(30).fill({ key_version: 3, units: 6 }))
  })

  test('two corrections at once: one is taken, the other is refused because the key was changed', async () => {
    const here = await aCorrectableTest(mailbox)
    await (await here.taken('abcdab')).result()
    const replies = await Promise.all([here.correct(1, accept('b')), here.correct(2, accept('c'))])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

test('solutions that were sent before a correction are not sent after it', async () => {
  const here = await aCorrectableTest(mailbox)
  const { result } = await here.taken('abcdab')
  expect((await result()).test_json[0]).toMatchObject({ correct_choice: 'a', also_correct: [], correction: null })
  await here.correct(1, accept('a', 'c'))
  expect((await result()).test_json[0]).toMatchObject({
    correct_choice: 'a',
    also_correct: ['c'],
    correction: { kind: 'several-accepted' },
  })
})
