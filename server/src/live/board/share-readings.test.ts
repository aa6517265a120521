import { expect, test } from 'vitest'
import { shareReadings } from './share-readings.ts'

/** Counted readings, and a clock that the test advances. */
function aClock(answer: (scope: string, reading: number) => string = (scope, reading) => `${scope} of ${reading}`) {
  const readings: (readonly string[])[] = []
  let pass: (() => void) | undefined
  const watch = shareReadings({
    read: async (scopes: readonly string[]) => {
      readings.push(scopes)
      return scopes.map((scope) => answer(scope, readings.length))
    },
    keyOf: (scope) => scope,
    pause: () =>
      new Promise<void>((resolve) => {
        pass = resolve
      }),
  })
  const untilIdle = () => new Promise(setImmediate)
  const aSecondPasses = async () => {
    await untilIdle()
    pass?.()
    await untilIdle()
  }
  return { readings, watch, aSecondPasses }
}

test('all who watch within a second share one reading, and each test is read once in it', async () => {
  const { readings, watch, aSecondPasses } = aClock()
  expect(await watch('physics')).toBe('physics of 1')
  const watchers = ['physics', 'chemistry', 'physics', 'chemistry', 'physics'].map((scope) => watch(scope))
  expect(readings).toEqual([['physics']])
  await aSecondPasses()
  expect(await Promise.all(watchers)).toEqual([
    'physics of 2',
    'chemistry of 2',
    'physics of 2',
    'chemistry of 2',
    'physics of 2',
  ])
  expect(readings).toEqual([['physics'], ['physics', 'chemistry']])
})

test('nothing is read while nobody watches; who comes later is answered at once', async () => {
  const { readings, watch, aSecondPasses } = aClock()
  await watch('physics')
  await aSecondPasses()
  await aSecondPasses()
  expect(readings).toHaveLength(1)
  expect(await watch('physics')).toBe('physics of 2')
})

test('a reading that fails fails for who asked, and the next one works', async () => {
  const { watch, aSecondPasses } = aClock((scope, reading) => {
    if (reading === 1) throw new Error('no database')
    return scope
  })
  await expect(watch('physics')).rejects.toThrow('no database')
  const next = watch('physics')
  await aSecondPasses()
  expect(await next).toBe('physics')
})
