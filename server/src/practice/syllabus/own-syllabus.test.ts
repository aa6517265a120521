import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aPaper, aTest } from '../../testing/papers/papers.ts'
import { startPractising } from '../../testing/practice/practice.ts'
import { aPaperAuthor } from '../../testing/question-bank/paper-author.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const MARKING = { right: '1', wrong: '0', blank: '0' }

let made = 0

/** An exam of the institute's own, of which History has 75 of 100 marks, and a topic that the institute added. */
async function anOwnExam() {
  const author = await aPaperAuthor(here)
  const slug = `own_${++made}`
  const name = `Own exam ${made}`
  const exam = await author.send('POST', '/exams/', {
    name,
    slug,
    full_name: `${name} of the state`,
    family: 'state',
    colour: 'amber',
    summary: 'Posts in offices.',
    conducted_by: 'The commission',
    frequency: null,
    salary: null,
    eligibility: [],
    posts: [],
    selection: [],
    syllabus: [],
    answers: [],
    normalisation: 'nta',
    free_tests: 10,
    in_menu: false,
    position: made,
    translations: {},
    pattern: {
      minutes: 60,
      options: 4,
      languages: ['en'],
      sections: [
        { name: 'History', count: 75, minutes: null, marking: MARKING },
        { name: 'Reasoning', count: 25, minutes: null, marking: MARKING },
      ],
    },
  })
  if (exam.statusCode !== 201) throw new Error(exam.body)
  const added = await author.send('POST', '/question-topics/', { name: `Kings ${made}`, subject: 'History' })
  const { slug: topic } = added.json<{ slug: string }>()
  const published = async (mode: 'practice' | 'live', topics: readonly (string | null)[], section = 'History') => {
    const { db } = here.database
    const { id } = await aTest(db, { mode, paper: aPaper({ sections: [{ name: section, count: topics.length }] }) })
    const about = topics.map(
      (one, index) =>
        one && { topic: one, level: 'easy', source: `question/${10_000 + id * 10 + index}`, place: 1, version: '1' },
    )
    await sql`update papers set about = ${JSON.stringify(about)} where id = (select paper_id from tests where id = ${id})`.execute(
      db,
    )
    await sql`update tests set series_slug = ${slug}, position = (select coalesce(max(position), 0) + 1 from tests
      where series_slug = ${slug}) where id = ${id}`.execute(db)
    return id
  }
  return { ...author, slug, topic, published }
}

test('an exam of the institute without a published test has no topics, and its sections say so', async () => {
  const { slug } = await anOwnExam()
  const { student, read, send } = await startPractising(here)
  await call(here.app, 'POST', `/exams/${slug}/choice/`, { as: student.token })
  const practice = await read()
  expect(practice).toMatchObject({ exam: slug, solid: 0 })
  expect(practice.sections).toEqual([
    { name: 'History', topics: [] },
    { name: 'Reasoning', topics: [] },
  ])
  // the ten of a day come from another exam then
  expect((await send('POST', 'today/', {})).statusCode).toBe(200)
}, 60_000)

test('its topics are those that its published tests ask, with the marks of the pattern', async () => {
  const { slug, topic, published } = await anOwnExam()
  await published('practice', [topic, topic, 'ages', null])
  await published('practice', [topic, 'sets'], 'A section of before')
  const { read } = await startPractising(here)
  expect((await read(slug)).sections).toEqual([
    {
      name: 'History',
      topics: [
        { topic, name: `Kings ${made}`, state: 'new', answers: 0, share: 50, asked: false },
        { topic: 'ages', name: 'Ages', state: 'new', answers: 0, share: 25, asked: true },
      ],
    },
    { name: 'Reasoning', topics: [] },
  ])
})

test('what a live test asks is shown when its results are', async () => {
  const { slug, published } = await anOwnExam()
  const id = await published('live', ['ages'])
  const { read } = await startPractising(here)
  expect((await read(slug)).sections[0]?.topics).toEqual([])
  await sql`update tests set released_at = now() - interval '1 second' where id = ${id}`.execute(here.database.db)
  expect((await read(slug)).sections[0]?.topics).toMatchObject([{ topic: 'ages', share: 75 }])
})

test('a topic of the institute is practised by what a test of one’s own asked, a day later', async () => {
  const { slug, topic, published } = await anOwnExam()
  const id = await published('practice', [topic, topic])
  const { student, read, send, ask, answer } = await startPractising(here)
  const row = async () => (await read(slug)).sections[0]?.topics[0]
  expect(await row()).toMatchObject({ asked: false })
  const sitting = await startSitting(here.app, student.token, id)
  await sitting.patch(1, { user_choice: 'a' })
  await sitting.submit()
  expect(await row()).toMatchObject({ asked: true, answers: 1, state: 'learning' })
  expect(problem(await send('POST', 'questions/', { topic, exam: slug }))).toEqual([409, 'nothing_to_practise'])
  await sql`update attempts set completed_at = completed_at - interval '1 day' where id = ${sitting.id}`.execute(
    here.database.db,
  )
  const question = await ask(topic, { exam: slug })
  expect(question.question.en).toBe('Question 1 of section 1?')
  await answer(question.id, null)
  expect(problem(await send('POST', 'questions/', { topic, exam: slug }))).toEqual([409, 'nothing_to_practise'])
})

test('shipped topics give templates with as many options as the institute’s exam has', async () => {
  const { slug, published } = await anOwnExam()
  await published('practice', ['ages'])
  const { ask } = await startPractising(here)
  expect((await ask('ages', { exam: slug })).options).toHaveLength(4)
})
