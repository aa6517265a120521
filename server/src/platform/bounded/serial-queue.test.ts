import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

const COSTLY_MS = 40

/** A task of a thread, meanwhile the event loop works or is idle. */
const TASKS = {
  async busy() {
    const until = performance.now() + COSTLY_MS
    while (performance.now() < until) await nextTurn()
  },
  idle: () => sleep(COSTLY_MS),
}

test.each([
  ['while the server is busy the next task waits', true, 'busy', ['twice as long', 'next task']],
  ['where the server is idle it does not wait', true, 'idle', ['next task', 'twice as long']],
  ['in a queue without pauses it does not wait', undefined, 'busy', ['next task', 'twice as long']],
] as const)('after a costly task: %s', async (_, pausesWhileBusy, load, expected) => {
  const queue = createSerialQueue({ maxQueued: 2, retryAfter: 1, ...(pausesWhileBusy && { pausesWhileBusy }) })
  const order: string[] = []
  await Promise.all([
    queue.run(TASKS[load]).then(async () => {
      await sleep(2 * COSTLY_MS)
      order.push('twice as long')
    }),
    queue.run(async () => order.push('next task')),
  ])
  expect(order).toEqual(expected)
})

test('a task that fails stops none behind it, and more than may wait are refused', async () => {
  const queue = createSerialQueue({ maxQueued: 2, retryAfter: 7 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(queue.run(async () => 'refused')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 7 })
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
