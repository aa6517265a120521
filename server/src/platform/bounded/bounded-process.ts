import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { ProcessMessage } from './answer-tasks.ts'
import { createSerialQueue } from './serial-queue.ts'
import { findParentDeathLauncher, type Launcher, NO_THROTTLE, throttleWhileBusy } from './throttle-while-busy.ts'

/** A task that took more time or memory than it may. */
export class TaskLimitExceeded extends Error {
  readonly of: 'time' | 'memory'
  constructor(of: TaskLimitExceeded['of'], options?: ErrorOptions) {
    super(`a task took too much ${of}`, options)
    this.of = of
  }
}

/** A task whose error its program did not catch, which ended the process. */
export class TaskCrashed extends Error {}

type Bounds = {
  /** Time limit of a task, from when it starts, without the time for which it is stopped. */
  readonly millis: number
  /** Memory limit of the whole process, native code included. */
  readonly bytes: number
  readonly maxQueued: number
  /** Sent as Retry-After when the queue is full, in seconds. */
  readonly retryAfter: number
  /** How long the process waits for another task; without it each task has a process of its own. */
  readonly idleMillis?: number
  /** Limit of the JavaScript heap: V8 collects little garbage before a heap limit is near. */
  readonly heapMegabytes?: number
  /** While the server is busy a task runs for a quarter of the time, and is stopped no longer than its time limit in all. */
  readonly throttledWhileBusy?: true
}

export type BoundedProcess = {
  /** What was too costly or crashed ends the process; the next task has another one. */
  run<Answer>(task: object, onPart?: OnPart): Promise<Answer>
  close(): Promise<void>
}

const MEGABYTE = 1024 ** 2
/** For reading and making files that somebody waits for. */
export const FILE_BOUNDS = {
  millis: 15_000,
  heapMegabytes: 384,
  bytes: 768 * MEGABYTE,
  idleMillis: 30_000,
  maxQueued: 20,
  retryAfter: 10,
} as const satisfies Bounds

/** Loading a program takes half a second, more on a busy machine. */
const START_MS = 60_000
const SAMPLE_MS = 100
const NODE: Launcher = { execPath: process.execPath, execArgv: [] }
const LOW_PRIORITY = 10
/**
 * Without threads of its own V8 takes less time in all, and none at the priority of the server. Large young generations: what
 * a task creates is kept as long as the task.
 */
const FLAGS = ['--single-threaded', '--max-semi-space-size=32', '--stack-size=3900']

/**
 * A child process of low priority for the tasks that `program` answers (`answerTasks`), one after the other. It starts
 * with the first of them. A worker thread would share the threads in which V8 collects garbage with the server, at the
 * priority of the server, and its memory outside of the heap could not be bounded.
 */
export function createBoundedProcess(program: URL, bounds: Bounds): BoundedProcess {
  const queue = createSerialQueue(bounds)
  let current: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined

  const heap = bounds.heapMegabytes ? [`--max-old-space-size=${bounds.heapMegabytes}`] : []
  let found: ReturnType<typeof findParentDeathLauncher> | undefined
  const launcher = async () => {
    if (!bounds.throttledWhileBusy) return undefined
    found ??= findParentDeathLauncher()
    return found
  }

  function start(): Promise<ChildProcess> {
    const started = launcher().then(({ execPath, execArgv } = NODE) => {
      const child = fork(program, { execPath, execArgv: [...execArgv, ...FLAGS, ...heap], serialization: 'advanced' })
      child.once('exit', forget)
      return untilReady(child)
    })
    const forget = () => {
      if (current === started) current = undefined
    }
    started.catch(forget)
    return started
  }

  function endLater(child: ChildProcess): void {
    const end = () => {
      current = undefined
      if (child.connected) child.disconnect()
    }
    if (bounds.idleMillis === undefined) end()
    else idle = setTimeout(end, bounds.idleMillis).unref()
  }

  async function carryOut(task: object, onPart?: OnPart): Promise<unknown> {
    clearTimeout(idle)
    current ??= start()
    const child = await current
    const throttle = (await launcher()) ? throttleWhileBusy(child, bounds.millis) : NO_THROTTLE
    try {
      return await ask(child, task, { ...bounds, onPart, stoppedMillis: throttle.stoppedMillis })
    } finally {
      throttle.end()
      endLater(child)
    }
  }

  return {
    run: <Answer>(task: object, onPart?: OnPart) => queue.run(() => carryOut(task, onPart)) as Promise<Answer>,
    async close() {
      clearTimeout(idle)
      const child = await current?.catch(() => undefined)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess): Promise<ChildProcess> {
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY) // of the threads that it starts, too
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_MS)
  try {
    await answerOf(child)
    return child
  } finally {
    clearTimeout(tooLong)
  }
}

type Asked = Bounds & { readonly onPart: OnPart | undefined; readonly stoppedMillis: () => number }

async function ask(child: ChildProcess, task: object, asked: Asked): Promise<unknown> {
  const { millis, bytes, onPart, stoppedMillis } = asked
  let exceeded: TaskLimitExceeded['of'] | undefined
  const end = (of: TaskLimitExceeded['of']) => {
    exceeded = of
    child.kill('SIGKILL')
  }
  const began = performance.now()
  const sampling = setInterval(async () => {
    if (performance.now() - began - stoppedMillis() > millis) end('time')
    else if ((await residentBytes(child)) > bytes) end('memory')
  }, SAMPLE_MS)
  try {
    const answer = answerOf(child, onPart)
    child.send(task)
    return await answer
  } catch (error) {
    // V8 ends a process that has no room left by a signal, and so does the system
    if (exceeded ?? child.signalCode) throw new TaskLimitExceeded(exceeded ?? 'memory', { cause: error })
    throw child.exitCode === null ? error : new TaskCrashed('a task ended its process', { cause: error })
  } finally {
    clearInterval(sampling)
  }
}

type OnPart = (part: unknown) => void

/** The next answer of a process, which does not end before it. */
async function answerOf(child: ChildProcess, onPart: OnPart = () => {}): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const said = (message: unknown) => {
    const what = message as ProcessMessage
    if ('part' in what) onPart(what.part)
    else resolve(what.answer)
  }
  const ended = () => reject(new Error(`${child.spawnargs.at(-1)} ended with ${child.exitCode ?? child.signalCode}`))
  child.on('message', said).once('exit', ended).once('error', reject)
  try {
    return await promise
  } finally {
    child.off('message', said).off('exit', ended).off('error', reject)
  }
}

const PAGE = 4096

/** What native code allocates is outside of Node's limits, so memory is looked at from outside (Linux only). */
async function residentBytes(child: ChildProcess): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * PAGE
}
