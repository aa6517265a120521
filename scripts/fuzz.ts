import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { anyCase, runCase } from '../formats/src/fuzz/fuzz-case.ts'
import type { Fixtures } from '../formats/src/fuzz/targets/target.ts'
import { targets } from '../formats/src/fuzz/targets.ts'

// Damages valid files of every format and checks what the parsers return for them, a minute for each parser:
//   npm run fuzz -- --seconds 60 --seed 7 GIFT "Moodle XML"
// A file that breaks a rule, or that takes longer than FILE_TIMEOUT, is written to the folder of temporary files.
const FILE_TIMEOUT = 20_000
const MAX_INPUT = 16 * 1024 * 1024

type Task = {
  readonly name: string
  readonly seconds: number
  readonly seed: number
  readonly shared: SharedArrayBuffer
}
type Outcome = {
  readonly runs: number
  readonly slowest: number
  readonly failure: string | null
  readonly input: Uint8Array | null
}

const FIXTURES = new URL('../formats/fixtures/', import.meta.url)
const fixtures: Fixtures = (folder, ending) =>
  readdirSync(new URL(folder, FIXTURES))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${folder}${name}`, FIXTURES)))

/** What a worker is at: how many files it has begun, and the last one with its length, for when it never comes back. */
const views = (shared: SharedArrayBuffer) => ({
  counts: new Int32Array(shared, 0, 2),
  input: new Uint8Array(shared, 8),
})

async function work({ name, seconds, seed, shared }: Task): Promise<Outcome> {
  const target = (await targets(fixtures)).find((one) => one.name === name)
  if (!target) throw new Error(`no parser ${name}`)
  const { counts, input } = views(shared)
  let [runs, slowest] = [0, 0]
  const result = await fc.check(
    fc.asyncProperty(anyCase(target), async (one) => {
      input.set(one.bytes.subarray(0, MAX_INPUT))
      counts[1] = Math.min(one.bytes.length, MAX_INPUT)
      Atomics.add(counts, 0, 1)
      runs++
      const start = performance.now()
      await runCase(target, one)
      slowest = Math.max(slowest, performance.now() - start)
    }),
    { seed, numRuns: 100_000_000, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false },
  )
  const failure = result.failed
    ? String((result.errorInstance as Error | undefined)?.stack ?? result.errorInstance)
    : null
  return { runs, slowest, failure, input: result.counterexample?.[0].bytes ?? null }
}

/** A parser on a thread of its own, which is ended when one file takes too long. */
function fuzz(task: Omit<Task, 'shared'>): Promise<Outcome> {
  const shared = new SharedArrayBuffer(8 + MAX_INPUT)
  const { counts, input } = views(shared)
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...task, shared } satisfies Task })
  return new Promise((resolve, reject) => {
    let [last, since] = [0, Date.now()]
    const watch = setInterval(() => {
      const now = Atomics.load(counts, 0)
      if (now !== last) [last, since] = [now, Date.now()]
      else if (now > 0 && Date.now() - since > FILE_TIMEOUT) {
        const copy = input.slice(0, counts[1])
        void end({
          runs: now,
          slowest: FILE_TIMEOUT,
          failure: `one file takes more than ${FILE_TIMEOUT / 1000} s`,
          input: copy,
        })
      }
    }, 1000)
    const end = async (outcome: Outcome) => {
      clearInterval(watch)
      resolve(outcome)
      await worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', reject)
  })
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1e9) },
    },
    allowPositionals: true,
  })
  const names = (await targets(fixtures)).map(({ name }) => name)
  const seed = Number(values.seed)
  let failures = 0
  for (const name of positionals.length > 0 ? positionals : names) {
    const { runs, slowest, failure, input } = await fuzz({ name, seconds: Number(values.seconds), seed })
    console.log(
      `${name}: ${runs} files, the slowest ${slowest.toFixed(0)} ms${failure ? `. Seed ${seed}: ${failure}` : ''}`,
    )
    if (failure === null) continue
    failures++
    const folder = join(tmpdir(), 'pariksha-fuzz')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${name.replaceAll(' ', '-')}-${seed}`)
    writeFileSync(file, input ?? '')
    console.log(`  ${file}`)
  }
  return failures === 0 ? 0 : 1
}

if (isMainThread) process.exitCode = await main()
else parentPort?.postMessage(await work(workerData as Task))
