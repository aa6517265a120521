import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { NODE_ENVIRONMENT } from '../../../server/src/platform/config/node-flags.ts'
import type { Command, LoadConfig, Report, StudentLedger } from './ledger.ts'

export type Load = {
  /** Resolves when everybody has started, or the load ended before that. */
  readonly started: Promise<void>
  /** All deliver the rest and half of them submit; returns the ledger. */
  finish(): Promise<readonly StudentLedger[]>
  stop(): void
}

const GIVES_UP_MS = 240_000

/** Starts the load in a process of its own. */
export function startLoad(config: LoadConfig): Load {
  const child: ChildProcess = fork(join(import.meta.dirname, 'main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...NODE_ENVIRONMENT },
  })
  const sendCommand = (command: Command) => child.send(command)
  const started = Promise.withResolvers<void>()
  const done = Promise.withResolvers<readonly StudentLedger[]>()
  done.promise.catch(() => {}) // reported to the caller that awaits the ledger
  child.on('message', (report: Report) => {
    if (report.kind === 'done') done.resolve(report.ledgers)
    started.resolve()
  })
  child.once('exit', (code) => {
    done.reject(new Error(`the load ended with ${code}`))
    started.resolve()
  })
  sendCommand({ kind: 'begin', config })
  return {
    started: started.promise,
    async finish() {
      sendCommand({ kind: 'finish' })
      const timer = setTimeout(() => done.reject(new Error('the load did not end')), GIVES_UP_MS)
      try {
        return await done.promise
      } finally {
        clearTimeout(timer)
        child.kill('SIGKILL')
      }
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
