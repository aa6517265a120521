import type { Doubt, DoubtItem, StaffDoubt, StaffDoubtItem } from '@pariksha/contract/student/doubts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aTest, KEY_MARK } from '../../testing/papers/papers.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import { mailingApp } from '../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

type Page<Item> = { results: Item[]; next: string | null; previous: string | null }

async function anApp(setting: { limits?: boolean } = {}) {
  const { app, db } = await mailingApp(mailbox, setting)
  const asha = await aStudent(db)
  const ask = (body: object = {}, as = asha.token) =>
    call(app, 'POST', '/doubts/', { as, body: { title: 'Why b?', text: 'I get **c**.', ...body } })
  const read = (id: number, as = asha.token) => call(app, 'GET', `/doubts/${id}/`, { as })
  const list = async (query = '', as = asha.token) =>
    (await call(app, 'GET', `/doubts/${query}`, { as })).json<Page<DoubtItem>>()
  const change = (id: number, body: object, as = asha.token) => call(app, 'PATCH', `/doubts/${id}/`, { as, body })
  const reply = (id: number, text: string, as = asha.token) =>
    call(app, 'POST', `/doubts/${id}/replies/`, { as, body: { text } })
  return { app, db, asha, ask, read, list, change, reply }
}

async function staffOf(here: Awaited<ReturnType<typeof anApp>>) {
  const { token } = await aStaffMember(here.app, here.db)
  return {
    token,
    answer: (id: number, body: object = {}) =>
      call(here.app, 'POST', `/staff/doubts/${id}/answers/`, {
        as: token,
        body: { text: 'Because of $x^2$.', ...body },
      }),
    publish: (id: number, published = true, replies?: number) =>
      call(here.app, 'PATCH', `/staff/doubts/${id}/`, { as: token, body: { published, replies } }),
    list: async (query = '') =>
      (await call(here.app, 'GET', `/staff/doubts/${query}`, { as: token })).json<Page<StaffDoubtItem>>(),
    read: (id: number) => call(here.app, 'GET', `/staff/doubts/${id}/`, { as: token }),
  }
}

test('an answer that is sent again, as its response was lost, is there once and mailed once', async () => {
  const here = await anApp()
  const staff = await staffOf(here)
  const { id } = (await here.ask()).json<Doubt>()
  const replies = await Promise.all([staff.answer(id), staff.answer(id), staff.answer(id)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect((await here.read(id)).json<Doubt>().replies).toHaveLength(1)
  await here.reply(id, 'Which one?')
  await staff.answer(id)
  expect((await here.read(id)).json<Doubt>().replies).toHaveLength(3)
  await here.app.close()
  expect(mailbox.unread(here.asha.email)).toHaveLength(2)
})

test('a doubt and a reply that are sent again, as their responses were lost, are there once', async () => {
  const here = await anApp()
  const staff = await staffOf(here)
  const asked = await Promise.all([here.ask(), here.ask(), here.ask()])
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const { id } = (asked[0] as (typeof asked)[number]).json<Doubt>()
  expect(asked.map((reply) => reply.json<Doubt>().id)).toEqual([id, id, id])
  expect((await here.ask({ text: 'I get d.' })).json<Doubt>().id).not.toBe(id)
  await Promise.all([here.reply(id, 'Or c?'), here.reply(id, 'Or c?')])
  expect((await here.read(id)).json<Doubt>().replies).toHaveLength(1)
  await staff.answer(id, { solved: false })
  expect((await here.reply(id, 'Or c?')).json<Doubt>().replies).toHaveLength(3)
  expect((await here.ask()).json<Doubt>().id, 'an answered one is asked anew').not.toBe(id)
})

test('of two who answer at once the second reads the first answer before the student gets another', async () => {
  const here = await anApp()
  const [first, second] = [await staffOf(here), await staffOf(here)]
  const { id } = (await here.ask()).json<Doubt>()
  expect((await first.answer(id, { text: 'It is b.', replies: 0 })).statusCode).toBe(201)
  await mailbox.next(here.asha.email)
  const late = await second.answer(id, { text: 'It is c.', solved: false, replies: 0 })
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'row_changed'])
  const { replies, status } = (await second.read(id)).json<StaffDoubt>()
  expect([replies.length, status]).toEqual([1, 'solved'])
  expect((await second.answer(id, { text: 'And why not c.', replies: 1 })).statusCode).toBe(201)
})

test('a doubt is asked, answered, announced by mail, taken up again and solved', async () => {
  const here = await anApp()
  const staff = await staffOf(here)
  const asked = await here.ask()
  expect(asked.statusCode).toBe(201)
  const { id, html, status } = asked.json<Doubt>()
  expect([status, html]).toEqual(['open', '<p>I get <strong>c</strong>.</p>\n'])
  expect((await staff.list()).results).toMatchObject([{ id, student: 'Asha Rao', title: 'Why b?' }])

  expect((await staff.answer(id)).statusCode).toBe(201)
  const mail = await mailbox.next(here.asha.email)
  expect(mail.body).toContain(`/ask/${id}`)
  const answered = (await here.read(id)).json<Doubt>()
  expect([answered.status, answered.replies]).toEqual([
    'solved',
    [expect.objectContaining({ author: 'staff', html: expect.stringContaining('<msup>') })],
  ])
  expect(JSON.stringify(answered), 'who of the staff answered is not shown').not.toContain('staff.')
  expect((await staff.list()).results).toEqual([])

  expect((await here.reply(id, 'And why not a?')).json<Doubt>().status).toBe('open')
  expect((await staff.list()).results).toHaveLength(1)
  await staff.answer(id, { solved: false })
  expect((await here.read(id)).json<Doubt>()).toMatchObject({
    status: 'open',
    replies: [{}, { author: 'student' }, {}],
  })
  expect((await here.change(id, { status: 'solved' })).json<Doubt>().status).toBe('solved')
  expect((await here.list('?status=open')).results).toEqual([])
  expect((await here.list('?status=solved')).results).toMatchObject([{ id, replies: 3 }])
})

test('nobody reads, changes or answers the doubts of others', async () => {
  const here = await anApp()
  const { id } = (await here.ask()).json<Doubt>()
  const ravi = await aStudent(here.db, 'Ravi')
  for (const reply of [
    await here.read(id, ravi.token),
    await here.change(id, { status: 'solved' }, ravi.token),
    await here.reply(id, 'me too', ravi.token),
  ])
    expect(reply.statusCode).toBe(404)
  await call(here.app, 'DELETE', `/doubts/${id}/`, { as: ravi.token })
  for (const path of ['/staff/doubts/', `/staff/doubts/${id}/`])
    expect((await call(here.app, 'GET', path, { as: ravi.token })).statusCode).toBe(403)
  const answer = await call(here.app, 'POST', `/staff/doubts/${id}/answers/`, { as: ravi.token, body: { text: 'x' } })
  expect(answer.statusCode).toBe(403)
  expect((await here.list('?of=others', ravi.token)).results).toEqual([])
  expect((await here.read(id)).json<Doubt>()).toMatchObject({ status: 'open', replies: [] })
  expect((await call(here.app, 'DELETE', `/doubts/${id}/`, { as: here.asha.token })).statusCode).toBe(200)
  expect((await here.read(id)).statusCode).toBe(404)
})

test('a solved doubt is shown to others when its student and the staff want it, without the name, until one of them does not', async () => {
  const here = await anApp()
  const staff = await staffOf(here)
  const ravi = await aStudent(here.db, 'Ravi')
  const shown = async () => (await here.list('?of=others', ravi.token)).results.map(({ id }) => id)
  const silent = (await here.ask()).json<Doubt>().id
  await staff.answer(silent)
  const refused = await staff.publish(silent)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_shareable'])

  const { id } = (await here.ask({ shareable: true })).json<Doubt>()
  expect((await staff.publish(id)).statusCode).toBe(200)
  expect(await shown(), 'not while it is open').toEqual([])
  await staff.answer(id)
  expect(await shown()).toEqual([id])
  const read = await here.read(id, ravi.token)
  expect(read.json<Doubt>()).toMatchObject({ own: false, title: 'Why b?' })
  for (const secret of ['Asha', here.asha.email, 'student_id']) expect(read.body).not.toContain(secret)
  expect((await here.list('?of=others')).results, 'one’s own are not others’').toEqual([])

  await here.reply(id, 'My phone is 12345')
  const stale = await staff.publish(id, true, 1)
  expect([stale.statusCode, stale.json().code], 'by a page that was opened before').toEqual([409, 'row_changed'])
  await staff.answer(id)
  expect(await shown(), 'what came later was not looked at').toEqual([])
  expect((await staff.publish(id, true, 3)).statusCode).toBe(200)
  expect(await shown()).toEqual([id])
  await here.change(id, { shareable: false })
  expect(await shown()).toEqual([])
  expect((await here.read(id, ravi.token)).statusCode).toBe(404)
  expect((await staff.publish(id)).statusCode).toBe(409)
})

test('a question comes along from the solutions; who has not seen its key sees neither it nor the doubt', async () => {
  const here = await anApp()
  const staff = await staffOf(here)
  const { id: testId } = await aTest(here.db)
  const sitting = await startSitting(here.app, here.asha.token, testId)
  const question = { attempt_id: sitting.id, question_number: 4 }
  expect((await here.ask({ question })).statusCode, 'not while the test runs').toBe(404)
  await sitting.submit()
  expect((await here.ask({ question: { ...question, question_number: 11 } })).statusCode).toBe(404)
  const asked = (await here.ask({ question, shareable: true })).json<Doubt>()
  expect(asked).toMatchObject({
    about: { title: expect.stringContaining('TEST 1'), question_number: 4 },
    question: { question_number: 4, explanation: { en: `${KEY_MARK} 4` } },
  })
  await staff.answer(asked.id)
  await staff.publish(asked.id)
  expect((await staff.read(asked.id)).json<StaffDoubt>().question?.correct_choice).toBe('d')

  const ravi = await aStudent(here.db, 'Ravi')
  const his = await startSitting(here.app, ravi.token, testId)
  expect((await here.ask({ question: { ...question } }, ravi.token)).statusCode, 'by somebody else’s attempt').toBe(404)
  expect((await here.list('?of=others', ravi.token)).results).toEqual([])
  expect((await here.read(asked.id, ravi.token)).statusCode).toBe(404)
  await his.submit()
  const theirs = (await here.read(asked.id, ravi.token)).json<Doubt>()
  expect(theirs.question).toMatchObject({ attempt_id: his.id, question_number: 4 })
})

test('doubts are searched as they were typed and come page by page', async () => {
  const here = await anApp()
  for (let count = 1; count <= 22; count++)
    await here.ask({ title: `Doubt ${count}`, text: count === 7 ? '50% of it' : 'x' })
  const first = await here.list()
  expect([first.results.length, first.results[0]?.title, first.next]).toEqual([
    20,
    'Doubt 22',
    '/api/v1/doubts/?of=own&page=2',
  ])
  expect((await here.list('?page=2')).results.map(({ title }) => title)).toEqual(['Doubt 2', 'Doubt 1'])
  expect((await here.list('?q=50%25')).results.map(({ title }) => title)).toEqual(['Doubt 7'])
  expect((await here.list('?q=doubt 22')).results).toHaveLength(1)
  expect((await here.list('?q=%5C')).results).toEqual([])
})

test('what makes no doubt is refused, and so is the eleventh of a day, but not the tenth that is sent again', async () => {
  const here = await anApp({ limits: true })
  for (const body of [
    { title: ' ' },
    { text: ' \n' },
    { title: 'x'.repeat(151) },
    { text: 'x'.repeat(5001) },
    { text: 'a\u0000' },
  ])
    expect((await here.ask(body)).statusCode).toBe(400)
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await here.ask({ title: `Doubt ${count}` })).statusCode)
  statuses.push((await here.ask({ title: 'Doubt 9' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(201), 429, 201])
  const preview = await call(here.app, 'POST', '/doubts/preview/', { as: here.asha.token, body: { text: '<b>$x$' } })
  expect(preview.json().html).toMatch(/^<p>&lt;b&gt;<span class="katex"><math/)
})
