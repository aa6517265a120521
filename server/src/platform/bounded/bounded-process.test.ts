import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type BoundedProcess, createBoundedProcess, TaskCrashed, TaskLimitExceeded } from './bounded-process.ts'
import { findParentDeathLauncher } from './throttle-while-busy.ts'

const COSTLY = new URL('../../testing/processes/costly-process.ts', import.meta.url)
const BOUNDS = { millis: 60_000, bytes: 1024 ** 3, maxQueued: 3, retryAfter: 7 }
type Answer = { readonly does: string; readonly process: number }

const made: BoundedProcess[] = []
const create = (bounds: Partial<Parameters<typeof createBoundedProcess>[1]> = {}) => {
  const bounded = createBoundedProcess(COSTLY, { ...BOUNDS, idleMillis: 60_000, ...bounds })
  made.push(bounded)
  return (does: string) => bounded.run<Answer>({ does })
}
afterEach(async () => {
  for (const bounded of made.splice(0)) await bounded.close()
})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['endless', { millis: 1_000 }, 'time'],
  ['large', { heapMegabytes: 64 }, 'memory'],
  ['large outside of the heap', { bytes: 300 * 1024 ** 2 }, 'memory'],
])('what is %s ends with its process, and the next task has another one', async (does, bounds, of) => {
  const run = create(bounds)
  const before = await run('one')
  const [costly, after] = await Promise.allSettled([run(does), run('two')])
  expect(costly).toMatchObject({ status: 'rejected', reason: { of } })
  expect((costly as PromiseRejectedResult).reason).toBeInstanceOf(TaskLimitExceeded)
  expect(after).toMatchObject({ status: 'fulfilled', value: { does: 'two' } })
  expect((after as PromiseFulfilledResult<Answer>).value.process).not.toBe(before.process)
  expect(isRunning(before.process)).toBe(false)
})

test('a process that ends by itself took not too much', async () => {
  const run = create()
  await expect(run('wrong')).rejects.toBeInstanceOf(TaskCrashed)
  expect(await run('one')).toMatchObject({ does: 'one' })
})

test('tasks wait for each other, so many of them', async () => {
  const run = create()
  const all = await Promise.allSettled(['one', 'two', 'three', 'four'].map(run))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(all[3]).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 7 } })
  const [first, second] = all as PromiseFulfilledResult<Answer>[]
  expect(second?.value.process).toBe(first?.value.process)
})

test('it ends when idle, and with whoever asks', async () => {
  const run = create({ idleMillis: 1 })
  const { process: idle } = await run('one')
  while (isRunning(idle)) await sleep(20)
  const { process: next } = await create()('two')
  await made.at(-1)?.close()
  expect(isRunning(next)).toBe(false)
})

/** Keeps the event loop of this process busy, as a server that answers many requests is. */
function makeBusy(): () => void {
  const busy = setInterval(() => {
    const until = performance.now() + 15
    while (performance.now() < until);
  }, 20)
  return () => clearInterval(busy)
}

const stateOf = (pid: number) => /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]

/** Whoever takes over a child whose parent is gone may not ask for how it ended. */
function hasEnded(pid: number): boolean {
  try {
    return stateOf(pid) === 'Z'
  } catch {
    return true
  }
}

const canThrottle = await findParentDeathLauncher()

test.runIf(canThrottle)('the time for which a task is stopped does not count to its time limit', async () => {
  const run = create({ throttledWhileBusy: true, millis: 1_500 })
  const { process: child } = await run('one')
  const idle = makeBusy()
  const began = performance.now()
  const endless = run('endless').catch((error: unknown) => error)
  await expect.poll(() => stateOf(child), { timeout: 10_000, interval: 1 }).toBe('T')
  await expect.poll(() => stateOf(child), { timeout: 10_000, interval: 1 }).not.toBe('T')
  expect(await endless).toMatchObject({ of: 'time' })
  expect(performance.now() - began).toBeGreaterThan(2_500)
  idle()
  expect(await run('two')).toMatchObject({ does: 'two' })
})

test.runIf(canThrottle)('a child that is stopped ends with its server', async () => {
  const server = fork(new URL('../../testing/processes/throttled-child.ts', import.meta.url), { execArgv: [] })
  const [child] = (await once(server, 'message')) as [number]
  process.kill(child, 'SIGSTOP')
  server.kill('SIGKILL')
  await expect.poll(() => hasEnded(child), { timeout: 10_000 }).toBe(true)
})
