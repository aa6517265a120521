import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { connect, otherProcesses } from './connect.ts'
import { openPool } from './database.ts'
import { connectionTo } from './embedded/embedded.ts'
import { prepareText } from './prepared.ts'

const ONE = prepareText('one', 'select $1::int as one')
const NAMED_BY_A_LIBRARY = { name: 'two', text: 'select $1::int as two', values: [2] }
const prepared = async (pool: ReturnType<typeof openPool>) => {
  expect((await pool.query(ONE, [1])).rows).toEqual([{ one: 1 }])
  expect((await pool.query(NAMED_BY_A_LIBRARY)).rows).toEqual([{ two: 2 }])
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements order by name')
  return rows.map(({ name }) => name)
}

test('a server itself is distinguished from a pooler: there statements are prepared, behind a pooler none is, whoever named it', async () => {
  const { name } = await databaseForTest()
  const address = `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`
  const { pool, close } = await connect({ databaseUrl: address, dataDir: '' }, 1)
  const nameless = openPool(connectionTo(inject('socketDir'), name), 1, { named: false })
  expect(await prepared(pool)).toEqual(['one', 'two'])
  expect(await prepared(nameless)).toEqual([])
  await nameless.end()
  await close()
})

test('processes on the same database are known by their names', async () => {
  const { pool, name } = await databaseForTest()
  const other = openPool(
    {
      connectionString: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha&application_name=pariksha%20other`,
    },
    1,
  )
  onTestFinished(() => other.end())
  await other.query('select 1')
  expect(await otherProcesses(pool)).toContain('pariksha other')
  expect(await otherProcesses(pool, 'database')).toContain('pariksha other')
  const elsewhere = await databaseForTest()
  expect(await otherProcesses(elsewhere.pool)).toContain('pariksha other')
  expect(await otherProcesses(elsewhere.pool, 'database')).not.toContain('pariksha other')
})
