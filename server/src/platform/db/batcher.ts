import { setImmediate } from 'node:timers/promises'
import pg from 'pg'

type BatcherOptions<In, Out> = {
  /** Returns one output per input, in the same order. */
  readonly run: (inputs: readonly In[]) => Promise<readonly Out[]>
  /** Inputs with the same key run one after the other, in order of arrival. */
  readonly key?: (input: In) => unknown
  /** How many rows of the statement an input takes. */
  readonly rows?: (input: In) => number
}

type Waiting<In, Out> = {
  readonly input: In
  readonly resolve: (output: Out) => void
  readonly reject: (error: unknown) => void
}

const MAX_ROWS = 4_000
/** While one batch is being committed, the next is sent. */
const MAX_CONCURRENT = 2

/**
 * Micro-batching: inputs that arrive in the same turn of the event loop, or while batches are running, share one statement
 * and one commit. A single input is not delayed by that.
 */
export function createBatcher<In, Out>({
  run,
  key,
  rows = () => 1,
}: BatcherOptions<In, Out>): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  const inFlight = new Set<unknown>()
  let running = 0
  let collecting = false

  function takeBatch(): Waiting<In, Out>[] {
    const batch: Waiting<In, Out>[] = []
    const left: Waiting<In, Out>[] = []
    let taken = 0
    for (const one of waiting) {
      const isNext = taken < MAX_ROWS && !(key && inFlight.has(key(one.input)))
      if (isNext) {
        if (key) inFlight.add(key(one.input))
        taken += rows(one.input)
      }
      ;(isNext ? batch : left).push(one)
    }
    waiting = left
    return batch
  }

  async function runAll(batch: readonly Waiting<In, Out>[]): Promise<void> {
    const outputs = await run(batch.map(({ input }) => input))
    batch.forEach(({ resolve }, place) => {
      resolve(outputs[place] as Out)
    })
  }

  /** Waits for the end of the turn of the event loop, then runs batches until none is waiting. */
  async function drain(): Promise<void> {
    running++
    collecting = true
    await setImmediate()
    collecting = false
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      try {
        await runAll(batch)
      } catch (error) {
        if (isRefusal(error)) await Promise.all(batch.map((one) => runAll([one]).catch(one.reject)))
        else for (const { reject } of batch) reject(error)
      }
      if (key) for (const { input } of batch) inFlight.delete(key(input))
    }
    running--
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (running < MAX_CONCURRENT && !collecting) void drain()
    })
}

/**
 * The database refused the statement and did nothing: one input may be the cause, so each is retried alone. After a lost
 * connection (class 57) the statement may have been done, so it is not retried.
 */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && !error.code?.startsWith('57')
