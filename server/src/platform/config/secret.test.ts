import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { checkSecret, replaceSecret } from '../../operations/startup/database-secret.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { aStaffMember, firstStep } from '../../testing/staff/staff.ts'
import { loadSecret, secretOf } from './secret.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pariksha-secret-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const shown = (secret: { digest(purpose: string, text: string): Buffer }) =>
  secret.digest('a test', 'text').toString('hex')

test('processes that start at once in an empty folder make one secret, for its owner alone', async () => {
  const dataDir = join(folder(), 'data')
  const script = `import { loadSecret } from ${JSON.stringify(join(import.meta.dirname, 'secret.ts'))}
    console.log((await loadSecret({ secretKey: undefined, dataDir: ${JSON.stringify(dataDir)} })).digest('a test', 'text').toString('hex'))`
  const processes = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
  )
  const said = (await Promise.all(processes)).map(({ stdout }) => stdout.trim())
  expect(new Set(said).size).toBe(1)
  expect(said[0]).toBe(shown(await loadSecret({ secretKey: undefined, dataDir })))
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(join(dataDir, 'secret'), 'utf8'), 'base64url')).toHaveLength(32)
})

test('the content of the file may be given as SECRET_KEY to another machine', async () => {
  const dataDir = folder()
  const own = await loadSecret({ secretKey: undefined, dataDir })
  const secretKey = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  expect(shown(await loadSecret({ secretKey, dataDir: folder() }))).toBe(shown(own))
})

test('a file that is cut short stops the start with one line', async () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'secret'), 'half')
  await expect(loadSecret({ secretKey: undefined, dataDir })).rejects.toThrow(/secret: fewer than 32 characters/)
})

test('the same text has another digest under another purpose and under another secret', () => {
  const digests = [
    TEST_SECRET.digest('code', '123456'),
    TEST_SECRET.digest('network', '123456'),
    TEST_SECRET.digest('cod', 'e123456'),
    secretOf('another secret, which is long enough').digest('code', '123456'),
  ]
  expect(new Set(digests.map(String)).size).toBe(4)
})

test('recovery codes that a version without a secret kept are as good as before, and keyed from then on', async () => {
  const database = await databaseForTest()
  const { db } = database
  const app = await testApp(database)
  onTestFinished(() => app.close())
  const member = await aStaffMember(app, db)
  const code = member.recoveryCodes[0] ?? ''
  const plain = createHash('sha256').update(code.replaceAll('-', '')).digest()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', member.email).executeTakeFirstOrThrow()
  await db.deleteFrom('recovery_codes').execute()
  await db.insertInto('recovery_codes').values({ user_id: id, hash: plain }).execute()
  await checkSecret(db, TEST_SECRET)
  await checkSecret(db, TEST_SECRET)
  expect((await db.selectFrom('recovery_codes').select('hash').executeTakeFirstOrThrow()).hash).not.toEqual(plain)
  const first = await firstStep(app, member)
  expect((await call(app, 'POST', '/staff/second-step/', { as: first, body: { code } })).statusCode).toBe(200)
})

test('a database that belongs to another secret is refused, until it is reported that the former one is lost', async () => {
  const { db } = await databaseForTest()
  const other = secretOf('another secret, which is long enough')
  await checkSecret(db, TEST_SECRET)
  await checkSecret(db, TEST_SECRET)
  await expect(checkSecret(db, other)).rejects.toThrow(/^the database belongs to another secret: .*secret:replace"$/)
  await replaceSecret(db, other)
  await checkSecret(db, other)
  await expect(checkSecret(db, TEST_SECRET)).rejects.toThrow(/another secret/)
})
