import type { PaperPreview } from '@pariksha/contract/papers/paper-publication'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { expect, test } from 'vitest'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaperAuthor, NOW } from '../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../testing/question-bank/paper-drafts.ts'
import { problem, useApp } from '../../testing/use-app.ts'
import { publishDue } from './publishing/publish-due.ts'

const here = useApp()

const RULE: PaperRule = {
  topics: [{ topic: 'percentage', share: 1 }],
  levels: { easy: 1, medium: 1, hard: 0 },
  source: 'templates',
  kinds: ['single-choice'],
  skip_last: 0,
}

test('a paper is made by hand, previewed, published, and taken with exact marks', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  expect(draft.slots.map(({ number, answer, languages }) => [number, answer, languages])).toEqual([
    [1, 'a', ['en', 'te']],
    [2, 'b', ['en', 'te']],
  ])
  const preview = (await author.send('GET', `/papers/${draft.id}/preview/`)).json<PaperPreview>()
  expect(preview.paper.questions).toHaveLength(2)
  expect(preview.test).toMatchObject({ duration: 30, total_marks: 2, marking: { right: 1, wrong: -0.33, blank: 0 } })
  expect(preview.key.map(({ answer }) => answer)).toEqual(['a', 'b'])

  const published = await author.act(draft, 'publish', NOW)
  expect(published).toMatchObject({ state: 'published', publication: { access: 'free', begun_by: 0, unused: true } })
  const testId = published.publication?.test_id ?? 0
  const student = await aStudent(here.database.db)
  const listed = (await author.tests(draft.series)).find(({ id }) => id === testId)
  expect(listed).toMatchObject({ title: 'Weekly test 1', state: 'open', free: true, total_marks: 2 })
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.patch(1, { user_choice: 'a' })
  await sitting.patch(2, { user_choice: 'a' })
  const result = await sitting.result()
  expect(result).toMatchObject({ total_marks: 0.67 })
})

test('of two editors the second one is refused, and a paper that is published does not change', async () => {
  const author = await aPaperAuthor(here)
  const other = await aPaperAuthor(here, 'author')
  const draft = await author.create()
  const id = await author.approved()
  const body = { version: draft.version, section: 0, before: null, questions: [id] }
  expect((await other.send('POST', `/papers/${draft.id}/questions/`, body)).statusCode).toBe(200)
  expect(problem(await author.send('POST', `/papers/${draft.id}/questions/`, body))).toEqual([409, 'row_changed'])
  const whole = await author.whole()
  const published = await author.act(whole, 'publish', NOW)
  const late = { version: published.version, slots: [whole.slots[0]?.id] }
  expect(problem(await author.send('POST', `/papers/${whole.id}/questions/remove/`, late))).toEqual([
    409,
    'paper_published',
  ])
})

test('published twice at once it is there once', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const publish = () => author.send('POST', `/papers/${draft.id}/publish/`, { version: draft.version, ...NOW })
  const replies = await Promise.all([publish(), publish()])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await author.tests(draft.series)).filter(({ title }) => title === draft.title)).toHaveLength(1)
})

test('at its time it is published; before it is announced', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.whole()
  const scheduled = await author.act(draft, 'publish', { ...NOW, at: new Date(Date.now() + 3_600_000).toISOString() })
  expect(scheduled.state).toBe('scheduled')
  const [, announced] = await author.tests(draft.series)
  expect(announced).toMatchObject({ state: 'announced' })
  expect(await publishDue(here.database.db)).toBe(0)
  await here.database.db
    .updateTable('paper_drafts')
    .set({ publish_at: new Date(Date.now() - 1000) })
    .where('id', '=', draft.id)
    .execute()
  expect(await publishDue(here.database.db)).toBe(1)
  const [, open] = await author.tests(draft.series)
  expect(open).toMatchObject({ state: 'open' })
})

test('a section is filled from the shipped templates; drawn again, what is locked stays', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.create(aPattern({ sections: aPattern().sections.map((one) => ({ ...one, count: 12 })) }))
  const filled = await author.act(draft, 'fill', { section: 0, rule: RULE, again: false })
  expect(filled.slots).toHaveLength(12)
  expect(new Set(filled.slots.map(({ topic }) => topic))).toEqual(new Set(['percentage']))
  const third = filled.slots[2]
  const locked = await author.act(filled, 'questions/change', { slots: [third?.id], locked: true })
  const again = await author.act(locked, 'fill', { section: 0, rule: RULE, again: true })
  expect(again.slots).toHaveLength(12)
  expect(again.slots[2]).toMatchObject({ id: third?.id, excerpt: third?.excerpt })
  const kept = again.slots.filter(({ id }) => filled.slots.some((one) => one.id === id))
  expect(kept.map(({ id }) => id)).toEqual([third?.id])
  const checks = await author.checks(again)
  expect(checks.filter(({ severity }) => severity === 'error')).toEqual([])
  const published = await author.act(again, 'publish', NOW)
  expect(published.state).toBe('published')
})
