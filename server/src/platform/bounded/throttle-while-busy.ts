import { type ChildProcess, execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const RUN_MS = 10
const STOP_MS = 30
const SAMPLE_MS = 100
/** The share of the time in which the server's event loop works, above which it is busy: some two hundred saves a second. */
export const BUSY_UTILIZATION = 0.2

const WITH_PARENT = ['--pdeathsig', 'KILL']

/** A program that starts Node, and what it takes before the flags of Node. */
export type Launcher = { readonly execPath: string; readonly execArgv: readonly string[] }

/**
 * How a child is started that ends with the server even while it is stopped. Undefined where the system has no such program
 * (`setpriv` of util-linux): a child that stays stopped for good would keep its memory.
 */
export const findParentDeathLauncher = (): Promise<Launcher | undefined> =>
  promisify(execFile)('setpriv', [...WITH_PARENT, 'true']).then(
    () => ({ execPath: 'setpriv', execArgv: [...WITH_PARENT, process.execPath] }),
    () => undefined,
  )

export type Throttle = {
  /** For how long the child was stopped until now, in milliseconds. */
  readonly stoppedMillis: () => number
  readonly end: () => void
}
export const NO_THROTTLE: Throttle = { stoppedMillis: () => 0, end: () => {} }

/**
 * Stops a child for three quarters of the time while the server is busy, for `maxMillis` in all. Where all processors are taken
 * low priority is not enough: whoever saves an answer waits while a process of low priority gives way, several times for each save.
 */
export function throttleWhileBusy(child: ChildProcess, maxMillis: number): Throttle {
  let before = performance.eventLoopUtilization()
  let busy = false
  let stopped = 0
  let ended = false
  const sampling = setInterval(() => {
    const now = performance.eventLoopUtilization()
    busy = performance.eventLoopUtilization(now, before).utilization > BUSY_UTILIZATION
    before = now
  }, SAMPLE_MS)

  const cycle = async () => {
    while (!ended) {
      await sleep(RUN_MS)
      if (ended || !busy || stopped >= maxMillis) continue
      const began = performance.now()
      child.kill('SIGSTOP')
      await sleep(STOP_MS)
      child.kill('SIGCONT')
      stopped += performance.now() - began
    }
  }
  void cycle()

  return {
    stoppedMillis: () => stopped,
    end() {
      ended = true
      clearInterval(sampling)
      child.kill('SIGCONT')
    },
  }
}
