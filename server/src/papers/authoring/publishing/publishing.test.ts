import type { SeriesItem, TestDetails } from '@pariksha/contract/exams/tests'
import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { expect, test } from 'vitest'
import { putFile } from '../../../platform/files/store.ts'
import { call } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aStudent } from '../../../testing/factories.ts'
import { PNG } from '../../../testing/files/files.ts'
import { aPackage } from '../../../testing/papers/packages.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()

async function aBatch(...students: readonly number[]) {
  const { db } = here.database
  const { id } = await db
    .insertInto('batches')
    .values({ name: `Batch of ${students.join(' and ')} at ${Date.now()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const student_id of students) await db.insertInto('batch_members').values({ batch_id: id, student_id }).execute()
  return id
}

const start = (as: string, test_id: number) => call(here.app, 'POST', '/tests/usertest/', { as, body: { test_id } })

test('a paper for a batch is there for its students and for nobody else', async () => {
  const author = await aPaperAuthor(here)
  const [member, stranger] = [await aStudent(here.database.db), await aStudent(here.database.db)]
  const draft = await author.whole()
  const batches = [await aBatch(member.id)]
  const published = await author.act(draft, 'publish', { ...NOW, access: 'groups', batches })
  const id = published.publication?.test_id ?? 0
  const seenBy = async (as?: string) => (await author.tests(draft.series, as)).some((one) => one.id === id)
  expect([await seenBy(member.token), await seenBy(stranger.token), await seenBy()]).toEqual([true, false, false])
  expect(problem(await start(stranger.token, id))).toEqual([404, 'not_found'])
  for (const as of [stranger.token, undefined])
    expect(problem(await call(here.app, 'GET', `/tests/${id}/`, as ? { as } : {}))).toEqual([404, 'not_found'])
  const free = (await call(here.app, 'GET', '/tests/free/')).json<{ id: number }[]>()
  expect(free.some((one) => one.id === id)).toBe(false)
  const series = (await call(here.app, 'GET', '/tests/')).json<SeriesItem[]>()
  expect(series.find(({ slug }) => slug === draft.series)?.test_count).toBe(1)
  const found = await call(here.app, 'GET', `/search/?q=${encodeURIComponent(draft.title)}`)
  expect(found.body).not.toContain(`/test/${id}`)
  expect((await start(member.token, id)).statusCode).toBe(201)
  // out of the batch, what was begun is still seen
  await here.database.db.deleteFrom('batch_members').where('student_id', '=', member.id).execute()
  expect(await seenBy(member.token)).toBe(true)
})

test('a paid paper is for who bought a package with tests of its kind', async () => {
  const { db } = here.database
  const author = await aPaperAuthor(here)
  const student = await aStudent(db)
  const draft = await author.whole()
  const published = await author.act(draft, 'publish', { ...NOW, access: 'paid' })
  const id = published.publication?.test_id ?? 0
  expect(problem(await start(student.token, id))).toEqual([402, 'payment_required'])
  const bought = await aPackage(db, { series: [draft.series], mocks: 1, sectionals: 0 })
  const given = { package: bought.slug, reason: 'Paid in cash.' }
  expect((await author.send('POST', `/students/${student.id}/packages/`, given)).statusCode).toBe(201)
  expect((await start(student.token, id)).statusCode).toBe(201)
})

test('a paper for the students of batches needs one', async () => {
  const author = await aPaperAuthor(here)
  const { id, version } = await author.whole()
  const refused = await author.send('POST', `/papers/${id}/publish/`, { version, ...NOW, access: 'groups' })
  expect(refused.json().errors).toEqual([
    expect.objectContaining({ path: 'batches', message: 'Please choose at least one batch.' }),
  ])
})

test('a paper says its place in its series, and is given another one', async () => {
  const author = await aPaperAuthor(here)
  const first = await author.act(await author.whole(), 'publish', NOW)
  const from = { kind: 'copy', draft: first.id, questions: true }
  const copy = await author.send('POST', '/papers/', { title: 'Next', series: first.series, stage: first.stage, from })
  const second = await author.act(copy.json<PaperDraft>(), 'publish', NOW)
  expect([first.publication?.place, second.publication?.place]).toEqual([1, 2])
  expect((await author.act(second, 'place', { place: 1 })).publication?.place).toBe(1)
  const { publication } = (await author.send('GET', `/papers/${first.id}/`)).json<PaperDraft>()
  expect(publication?.place).toBe(2)
})

test('what nobody has begun is withdrawn; what somebody has begun is closed, and goes on for them', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const terms = {
    access: 'free',
    batches: [],
    mode: 'live',
    opens_at: new Date(Date.now() + 3_600_000).toISOString(),
    closes_at: new Date(Date.now() + 7_200_000).toISOString(),
    common_start: false,
    release: 'hand',
    release_at: null,
  }
  const first = await author.act(draft, 'publish', { ...NOW, ...terms })
  const withdrawn = await author.act(first, 'unpublish', {})
  expect(withdrawn).toMatchObject({ state: 'draft', publication: null, question_count: 2 })
  expect(withdrawn.last_terms, 'what its next publication starts from').toEqual(terms)
  expect(await author.tests(draft.series)).toHaveLength(1)
  const published = await author.act(withdrawn, 'publish', NOW)
  const id = published.publication?.test_id ?? 0
  const student = await aStudent(here.database.db)
  const sitting = await startSitting(here.app, student.token, id)
  const { version } = published
  expect(problem(await author.send('POST', `/papers/${draft.id}/unpublish/`, { version }))).toEqual([
    409,
    'paper_begun',
  ])
  const ended = async () => (await call(here.app, 'GET', `/tests/${id}/`)).json<TestDetails>().ended
  expect(await ended()).toBe(false)
  const closed = await author.act(published, 'close', { reason: 'Two questions were wrong.' })
  expect(await ended(), 'which is said before anybody reads the instructions').toBe(true)
  expect(closed).toMatchObject({ state: 'closed', publication: { begun_by: 1, unused: false } })
  expect((await author.tests(draft.series)).some((one) => one.id === id)).toBe(false)
  const late = await aStudent(here.database.db)
  expect(problem(await start(late.token, id))).toEqual([409, 'no_more_starts'])
  await sitting.patch(1, { user_choice: 'a' })
  expect(await sitting.result()).toMatchObject({ total_marks: 1 })
})

test('where the institute wants it, somebody else than who changed a paper last publishes it', async () => {
  const [author, other] = [await aPaperAuthor(here), await aPaperAuthor(here)]
  await author.send('PUT', '/paper-settings/', { second_publisher: true })
  const draft = await author.whole()
  expect(draft.may_publish).toBe(false)
  const body = { version: draft.version, ...NOW }
  expect(problem(await author.send('POST', `/papers/${draft.id}/publish/`, body))).toEqual([409, 'own_paper'])
  expect((await other.send('POST', `/papers/${draft.id}/publish/`, body)).statusCode).toBe(200)
  await author.send('PUT', '/paper-settings/', { second_publisher: false })
})

test('a live paper has its window, and releases no results before the last device may have delivered', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const live = { ...NOW, mode: 'live' }
  const without = await author.send('POST', `/papers/${draft.id}/publish/`, { version: draft.version, ...live })
  expect(problem(without)).toEqual([400, 'bad_input'])
  const [opens, closes] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)]
  const window = { opens_at: opens.toISOString(), closes_at: closes.toISOString() }
  const published = await author.act(draft, 'publish', { ...live, ...window })
  const student = await aStudent(here.database.db)
  const sitting = await startSitting(here.app, student.token, published.publication?.test_id ?? 0)
  const receipt = await sitting.result()
  expect(receipt).not.toHaveProperty('total_marks')
})

test('a paper is scheduled for a time at which it can still be taken, with one start for all before that start', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const now = Date.now()
  const hours = (from: number) => new Date(now + from * 3_600_000).toISOString()
  const schedule = async (wanted: object) => {
    const body = { version: draft.version, ...NOW, mode: 'live', opens_at: hours(1), ...wanted }
    const reply = await author.send('POST', `/papers/${draft.id}/publish/`, body)
    return [reply.statusCode, reply.json().errors?.[0]?.path]
  }
  expect(await schedule({ at: hours(2), closes_at: hours(2) })).toEqual([400, 'at'])
  expect(await schedule({ mode: 'practice', opens_at: null, at: hours(3), closes_at: hours(2) })).toEqual([400, 'at'])
  const common = { common_start: true, closes_at: hours(1.001) }
  expect(await schedule({ ...common, at: hours(1.0005) })).toEqual([400, 'at'])
  expect((await schedule({ at: hours(1.5), closes_at: hours(2) }))[0]).toBe(200)
})

test('a published question is reported as used, and a change of it changes no paper', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const [first] = draft.slots
  const used = async (query: string) =>
    (await author.send('GET', `/questions/?${query}`))
      .json<{ questions: QuestionItem[] }>()
      .questions.map(({ id }) => id)
  const question = first?.question?.id ?? 0
  expect(await used('used=never')).toContain(question)
  const published = await author.act(draft, 'publish', NOW)
  expect(await used('used=used')).toContain(question)
  expect((await used(`used_in=${published.publication?.test_id}`)).sort()).toEqual(
    draft.slots.map((slot) => slot.question?.id).sort(),
  )
  await author.send('PUT', `/questions/${question}/`, { content: aQuestion({ stem: { en: 'Another' } }), version: 1 })
  const read = (await author.send('GET', `/papers/${draft.id}/`)).json<PaperDraft>()
  expect(read.slots[0]).toMatchObject({ excerpt: first?.excerpt, question: { version: 1, newest: 2, update: null } })
  const about = await here.database.db
    .selectFrom('papers')
    .innerJoin('tests', 'tests.paper_id', 'papers.id')
    .select('about')
    .where('tests.id', '=', published.publication?.test_id ?? 0)
    .executeTakeFirstOrThrow()
  expect((about.about as object[])[0]).toEqual({
    topic: 'speed-and-distance',
    level: 'easy',
    source: `question/${question}`,
    place: 1,
    version: '1',
  })
})

test('pictures are inside of the paper', async () => {
  const author = await aPaperAuthor(here)
  const { sha256 } = await putFile(here.database.db, PNG)
  const draft = await author.create(aPattern({ sections: aPattern().sections.map((one) => ({ ...one, count: 1 })) }))
  const question = await author.approved({
    stem: { en: `Look: ![a circle](file:${sha256})` },
    options: aQuestion().options,
  })
  const filled = await author.act(draft, 'questions', { section: 0, before: null, questions: [question] })
  const preview = await author.send('GET', `/papers/${filled.id}/preview/`)
  expect(preview.body).toContain('data:image/png;base64,')
  expect(preview.body).not.toContain(sha256)
})

test('a version that was never approved is not published; one that was, is, whatever came after it', async () => {
  const author = await aPaperAuthor(here)
  const one = aPattern({ sections: aPattern().sections.map((section) => ({ ...section, count: 1 })) })
  const errorsOf = async (question: number) => {
    const draft = await author.create(one)
    const filled = await author.act(draft, 'questions', { section: 0, before: null, questions: [question] })
    await author.send('PUT', `/questions/${question}/`, { content: aQuestion(), version: 1 })
    return (await author.checks(filled)).filter(({ code }) => code === 'not_approved' || code === 'newer_version')
  }
  const approved = await author.approved()
  expect(await errorsOf(approved)).toMatchObject([{ code: 'newer_version', severity: 'warning' }])
  const written = (await author.send('POST', '/questions/', { content: aQuestion() })).json<{ id: number }>().id
  expect(await errorsOf(written)).toMatchObject([{ code: 'not_approved', severity: 'error' }])
})

test('a question that may be used for practice is reported, and keeps no paper from being published', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const [first] = draft.slots
  const checks = async () => (await author.checks(draft)).filter(({ code }) => code === 'in_practice')
  expect(await checks()).toEqual([])
  await author.send('POST', '/questions/selected/practice/', { questions: [first?.question?.id], allowed: true })
  expect(await checks()).toMatchObject([{ severity: 'warning', slot: first?.id, number: 1 }])
  expect((await author.act(draft, 'publish', NOW)).state).toBe('published')
})

test('with faults a paper is not published, and each is reported with its place', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.create()
  const approved = await author.approved()
  const retired = await author.approved()
  const filled = await author.act(draft, 'questions', { section: 0, before: null, questions: [approved, retired] })
  await author.send('POST', `/questions/${retired}/review/`, { version: 1, state: 'retired' })
  const errors = (await author.checks(filled)).filter(({ severity }) => severity === 'error')
  expect(errors).toEqual([
    expect.objectContaining({ code: 'retired', section: 0, slot: filled.slots[1]?.id, number: 2 }),
  ])
  const publish = (paper: PaperDraft) =>
    author.send('POST', `/papers/${paper.id}/publish/`, { version: paper.version, ...NOW })
  expect(problem(await publish(filled))).toEqual([409, 'paper_faulty'])
  const short = await author.act(filled, 'questions/remove', { slots: [filled.slots[1]?.id] })
  expect((await author.checks(short)).map(({ code }) => code)).toContain('count')
  expect(problem(await publish(short))).toEqual([409, 'paper_faulty'])
})
