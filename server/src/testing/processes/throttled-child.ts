import { createBoundedProcess } from '../../platform/bounded/bounded-process.ts'

/** A server with a throttled child, whose process id it sends to its parent. */
const bounded = createBoundedProcess(new URL('./costly-process.ts', import.meta.url), {
  millis: 60_000,
  bytes: 1024 ** 3,
  maxQueued: 1,
  retryAfter: 1,
  idleMillis: 60_000,
  throttledWhileBusy: true,
})
const { process: child } = await bounded.run<{ process: number }>({ does: 'one' })
process.send?.(child)
