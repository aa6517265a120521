import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { runStaffCreate } from './people/staff/members/create.ts'
import { readConfig } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { NODE_ENVIRONMENT } from './platform/config/node-flags.ts'
import { checkVersion } from './platform/db/connection-problem.ts'
import { startEmbedded } from './platform/db/embedded/embedded.ts'
import { serve } from './serve.ts'
import { databaseForTest } from './testing/database.ts'
import { TEST_SECRET_KEY } from './testing/secret.ts'

const oneLine = (said: string): string => {
  expect(said.split('\n'), said).toHaveLength(1)
  return said
}

/** What a start throws, which the process prints; starting one for each would load the whole server each time. */
async function refusal(env: Record<string, string>): Promise<string> {
  const config = readConfig({ PORT: '0', SECRET_KEY: TEST_SECRET_KEY, LOG_LEVEL: 'silent', ...env })
  const error = await serve(config, undefined).then(
    ({ stop }) => stop(),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return oneLine((error as ConfigError).message)
}

/** What the operator reads when a start is refused. */
async function printedRefusal(
  env: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...NODE_ENVIRONMENT,
      PATH: process.env.PATH,
      PORT: '0',
      SECRET_KEY: TEST_SECRET_KEY,
      NODE_NO_WARNINGS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, said).toBe(1)
  return oneLine(said.trimEnd())
}

function folder(mode = 0o755): string {
  const path = mkdtempSync(join(tmpdir(), 'pariksha-start-'))
  chmodSync(path, mode)
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const asRoot = process.getuid?.() === 0
const stranger = asRoot ? { uid: 65_534, gid: 65_534 } : {}

describe('a start is refused in one sentence', () => {
  test('DATA_DIR is a file', async () => {
    const file = join(folder(), 'data')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: file })).toBe(`DATA_DIR: ${file} is a file, or below one, and not a folder`)
  })

  test('DATA_DIR is below a file', async () => {
    const file = join(folder(), 'data')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toContain('is a file, or below one')
  })

  test('DATA_DIR cannot be written', async () => {
    const path = folder()
    if (!asRoot) chmodSync(path, 0o555)
    expect(await printedRefusal({ DATA_DIR: path }, stranger)).toContain('cannot be written by this account')
    expect(await printedRefusal({ DATA_DIR: join(path, 'data') }, stranger)).toContain(
      'cannot be written by this account',
    )
  })

  test.runIf(asRoot)('DATA_DIR holds the database of another account', async () => {
    const path = folder(0o777)
    mkdirSync(join(path, 'postgres'))
    expect(await printedRefusal({ DATA_DIR: path }, stranger)).toContain('belongs to another account (user id 0)')
  })

  test('another program listens at the port', async () => {
    const { name } = await databaseForTest()
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const database = `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`
    const env = { DATABASE_URL: database, LOG_LEVEL: 'silent', DATA_DIR: folder(), PORT: String(port) }
    expect(await printedRefusal(env)).toBe(`PORT: another program listens at port ${port} of 127.0.0.1`)
  })

  test('the host of DATABASE_URL is not known, and the password is not shown', async () => {
    const said = await refusal({ DATABASE_URL: 'postgresql://someone:hush@nowhere.invalid/exams' })
    expect(said).toMatch(/^DATABASE_URL: nowhere\.invalid\/exams: /)
    expect(said).not.toContain('hush')
  })

  test('nothing listens at DATABASE_URL', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://someone@127.0.0.1:9/exams' })).toBe(
      'DATABASE_URL: 127.0.0.1:9/exams: nothing listens there',
    )
  })

  test('the password of DATABASE_URL is wrong', async () => {
    const path = folder()
    const hba = join(path, 'hba.conf')
    writeFileSync(hba, 'host all all 127.0.0.0/8 scram-sha-256\n')
    const cluster = await startEmbedded(path, {
      durable: false,
      settings: ['listen_addresses=127.73.0.1', `hba_file=${hba}`],
    })
    onTestFinished(() => cluster.stop())
    expect(await refusal({ DATABASE_URL: 'postgresql://pariksha:wrong@127.73.0.1/postgres' })).toBe(
      'DATABASE_URL: 127.73.0.1/postgres: user or password are wrong',
    )
  })

  test('there is no such database', async () => {
    const address = `postgresql:///missing?host=${inject('socketDir')}&user=pariksha`
    expect(await refusal({ DATABASE_URL: address })).toContain('there is no such database')
  })

  test('PostgreSQL is older than 15', () => {
    expect(() => checkVersion('14.19')).toThrow('PostgreSQL 15 or newer is needed; this one is 14.19')
    expect(() => checkVersion('9.6.24')).toThrow('PostgreSQL 15 or newer')
    for (const version of ['15.18', '16beta1', '18.4']) expect(() => checkVersion(version)).not.toThrow()
  })

  test.each([
    ['behind what is stored', "now() + interval '3 hours'"],
    ['years ahead of what is stored', "now() - interval '3 years'"],
  ])('the clock is %s', async (_, aliveAt) => {
    const { pool, name } = await databaseForTest()
    await pool.query('insert into server_life default values on conflict do nothing')
    await pool.query(`update server_life set alive_at = ${aliveAt}`)
    const address = `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`
    expect(await refusal({ DATABASE_URL: address })).toMatch(
      /^the clock of the database says \S+, but the server last ran at \S+: set the clock, or start once with CLOCK_CHECK=off/,
    )
  })
})

describe('a command about an installation makes none where there is none', () => {
  const owner = { STAFF_EMAIL: 'owner@example.com', STAFF_PASSWORD: 'a long phrase of the owner' }

  test('in another DATA_DIR', async () => {
    const path = join(folder(), 'data')
    await expect(runStaffCreate({ ...owner, DATA_DIR: path })).rejects.toThrow(
      `DATA_DIR: there is no installation in ${path}: set DATA_DIR or DATABASE_URL as for the server`,
    )
    expect(existsSync(path)).toBe(false)
  })

  test('in another DATABASE_URL', async () => {
    const other = `postgresql:///postgres?host=${inject('socketDir')}&user=pariksha`
    await expect(runStaffCreate({ ...owner, DATABASE_URL: other })).rejects.toThrow(
      /^there is no installation in the database \(PostgreSQL [\d.]+, .*\/postgres\): set DATA_DIR or DATABASE_URL as for the server$/,
    )
  })
})

test('the command that makes an owner names no address that its shell does not know', async () => {
  const { name } = await databaseForTest()
  const env = {
    DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
    STAFF_EMAIL: 'owner@example.com',
    STAFF_PASSWORD: 'a long phrase of the owner',
  }
  expect(await runStaffCreate(env)).toBe('owner@example.com is an owner of the site now; sign in at its page /staff')
  expect(await runStaffCreate(env)).toContain('sets up the authenticator app again at the page /staff')
})

test('a start prints where the data is, which database and which mail; a second signal does not cut the stop short', async () => {
  const { name } = await databaseForTest()
  const dataDir = folder()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...NODE_ENVIRONMENT,
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for await (const text of child.stdout) {
    said += text
    if (said.includes('  staff ')) break
  }
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await sleep(20)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(said.split('\n').slice(1, 5)).toEqual([
    `  data      ${dataDir}`,
    expect.stringMatching(new RegExp(`^  database  PostgreSQL \\d+\\.\\d+, ${inject('socketDir')}/${name}$`)),
    `  mail      no mail server (SMTP_URL): written to ${dataDir}/outbox`,
    '  staff     nobody yet: STAFF_EMAIL=... STAFF_PASSWORD=... npm run staff:create',
  ])
})

test('it stops once, however often it is asked to', async () => {
  const { name } = await databaseForTest()
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder(),
    DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
    DRAIN_SECONDS: '0',
    SECRET_KEY: TEST_SECRET_KEY,
  }
  const { stop } = await serve(readConfig(env), undefined)
  await Promise.all([stop(), stop()])
})
