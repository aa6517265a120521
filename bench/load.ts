import { parseArgs } from 'node:util'
import { measureCpuSteal } from './load/cpu-steal.ts'
import { startInstallation } from './load/installation.ts'
import { addedTime } from './load/rows/added-time.ts'
import { analysis } from './load/rows/analysis.ts'
import { batchImport } from './load/rows/batch-import.ts'
import { start, submit } from './load/rows/burst.ts'
import { imports } from './load/rows/imports.ts'
import { keyCorrection } from './load/rows/key-correction.ts'
import { liveBoard } from './load/rows/live-board.ts'
import { longLog } from './load/rows/long-log.ts'
import { memory } from './load/rows/memory.ts'
import { paced } from './load/rows/paced.ts'
import { questionBank } from './load/rows/question-bank.ts'
import { ranks } from './load/rows/ranks.ts'
import { saves } from './load/rows/saves.ts'
import { slowReaders } from './load/rows/slow-readers.ts'
import { texts } from './load/rows/texts.ts'
import { twoServers } from './load/rows/two-servers.ts'
import { waiting } from './load/rows/waiting.ts'
import type { Measure, Row, Size } from './load/rows.ts'

/**
 * Load benchmarks against their targets: `npm run bench`, or single rows: `npm run bench -- saves`.
 * With --short everything is small: correctness is checked, the figures mean nothing.
 */
const MEASURES: Readonly<Record<string, Measure>> = {
  saves,
  paced,
  start,
  waiting,
  submit,
  ranks,
  analysis,
  memory,
  texts,
  'added-time': addedTime,
  'live-board': liveBoard,
  'slow-readers': slowReaders,
  'two-servers': twoServers,
  'long-log': longLog,
  'key-correction': keyCorrection,
  'question-bank': questionBank,
  imports,
  'batch-import': batchImport,
}

const WHOLE: Size = {
  millis: 10_000,
  every: 5_000,
  startWithin: 10_000,
  submitWithin: 5_000,
  turns: { count: 5, millis: 5_000 },
  connections: 256,
  paced: 2_000,
  rush: 5_000,
  stored: 20_000_000,
  results: 100_000,
  open: 10_000,
  questions: 100_000,
  texts: 100,
}
const SHORT: Size = {
  millis: 300,
  every: 300,
  startWithin: 500,
  submitWithin: 500,
  turns: { count: 1, millis: 300 },
  connections: 32,
  paced: 50,
  rush: 50,
  stored: 20_000,
  results: 1_000,
  open: 50,
  questions: 1_000,
  texts: 1,
}

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.find((name) => !(name in MEASURES))
if (unknown) {
  console.error(`There is no row "${unknown}": ${Object.keys(MEASURES).join(', ')}`)
  process.exit(1)
}

const size = values.short ? SHORT : WHOLE
const exitWithError = setTimeout(
  () => {
    console.error('Not done in time: is the machine busy?')
    process.exit(1)
  },
  values.short ? 540_000 : 1_800_000,
)
const rows: (Row & { readonly stolen: string })[] = []
let failed = false
const installation = await startInstallation({ reuseServers: values.short })
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    try {
      const stolenSoFar = measureCpuSteal()
      for (const row of await measure(installation, size)) {
        const stolen = stolenSoFar()
        rows.push({ ...row, stolen })
        const more = row.more ? `${row.more}; ` : ''
        console.error(`${row.what}: ${row.figure} (${more}taken away by other machines: ${stolen})`)
      }
    } catch (error) {
      failed = true
      console.error(`${name}:`, error)
    }
  }
} finally {
  await installation.close()
}
clearTimeout(exitWithError)
console.table(
  rows.map(({ what, target, figure, met, stolen, more = '' }) => ({ what, target, figure, met, stolen, more })),
)
process.exit(failed ? 1 : 0)
