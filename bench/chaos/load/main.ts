import { createRandom } from '../random.ts'
import { callerFor, callUntilAnswered } from './caller.ts'
import { deliverAll, workOnDevices } from './device.ts'
import { workDirectly } from './direct.ts'
import type { Command, Order, Outcome, Report, Sitting } from './ledger.ts'

/** The load process: students who continue through all faults and keep a ledger. */
let finishing = false
const sendReport = (report: Report) => process.send?.(report)

process.on('message', (command: Command) => {
  if (command.kind === 'finish') finishing = true
  else void run(command.order)
})
process.once('disconnect', () => process.exit(0))

async function run(order: Order): Promise<void> {
  const sittings = order.students.map(
    ({ id, token }, index): Sitting => ({
      studentId: id,
      token,
      kind: index % 4 === 3 ? 'direct' : 'device',
      submits: index % 2 === 0,
      clocks: order.clocks,
      attemptId: 0,
      expiresAt: '',
      openings: [],
      patches: [],
      outcome: null,
      failures: 0,
      found: [],
    }),
  )
  let started = 0
  await Promise.all(
    sittings.map(async (sitting, index) => {
      try {
        await sit(sitting, order, index, () => ++started === sittings.length && sendReport({ kind: 'started' }))
      } catch (error) {
        sitting.found.push(`student ${sitting.studentId}: ${(error as Error).message}`)
      }
    }),
  )
  sendReport({ kind: 'done', sittings })
}

async function sit(
  sitting: Sitting,
  { addresses, testId, seed }: Order,
  index: number,
  onStarted: () => void,
): Promise<void> {
  const random = createRandom(seed + index)
  const call = callerFor(sitting, addresses, random)
  const started = await callUntilAnswered(call, 'POST', '/tests/usertest/', { test_id: testId })
  if (started.status > 201) throw new Error(`start answered ${started.status} ${JSON.stringify(started.body)}`)
  sitting.attemptId = (started.body as { id: number }).id
  onStarted()
  // some submit during the fault
  const early =
    sitting.submits && random.next() < 0.3 ? Date.now() + random.between(100, 1_500) : Number.POSITIVE_INFINITY
  const work = sitting.kind === 'device' ? workOnDevices : workDirectly
  await work(sitting, call, random, () => !finishing && Date.now() < early)
  await deliverAll(sitting, call)
  if (!sitting.submits) return
  const last = sitting.openings.at(-1)
  const body = last ? { device: last.device, last_seq: last.typed.length } : {}
  const answer = await callUntilAnswered(call, 'POST', `/tests/usertest/${sitting.attemptId}/submit/`, body)
  if (answer.status !== 200) throw new Error(`submit answered ${answer.status} ${JSON.stringify(answer.body)}`)
  sitting.outcome = answer.body as Outcome
}
