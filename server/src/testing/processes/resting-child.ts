import { createBoundedProcess } from '../../bounded/bounded-process.ts'

/** A server with a child that rests while the server is busy; tells its parent which process it is. */
const bounded = createBoundedProcess(new URL('./costly-process.ts', import.meta.url), {
  millis: 60_000,
  bytes: 1024 ** 3,
  maxQueued: 1,
  retryAfter: 1,
  idleMillis: 60_000,
  restsWhileBusy: true,
})
const { process: child } = await bounded.run<{ process: number }>({ does: 'one' })
process.send?.(child)
