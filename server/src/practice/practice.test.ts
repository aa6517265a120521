import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { call, testApp } from '../testing/app.ts'
import { erasesAccount } from '../testing/erase-account.ts'
import { keyOfAsked, startPractising } from '../testing/practice/practice.ts'
import { problem, useApp } from '../testing/use-app.ts'
import { createQuestionGenerator } from './questions/shipped/question-generator.ts'

const here = useApp()

const aPractice = () => startPractising(here)
const keyOf = (id: number) => keyOfAsked(here, id)

test('reading the topics loads the templates, so that the first question need not wait for them', async () => {
  const app = await testApp(here.database, { questionGenerator: createQuestionGenerator() })
  onTestFinished(() => app.close())
  const { read, ask } = await startPractising({ ...here, app })
  const started = once(process, 'worker')
  await read('icet')
  await started
  // a second reader has nothing loaded again, and the question comes from the same thread
  const again = once(process, 'worker').then(() => 'another thread')
  await read('icet')
  expect((await ask('ages')).topic).toBe('ages')
  expect(await Promise.race([again, Promise.resolve('one thread')])).toBe('one thread')
})

test('a question has no key; the reply to its answer has, with the solution', async () => {
  const { ask, answer } = await aPractice()
  const question = await ask('ages')
  expect(question).toMatchObject({ topic: 'ages', topic_name: 'Ages', kind: 'single-choice' })
  expect(question.options).toHaveLength(4)
  expect(JSON.stringify(question)).not.toMatch(/explanation|correct|answer|seed/)
  const right = await keyOf(question.id)
  const solution = await answer(question.id, right)
  expect(solution).toMatchObject({ verdict: 'right', choice: right, correct_choice: right, unsure: false })
  expect(solution.explanation?.en).toBeTruthy()
  expect(solution.explanation?.te).toBeTruthy()
})

test('until it is answered the same question is asked, also by two calls at once; then another', async () => {
  const { ask, answer } = await aPractice()
  const [one, other] = await Promise.all([ask('percentage'), ask('percentage')])
  expect(other).toEqual(one)
  expect(await ask('percentage')).toEqual(one)
  await answer(one?.id ?? 0, 'a')
  expect((await ask('percentage')).id).not.toBe(one?.id)
})

test('an answer counts once: what comes later changes nothing, and gets the same reply', async () => {
  const { ask, answer, read } = await aPractice()
  const { id } = await ask('ages')
  const right = await keyOf(id)
  const wrong = right === 'a' ? 'b' : 'a'
  const [first, second] = await Promise.all([answer(id, wrong), answer(id, wrong)])
  expect(second).toEqual(first)
  expect(await answer(id, right)).toEqual(first)
  expect(first).toMatchObject({ verdict: 'wrong', choice: wrong })
  const topics = (await read('icet')).sections.flatMap(({ topics }) => topics)
  expect(topics.find(({ topic }) => topic === 'ages')).toMatchObject({ answers: 1, state: 'learning' })
})

test('"not known" is an answer, too; what the question does not offer is refused', async () => {
  const { ask, answer, send } = await aPractice()
  const { id } = await ask('ages')
  const odd = await send('POST', `questions/${id}/answer/`, { choice: 'e', unsure: false, seconds: 0 })
  expect(problem(odd)).toEqual([400, 'unknown_choice'])
  expect(await answer(id, null)).toMatchObject({ verdict: 'blank', choice: null })
})

test('a question is nobody else’s', async () => {
  const [asha, ravi] = [await aPractice(), await aPractice()]
  const { id } = await asha.ask('ages')
  const reply = await ravi.send('POST', `questions/${id}/answer/`, { choice: 'a', unsure: false, seconds: 0 })
  expect(problem(reply)).toEqual([404, 'not_found'])
})

test('right answers lead to harder questions, wrong ones to easier ones', async () => {
  const { ask, answer } = await aPractice()
  const levels: (string | null)[] = []
  for (let n = 0; n < 24; n++) {
    const { id, level } = await ask('percentage')
    levels.push(level)
    await answer(id, n < 12 ? await keyOf(id) : null)
  }
  expect(levels.slice(8, 12)).toContain('hard')
  expect(levels.slice(-3)).toEqual(['easy', 'easy', 'easy'])
}, 60_000)

test('nothing is asked twice, however long a topic is practised', async () => {
  const { ask, answer } = await aPractice()
  const stems = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const { id, question } = await ask('profit-and-loss')
    stems.add(question.en)
    await answer(id, 'a')
  }
  expect(stems.size).toBe(60)
}, 60_000)

test('the questions of a passage are asked one after the other', async () => {
  const { ask, answer } = await aPractice()
  const first = await ask('reading-comprehension')
  expect(first.passage?.en).toBeTruthy()
  await answer(first.id, 'a')
  const second = await ask('reading-comprehension')
  expect(second.passage).toEqual(first.passage)
  expect(second.question).not.toEqual(first.question)
})

test('with the exam come its options and its syllabus, whose shares add up to the whole', async () => {
  const { ask, read } = await aPractice()
  expect((await ask('number-series', { exam: 'ibps_po' })).options).toHaveLength(5)
  for (const exam of ['icet', 'ibps_po', 'ssc_cgl', 'cat']) {
    const practice = await read(exam)
    expect(practice.exam).toBe(exam)
    const topics = practice.sections.flatMap(({ topics }) => topics)
    expect(topics.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, -0.5)
    expect(topics.every(({ state }) => state === 'new')).toBe(true)
  }
})

test('the exam of the profile comes first where none is chosen', async () => {
  const { student, read } = await aPractice()
  await call(here.app, 'PATCH', '/accounts/user/', { as: student.token, body: { preferred_test: 'RAILWAY' } })
  const practice = await read()
  expect(practice.exam).toBe('rrb_ntpc')
  expect(practice.exams.map(({ slug }) => slug).slice(0, 4)).toEqual(['rrb_ntpc', 'rrb_group_d', 'rrb_alp', 'icet'])
})

test('chosen exams come first', async () => {
  const { student, read } = await aPractice()
  await call(here.app, 'POST', '/exams/nimcet/choice/', { as: student.token })
  expect((await read()).exam).toBe('nimcet')
})

test('names of topics come in the reader’s language', async () => {
  const { student } = await aPractice()
  const reply = await call(here.app, 'GET', '/practice/?exam=icet', { as: student.token, language: 'te' })
  expect(reply.body).toContain('శాతాలు')
})

test('the export has what was asked and answered, without keys that were not sent yet; erasing leaves nothing', async () => {
  const { db } = here.database
  const { student, ask, answer } = await aPractice()
  await answer((await ask('ages')).id, 'b', { unsure: true })
  await ask('ages')
  const exported = (await call(here.app, 'GET', '/accounts/user/export/', { as: student.token })).json()
  expect(exported.practice).toMatchObject([
    { topic: 'ages', answer: { choice: 'b', unsure: true } },
    { topic: 'ages', answer: null },
  ])
  expect(JSON.stringify(exported.practice)).not.toContain('body')
  expect(exported.practice[0]).toMatchObject({ source: expect.any(String), seed: expect.any(String) })
  for (const name of ['source', 'seed']) expect(exported.practice[1]).not.toHaveProperty(name)
  await erasesAccount(here.app, db, student)
  const rows = await db.selectFrom('practice_questions').select('id').where('student_id', '=', student.id).execute()
  const answers = await db.selectFrom('practice_answers').selectAll().where('student_id', '=', student.id).execute()
  expect([rows, answers]).toEqual([[], []])
})

test('a topic that is not there is not found', async () => {
  const { send } = await aPractice()
  expect(problem(await send('POST', 'questions/', { topic: 'astrology' }))).toEqual([404, 'not_found'])
})
