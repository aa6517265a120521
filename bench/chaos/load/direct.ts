import { setTimeout as sleep } from 'node:timers/promises'
import { LETTERS, QUESTIONS } from '../paper.ts'
import type { Random } from '../random.ts'
import type { Call } from './caller.ts'
import type { Patch, Sitting } from './ledger.ts'

/** A client without a log: saves question by question, with retries until acknowledged. */
export async function workDirectly(
  sitting: Sitting,
  call: Call,
  random: Random,
  isRunning: () => boolean,
): Promise<void> {
  while (isRunning()) {
    await save(sitting, call, aPatch(sitting, random))
    await sleep(random.between(5, 30))
  }
}

/** Never the same question twice in a row, so that rows can be attributed afterwards. */
function aPatch({ patches }: Sitting, random: Random): Patch {
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

async function save(sitting: Sitting, call: Call, patch: Patch): Promise<void> {
  sitting.patches.push(patch)
  const { question, choice, marked } = patch
  const body = {
    ...(choice !== undefined && { user_choice: choice }),
    ...(marked !== undefined && { marked_review: marked }),
  }
  const end = Date.now() + 90_000
  while (!patch.acknowledged) {
    if (Date.now() > end) throw new Error('an answer could not be saved for 90 s')
    patch.tries++
    const answer = await call('PATCH', `/tests/usertest/${sitting.attemptId}/${question}/`, body)
    if (!answer) continue
    if (answer.status !== 200) throw new Error(`saving answered ${answer.status} ${JSON.stringify(answer.body)}`)
    patch.acknowledged = true
  }
}
