import { parseArgs } from 'node:util'
import { chaos } from './chaos.ts'

/** `npm run chaos -- [--short] [--seed=N] [--only=WORD]`: fault injection under load; fails if anything was lost. */
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, only: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const TIMEOUT_MS = values.short ? 300_000 : 1_200_000

setTimeout(() => {
  console.error('Not done in time.')
  process.exit(1)
}, TIMEOUT_MS).unref()

console.log(`seed ${seed}`)
const rows = await chaos({ short: values.short, seed, only: values.only, log: (line) => console.log(line) })
console.table(rows)
process.exit(rows.some(({ verdict }) => verdict === 'FAILED') ? 1 : 0)
