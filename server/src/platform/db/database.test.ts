import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { openPool } from './database.ts'

test('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const { db } = await databaseForTest()
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
    await turn() // nothing is asked of it when it goes
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test.each([true, false])(
  'a client answers as pg does, by promise or callback; statements with names: %s',
  async (named) => {
    const { name } = await databaseForTest()
    const pool = openPool({ host: inject('socketDir'), user: 'pariksha', database: name }, 1, { named })
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    onTestFinished(() => client.release())
    const one = { rows: [{ one: 1 }] }
    expect(await client.query('select 1 as one')).toMatchObject(one)
    expect(await client.query('select $1::int as one', [1])).toMatchObject(one)
    expect(await client.query({ text: 'select $1::int as one', values: [1] })).toMatchObject(one)
    const called = new Promise((resolve) => client.query('select 1 as one', (_error, result) => resolve(result)))
    expect(await called).toMatchObject(one)
    const calledWith = new Promise((resolve) =>
      client.query('select 1 as one', [], (_error, result) => resolve(result)),
    )
    expect(await calledWith).toMatchObject(one)
    const failed = client.query('select none')
    await expect(failed).rejects.toMatchObject({ code: '42703', stack: expect.stringContaining('database.test.ts') })
    const refused = new Promise((resolve) => client.query('select none', (error) => resolve(error)))
    expect(await refused).toMatchObject({ code: '42703' })
  },
)
