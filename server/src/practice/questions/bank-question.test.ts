import type { Mistakes, PracticeQuestion } from '@pariksha/contract/practice/practice'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { keyOfAsked, startPractising } from '../../testing/practice/practice.ts'
import { aPaperAuthor, NOW } from '../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../testing/question-bank/paper-drafts.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const ONE = aPattern({
  sections: [{ name: 'History', count: 1, minutes: null, marking: { right: '1', wrong: '0', blank: '0' } }],
})

let topics = 0

/** A topic of the institute's own, which no template asks, and somebody who works at its questions. */
async function anOwnTopic() {
  const author = await aPaperAuthor(here)
  const topic = (
    await author.send('POST', '/question-topics/', { name: `History of the town ${++topics}`, subject: 'History' })
  ).json<{ slug: string }>().slug
  const allow = (questions: readonly number[], allowed = true) =>
    author.send('POST', '/questions/selected/practice/', { questions, allowed })
  const approved = async (changes: Partial<QuestionContent> = {}, isAllowed = true) => {
    const id = await author.approved({ topic, ...changes })
    if (isAllowed) await allow([id])
    return id
  }
  const inDraft = async (id: number) =>
    author.act(await author.create(ONE), 'questions', { section: 0, before: null, questions: [id] })
  const publish = async (id: number, access: 'free' | 'paid', mode = 'practice') => {
    const draft = await inDraft(id)
    const at = mode === 'live' ? { opens_at: hours(-1), closes_at: hours(1) } : {}
    const { publication } = await author.act(draft, 'publish', { ...NOW, access, mode, ...at })
    if (!publication?.test_id) throw new Error('it was not published')
    return publication.test_id
  }
  return { ...author, topic, approved, allow, inDraft, publish }
}

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()

const NOTHING = [409, 'nothing_to_practise']

type Bank = Awaited<ReturnType<typeof anOwnTopic>>
type Case = {
  readonly of: string
  readonly make: (bank: Bank) => Promise<unknown>
  readonly isAsked: boolean
}

const CASES: readonly Case[] = [
  { of: 'an approved question that is allowed', make: ({ approved }) => approved(), isAsked: true },
  { of: 'one that is not allowed', make: ({ approved }) => approved({}, false), isAsked: false },
  {
    of: 'one that is not allowed any more',
    make: async ({ approved, allow }) => allow([await approved()], false),
    isAsked: false,
  },
  {
    of: 'a draft',
    make: async ({ send, topic, allow }) => {
      const { id } = (await send('POST', '/questions/', { content: aTown(topic) })).json<{ id: number }>()
      await allow([id])
    },
    isAsked: false,
  },
  {
    of: 'one whose newest version is not approved',
    make: async ({ approved, send, topic }) => {
      const id = await approved()
      await send('PUT', `/questions/${id}/`, { content: aTown(topic), version: 1 })
    },
    isAsked: false,
  },
  {
    of: 'a retired one',
    make: async ({ approved, send }) =>
      send('POST', `/questions/${await approved()}/review/`, { version: 1, state: 'retired' }),
    isAsked: false,
  },
  {
    of: 'one in a draft of a paper',
    make: async ({ approved, inDraft }) => inDraft(await approved()),
    isAsked: false,
  },
  {
    of: 'one in a free paper',
    make: async ({ approved, publish }) => publish(await approved(), 'free'),
    isAsked: false,
  },
  {
    of: 'one in a paid paper',
    make: async ({ approved, publish }) => publish(await approved(), 'paid'),
    isAsked: false,
  },
  {
    of: 'one whose words stand in a paid paper as another question',
    make: async ({ approved, publish, topic }) => {
      await approved(aTown(topic))
      await publish(await approved(aTown(topic), false), 'paid')
    },
    isAsked: false,
  },
]

/** The same words each time it is written. */
const aTown = (topic: string): QuestionContent => ({
  kind: 'single-choice',
  stem: { en: `Who founded the town of ${topic}?` },
  options: ['A king', 'A merchant', 'A monk', 'Nobody knows'].map((en) => ({ en })),
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: { en: 'It began as a **market**.' },
  passage_id: null,
  topic,
  level: 'easy',
  source: null,
  year: null,
  tags: [],
})

for (const { of, make, isAsked } of CASES)
  test(`${of} is ${isAsked ? '' : 'not '}asked in practice`, async () => {
    const bank = await anOwnTopic()
    await make(bank)
    const { send } = await startPractising(here)
    const reply = await send('POST', 'questions/', { topic: bank.topic })
    if (isAsked) expect(reply.statusCode).toBe(200)
    else expect(problem(reply)).toEqual(NOTHING)
  })

test('a question of a live paper is asked once the student’s attempt is released, and not before for others', async () => {
  const { db } = here.database
  const { approved, publish, topic } = await anOwnTopic()
  const testId = await publish(await approved(), 'free', 'live')
  const { student, send } = await startPractising(here)
  const sitting = await startSitting(here.app, student.token, testId)
  const ask = () => send('POST', 'questions/', { topic })
  expect(problem(await ask())).toEqual(NOTHING)
  await sitting.submit()
  expect(problem(await ask())).toEqual(NOTHING)
  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
    released_at = now() - interval '1 second' where id = ${testId}`.execute(db)
  expect((await ask()).statusCode).toBe(200)
  const other = await startPractising(here)
  expect(problem(await other.send('POST', 'questions/', { topic }))).toEqual(NOTHING)
})

test('its key comes with the reply to the answer; the mistake is the question itself, with its options in another order', async () => {
  const { db } = here.database
  const { approved, topic, allow } = await anOwnTopic()
  const id = await approved({
    ...aTown(topic),
    options: ['A king', 'A merchant', 'A monk', 'A poet'].map((en) => ({ en })),
  })
  const { student, send, ask, answer } = await startPractising(here)
  const question = await ask(topic)
  expect(question).toMatchObject({ topic, level: 'easy', kind: 'single-choice', passage: null })
  expect(question.options.map(({ value }) => value.en)).toEqual(['A king', 'A merchant', 'A monk', 'A poet'])
  expect(JSON.stringify(question)).not.toMatch(/market|correct|explanation|question\//)
  const solution = await answer(question.id, 'a')
  expect(solution).toMatchObject({ verdict: 'wrong', correct_choice: 'b' })
  expect(solution.explanation?.en).toContain('<strong>market</strong>')

  const daysPass = () =>
    sql`update practice_answers set answered_at = answered_at - interval '9 days'
      where student_id = ${student.id}`.execute(db)
  const orders = new Set<string>()
  for (let n = 0; n < 8; n++) {
    await daysPass()
    const { question: again } = (await send('POST', 'mistakes/question/', {})).json<{ question: PracticeQuestion }>()
    expect(again.question.en).toBe(question.question.en)
    orders.add(again.options.map(({ value }) => value.en).join())
    const right = await keyOfAsked(here, again.id)
    expect(again.options.find(({ choice }) => choice === right)?.value.en).toBe('A merchant')
    expect(await answer(again.id, null)).toMatchObject({ correct_choice: right })
  }
  expect(orders.size).toBeGreaterThan(1)
  expect((await send('GET', 'mistakes/')).json<Mistakes>()).toMatchObject({ total: 1 })

  // what is not allowed any more does not come back
  await allow([id], false)
  await daysPass()
  expect((await send('POST', 'mistakes/question/', {})).json()).toMatchObject({ question: null })
})

test('no question is asked twice on a day; on the next one the one asked longest ago comes first', async () => {
  const { approved, topic } = await anOwnTopic()
  const ids = [await approved(), await approved(), await approved()]
  const { student, send, ask, answer } = await startPractising(here)
  const sources = async () =>
    here.database.db
      .selectFrom('practice_questions')
      .select('source')
      .where('student_id', '=', student.id)
      .orderBy('id')
      .execute()
  for (let n = 0; n < 3; n++) await answer((await ask(topic)).id, null)
  expect(problem(await send('POST', 'questions/', { topic }))).toEqual(NOTHING)
  await sql`update practice_questions set asked_at = asked_at - interval '1 day'
    where student_id = ${student.id}`.execute(here.database.db)
  for (let n = 0; n < 3; n++) await answer((await ask(topic)).id, null)
  const asked = (await sources()).map(({ source }) => source)
  expect(asked.slice(0, 3).toSorted()).toEqual(ids.map((id) => `question/${id}`).toSorted())
  expect(asked.slice(3)).toEqual(asked.slice(0, 3))
})

test('typed numbers and several right options are asked and marked, too', async () => {
  const numeric = await anOwnTopic()
  await numeric.approved({ kind: 'numeric', options: [], answer: { kind: 'numeric', low: '12', high: '13' } })
  const { ask, answer } = await startPractising(here)
  const typed = await ask(numeric.topic)
  expect(typed).toMatchObject({ kind: 'numeric', options: [] })
  expect(await answer(typed.id, '12.5')).toMatchObject({ verdict: 'right' })
  const several = await anOwnTopic()
  await several.approved({ kind: 'multiple-choice', answer: { kind: 'multiple-choice', correct: 'ac' } })
  const chosen = await ask(several.topic)
  expect(await answer(chosen.id, 'ac')).toMatchObject({ verdict: 'right', correct_choice: 'ac' })
})

test('what the student can read comes first, and the questions of a passage one after the other', async () => {
  const { approved, topic, send } = await anOwnTopic()
  const { id: passage_id } = (
    await send('POST', '/question-passages/', { content: { en: 'The old market', te: 'పాత బజారు' } })
  ).json<{ id: number }>()
  const te = (en: string) => ({ stem: { en, te: `${en} (te)` } })
  await approved({ ...te('Where was the market?'), passage_id })
  await approved({ ...te('When was the market?'), passage_id })
  await approved(te('Who ruled?'))
  await approved({ stem: { en: 'English alone' }, options: ['1', '2', '3', '4'].map((en) => ({ en })) })
  const { student, answer } = await startPractising(here)
  const ask = async () =>
    (
      await call(here.app, 'POST', '/practice/questions/', { as: student.token, language: 'te', body: { topic } })
    ).json<PracticeQuestion>()
  const asked: PracticeQuestion[] = []
  for (let n = 0; n < 4; n++) {
    const question = await ask()
    asked.push(question)
    await answer(question.id, null)
  }
  expect(asked[3]?.question.en).toBe('English alone')
  const places = asked.flatMap(({ passage }, place) => (passage ? place : []))
  expect(places).toHaveLength(2)
  expect(places[1]).toBe((places[0] ?? 0) + 1)
  expect(asked[places[0] ?? 0]?.passage?.te).toContain('పాత బజారు')
})

test('of a topic of the product, questions of the institute come among those of the templates', async () => {
  const author = await aPaperAuthor(here)
  const ids: number[] = []
  for (const level of ['easy', null, 'hard'] as const)
    for (let n = 0; n < 4; n++) ids.push(await author.approved({ topic: 'ages', level }))
  await author.send('POST', '/questions/selected/practice/', { questions: ids, allowed: true })
  const { student, ask, answer } = await startPractising(here)
  for (let n = 0; n < 24; n++) await answer((await ask('ages')).id, n % 2 === 0 ? null : 'a')
  const rows = await here.database.db
    .selectFrom('practice_questions')
    .select('source')
    .where('student_id', '=', student.id)
    .execute()
  const own = rows.filter(({ source }) => source.startsWith('question/')).map(({ source }) => source)
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThanOrEqual(ids.length)
  expect(new Set(own).size).toBe(own.length)
}, 60_000)

test('one that waits when it is published in a live test brings no key, and another one is asked', async () => {
  const { topic, approved, inDraft, publish } = await anOwnTopic()
  const [first, second] = [await approved(), await approved()]
  const { ask, send } = await startPractising(here)
  const asked = await ask(topic)
  const { rows } = await sql<{ source: string }>`
    select source from practice_questions where id = ${asked.id}`.execute(here.database.db)
  const [waits, other] = rows[0]?.source === `question/${first}` ? [first, second] : [second, first]
  await publish(waits, 'free', 'live')
  const given = { choice: 'a', unsure: false, seconds: 20 }
  const refused = await send('POST', `questions/${asked.id}/answer/`, given)
  expect(problem(refused)).toEqual([409, 'question_sealed'])
  const next = await ask(topic)
  expect(next.id).not.toBe(asked.id)
  // a draft holds the other one back, too, when it is shown again
  await inDraft(other)
  expect(problem(await send('POST', 'questions/', { topic }))).toEqual(NOTHING)
})
