import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { call, testApp } from '../app.ts'
import { databaseForTest, type TestDatabase } from '../database.ts'
import { aStaffMember } from './staff.ts'

/** An installation, the calls of one of its owners, and what this one left in the log. */
export async function staffApp(on?: TestDatabase) {
  const database = on ?? (await databaseForTest())
  const app = await testApp(database)
  const { token, email } = await aStaffMember(app, database.db)
  const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, `/staff${path}`, { as: token, ...(body !== undefined && { body }) })
  const log = async () =>
    (await staff('GET', `/audit-log/?${new URLSearchParams({ who: email })}`))
      .json<{ entries: AuditEntry[] }>()
      .entries.filter(({ subject }) => subject && subject !== 'staff')
  const upload = (bytes: Buffer, as = token) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/staff/files/',
      headers: { authorization: `Token ${as}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
  return { ...database, app, staff, log, upload }
}
