import { expect, test } from 'vitest'
import { call, testApp } from './testing/app.ts'
import { databaseForTest } from './testing/database.ts'

test('an unknown call is a problem document, not a page', async () => {
  const app = await testApp(await databaseForTest())
  const reply = await call(app, 'GET', '/nothing/here/')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply.json()).toMatchObject({ code: 'not_found', error: 'Not found.', detail: 'Not found.' })
})
