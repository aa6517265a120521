import { randomUUID } from 'node:crypto'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptResult } from '@pariksha/contract/attempts/results'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { advanceClock } from '../testing/attempts/sitting.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aPaper, aTest, rightLetter, wrongLetter } from '../testing/papers/papers.ts'
import { type ServerProcess, startServer } from '../testing/processes/server-process.ts'

const QUESTIONS = 20

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]
let testId: number

const connect = () =>
  startServer({ DATABASE_URL: `postgresql:///${database.name}?host=${inject('socketDir')}&user=pariksha` })

beforeAll(async () => {
  database = await freshDatabase()
  servers = await Promise.all([connect(), connect()])
  testId = (await aTest(database.db, { paper: aPaper({ sections: [{ count: QUESTIONS }] }) })).id
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

const either = (): ServerProcess => servers[Math.random() < 0.5 ? 0 : 1]

async function startNewSitting() {
  const student = await aStudent(database.db)
  const started = await either().call('POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
  const { id } = started.body as Attempt
  const path = `/tests/usertest/${id}`
  const open = async () => {
    const device = randomUUID()
    const { body } = await either().call('POST', `${path}/takeover/`, { as: student.token, body: { device } })
    const { epoch } = body as { epoch: number }
    const send = async (actions: readonly object[], more: object = {}) => {
      const reply = await either().call('POST', `${path}/actions/`, {
        as: student.token,
        body: { device, epoch, actions, ...more },
      })
      expect(reply.status).toBe(200)
      return reply.body as ActionsReply
    }
    return { device, epoch, send }
  }
  const submit = async (body: object = {}) => {
    const reply = await either().call('POST', `${path}/submit/`, { as: student.token, body })
    return { status: reply.status, result: reply.body as AttemptResult }
  }
  return { student, id, path, open, submit }
}

const answer = (seq: number, question_number: number, user_choice: string) => ({
  seq,
  at: seq * 10,
  question_number,
  user_choice,
})

/** What the log says that counts, added up without the product's own fold. */
async function countedAnswers(attemptId: number): Promise<Map<number, string>> {
  const { rows } = await database.pool.query(
    'select question_number, choice from actions where attempt_id = $1 and refused is null order by epoch, seq',
    [attemptId],
  )
  return new Map(rows.map((row) => [row.question_number, row.choice]))
}

const rightOnes = (answers: Map<number, string>) =>
  [...answers].filter(([number, choice]) => choice === rightLetter(number)).length

test('a submit that races with saves marks exactly what was acknowledged as counted', async () => {
  for (let round = 0; round < 12; round++) {
    const { id, open, submit } = await startNewSitting()
    const tab = await open()
    const saves = Array.from({ length: QUESTIONS }, (_, index) =>
      tab.send([answer(index + 1, index + 1, rightLetter(index + 1))]),
    )
    const [submitted, ...replies] = await Promise.all([submit(), ...saves])
    expect(submitted.status).toBe(200)
    const accepted = replies.filter(({ refused }) => refused.length === 0).length
    const counted = await countedAnswers(id)
    expect(counted.size).toBe(accepted)
    expect(submitted.result.result.correct).toBe(accepted)
    const again = (await submit()).result
    expect([again.result, again.total_marks, again.sections]).toEqual([
      submitted.result.result,
      submitted.result.total_marks,
      submitted.result.sections,
    ])
  }
})

test('an attempt that is being worked on keeps no other student waiting', async () => {
  const [busy, other] = await Promise.all([startNewSitting(), startNewSitting()])
  const [slow, quick] = await Promise.all([busy.open(), other.open()])
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select id from attempts where id = $1 for update', [busy.id])
  const waiting = servers.map((server) =>
    server.call('POST', `${busy.path}/actions/`, {
      as: busy.student.token,
      body: { device: slow.device, epoch: slow.epoch, actions: [answer(1, 1, 'a')] },
    }),
  )
  for (let seq = 1; seq <= 10; seq++) await quick.send([answer(seq, seq, 'a')])
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  expect((await countedAnswers(busy.id)).size).toBe(1)
})

test('submitting with a count never leaves an action behind', async () => {
  const { open, submit } = await startNewSitting()
  const tab = await open()
  const saves = Array.from({ length: QUESTIONS }, (_, index) =>
    tab.send([answer(index + 1, index + 1, rightLetter(index + 1))]),
  )
  let submitted = await submit({ device: tab.device, last_seq: QUESTIONS })
  await Promise.all(saves)
  if (submitted.status === 409) submitted = await submit({ device: tab.device, last_seq: QUESTIONS })
  expect(submitted.result.result.correct).toBe(QUESTIONS)
})

test('duplicates and any order of arrival, over both processes, add up to the last thing done', async () => {
  const { id, open, submit } = await startNewSitting()
  const tab = await open()
  const actions = Array.from({ length: 60 }, (_, index) => {
    const number = (index % QUESTIONS) + 1
    return answer(index + 1, number, index < 40 ? wrongLetter(number) : rightLetter(number))
  })
  const shuffled = [...actions, ...actions].sort(() => Math.random() - 0.5)
  const batches = Array.from({ length: 24 }, (_, index) => shuffled.slice(index * 5, index * 5 + 5))
  await Promise.all(batches.map((batch) => tab.send(batch)))
  expect(rightOnes(await countedAnswers(id))).toBe(QUESTIONS)
  expect((await submit({ device: tab.device, last_seq: 60 })).result.result.correct).toBe(QUESTIONS)
})

test('two devices that open the attempt at the same moment: one is in charge, the other is refused, nothing is lost', async () => {
  const { open, submit } = await startNewSitting()
  const tabs = await Promise.all([open(), open(), open()])
  expect(tabs.map(({ epoch }) => epoch).sort()).toEqual([1, 2, 3])
  const replies = await Promise.all(tabs.map((tab, index) => tab.send([answer(1, index + 1, rightLetter(index + 1))])))
  expect(replies.filter(({ taken_over }) => !taken_over)).toHaveLength(1)
  expect(replies.flatMap(({ refused }) => refused)).toEqual([])
  expect((await submit()).result.result.correct).toBe(3)
})

test('unsent answers of a device that was taken over count where the newer device answered nothing', async () => {
  const { open, submit } = await startNewSitting()
  const phone = await open()
  const laptop = await open()
  await Promise.all([
    phone.send([answer(1, 1, rightLetter(1)), answer(2, 2, wrongLetter(2))]),
    laptop.send([answer(1, 2, rightLetter(2))]),
  ])
  expect((await submit()).result.result).toMatchObject({ attempted: 2, correct: 2 })
})

test('the deadline passes while every server is down; the first one that is back closes the attempt', async () => {
  const { id, open } = await startNewSitting()
  const tab = await open()
  await tab.send([answer(1, 1, rightLetter(1))], { settled: true })
  await Promise.all(servers.map((server) => server.stop()))
  await advanceClock(database.db, id, 3 * 3600)
  servers = await Promise.all([connect(), connect()])
  await expect
    .poll(
      async () =>
        (await database.db.selectFrom('results').select('correct').where('attempt_id', '=', id).executeTakeFirst())
          ?.correct,
      { timeout: 90_000, interval: 500 },
    )
    .toBe(1)
}, 120_000)

test('more students at once than the server has connections: all start, all submit', async () => {
  const sittings = await Promise.all(Array.from({ length: 40 }, () => startNewSitting()))
  const results = await Promise.all(sittings.map(({ submit }) => submit()))
  expect(results.map(({ status }) => status)).toEqual(Array(40).fill(200))
})
