import { setTimeout as sleep } from 'node:timers/promises'
import { LETTERS, QUESTIONS } from '../paper.ts'
import type { Random } from '../random.ts'
import type { Call } from './caller.ts'
import type { Patch, StudentLedger } from './ledger.ts'

/** A client without a log: saves question by question, with retries until acknowledged. */
export async function workDirectly(
  ledger: StudentLedger,
  call: Call,
  random: Random,
  isRunning: () => boolean,
): Promise<void> {
  while (isRunning()) {
    await save(ledger, call, aPatch(ledger, random))
    await sleep(random.between(5, 30))
  }
}

/** Never the same question twice in a row, so that rows can be attributed afterwards. */
function aPatch({ patches }: StudentLedger, random: Random): Patch {
  const before = patches.at(-1)?.question ?? 0
  const question = ((before + random.between(1, QUESTIONS - 2)) % QUESTIONS) + 1
  const what = random.next()
  return {
    question: question === before ? (question % QUESTIONS) + 1 : question,
    ...(what < 0.8 && { choice: what < 0.7 ? random.oneOf(LETTERS) : null }),
    ...(what > 0.6 && { marked: random.next() < 0.5 }),
    tries: 0,
    acknowledged: false,
  }
}

async function save(ledger: StudentLedger, call: Call, patch: Patch): Promise<void> {
  ledger.patches.push(patch)
  const { question, choice, marked } = patch
  const body = {
    ...(choice !== undefined && { user_choice: choice }),
    ...(marked !== undefined && { marked_review: marked }),
  }
  const end = Date.now() + 90_000
  while (!patch.acknowledged) {
    if (Date.now() > end) throw new Error('an answer could not be saved for 90 s')
    patch.tries++
    const reply = await call('PATCH', `/tests/usertest/${ledger.attemptId}/${question}/`, body)
    if (!reply) continue
    if (reply.status !== 200) throw new Error(`saving answered ${reply.status} ${JSON.stringify(reply.body)}`)
    patch.acknowledged = true
  }
}
