import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const TIMEOUT_MS = 60_000

/** Waits until the product has restarted it. */
export async function untilDatabaseIsUp(pool: pg.Pool): Promise<void> {
  await until('the database was not back', async () => (await pool.query('select 1')).rowCount === 1)
}

export async function untilServerIsUp(address: string): Promise<void> {
  await until('the server was not ready', async () => (await fetch(`${address}/readyz`)).ok)
}

export async function until(
  timeoutMessage: string,
  happened: () => Promise<boolean>,
  timeout = TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + timeout
  for (;;) {
    const did = await happened().catch(() => false)
    if (did) return
    if (Date.now() > end) throw new Error(`${timeoutMessage} within ${timeout / 1000} s`)
    await sleep(100)
  }
}
