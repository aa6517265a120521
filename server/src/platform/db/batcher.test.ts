import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { createBatcher } from './batcher.ts'

/** A batcher whose batches finish one by one, on `finishNext`. */
function manual<In>(how: { key?: (input: In) => unknown; rows?: (input: In) => number } = {}) {
  const batches: (readonly In[])[] = []
  const pending: (() => void)[] = []
  const ask = createBatcher<In, In>({
    ...how,
    async run(inputs) {
      batches.push(inputs)
      await new Promise<void>((finish) => pending.push(finish))
      return inputs
    },
  })
  const turn = () => new Promise(setImmediate)
  const finishNext = async () => {
    pending.shift()?.()
    await turn()
  }
  return { ask, batches, finishNext, turn }
}

test('inputs of the same turn of the event loop share a batch, and so do those that arrive while two batches run', async () => {
  const { ask, batches, finishNext, turn } = manual<number>()
  const asked = []
  for (const arriving of [[1, 2], [3], [4], [5, 6]]) {
    asked.push(...arriving.map(ask))
    await turn()
  }
  expect(batches).toEqual([[1, 2], [3]])
  for (let left = 3; left > 0; left--) await finishNext()
  expect(batches).toEqual([[1, 2], [3], [4, 5, 6]])
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5, 6])
})

test('inputs with the same key run one at a time, in order of arrival', async () => {
  const { ask, batches, finishNext, turn } = manual<string>({ key: (text) => text[0] })
  const asked = Promise.all(['a1', 'a2', 'b1', 'a3'].map(ask))
  await turn()
  expect(batches).toEqual([['a1', 'b1']])
  for (let left = 3; left > 0; left--) await finishNext()
  expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  expect(await asked).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('an input that the database refuses fails alone', async () => {
  const { pool } = await databaseForTest()
  const divide = createBatcher<number, number>({
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
