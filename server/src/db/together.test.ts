import { expect, test } from 'vitest'
import { databaseForTest } from '../testing/database.ts'
import { inBatches } from './together.ts'

/** Batches that wait until they are let go. */
function held<In>(how: { key?: (input: In) => unknown; rows?: (input: In) => number } = {}) {
  const batches: (readonly In[])[] = []
  const doors: (() => void)[] = []
  const ask = inBatches<In, In>({
    ...how,
    async run(inputs) {
      batches.push(inputs)
      await new Promise<void>((open) => doors.push(open))
      return inputs
    },
  })
  const turn = () => new Promise(setImmediate)
  const letGo = async () => {
    doors.shift()?.()
    await turn()
  }
  return { ask, batches, letGo, turn }
}

test('who comes in the same turn of the loop goes together, and so does who comes while two are under way', async () => {
  const { ask, batches, letGo, turn } = held<number>()
  const asked = []
  for (const arriving of [[1, 2], [3], [4], [5, 6]]) {
    asked.push(...arriving.map(ask))
    await turn()
  }
  expect(batches).toEqual([[1, 2], [3]])
  for (let left = 3; left > 0; left--) await letGo()
  expect(batches).toEqual([[1, 2], [3], [4, 5, 6]])
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5, 6])
})

test('of one key only one is under way, in the order they came', async () => {
  const { ask, batches, letGo, turn } = held<string>({ key: (text) => text[0] })
  const asked = Promise.all(['a1', 'a2', 'b1', 'a3'].map(ask))
  await turn()
  expect(batches).toEqual([['a1', 'b1']])
  for (let left = 3; left > 0; left--) await letGo()
  expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  expect(await asked).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('what the database refuses spoils only the one who is to blame', async () => {
  const { pool } = await databaseForTest()
  const divide = inBatches<number, number>({
    async run(divisors) {
      const { rows } = await pool.query(
        'select 12 / divisor as share from unnest($1::int[]) with ordinality as d (divisor, place) order by place',
        [divisors],
      )
      return rows.map(({ share }) => share)
    },
  })
  const shares = await Promise.allSettled([6, 4, 3, 0, 2].map(divide))
  expect(shares.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([2, 3, 4, 'rejected', 6])
})
