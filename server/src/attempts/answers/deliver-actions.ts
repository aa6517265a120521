import { type ActionsReply, type DeviceAction, deviceAction } from '@pariksha/contract/attempts/answers'
import type { ProblemCode } from '@pariksha/contract/problems/problem'
import { readChoice } from '@pariksha/domain/question'
import { type Millis, openSection, provenTime, timeliness } from '@pariksha/domain/timing/timing'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type LoadedPaper, windowOf } from '../../papers/plan.ts'
import { type AttemptRow, elapsedAt, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { closeIfDue } from '../closing/close-if-due.ts'
import { findDevice, readDevices, recordHeartbeat, recordUnsent } from '../devices.ts'
import { changeAttempt } from '../load-attempt.ts'
import { insertActions, readVerdicts, updateAttempt } from '../queries.ts'
import type { ActionCap } from './action-cap.ts'
import type { ActionLog, IncomingAction } from './action-log.ts'
import type { PaperOfAttempt } from './paper-of-attempt.ts'

export type Delivery = {
  readonly device: string
  readonly epoch: number
  readonly actions: readonly { readonly seq: number }[]
  readonly settled?: boolean | undefined
  readonly last_seq?: number | undefined
}
type Refusal = { readonly seq: number; readonly code: ProblemCode }
type ValidAction = IncomingAction & { readonly seq: number; readonly at: Millis }

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
  const { device, epoch, settled: finished } = delivery
  const paper = await deps.paperOf(studentId, attemptId)
  const { valid, refused } = validate(paper, delivery.actions)
  if (valid.length > 0 && refused.length === 0 && !finished) {
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
  return changeAttempt(deps, studentId, attemptId, (tx, { attempt }) =>
    judge(tx, deps, attempt, paper, delivery, valid, refused),
  )
}

async function judge(
  tx: Transaction,
  deps: SaveDeps,
  before: AttemptRow,
  paper: LoadedPaper,
  { device, epoch, settled: finished, actions }: Delivery,
  valid: readonly ValidAction[],
  malformed: readonly Refusal[],
): Promise<ActionsReply> {
  const opening = await findDevice(tx, before, epoch)
  if (opening?.device !== device) throw new AppError('device_unknown')
  const devices = await readDevices(tx, before)
  const lastContact = devices.find((one) => one.device === device)?.lastContact ?? before.startedAt

  const contactedAt = elapsedAt(before, lastContact)
  // if the server's clock was set back, no action becomes too early
  const received = Math.max(elapsedNow(before), ...devices.map((one) => elapsedAt(before, one.lastContact)))
  const refused: Refusal[] = [...malformed]
  const known = await readVerdicts(tx, before, epoch, actions)
  const isNew = ({ seq }: { readonly seq: number }) => !known.has(seq)
  const room = actions.some(isNew) ? await deps.cap.remainingOf(tx, before) : 0
  const stored: Parameters<typeof insertActions>[2][number][] = []
  let counted = 0
  for (const action of valid) {
    const verdict = known.get(action.seq)
    if (verdict !== undefined) {
      // a retry: the first verdict stays
      if (verdict) refused.push({ seq: action.seq, code: verdict })
      continue
    }
    if (stored.length >= room) {
      refused.push({ seq: action.seq, code: 'too_many_actions' })
      continue
    }
    const arrival = { at: action.at, lastContact: contactedAt, received }
    const code =
      before.status === 'completed' ? 'attempt_closed' : refusalOf(paper, action, timeliness(action.window, arrival))
    const at = Math.max(0, Math.min(provenTime(arrival), code ? Number.POSITIVE_INFINITY : action.window.closes - 1))
    stored.push({ ...action, epoch, at, refused: code })
    known.set(action.seq, code)
    if (code) refused.push({ seq: action.seq, code })
    else counted++
  }
  // malformed actions are stored too: submit checks the number of arrived actions
  for (const { seq, code } of malformed.filter(isNew).slice(0, Math.max(0, room - stored.length))) {
    stored.push({ epoch, seq, at: 0, questionNumber: 0, refused: code })
    known.set(seq, code)
  }
  await insertActions(tx, before, stored)

  // after the deadline, a device that delivers in several batches is in contact only when it is finished
  if (finished || actions.length === 0) await recordHeartbeat(tx, before, epoch, finished ?? false)
  const earlierDeliveries = before.earlierDeliveries + (epoch < before.epoch && counted > 0 ? 1 : 0)
  if (earlierDeliveries !== before.earlierDeliveries)
    await updateAttempt(tx, before, { earlier_deliveries: earlierDeliveries })

  const attempt = await closeIfDue(tx, deps, { ...before, earlierDeliveries }, paper)
  return {
    acknowledged: actions.map(({ seq }) => seq).filter((seq) => known.has(seq)),
    refused,
    remaining_seconds: Math.max(0, paper.plan.duration - elapsedNow(attempt)) / 1000,
    section: openSection(paper.windows, elapsedNow(attempt)),
    status: attempt.status,
    taken_over: epoch < attempt.epoch,
    earlier_deliveries: earlierDeliveries,
  }
}

function refusalOf(paper: LoadedPaper, action: ValidAction, when: ReturnType<typeof timeliness>): ProblemCode | null {
  if (when === 'in-time') return null
  return action.window.closes < paper.plan.duration || when === 'early' ? 'section_closed' : 'attempt_closed'
}

/** Malformed actions and those of questions not in the paper are refused one by one. */
function validate(paper: LoadedPaper, actions: Delivery['actions']): { valid: ValidAction[]; refused: Refusal[] } {
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
