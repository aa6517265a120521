import { expect, test } from 'vitest'
import { call, testApp } from '../testing/app.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStaffMember, codeOf, firstStep } from '../testing/staff.ts'
import { seal, sealWhatIsOpen, unseal } from './seal.ts'

test('a sealed key opens in its own row, unchanged, on this installation, and nowhere else', async () => {
  const { db } = await databaseForTest()
  const sealed = await seal(db, 7, 'ABCDEFGH')
  expect(sealed.toString('latin1')).not.toContain('ABCDEFGH')
  expect(await unseal(db, 7, sealed)).toBe('ABCDEFGH')
  await expect(unseal(db, 8, sealed)).rejects.toThrow()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  await expect(unseal(db, 7, changed)).rejects.toThrow()
  await db
    .updateTable('installation')
    .set({ secret: Buffer.alloc(32, 1) })
    .execute()
  await expect(unseal(db, 7, sealed)).rejects.toThrow()
})

test('a key that an earlier version left open is sealed at the start, and the app goes on working', async () => {
  const { db, pool } = await databaseForTest()
  const app = await testApp({ db, pool })
  const member = await aStaffMember(app, db)
  await db.updateTable('second_steps').set({ secret: member.key, sealed_secret: null, last_step: 0 }).execute()
  await sealWhatIsOpen(db)
  const row = await db.selectFrom('second_steps').select(['secret', 'sealed_secret']).executeTakeFirstOrThrow()
  expect(row.secret).toBeNull()
  expect(row.sealed_secret?.toString('latin1')).not.toContain(member.key)
  const shown = await call(app, 'POST', '/staff/second-step/', {
    as: await firstStep(app, member),
    body: { code: codeOf(member.key) },
  })
  expect(shown.statusCode).toBe(200)
})
