import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretOf } from '../../../platform/config/secret.ts'
import type { Database } from '../../../platform/db/database.ts'
import { call, testApp } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { TEST_SECRET } from '../../../testing/secret.ts'
import { aStaffMember, codeOf, firstStep } from '../../../testing/staff/staff.ts'
import { resealKeys, seal, unseal } from './seal.ts'

test('a sealed key opens in its own row, unchanged, on this installation, and nowhere else', async () => {
  const { db } = await databaseForTest()
  const sealed = await seal(db, TEST_SECRET, 7, 'ABCDEFGH')
  expect(sealed.toString('latin1')).not.toContain('ABCDEFGH')
  expect(await unseal(db, TEST_SECRET, 7, sealed)).toBe('ABCDEFGH')
  expect(await unseal(db, TEST_SECRET, 8, sealed)).toBeUndefined()
  expect(await unseal(db, secretOf('another secret, which is long enough'), 7, sealed)).toBeUndefined()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(await unseal(db, TEST_SECRET, 7, changed)).toBeUndefined()
  await db
    .updateTable('installation')
    .set({ secret: Buffer.alloc(32, 1) })
    .execute()
  expect(await unseal(db, TEST_SECRET, 7, sealed)).toBeUndefined()
})

/** As versions did whose whole key was in the database. */
async function sealedBefore(db: Database, userId: number, text: string): Promise<Buffer> {
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'keys of authenticator apps', 32))
  const nonce = Buffer.alloc(12, 3)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

test('a key that was sealed with what is in the database is sealed with the secret outside at the start', async () => {
  const { db, pool } = await databaseForTest()
  const app = await testApp({ db, pool })
  const member = await aStaffMember(app, db)
  const { user_id } = await db.selectFrom('second_steps').select('user_id').executeTakeFirstOrThrow()
  const sealed_secret = await sealedBefore(db, user_id, member.key)
  await db.updateTable('second_steps').set({ sealed_secret, last_step: 0 }).execute()
  await resealKeys(db, TEST_SECRET)
  await resealKeys(db, TEST_SECRET)
  const row = await db.selectFrom('second_steps').select('sealed_secret').executeTakeFirstOrThrow()
  expect(row.sealed_secret).not.toEqual(sealed_secret)
  const as = await firstStep(app, member)
  const shown = await call(app, 'POST', '/staff/second-step/', { as, body: { code: codeOf(member.key) } })
  expect(shown.statusCode).toBe(200)
  // where the secret is lost, the app's codes fit nothing any more
  await resealKeys(db, secretOf('another secret, which is long enough'))
  const other = await testApp({ db, pool }, { secret: secretOf('another secret, which is long enough') })
  const late = await firstStep(other, member)
  const refused = await call(other, 'POST', '/staff/second-step/', { as: late, body: { code: codeOf(member.key, 1) } })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'wrong_second_step'])
})

test('a key that an earlier version left open is sealed at the start, and the app goes on working', async () => {
  const { db, pool } = await databaseForTest()
  const app = await testApp({ db, pool })
  const member = await aStaffMember(app, db)
  await db.updateTable('second_steps').set({ secret: member.key, sealed_secret: null, last_step: 0 }).execute()
  await resealKeys(db, TEST_SECRET)
  const row = await db.selectFrom('second_steps').select(['secret', 'sealed_secret']).executeTakeFirstOrThrow()
  expect(row.secret).toBeNull()
  expect(row.sealed_secret?.toString('latin1')).not.toContain(member.key)
  const shown = await call(app, 'POST', '/staff/second-step/', {
    as: await firstStep(app, member),
    body: { code: codeOf(member.key) },
  })
  expect(shown.statusCode).toBe(200)
})
