import { type ActionsReply, type DeviceAction, deviceAction } from '@pariksha/contract/attempts/answers'
import type { ProblemCode } from '@pariksha/contract/problems/problem'
import { readChoice } from '@pariksha/domain/question'
import { openSection } from '@pariksha/domain/timing/timing'
import { type LoadedPaper, windowOf } from '../../papers/plan.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { elapsedAt, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { closeIfDue } from '../closing/close-if-due.ts'
import { findDevice, readDevices, recordHeartbeat, recordUnsent } from '../devices.ts'
import { changeAttempt } from '../load-attempt.ts'
import { insertActions, readVerdicts, updateAttempt } from '../queries.ts'
import type { ActionCap } from './action-cap.ts'
import type { ActionLog } from './action-log.ts'
import { type DeliveryContext, judgeActions, type Refusal, type ValidAction } from './judge-actions.ts'
import type { PaperOfAttempt } from './paper-of-attempt.ts'

export type Delivery = {
  readonly device: string
  readonly epoch: number
  readonly actions: readonly { readonly seq: number }[]
  readonly settled?: boolean | undefined
  readonly last_seq?: number | undefined
}
type Validated = { readonly valid: readonly ValidAction[]; readonly refused: readonly Refusal[] }

export type SaveDeps = AttemptDeps & {
  readonly log: ActionLog
  readonly cap: ActionCap
  readonly paperOf: PaperOfAttempt
}

/**
 * Stores the actions of a device. The fast path (attempt running, current device, in time) is one group commit; anything
 * else is judged with the attempt locked.
 */
export async function deliverActions(
  deps: SaveDeps,
  studentId: number,
  attemptId: number,
  delivery: Delivery,
): Promise<ActionsReply> {
  const reply = await storeDelivery(deps, studentId, attemptId, delivery)
  const { last_seq: held = 0, actions, epoch } = delivery
  if (held > 0 && actions.every(({ seq }) => seq < held))
    await recordUnsent(deps.db, { studentId, id: attemptId }, epoch, held)
  return reply
}

async function storeDelivery(
  deps: SaveDeps,
  studentId: number,
  attemptId: number,
  delivery: Delivery,
): Promise<ActionsReply> {
  const { device, epoch, settled } = delivery
  const paper = await deps.paperOf(studentId, attemptId)
  const { valid, refused } = validate(paper, delivery.actions)
  if (valid.length > 0 && refused.length === 0 && !settled) {
    const stored = await deps.cap.within({ studentId, id: attemptId }, valid.length, () =>
      deps.log.append({ studentId, attemptId, sender: { epoch, device }, actions: valid }),
    )
    if (stored) {
      const { duration } = paper.plan
      return {
        acknowledged: valid.map(({ seq }) => seq),
        refused: [],
        remaining_seconds: Math.max(0, duration - stored.elapsed) / 1000,
        section: openSection(paper.windows, stored.elapsed),
        status: 'started',
        taken_over: false,
        earlier_deliveries: stored.earlierDeliveries,
      }
    }
  }
  return changeAttempt(deps, studentId, attemptId, (tx, opened) =>
    storeJudged(tx, deps, opened, delivery, { valid, refused }),
  )
}

/** A delivery to a locked attempt. */
async function storeJudged(
  tx: Transaction,
  deps: SaveDeps,
  opened: AttemptWithPaper,
  delivery: Delivery,
  { valid, refused: malformed }: Validated,
): Promise<ActionsReply> {
  const { attempt: before, paper } = opened
  const { epoch, settled, actions } = delivery
  const context = await contextOf(tx, deps, opened, delivery)
  const { stored, refused, verdicts } = judgeActions(valid, malformed, context)
  await insertActions(
    tx,
    before,
    stored.map((action) => ({ ...action, epoch })),
  )
  // after the deadline, a device that delivers in several batches is in contact only when it is settled
  if (settled || actions.length === 0) await recordHeartbeat(tx, before, epoch, settled ?? false)
  const isEarlier = epoch < before.epoch && stored.some((action) => action.refused === null)
  const earlierDeliveries = before.earlierDeliveries + (isEarlier ? 1 : 0)
  if (isEarlier) await updateAttempt(tx, before, { earlier_deliveries: earlierDeliveries })

  const attempt = await closeIfDue(tx, deps, { ...before, earlierDeliveries }, paper)
  return {
    acknowledged: actions.map(({ seq }) => seq).filter((seq) => verdicts.has(seq)),
    refused,
    remaining_seconds: Math.max(0, paper.plan.duration - elapsedNow(attempt)) / 1000,
    section: openSection(paper.windows, elapsedNow(attempt)),
    status: attempt.status,
    taken_over: epoch < attempt.epoch,
    earlier_deliveries: earlierDeliveries,
  }
}

async function contextOf(
  tx: Transaction,
  deps: SaveDeps,
  { attempt, paper }: AttemptWithPaper,
  { device, epoch, actions }: Delivery,
): Promise<DeliveryContext> {
  const opening = await findDevice(tx, attempt, epoch)
  if (opening?.device !== device) throw new AppError('device_unknown')
  const devices = await readDevices(tx, attempt)
  const known = await readVerdicts(tx, attempt, epoch, actions)
  return {
    paper,
    isCompleted: attempt.status === 'completed',
    lastContact: elapsedAt(attempt, devices.find((one) => one.device === device)?.lastContact ?? attempt.startedAt),
    // if the server's clock was set back, no action becomes too early
    received: Math.max(elapsedNow(attempt), ...devices.map((one) => elapsedAt(attempt, one.lastContact))),
    known,
    room: actions.every(({ seq }) => known.has(seq)) ? 0 : await deps.cap.remainingOf(tx, attempt),
  }
}

/** Malformed actions and those of questions not in the paper are refused one by one. */
function validate(paper: LoadedPaper, actions: Delivery['actions']): Validated {
  const valid: ValidAction[] = []
  const refused: Refusal[] = []
  for (const raw of actions) {
    const parsed = deviceAction.safeParse(raw)
    const result = parsed.success ? readAction(paper, parsed.data) : 'bad_input'
    if (typeof result === 'string') refused.push({ seq: raw.seq, code: result })
    else valid.push(result)
  }
  return { valid, refused }
}

function readAction(paper: LoadedPaper, action: DeviceAction): ValidAction | ProblemCode {
  const { seq, at, question_number: questionNumber, user_choice, marked_review: marked } = action
  const window = windowOf(paper, questionNumber)
  const shape = paper.plan.questions[questionNumber - 1]
  if (!window || !shape) return 'not_found'
  const choice = typeof user_choice === 'string' ? readChoice(shape, user_choice) : user_choice
  if (typeof user_choice === 'string' && choice === undefined) return 'unknown_choice'
  return {
    seq,
    at,
    questionNumber,
    window,
    ...(choice !== undefined && { choice }),
    ...(marked !== undefined && { marked }),
  }
}
