import type { Certificate } from '@pariksha/contract/results/certificates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { erasesAccount } from '../../testing/erase-account.ts'
import { aStudent } from '../../testing/factories.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { useApp } from '../../testing/use-app.ts'
import type { IssuedCertificate } from './certificates.ts'
import { makeCertificate } from './print/make-certificate.ts'
import { typesetCertificate } from './print/typeset-certificate.ts'

const here = useApp()

/** Through with the second shift of a mock, whose results are released. */
async function aStudentOfAShift(name: string) {
  const { db } = here.database
  const { shifts } = await aMock(db, { opens: [-200, -10], takesRegistration: false })
  const testId = shifts[1] ?? 0
  const student = await aStudent(db, name)
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.submit()
  const print = (as = student.token, language: unknown = 'en') =>
    call(here.app, 'POST', `${sitting.path}/certificate/`, { as, body: { language } })
  const numberOf = async () => {
    const { rows } = await sql<{ number: string }>`
      select number from certificates where attempt_id = ${sitting.id}`.execute(db)
    return rows.map(({ number }) => number)
  }
  const release = () =>
    sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
      released_at = now() - interval '1 second' where id = ${testId}`.execute(db)
  const startsAt = (moment: string) =>
    sql`update attempts set started_at = ${moment} where id = ${sitting.id}`.execute(db)
  return { db, student, testId, print, numberOf, release, startsAt }
}

const check = (number: string) => call(here.app, 'GET', `/certificates/${number}/`)

test('who took a live test gets a certificate, which everybody can check by its number', async () => {
  const { db, student, print, numberOf, release, startsAt } = await aStudentOfAShift('Asha Rao')
  expect((await print()).statusCode).toBe(404) // the results are not released
  expect(await numberOf()).toEqual([])
  await release()
  await startsAt('2026-11-23T19:30:00Z') // an hour past midnight in India

  const pdf = await print()
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  await sql`update users set full_name = 'Somebody Else' where id = ${student.id}`.execute(db)
  expect((await print(student.token, 'te')).statusCode).toBe(200)
  const numbers = await numberOf()
  expect(numbers).toEqual([expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)])

  const checked = await check(numbers[0] ?? '')
  expect(checked.headers['cache-control']).toBe('no-store')
  const { name: institute } = await db.selectFrom('institute').select('name').executeTakeFirstOrThrow()
  expect(checked.json<Certificate>()).toEqual({
    number: numbers[0],
    name: 'Asha Rao',
    title: 'Grand mock',
    shift: 2,
    sat_on: '2026-11-24',
    institute,
  })
  const exported = await call(here.app, 'GET', '/accounts/user/export/', { as: student.token })
  expect(exported.json().certificates).toMatchObject([{ number: numbers[0], name: 'Asha Rao' }])
})

test('an erased account leaves no number, and nobody gets a certificate of somebody else or of practice', async () => {
  const { db, student, testId, print, numberOf, release } = await aStudentOfAShift('Ravi Rao')
  const [other, practice] = [await aStudent(db), await aTest(db)]
  await release()
  expect((await print(other.token)).statusCode).toBe(404)
  expect((await print(student.token, 'xx')).statusCode).toBe(400)
  await print()
  const [number = ''] = await numberOf()
  expect((await check(number)).statusCode).toBe(200)
  await erasesAccount(here.app, here.database.db, student)
  expect((await check(number)).statusCode).toBe(404)

  for (const test of [practice.id, testId]) {
    const attempt = await startSitting(here.app, other.token, test)
    await attempt.submit()
    const asked = await call(here.app, 'POST', `${attempt.path}/certificate/`, {
      as: other.token,
      body: { language: 'en' },
    })
    expect(asked.statusCode).toBe(404)
  }
})

test('an unknown certificate number is not found, and a malformed one is refused', async () => {
  expect((await check('0000-0000-0000-0000')).statusCode).toBe(404)
  for (const number of ['1', '0000-0000-0000-000I', `${'0000-'.repeat(4)}0000`, '0000-0000-0000-0000%27'])
    expect((await check(number)).statusCode).toBe(400)
})

test.each(['en', 'te', 'hi'] as const)(
  'the certificate is set in %s, also with a name that looks like code',
  async (language) => {
    const certificate: IssuedCertificate = {
      number: '0123-4567-89AB-CDEF',
      name: '#panic() "Asha" \\ రావు राव',
      title: 'Grand mock',
      shift: 2,
      sat_at: new Date('2026-11-23T19:30:00Z'),
    }
    const institute = { name: 'The #institute', address: 'Guntur', phone: null }
    const made = makeCertificate({
      certificate,
      letterhead: { institute, logo: undefined },
      language,
      publicUrl: 'https://exams.example',
    })
    expect(made.address).toBe('https://exams.example/certificates/0123-4567-89AB-CDEF')
    expect(made.date).toContain('24')
    expect((await typesetCertificate(made))?.subarray(0, 5).toString()).toBe('%PDF-')
  },
)
