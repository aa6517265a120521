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
  const letGo = async () => {
    doors.shift()?.()
    await new Promise(setImmediate)
  }
  return { ask, batches, letGo }
}

test('who comes first goes at once, who comes while two are under way goes together', async () => {
  const { ask, batches, letGo } = held<number>()
  const asked = Promise.all([1, 2, 3, 4, 5].map(ask))
  expect(batches).toEqual([[1], [2]])
  for (let left = 3; left > 0; left--) await letGo()
  expect(batches).toEqual([[1], [2], [3, 4, 5]])
  expect(await asked).toEqual([1, 2, 3, 4, 5])
})

test('of one key only one is under way, in the order they came', async () => {
  const { ask, batches, letGo } = held<string>({ key: (text) => text[0] })
  const asked = Promise.all(['a1', 'a2', 'b1', 'a3'].map(ask))
  expect(batches).toEqual([['a1'], ['b1']])
  for (let left = 4; left > 0; left--) await letGo()
  expect(batches).toEqual([['a1'], ['b1'], ['a2'], ['a3']])
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
