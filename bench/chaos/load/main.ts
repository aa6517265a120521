import { createRandom } from '../random.ts'
import { callerFor, callUntilAnswered } from './caller.ts'
import { deliverAll, workOnDevices } from './device.ts'
import { workDirectly } from './direct.ts'
import type { Command, LoadConfig, Report, StudentLedger, SubmittedResult } from './ledger.ts'

/** The load process: students who continue through all faults and keep a ledger. */
let finishing = false
const sendReport = (report: Report) => process.send?.(report)

process.on('message', (command: Command) => {
  if (command.kind === 'finish') finishing = true
  else void run(command.config)
})
process.once('disconnect', () => process.exit(0))

async function run(config: LoadConfig): Promise<void> {
  const ledgers = config.students.map(
    ({ id, token }, index): StudentLedger => ({
      studentId: id,
      token,
      kind: index % 4 === 3 ? 'direct' : 'device',
      submits: index % 2 === 0,
      clocks: config.clocks,
      attemptId: 0,
      expiresAt: '',
      openings: [],
      patches: [],
      outcome: null,
      failures: 0,
      violations: [],
    }),
  )
  let started = 0
  await Promise.all(
    ledgers.map(async (ledger, index) => {
      try {
        await runStudent(ledger, config, index, () => ++started === ledgers.length && sendReport({ kind: 'started' }))
      } catch (error) {
        ledger.violations.push(`student ${ledger.studentId}: ${(error as Error).message}`)
      }
    }),
  )
  sendReport({ kind: 'done', ledgers })
}

async function runStudent(
  ledger: StudentLedger,
  { addresses, testId, seed }: LoadConfig,
  index: number,
  onStarted: () => void,
): Promise<void> {
  const random = createRandom(seed + index)
  const call = callerFor(ledger, addresses, random)
  const started = await callUntilAnswered(call, 'POST', '/tests/usertest/', { test_id: testId })
  if (started.status > 201) throw new Error(`start answered ${started.status} ${JSON.stringify(started.body)}`)
  ledger.attemptId = (started.body as { id: number }).id
  onStarted()
  // some submit during the fault
  const early =
    ledger.submits && random.next() < 0.3 ? Date.now() + random.between(100, 1_500) : Number.POSITIVE_INFINITY
  const work = ledger.kind === 'device' ? workOnDevices : workDirectly
  await work(ledger, call, random, () => !finishing && Date.now() < early)
  await deliverAll(ledger, call)
  if (!ledger.submits) return
  const last = ledger.openings.at(-1)
  const body = last ? { device: last.device, last_seq: last.typed.length } : {}
  const reply = await callUntilAnswered(call, 'POST', `/tests/usertest/${ledger.attemptId}/submit/`, body)
  if (reply.status !== 200) throw new Error(`submit answered ${reply.status} ${JSON.stringify(reply.body)}`)
  ledger.outcome = reply.body as SubmittedResult
}
