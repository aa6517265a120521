import { type ChildProcess, execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const WORK_MS = 10
const REST_MS = 30
const LOOK_MS = 100
/** The share of the time in which the server's event loop works, above which it is busy: some two hundred saves a second. */
const BUSY = 0.2

const WITH_PARENT = ['--pdeathsig', 'KILL']

/** A program that starts Node, and what it takes before the flags of Node. */
export type Launcher = { readonly execPath: string; readonly execArgv: readonly string[] }

let found: Promise<boolean> | undefined

/**
 * How a child is started that ends with the server even while it is stopped. Undefined where the system has no such program
 * (`setpriv` of util-linux): a child that stays stopped for good would keep its memory.
 */
export async function endingWithParent(): Promise<Launcher | undefined> {
  found ??= promisify(execFile)('setpriv', [...WITH_PARENT, 'true']).then(
    () => true,
    () => false,
  )
  return (await found) ? { execPath: 'setpriv', execArgv: [...WITH_PARENT, process.execPath] } : undefined
}

export type Rest = {
  /** For how long the child was stopped until now, in milliseconds. */
  readonly millis: () => number
  readonly end: () => void
}
export const NO_REST: Rest = { millis: () => 0, end: () => {} }

/**
 * Stops a child for three quarters of the time while the server is busy, for `maxMillis` in all. Where all processors are taken
 * low priority is not enough: whoever saves an answer waits while a process of low priority gives way, several times for each save.
 */
export function restWhileBusy(child: ChildProcess, maxMillis: number): Rest {
  let before = performance.eventLoopUtilization()
  let busy = false
  let rested = 0
  let ended = false
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization()
    busy = performance.eventLoopUtilization(now, before).utilization > BUSY
    before = now
  }, LOOK_MS)

  const turns = async () => {
    while (!ended) {
      await sleep(WORK_MS)
      if (ended || !busy || rested >= maxMillis) continue
      const began = performance.now()
      child.kill('SIGSTOP')
      await sleep(REST_MS)
      child.kill('SIGCONT')
      rested += performance.now() - began
    }
  }
  void turns()

  return {
    millis: () => rested,
    end() {
      ended = true
      clearInterval(look)
      child.kill('SIGCONT')
    },
  }
}
