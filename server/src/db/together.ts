import { setImmediate } from 'node:timers/promises'
import pg from 'pg'

type Batching<In, Out> = {
  /** Answers for each input in its place. */
  readonly run: (inputs: readonly In[]) => Promise<readonly Out[]>
  /** Of inputs with the same key one goes after the other, as they came. */
  readonly key?: (input: In) => unknown
  /** How many rows of a statement an input is. */
  readonly rows?: (input: In) => number
}

type Waiting<In, Out> = {
  readonly input: In
  readonly resolve: (output: Out) => void
  readonly reject: (error: unknown) => void
}

const ROWS_AT_MOST = 4_000
/** While one is on its way to the disk, the next is read and written. */
const AT_ONCE = 2

/**
 * One statement for what many ask at once: what arrives in the same turn of the loop, or while others are under way, goes
 * together. Alone nobody waits for that; in a rush the way to the database, and the commit, are shared by as many as there are.
 */
export function inBatches<In, Out>({ run, key, rows = () => 1 }: Batching<In, Out>): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  const underWay = new Set<unknown>()
  let draining = 0
  let gathering = false

  function takeBatch(): Waiting<In, Out>[] {
    const batch: Waiting<In, Out>[] = []
    const left: Waiting<In, Out>[] = []
    let taken = 0
    for (const one of waiting) {
      const isNext = taken < ROWS_AT_MOST && !(key && underWay.has(key(one.input)))
      if (isNext) {
        if (key) underWay.add(key(one.input))
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

  /** What arrives in the same turn of the loop goes together. */
  async function drain(): Promise<void> {
    draining++
    gathering = true
    await setImmediate()
    gathering = false
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      try {
        await runAll(batch)
      } catch (error) {
        if (isRefusal(error)) await Promise.all(batch.map((one) => runAll([one]).catch(one.reject)))
        else for (const { reject } of batch) reject(error)
      }
      if (key) for (const { input } of batch) underWay.delete(key(input))
    }
    draining--
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (draining < AT_ONCE && !gathering) void drain()
    })
}

/**
 * The database looked at the statement and did not do it: one of them may be to blame, so each is tried alone and spoils
 * nobody else's. A connection that broke says nothing of the kind: it may be done, and would be done twice.
 */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && !error.code?.startsWith('57')

/** The same for each of several: databases, transactions or whatever it is asked of. */
export function together<On extends object, In, Out>({
  run,
  ...how
}: Omit<Batching<In, Out>, 'run'> & {
  readonly run: (on: On, inputs: readonly In[]) => Promise<readonly Out[]>
}): (on: On, input: In) => Promise<Out> {
  const queues = new WeakMap<On, (input: In) => Promise<Out>>()
  return (on, input) => {
    let queue = queues.get(on)
    if (!queue) {
      queue = inBatches({ ...how, run: (inputs) => run(on, inputs) })
      queues.set(on, queue)
    }
    return queue(input)
  }
}
