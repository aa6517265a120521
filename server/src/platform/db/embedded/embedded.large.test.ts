import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptWithOutcome } from '@pariksha/contract/attempts/results'
import { expect, onTestFinished, test } from 'vitest'
import { seedHome } from '../../../testing/cluster/seed-home.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aPaper, aTest, rightLetter } from '../../../testing/papers/papers.ts'
import { type ServerProcess, startServer } from '../../../testing/processes/server-process.ts'
import { openDatabase, openPool } from '../database.ts'
import { connectionTo, startEmbedded } from './embedded.ts'
import { superviseEmbedded } from './supervise.ts'

function home(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'pariksha-embedded-'))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const pidOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Empty when the process is gone. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('a cluster that is running already is taken over, and listens nowhere but on its socket', async () => {
  const folder = home()
  const first = await startEmbedded(folder)
  onTestFinished(() => first.stop())
  const second = await startEmbedded(folder)
  expect([first.adopted, second.adopted]).toEqual([false, true])
  const pool = openPool(connectionTo(second.socketDir, 'postgres'), 1)
  expect((await pool.query('show listen_addresses')).rows[0].listen_addresses).toBe('')
  expect((await pool.query('show fsync')).rows[0].fsync).toBe('on')
  expect((await pool.query('show synchronous_commit')).rows[0].synchronous_commit).toBe('on')
  await pool.end()
})

test('two starters at once share one cluster', async () => {
  const folder = home()
  const both = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
  onTestFinished(() => both[0].stop())
  expect(both[0].dataDir).toBe(both[1].dataDir)
  expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
})

test('a cluster that was killed is started again, and not once nobody keeps it running', async () => {
  const folder = home()
  const cluster = await startEmbedded(folder)
  const stopSupervisor = superviseEmbedded(folder, cluster, { warn: () => {}, error: () => {} })
  onTestFinished(() => cluster.stop())
  onTestFinished(stopSupervisor)
  const killed = pidOf(cluster.dataDir)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => cluster.isRunning() && pidOf(cluster.dataDir) !== killed, { timeout: 30_000 }).toBe(true)
  const pool = openPool(connectionTo(cluster.socketDir, 'postgres'), 1)
  await expect.poll(() => pool.query('select 1').then(() => 'answers', String), { timeout: 30_000 }).toBe('answers')
  await pool.end()
  await stopSupervisor()
  cluster.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(cluster.isRunning()).toBe(false)
})

test('a lock file whose process is somebody else by now does not stop a start', async () => {
  const folder = home()
  const first = await startEmbedded(folder)
  first.stop()
  writeFileSync(
    join(first.dataDir, 'postmaster.pid'),
    `${process.pid}\n${first.dataDir}\n1\n5432\n${first.socketDir}\n\n`,
  )
  writeFileSync(join(first.socketDir, '.s.PGSQL.5432.lock'), `${process.pid}\n`)
  const second = await startEmbedded(folder)
  onTestFinished(() => second.stop())
  expect(second.adopted).toBe(false)
})

test('a folder that only its owner may enter is no obstacle, and after stopping nothing runs', async () => {
  const cluster = await startEmbedded(home(0o700))
  const pid = pidOf(cluster.dataDir)
  cluster.stop()
  await expect.poll(() => commandOf(pid)).toBe('')
  if (process.getuid?.() === 0) rmSync(join(cluster.dataDir, '..'), { recursive: true, force: true })
})

test('kill -9 of the server, then of the database too, loses no acknowledged answer', {
  timeout: 180_000,
}, async () => {
  const folder = home()
  // the nightly run makes a whole first start: each of its parts is in every run
  if (process.env.NIGHTLY === undefined) await seedHome(folder)
  let server = await startServer({ DATA_DIR: folder })
  onTestFinished(async () => {
    await server.stop()
  })
  const { student, testId, dataDir } = await prepare(folder)
  const started = await server.call('POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
  const path = `/tests/usertest/${(started.body as Attempt).id}`
  const device = randomUUID()
  const opened = await server.call('POST', `${path}/takeover/`, { as: student.token, body: { device } })
  const { epoch } = opened.body as { epoch: number }

  const acknowledged = new Set<number>()
  let seq = 0
  const answerUntil = async (on: ServerProcess, end: Promise<void>) => {
    let over = false
    const stop = () => {
      over = true
    }
    void end.then(stop, stop)
    while (!over) {
      const mine = ++seq
      const action = {
        seq: mine,
        at: mine,
        question_number: ((mine - 1) % 50) + 1,
        user_choice: rightLetter(((mine - 1) % 50) + 1),
      }
      const reply = await on
        .call('POST', `${path}/actions/`, { as: student.token, body: { device, epoch, actions: [action] } })
        .catch(() => undefined)
      if (reply?.status === 200) for (const one of (reply.body as ActionsReply).acknowledged) acknowledged.add(one)
    }
  }
  const storm = async (kill: () => Promise<void>) => {
    const enough = acknowledged.size + 60
    const isUnderWay = expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 })
    const end = isUnderWay.toBeGreaterThan(enough).then(kill)
    await Promise.all([end, ...Array.from({ length: 8 }, () => answerUntil(server, end))])
  }

  await storm(() => server.kill())
  server = await startServer({ DATA_DIR: folder })
  const first = server
  await storm(async () => {
    process.kill(pidOf(dataDir), 'SIGKILL')
    await first.kill()
  })
  server = await startServer({ DATA_DIR: folder })

  expect(acknowledged.size).toBeGreaterThan(100)
  const pool = openPool(connectionTo(join(dataDir, '../run'), 'postgres'), 1)
  const { rows } = await pool.query('select seq from actions')
  await pool.end()
  const stored = new Set(rows.map((row) => row.seq))
  expect([...acknowledged].filter((one) => !stored.has(one))).toEqual([])
  const attempt = await server.call('GET', `${path}/`, { as: student.token })
  expect((attempt.body as AttemptWithOutcome).status).toBe('started')
})

async function prepare(folder: string) {
  const dataDir = join(folder, 'postgres/data')
  const pool = openPool(connectionTo(join(folder, 'postgres/run'), 'postgres'), 2)
  const db = openDatabase(pool)
  const student = await aStudent(db)
  const { id: testId } = await aTest(db, { paper: aPaper({ sections: [{ count: 50 }] }) })
  await db.destroy()
  return { student, testId, dataDir }
}
