import { FILE_KINDS } from '@pariksha/contract/files/files'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { PDF, PNG } from '../../testing/files/files.ts'
import { kindOf } from './kind-of.ts'
import { fileUrl, putFile } from './store.ts'

test.each([
  ['a PNG', PNG, 'image/png'],
  ['a PDF', PDF, 'application/pdf'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
  ['a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), undefined],
  ['a page', Buffer.from('<!doctype html><p>hello'), undefined],
  ['half a PDF', PDF.subarray(0, 40), undefined],
  ['a page that begins like a PDF', Buffer.from('%PDF-<script>alert(1)</script>'), undefined],
  ['a sound in a RIFF', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is recognised by its bytes', (_, bytes, kind) => {
  expect(kindOf(bytes)).toBe(kind)
})

test('a file given is got back as it was, for ever, under the name of its bytes', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const [first, second] = [await putFile(database.db, PNG), await putFile(database.db, PNG)]
  expect(second).toEqual(first)
  const url = fileUrl(first.sha256, 'logo.png')
  const reply = await app.inject({ url })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(PNG)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="logo.png"',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const headers = { 'if-none-match': String(reply.headers.etag), authorization: 'Token of-a-reader' }
  const again = await app.inject({ url, headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['cache-control'], 'the copy is kept on').toBe(reply.headers['cache-control'])
})

test('the name is for saving only: it says what the bytes are and carries nothing into the header', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { sha256 } = await putFile(database.db, PNG)
  for (const name of ['virus.exe', 'a"; x="b.html', '%0d%0aset-cookie: a=b', 'నోట్స్']) {
    const reply = await app.inject({ url: `/api/v1/files/${sha256}/${encodeURIComponent(name)}` })
    expect([name, reply.statusCode]).toEqual([name, 200])
    expect(reply.headers['content-disposition']).toMatch(/^inline; filename="[\w-]+\.png"$/)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
})

test('a PDF is for the staff alone: students get it from its material, which knows whom it is for', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { sha256 } = await putFile(database.db, PDF)
  const url = fileUrl(sha256, 'notes.pdf')
  const student = await aStudent(database.db)
  expect((await app.inject({ url })).statusCode).toBe(404)
  expect((await app.inject({ url, headers: { authorization: `Token ${student.token}` } })).statusCode).toBe(404)
  const staff = await aStaffSession(database.db, true)
  const reply = await app.inject({ url, headers: { authorization: `Token ${staff}` } })
  expect([reply.statusCode, reply.rawPayload.equals(PDF)]).toEqual([200, true])
  expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['private, no-store', undefined])
})

test('what is no such file is refused, what is too large too, and what is not there is not found', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  await expect(putFile(database.db, Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'bad_input' })
  const large = Buffer.concat([PNG, Buffer.alloc(FILE_KINDS['image/png'].limit)])
  await expect(putFile(database.db, large)).rejects.toMatchObject({ code: 'too_large' })
  expect((await app.inject({ url: fileUrl('0'.repeat(64), 'x.png') })).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/v1/files/..%2f..%2fetc/passwd' })).statusCode).toBe(400)
})
