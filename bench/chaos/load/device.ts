import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LETTERS, QUESTIONS } from '../paper.ts'
import type { Random } from '../random.ts'
import { type Answer, type Call, callUntilAnswered } from './caller.ts'
import { checkClock } from './clock.ts'
import type { Opening, Sitting, TypedAction } from './ledger.ts'

type ActionsReply = { acknowledged: number[]; refused: { seq: number; code: string }[]; remaining_seconds: number }
type Taken = { epoch: number; attempt: { expires_at: string; remaining_seconds: number } }

/** Records and delivers actions, and now and then switches the device with undelivered actions. */
export async function workOnDevices(
  sitting: Sitting,
  call: Call,
  random: Random,
  isRunning: () => boolean,
): Promise<void> {
  await open(sitting, call)
  while (isRunning()) {
    const opening = sitting.openings.at(-1) as Opening
    for (let count = random.between(1, 4); count > 0; count--) opening.typed.push(type(opening, random))
    if (random.next() < 0.02) {
      await open(sitting, call)
      continue
    }
    await deliver(sitting, call, opening)
    await sleep(random.between(5, 30))
  }
}

/** Delivers everything, with retries. */
export async function deliverAll(sitting: Sitting, call: Call): Promise<void> {
  const end = Date.now() + 90_000
  for (const opening of sitting.openings)
    while (opening.acknowledged.length < opening.typed.length) {
      if (Date.now() > end) throw new Error('what was typed could not be delivered for 90 s')
      await deliver(sitting, call, opening)
    }
}

async function open(sitting: Sitting, call: Call): Promise<void> {
  const device = randomUUID()
  const answer = await callUntilAnswered(call, 'POST', `/tests/usertest/${sitting.attemptId}/takeover/`, { device })
  if (answer.status !== 200) throw new Error(`takeover answered ${answer.status} ${JSON.stringify(answer.body)}`)
  const { epoch, attempt }: Taken = answer.body
  sitting.expiresAt = attempt.expires_at
  sitting.openings.push({ device, epoch, typed: [], acknowledged: [], refused: [] })
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

async function deliver(sitting: Sitting, call: Call, opening: Opening): Promise<void> {
  const there = new Set(opening.acknowledged)
  const actions = opening.typed.filter(({ seq }) => !there.has(seq)).slice(0, 100)
  if (actions.length === 0) return
  const { device, epoch } = opening
  const answer = await call('POST', `/tests/usertest/${sitting.attemptId}/actions/`, { device, epoch, actions })
  if (answer) note(sitting, opening, actions, answer)
}

function note(sitting: Sitting, opening: Opening, actions: readonly TypedAction[], answer: Answer): void {
  if (answer.status !== 200) throw new Error(`actions answered ${answer.status} ${JSON.stringify(answer.body)}`)
  const reply: ActionsReply = answer.body
  const sent = new Set(actions.map(({ seq }) => seq))
  for (const seq of reply.acknowledged) {
    if (sent.has(seq)) opening.acknowledged.push(seq)
    else sitting.found.push(`attempt ${sitting.attemptId}: ${seq} was acknowledged and never sent`)
  }
  opening.refused.push(...reply.refused)
  checkClock(sitting, reply.remaining_seconds, answer)
}
