import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asJson } from '../../platform/db/json.ts'
import { putFile } from '../../platform/files/store.ts'
import { PNG } from '../../testing/files/files.ts'
import { useQuestionBank } from '../../testing/question-bank/question-bank.ts'
import { aQuestion } from '../../testing/question-bank/questions.ts'
import { problem } from '../../testing/use-app.ts'

const { here, aPerson } = useQuestionBank()

test('a question is written, rendered as students see it, changed, and keeps every version', async () => {
  const author = await aPerson('author')
  const first = await author.write()
  expect(first).toMatchObject({ version: 1, state: 'draft', languages: ['en', 'te'], missing: [] })
  expect(first.rendered.explanation?.en).toContain('<mfrac>')
  const changed = await author.change(first.id, 1, {
    stem: { en: 'Find the speed.' },
    options: [{ en: '1' }, { en: '2' }],
  })
  expect(changed.json()).toMatchObject({ version: 2, excerpt: 'Find the speed.', languages: ['en'] })
  expect(problem(await author.change(first.id, 1, {}))).toEqual([409, 'row_changed'])
  const before = await author.send('GET', `/questions/${first.id}/versions/1/`)
  expect(before.json<Question>().content.stem).toEqual(aQuestion().stem)
  await expect(
    sql`update question_versions set content = '{}' where question_id = ${first.id}`.execute(here.database.db),
  ).rejects.toThrow('never changes')
})

test('a draft is reviewed, approved, and a draft again when it is changed', async () => {
  const author = await aPerson('author')
  const reviewer = await aPerson('reviewer')
  const { id } = await author.write()
  expect((await author.submit(id, 1)).json()).toMatchObject({ state: 'in_review' })
  expect(problem(await author.review(id, 1, 'approved'))).toEqual([403, 'not_permitted'])
  expect((await reviewer.review(id, 1, 'draft', 'The unit is missing.')).json()).toMatchObject({ state: 'draft' })
  await author.change(id, 1, { level: 'medium' })
  await author.submit(id, 2)
  expect(problem(await reviewer.review(id, 1, 'approved'))).toEqual([409, 'row_changed'])
  expect((await reviewer.review(id, 2, 'approved')).json()).toMatchObject({ state: 'approved' })
  await author.change(id, 2, { level: 'hard' })
  const { state, events } = await author.read(id)
  expect(state).toBe('draft')
  expect(events.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'approved → draft',
    'in_review → approved',
    'draft → in_review',
    'in_review → draft',
    'draft → in_review',
  ])
  expect(events[3]?.remark).toBe('The unit is missing.')
})

test.for([
  ['no answer', { answer: null }, ['answer']],
  ['an answer beside its options', { answer: { kind: 'single-choice', correct: 'e' } }, ['answer']],
  ['one option', { options: [{ en: '60 km/h', te: '60' }] }, ['options']],
  ['the same option twice', { stem: { en: 'Speed?' }, options: [{ en: '1' }, { en: '1' }] }, ['same_option']],
  ['half a translation', { options: [{ en: '1' }, { en: '2' }] }, ['translation']],
  ['no words', { stem: {} }, ['stem']],
  ['options for a typed number', { kind: 'numeric', answer: { kind: 'numeric', low: '1', high: '2' } }, ['options']],
  ['no topic', { topic: null }, ['topic']],
] satisfies [string, Partial<QuestionContent>, string[]][])(
  'with %s it stays a draft',
  async ([, changes, missing]) => {
    const owner = await aPerson('owner')
    const written = await owner.write(changes)
    expect(written.missing).toEqual(missing)
    expect(problem(await owner.submit(written.id, 1))).toEqual([409, 'question_incomplete'])
    expect(problem(await owner.review(written.id, 1, 'approved'))).toEqual([409, 'question_incomplete'])
  },
)

test('where the institute wants a second person, nobody approves what they wrote', async () => {
  const owner = await aPerson('owner')
  await owner.send('PUT', '/question-bank-settings/', { second_approver: true })
  const { id, may_approve } = await owner.write()
  expect(may_approve).toBe(false)
  expect(problem(await owner.review(id, 1, 'approved'))).toEqual([409, 'own_question'])
  const other = await aPerson('reviewer')
  expect((await other.review(id, 1, 'approved')).statusCode).toBe(200)
  await owner.send('PUT', '/question-bank-settings/', { second_approver: false })
})

test('whoever changed the text since it was last approved may not approve it, whoever sorted it may', async () => {
  const owner = await aPerson('owner')
  const other = await aPerson('author', 'reviewer')
  await owner.send('PUT', '/question-bank-settings/', { second_approver: true })
  const { id } = await owner.write()
  await other.change(id, 1, { tags: ['sorted'] })
  expect(problem(await owner.review(id, 2, 'approved'))).toEqual([409, 'own_question'])
  expect((await other.read(id)).may_approve).toBe(true)
  expect((await other.review(id, 2, 'approved')).statusCode).toBe(200)
  const changed = { stem: { en: 'How fast is the train?' }, options: [{ en: '1' }, { en: '2' }] }
  await other.change(id, 2, changed)
  expect(problem(await other.review(id, 3, 'approved'))).toEqual([409, 'own_question'])
  expect((await owner.review(id, 3, 'approved')).statusCode).toBe(200)
  await owner.send('PUT', '/question-bank-settings/', { second_approver: false })
})

test('a question keeps its state when somebody who may approve sorts it; sorted by others it is a draft again', async () => {
  const owner = await aPerson('owner')
  const author = await aPerson('author')
  const { id } = await owner.write()
  await owner.review(id, 1, 'approved')
  expect((await owner.change(id, 1, { level: 'hard', tags: ['new'] })).json()).toMatchObject({ state: 'approved' })
  expect((await owner.change(id, 2, { topic: null })).json()).toMatchObject({ state: 'draft', missing: ['topic'] })
  await owner.change(id, 3, {})
  await owner.review(id, 4, 'approved')
  expect((await author.change(id, 4, { level: 'hard' })).json()).toMatchObject({ state: 'draft', version: 5 })
})

test('the HTML of a version is saved, also of one that was only sorted, and made again by a newer renderer', async () => {
  const { db } = here.database
  const owner = await aPerson('owner')
  const { id } = await owner.write()
  await owner.send('POST', '/questions/selected/', { questions: [id], level: 'hard' })
  const saved = () =>
    db.selectFrom('question_versions').select(['rendered', 'rendered_by']).where('question_id', '=', id).execute()
  const [first, second] = await saved()
  expect(first?.rendered).toMatchObject({ explanation: { en: expect.stringContaining('<mfrac>') } })
  expect(second).toEqual(first)
  await db
    .updateTable('question_versions')
    .set({ rendered: asJson({ stem: {}, options: [], explanation: null }), rendered_by: 0 })
    .where('question_id', '=', id)
    .execute()
  expect((await owner.read(id)).rendered.explanation?.en).toContain('<mfrac>')
  expect(await saved()).toContainEqual(first)
})

test('lists are narrowed by words, topic, language and tag, and go on page by page', async () => {
  const author = await aPerson('author')
  const tag = `tag-${Date.now()}`
  for (let number = 0; number < 51; number++)
    await author.write({ stem: { en: `Zebra crossing ${number}` }, tags: [tag], options: [{ en: 'x' }, { en: 'y' }] })
  const first = await author.find(`tag=${tag}`)
  expect([first.questions.length, first.questions[0]?.excerpt]).toEqual([50, 'Zebra crossing 50'])
  const second = await author.find(`tag=${tag}&after=${first.next}`)
  expect(second).toMatchObject({ questions: [{ excerpt: 'Zebra crossing 0' }], next: null })
  expect((await author.find(`tag=${tag}&q=crossing%2017`)).questions.map(({ excerpt }) => excerpt)).toEqual([
    'Zebra crossing 17',
  ])
  expect((await author.find(`tag=${tag}&q=%25`)).questions).toEqual([])
  expect((await author.find(`tag=${tag}&lacks=en`)).questions).toEqual([])
  expect((await author.find(`tag=${tag}&lacks=te&topic=speed-and-distance&level=easy`)).questions).toHaveLength(50)
})

test('the same question is reported as one, with other numbers, and nearly the same', async () => {
  const author = await aPerson('author')
  const stem = (km: number) => ({
    en: `A snail on a wall of ${km} metres climbs three by day and slides back two at night.`,
  })
  const options = [{ en: 'five days' }, { en: 'six days' }]
  const { id } = await author.write({ stem: stem(17), options })
  const likenesses = async (content: Partial<QuestionContent>) => {
    const reply = await author.send('POST', '/questions/duplicates/', { content: aQuestion(content) })
    return reply
      .json<{ duplicates: { question: QuestionItem; likeness: string }[] }>()
      .duplicates.filter(({ question }) => question.id === id)
      .map(({ likeness }) => likeness)
  }
  expect(await likenesses({ stem: stem(17), options: options.toReversed() })).toEqual(['same'])
  expect(await likenesses({ stem: stem(23), options })).toEqual(['other_numbers'])
  expect(await likenesses({ stem: { en: `${stem(17).en} When is it at the top?` }, options })).toEqual(['near'])
  expect(await likenesses({ stem: { en: 'Who wrote the Bhagavatam in Telugu?' }, options })).toEqual([])
})

test('a text that is made of beginnings of pictures is searched in no time', async () => {
  const author = await aPerson('author')
  const costly = '!['.repeat(10_000)
  const started = process.cpuUsage().user
  await author.send('POST', '/questions/duplicates/', {
    content: aQuestion({ stem: { en: costly, te: costly, hi: costly } }),
  })
  // were it quadratic, it took a second for each text
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(3_000)
})

test('a picture is one of the store of files, and stays there as long as a version names it', async () => {
  const { db } = here.database
  const author = await aPerson('author')
  const { sha256 } = await putFile(db, PNG)
  const { rendered } = await author.write({ stem: { en: `Look: ![two circles](file:${sha256})` } })
  expect(rendered.stem.en).toContain(`<img src="/api/v1/files/${sha256}/picture" alt="two circles">`)
  const lost = await author.send('POST', '/questions/', {
    content: aQuestion({ stem: { en: `![x](file:${'0'.repeat(64)})` } }),
  })
  expect(problem(lost)).toEqual([400, 'bad_input'])
  const { rendered: outside } = await author.write({ stem: { en: '![x](https://example.com/x.png) <script>' } })
  expect(outside.stem.en).not.toMatch(/<img|<script/)
})

test('topics of the institute stand beside those of the product; a name is there once', async () => {
  const author = await aPerson('author')
  const added = await author.send('POST', '/question-topics/', { name: 'Telangana movement', subject: 'History' })
  expect(added.json()).toMatchObject({ slug: 'telangana-movement', own: true })
  expect(
    problem(await author.send('POST', '/question-topics/', { name: 'Telangana Movement', subject: 'H2' })),
  ).toEqual([409, 'topic_exists'])
  expect(problem(await author.send('POST', '/question-topics/', { name: 'Percentage', subject: 'H2' }))).toEqual([
    409,
    'topic_exists',
  ])
  const topics = (await author.send('GET', '/question-topics/')).json<{ slug: string }[]>()
  expect(topics).toContainEqual({
    slug: 'andhra-and-telangana',
    subject: 'Awareness',
    name: 'Andhra Pradesh and Telangana',
    own: false,
  })
  expect(topics.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['percentage', 'telangana-movement']))
})
