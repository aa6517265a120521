import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LETTERS, QUESTIONS } from '../paper.ts'
import type { Random } from '../random.ts'
import { type Call, callUntilAnswered, type Reply } from './caller.ts'
import { checkClock } from './clock.ts'
import type { Opening, StudentLedger, TypedAction } from './ledger.ts'

type ActionsReply = { acknowledged: number[]; refused: { seq: number; code: string }[]; remaining_seconds: number }
type Taken = { epoch: number; attempt: { expires_at: string; remaining_seconds: number } }

/** Records and delivers actions, and now and then switches the device with undelivered actions. */
export async function workOnDevices(
  ledger: StudentLedger,
  call: Call,
  random: Random,
  isRunning: () => boolean,
): Promise<void> {
  await open(ledger, call)
  while (isRunning()) {
    const opening = ledger.openings.at(-1) as Opening
    for (let count = random.between(1, 4); count > 0; count--) opening.typed.push(type(opening, random))
    if (random.next() < 0.02) {
      await open(ledger, call)
      continue
    }
    await deliver(ledger, call, opening)
    await sleep(random.between(5, 30))
  }
}

/** Delivers everything, with retries. */
export async function deliverAll(ledger: StudentLedger, call: Call): Promise<void> {
  const end = Date.now() + 90_000
  for (const opening of ledger.openings)
    while (opening.acknowledged.length < opening.typed.length) {
      if (Date.now() > end) throw new Error('what was typed could not be delivered for 90 s')
      await deliver(ledger, call, opening)
    }
}

async function open(ledger: StudentLedger, call: Call): Promise<void> {
  const device = randomUUID()
  const reply = await callUntilAnswered(call, 'POST', `/tests/usertest/${ledger.attemptId}/takeover/`, { device })
  if (reply.status !== 200) throw new Error(`takeover answered ${reply.status} ${JSON.stringify(reply.body)}`)
  const { epoch, attempt }: Taken = reply.body
  ledger.expiresAt = attempt.expires_at
  ledger.openings.push({ device, epoch, typed: [], acknowledged: [], refused: [] })
}

function type({ typed }: Opening, random: Random): TypedAction {
  const what = random.next()
  return {
    seq: typed.length + 1,
    at: 100 * typed.length,
    question_number: random.between(1, QUESTIONS),
    ...(what < 0.7 && { user_choice: random.oneOf(LETTERS) }),
    ...(what >= 0.7 && what < 0.8 && { user_choice: null }),
    ...(what > 0.6 && what < 0.9 && { marked_review: random.next() < 0.5 }),
  }
}

async function deliver(ledger: StudentLedger, call: Call, opening: Opening): Promise<void> {
  const there = new Set(opening.acknowledged)
  const actions = opening.typed.filter(({ seq }) => !there.has(seq)).slice(0, 100)
  if (actions.length === 0) return
  const { device, epoch } = opening
  const reply = await call('POST', `/tests/usertest/${ledger.attemptId}/actions/`, { device, epoch, actions })
  if (reply) note(ledger, opening, actions, reply)
}

function note(ledger: StudentLedger, opening: Opening, actions: readonly TypedAction[], reply: Reply): void {
  if (reply.status !== 200) throw new Error(`actions answered ${reply.status} ${JSON.stringify(reply.body)}`)
  const body: ActionsReply = reply.body
  const sent = new Set(actions.map(({ seq }) => seq))
  for (const seq of body.acknowledged) {
    if (sent.has(seq)) opening.acknowledged.push(seq)
    else ledger.violations.push(`attempt ${ledger.attemptId}: ${seq} was acknowledged and never sent`)
  }
  opening.refused.push(...body.refused)
  checkClock(ledger, body.remaining_seconds, reply)
}
