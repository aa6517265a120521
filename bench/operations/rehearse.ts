import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/processes/server-process.ts'
import { compare, createClient, type Load, startLoad } from './load.ts'
import { folderIn, freePort, startNginx, startPgBouncer } from './processes.ts'
import { addressOf, addStandby, killImmediately, promote, startOn } from './standby.ts'

const STUDENTS = 60
const LOAD_MS = 8_000

export type Row = { readonly what: string; readonly must: string; readonly measured: string; readonly ok: boolean }

/** Starts everything, and stops it in reverse order whatever happens. */
export async function rehearse(home: string): Promise<Row[]> {
  const rows: Row[] = []
  const note = (what: string, must: string, measured: string, ok: boolean) => {
    rows.push({ what, must, measured, ok })
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}: ${measured}`)
  }
  const undo: (() => unknown)[] = []
  try {
    const ports = {
      primary: await freePort(),
      standby: await freePort(),
      pooler: await freePort(),
      servers: [await freePort(), await freePort()] as const,
      nginx: await freePort(),
    }
    const primary = await startOn(folderIn(home, 'primary'), ports.primary)
    undo.push(() => primary.stop())
    const pooler = await startPgBouncer(folderIn(home, 'pgbouncer'), ports.pooler, ports.primary)
    undo.push(() => pooler.stop())
    const servers: [ServerProcess, ServerProcess] = [] as never
    const startNumber = async (index: 0 | 1) => {
      servers[index] = await startServer({
        PORT: String(ports.servers[index]),
        DATABASE_URL: addressOf(ports.pooler, 'pariksha'),
        PUBLIC_URL: `https://localhost:${ports.nginx}`,
        DATA_DIR: home,
        LIMITS: 'on',
        DRAIN_SECONDS: '2',
      })
    }
    undo.push(() => Promise.all(servers.map((server) => server.stop())))
    const began = performance.now()
    await startNumber(0) // migrates, makes papers and the queue, all through the pooler
    note('first start through PgBouncer', 'starts', `${((performance.now() - began) / 1000).toFixed(0)} s`, true)
    await startNumber(1)
    const folder = folderIn(home, 'nginx')
    const nginx = await startNginx(folder, ports.nginx, ports.servers)
    undo.push(() => nginx.stop())
    const client = createClient(ports.nginx, join(folder, 'certificate.pem'))
    undo.push(() => client.close())

    const direct = openPool({ connectionString: addressOf(ports.primary) }, 2)
    const db = openDatabase(direct)
    const { id: testId } = await aTest(db, { paper: aPaper({ sections: [{ count: 50 }] }) })
    const students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(db)))
    await atTheDoor()
    const load = await startLoad(
      client,
      students.map(({ token }) => token),
      testId,
    )

    await underLoad('two processes behind nginx and PgBouncer', () => sleep(LOAD_MS))
    await bothServed()
    await underLoad('each process replaced under load', async () => {
      for (const index of [0, 1] as const) {
        await sleep(1_500)
        await servers[index].stop()
        await startNumber(index)
      }
      await sleep(1_500)
    })
    await backupUnderLoad()
    note('nothing lost until here', '0 missing, changed, invented', ...(await verdict(direct, load, load.acknowledged)))
    await takeOver()
    return rows

    /** The limits and headers of nginx. */
    async function atTheDoor() {
      const [ready, metrics] = [await client('GET', '/readyz'), await client('GET', '/metrics')]
      const { 'x-request-id': id, 'strict-transport-security': strict } = ready.headers
      const measured = `readyz ${ready.status}, metrics ${metrics.status}, HSTS ${strict ? 'yes' : 'no'}, id ${id}`
      const ok =
        ready.status === 200 && metrics.status === 404 && strict !== undefined && /^[0-9a-f]{32}$/.test(`${id}`)
      note('TLS, headers and request ids through nginx', "200, 404, HSTS, nginx's id", measured, ok)
      const login = { email: students[0]?.email ?? '', password: 'not the right one at all' }
      const statuses: number[] = []
      for (let times = 0; times < 12; times++) {
        statuses.push((await client('POST', '/api/v1/accounts/login/', { body: login })).status)
      }
      const wrong = statuses.filter((status) => status === 401).length
      const stopped = statuses.filter((status) => status === 429).length
      const counted = `${wrong} times 401, ${stopped} times 429`
      note(
        'login limits count over both processes',
        '10 times 401, 2 times 429',
        counted,
        wrong === 10 && stopped === 2,
      )
    }

    async function underLoad(what: string, meanwhile: () => Promise<void>) {
      const working = load.work()
      await meanwhile()
      const { saves, failures, p99 } = await working.stop()
      const measured = `${saves} saves, ${failures} failed, p99 ${p99.toFixed(0)} ms`
      note(what, 'no save fails', measured, failures === 0 && saves > STUDENTS)
    }

    async function bothServed() {
      const counts = await Promise.all(
        servers.map(async ({ address }) => {
          const text = await (await fetch(`${address}/metrics`)).text()
          return Number(/^pariksha_save_batch_deliveries_count (\d+)$/m.exec(text)?.[1] ?? 0)
        }),
      )
      note(
        'both processes took saves',
        'both',
        `${counts.join(' and ')} commits`,
        counts.every((count) => count > 0),
      )
    }

    async function backupUnderLoad() {
      const file = join(home, 'rehearsal.pariksha')
      const working = load.work()
      await sleep(500)
      const before = new Map(load.acknowledged)
      const script = (name: string) => join(import.meta.dirname, `../../scripts/${name}.ts`)
      const run = promisify(execFile)
      const began = performance.now()
      const env = { ...process.env, DATABASE_URL: addressOf(ports.pooler, 'pariksha') }
      await run(process.execPath, [script('backup'), file], { env })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      await working.stop()
      const elsewhere = folderIn(home, 'restored')
      await run(process.execPath, [script('restore'), file], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: elsewhere },
      })
      const copy = await startOn(elsewhere, ports.standby)
      const reading = openPool({ connectionString: addressOf(ports.standby) }, 1)
      const [measured, ok] = await verdict(reading, load, before)
      await reading.end()
      copy.stop()
      note('backup under load, restored elsewhere', 'all from before it', `${seconds} s; ${measured}`, ok)
    }

    async function takeOver() {
      const standby = await addStandby(primary, ports.primary, folderIn(home, 'standby'), ports.standby)
      undo.push(() => standby.stop())
      await db.destroy()
      const working = load.work()
      await sleep(4_000)
      killImmediately(primary)
      await promote(ports.standby)
      pooler.toward(ports.standby)
      await sleep(8_000)
      const { saves, failures, longestSilence } = await working.stop()
      const reading = openPool({ connectionString: addressOf(ports.standby) }, 1)
      const [measured, ok] = await verdict(reading, load, load.acknowledged)
      await reading.end()
      const figures = `${saves} saves, ${failures} sent again, nothing saved for ${longestSilence.toFixed(1)} s; ${measured}`
      note(
        'primary killed, synchronous standby promoted',
        'no acknowledged action lost',
        figures,
        ok && longestSilence < 20,
      )
      const after = await Promise.all(
        students.slice(0, 5).map(async ({ token }) => {
          const { results } = JSON.parse((await client('GET', '/api/v1/tests/usertest/', { as: token })).text)
          const path = `/api/v1/tests/usertest/${results[0].id}/submit/`
          return (await client('POST', path, { as: token, body: {} })).status
        }),
      )
      note(
        'attempts are submitted after it',
        'all 200',
        after.join(' '),
        after.every((status) => status === 200),
      )
    }
  } finally {
    for (const stop of undo.reverse()) await Promise.resolve(stop()).catch((error: unknown) => console.error(error))
  }
}

async function verdict(
  pool: Parameters<typeof compare>[0],
  load: Load,
  acknowledged: ReadonlyMap<string, string>,
): Promise<[string, boolean]> {
  const { missing, changed, invented } = await compare(pool, load, acknowledged)
  const text = `${acknowledged.size} acknowledged: ${missing} missing, ${changed} changed, ${invented} invented`
  return [text, acknowledged.size > 0 && missing + changed + invented === 0]
}
