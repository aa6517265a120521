import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()
const HOUR = 3_600_000
const hours = (from: number) => new Date(Date.now() + from * HOUR).toISOString()

type Author = Awaited<ReturnType<typeof aPaperAuthor>>
const publish = (author: Author, draft: PaperDraft, more: object) =>
  author.send('POST', `/papers/${draft.id}/publish/`, {
    version: draft.version,
    ...NOW,
    mode: 'live',
    opens_at: hours(-1),
    closes_at: hours(1),
    ...more,
  })
const release = (author: Author, { id, version }: PaperDraft, wanted: string, release_at: string | null = null) =>
  author.send('POST', `/papers/${id}/release/`, { version, release: wanted, release_at })
/** As if the window had been over for days. */
const overSince = (testId: number | null | undefined) =>
  sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days' where id = ${testId ?? 0}`.execute(
    here.database.db,
  )

test.each([
  ['at the end of the window', { release: 'window' }, 'release_from'],
  ['at a time', { release: 'time', release_at: hours(100) }, 'time'],
  ['by hand', { release: 'hand' }, null],
])('a live test is published with its results released %s', async (_, wanted, expected) => {
  const author = await aPaperAuthor(here)
  const reply = await publish(author, await author.whole(), wanted)
  const { publication } = reply.json<PaperDraft>()
  const [at, from] = [publication?.released_at ?? null, publication?.release_from ?? '']
  if (expected === null) expect(at).toBeNull()
  else
    expect(Date.parse(at ?? '')).toBe(
      Date.parse(expected === 'time' ? ('release_at' in wanted ? wanted.release_at : '') : from),
    )
})

test.each([
  ['before devices may have delivered', { release: 'time', release_at: hours(1.1) }],
  ['at a time that is not said', { release: 'time' }],
  ['by hand, and at a time', { release: 'hand', release_at: hours(100) }],
  ['by hand of a practice test', { mode: 'practice', release: 'hand' }],
])('no test is published with its results released %s', async (_, wanted) => {
  const author = await aPaperAuthor(here)
  expect(problem(await publish(author, await author.whole(), wanted))).toEqual([400, 'bad_input'])
})

test('results are released by hand once nothing can be delivered any more, and then stay so; the log says who', async () => {
  const { db } = here.database
  const author = await aPaperAuthor(here)
  const published = (await publish(author, await author.whole(), { release: 'hand' })).json<PaperDraft>()
  const testId = published.publication?.test_id ?? 0
  const student = await aStudent(db)
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.submit()
  expect(problem(await release(author, published, 'now'))).toEqual([400, 'bad_input']) // the window is open
  await overSince(testId)
  expect(await sitting.read()).toMatchObject({ outcome: null, receipt: { release_at: null } })

  const waiting = await startSitting(here.app, (await aStudent(db)).token, testId).catch(() => null)
  expect(waiting).toBeNull() // nobody begins after the window
  await sql`update attempts set status = 'started', completed_at = null, late_until = now() + interval '1 hour'
    where id = ${sitting.id} and student_id = ${student.id}`.execute(db)
  await sql`delete from results where attempt_id = ${sitting.id}`.execute(db)
  expect(problem(await release(author, published, 'now'))).toEqual([400, 'bad_input']) // more time was given
  await sitting.submit()

  const later = (await release(author, published, 'time', hours(5))).json<PaperDraft>()
  expect(later.publication?.released_at).not.toBeNull()
  expect(problem(await release(author, published, 'now'))).toEqual([409, 'row_changed'])
  const back = (await release(author, later, 'hand')).json<PaperDraft>()
  expect(back.publication?.released_at).toBeNull()
  const done = await release(author, back, 'now')
  expect(done.statusCode).toBe(200)
  expect(await sitting.read()).toMatchObject({ receipt: null, outcome: { total_marks: 0 } })
  expect(problem(await release(author, done.json<PaperDraft>(), 'hand'))).toEqual([400, 'bad_input'])

  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject', '=', 'paper_drafts')
    .where('subject_id', '=', String(published.id))
    .where('action', 'in', ['results released', 'release changed'])
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['release changed', 'release changed', 'results released'])
  expect(log[2]?.after).toMatchObject({ title: published.title })
})

test('only who may publish releases, and only what is live', async () => {
  const owner = await aPaperAuthor(here)
  const author = await aPaperAuthor(here, 'author')
  const live = (await publish(owner, await owner.whole(), { release: 'hand' })).json<PaperDraft>()
  expect(problem(await release(author, live, 'now'))).toEqual([403, 'not_permitted'])
  const practice = await owner.act(await owner.whole(), 'publish', NOW)
  expect(problem(await release(owner, practice, 'now'))).toEqual([400, 'bad_input'])
  expect(problem(await release(owner, await owner.whole(), 'now'))).toEqual([409, 'paper_not_published'])
})

test('who practises a live test is not among those who have begun it, and it is no draft again', async () => {
  const author = await aPaperAuthor(here)
  const published = (await publish(author, await author.whole(), { release: 'hand' })).json<PaperDraft>()
  const testId = published.publication?.test_id ?? 0
  const begun = async () => {
    const { publication } = (await author.send('GET', `/papers/${published.id}/`)).json<PaperDraft>()
    return publication && [publication.begun_by, publication.unused]
  }
  expect(await begun()).toEqual([0, true])
  await overSince(testId)
  const draft = (await release(author, published, 'now')).json<PaperDraft>()
  const { token } = await aStudent(here.database.db)
  await (await startSitting(here.app, token, testId)).submit()
  await startSitting(here.app, token, testId)
  expect(await begun()).toEqual([0, false])
  const { version } = draft
  expect(problem(await author.send('POST', `/papers/${draft.id}/unpublish/`, { version }))).toEqual([
    409,
    'paper_begun',
  ])
})
