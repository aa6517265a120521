import { type Attempt, attempt as attemptSchema } from '@pariksha/contract/attempts'
import { fold } from '@pariksha/domain/attempt'
import type { FastifyReply } from 'fastify'
import { sendSpliced } from '../http/send-spliced.ts'
import { type Splice, splice } from '../http/splice.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import { presentHead, presentSheet, readState } from './present.ts'
import type { Engine, Opened } from './touch.ts'

const UNTOUCHED = fold([])

/**
 * Answers with an attempt, and with what is around it. A hall begins at once, and an attempt that nothing was done in is the
 * same for everybody but for its head: the rest is checked against the contract, written and compressed once. Where it is
 * known to be `untouched` there are no actions that would have to be asked for.
 */
export async function sendAttempt<Answer>(
  engine: Engine,
  opened: Opened,
  reply: FastifyReply,
  around: (attempt: Attempt) => Answer,
  { untouched = false } = {},
): Promise<Answer | FastifyReply> {
  const state = untouched ? UNTOUCHED : await readState(engine, opened)
  const head = await presentHead(engine, opened, state)
  if (state.responses.size > 0 || opened.attempt.status === 'completed')
    return around({ ...head, ...presentSheet(opened.paper, state) })

  const [before = '', after = ''] = JSON.stringify(around({ ...headSchema.parse(head), ...EMPTY })).split(EMPTY_TEXT)
  return sendSpliced(reply, (encoding) => untouchedSheet(opened.paper)[encoding](before, [after]))
}

const SHEET = { sections: true, test_json: true } as const
const headSchema = attemptSchema.omit(SHEET)
const sheetSchema = attemptSchema.pick(SHEET)

const EMPTY = { sections: [], test_json: [] }
const EMPTY_TEXT = textOf(EMPTY)
function textOf(sheet: object): string {
  return JSON.stringify(sheet).slice(1, -1)
}

/** For what comes after an attempt. */
const GAP = 40

const untouched = new WeakMap<LoadedPaper, Splice>()

function untouchedSheet(paper: LoadedPaper): Splice {
  const known = untouched.get(paper)
  if (known) return known
  const made = splice([textOf(sheetSchema.parse(presentSheet(paper, UNTOUCHED))), ''], GAP)
  untouched.set(paper, made)
  return made
}
