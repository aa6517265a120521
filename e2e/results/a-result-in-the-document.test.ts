import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadWebBuild } from '../../server/src/site/pages/pages.ts'
import { call, testApp } from '../../server/src/testing/app.ts'
import { startSitting } from '../../server/src/testing/attempts/sitting.ts'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/database.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aPaper, aTest, KEY_MARK, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { useSite } from '../support/site.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const web = await loadWebBuild()
type App = Awaited<ReturnType<typeof testApp>>

/** Two right answers of ten, in a test with a title that would break out of a page. */
async function anAttempt(app: App, { db }: TestDatabase, test: Parameters<typeof aTest>[1] = {}) {
  const student = await aStudent(db)
  const { id } = await aTest(db, { paper: aPaper(), ...test })
  await sql`update tests set title = '</main><script>alert(1)</script>' where id = ${id}`.execute(db)
  const attempt = await startSitting(app, student.token, id)
  for (const question of [1, 2]) await attempt.patch(question, { user_choice: rightLetter(question) })
  return { student, attempt, id, path: `/test/${id}/usertest/${attempt.id}` }
}

describe('what the server renders', () => {
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await freshDatabase()
    app = await testApp(database, {}, web)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const rendered = (path: string, token?: string) =>
    app.inject({ url: `${path}/rendered`, headers: token === undefined ? {} : { authorization: `Token ${token}` } })
  const NOTHING = { statusCode: 204, body: '' }

  test('is the result as its student sees it, kept by nobody', async () => {
    const { student, attempt, path } = await anAttempt(app, database)
    await attempt.submit()
    const reply = await rendered(path, student.token)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.headers.etag).toBeUndefined()
    const { html, answers } = reply.json<{ html: string; answers: [unknown[], unknown][] }>()
    expect(html).toMatch(/Total marks.*What to do tomorrow.*Where the marks went/s)
    expect(html).toContain('&lt;/main&gt;&lt;script&gt;')
    expect(html).not.toMatch(/<script/i)
    expect(answers.map(([key]) => key)).toEqual(
      ['result', 'corrections', 'standing', 'analysis'].map((name) => [name, attempt.id]),
    )
    expect(reply.body).not.toContain(KEY_MARK)

    expect((await rendered(`/te${path}`, student.token)).json().html).toContain('మొత్తం మార్కులు')
    expect((await rendered(`/hi${path}`, student.token)).json().html).toContain('कुल अंक')
    // the document of the attempt is the same for everyone
    const document = await app.inject({ url: path, headers: { authorization: `Token ${student.token}` } })
    expect(document.body).not.toContain('Total marks')
  })

  test('is nothing for others, before the end and before the release', async () => {
    const { db } = database
    const { student, attempt, path } = await anAttempt(app, database)
    expect(await rendered(path, student.token)).toMatchObject(NOTHING)
    await attempt.submit()
    const other = await aStudent(db, 'Ravi')
    for (const token of [other.token, 'made-up', undefined]) expect(await rendered(path, token)).toMatchObject(NOTHING)
    expect(await rendered('/test/1/usertest/999999', student.token)).toMatchObject(NOTHING)

    const live = await anAttempt(app, database, { mode: 'live', releasedAt: new Date(Date.now() + 86_400_000) })
    await live.attempt.submit()
    expect(await rendered(live.path, live.student.token)).toMatchObject(NOTHING)
    await sql`update tests set released_at = now() where id = ${live.id}`.execute(db)
    expect((await rendered(live.path, live.student.token)).json().html).toContain('Total marks')

    await call(app, 'POST', '/accounts/logout/', { as: live.student.token })
    expect(await rendered(live.path, live.student.token)).toMatchObject(NOTHING)
  })
})

describe('in a browser', () => {
  const site = useSite()

  test('a result is read before any JavaScript file is there, and is not asked for twice', async () => {
    const { page, student, room } = await signedIn(site)
    const { id } = await aTest(site.database.db, { paper: aPaper() })
    await page.goto(`/test/${id}`)
    await room.begin()
    await room.answer(rightLetter(1))
    await room.submit()
    const path = new URL(page.url()).pathname
    // the first rendering of a process takes longest, and the browser does not wait for ever
    await fetch(`${site.url}${path}/rendered`, { headers: { authorization: `Token ${student.token}` } })

    const { page: phone, context } = await signedIn(site, student)
    await phone.setViewportSize({ width: 360, height: 740 })
    const asked: string[] = []
    phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const attempt = /\/tests\/usertest\/\d+\/\?/
    const sendBundle = await holdRequests(phone, '**/assets/*.js')
    const sendAttempt = await holdRequests(phone, attempt)
    const sendUser = await holdRequests(phone, '**/accounts/user/')
    await phone.goto(path)
    await phone.getByRole('heading', { name: 'What to do tomorrow' }).waitFor()
    await expectFigures(phone, { Attempted: '1', Correct: '1' })
    await phone.getByRole('tab', { name: 'Solutions' }).click()
    sendBundle()
    await phone.getByRole('tab', { name: 'Solutions', selected: true }).waitFor()
    await phone.getByRole('tab', { name: 'Summary' }).click()
    await phone.getByRole('heading', { name: 'Topics' }).or(phone.getByText('Show as a table')).first().waitFor()
    expect(asked.filter((address) => /\/(analysis|standing|corrections)\/$/.test(address))).toEqual([])

    // another account on the same phone, in another tab, while the answer for the first one is on its way
    const { token } = await aStudent(site.database.db, 'Ravi')
    await phone.evaluate((token) => {
      localStorage.clear()
      localStorage.setItem('token', token)
      dispatchEvent(new StorageEvent('storage'))
    }, token)
    const late = phone.waitForResponse(attempt)
    sendAttempt()
    await (await late).finished()
    sendUser()
    await phone.getByText('This attempt does not exist, or it belongs to another account.').waitFor()
    expect(await phone.getByText('Total marks').count()).toBe(0)
    await phone.evaluate(() => {
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage'))
    })
    await phone.waitForURL('**/login?next=*')
    await context.close()
  })
})
