import { readChoice } from '@pariksha/domain/question'
import { GRACE, type Millis } from '@pariksha/domain/timing/timing'
import { type LoadedPaper, windowOf } from '../../papers/plan.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { elapsedNow } from '../attempt.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { foldLog } from '../counted-actions.ts'
import { insertDevice, nextEpoch } from '../devices.ts'
import { beginClock, changeAttempt } from '../load-attempt.ts'
import { insertActions, readActions, updateAttempt } from '../queries.ts'
import type { ActionCap } from './action-cap.ts'
import type { IncomingAction } from './action-log.ts'
import type { SaveDeps } from './deliver-actions.ts'

export type Save = {
  readonly choice?: string | null
  readonly marked?: boolean
  /** The next current question. */
  readonly current?: number
}
export type SavedQuestion = { readonly choice: string | null; readonly marked: boolean; readonly remaining: Millis }

/** Saves one question for a client without a log: sequence number and time are assigned here. */
export async function saveAnswer(
  deps: SaveDeps,
  studentId: number,
  attemptId: number,
  questionNumber: number,
  save: Save,
): Promise<SavedQuestion> {
  const paper = await deps.paperOf(studentId, attemptId)
  const actions = actionsOf(paper, questionNumber, save)
  const [first] = actions
  const isAnswer =
    first?.questionNumber === questionNumber && (first.choice !== undefined || first.marked !== undefined)
  const stored = await deps.cap.within({ studentId, id: attemptId }, actions.length, () =>
    deps.log.append({ studentId, attemptId, sender: null, actions, withPrevious: isAnswer }),
  )
  const elapsed = stored
    ? stored.elapsed
    : await changeAttempt(deps, studentId, attemptId, (tx, opened) => saveLocked(tx, deps.cap, opened, actions))
  const remaining = Math.max(0, paper.plan.duration - elapsed)
  if (stored && isAnswer) {
    const { choice = stored.before.choice ?? null, marked = stored.before.marked ?? false } = first
    return { choice, marked, remaining }
  }
  const log = await readActions(deps.db, { studentId, id: attemptId })
  const response = foldLog(log).responses.get(questionNumber)
  return { choice: response?.choice ?? null, marked: response?.marked ?? false, remaining }
}

function actionsOf(paper: LoadedPaper, questionNumber: number, { choice, marked, current }: Save): IncomingAction[] {
  const shape = paper.plan.questions[questionNumber - 1]
  const window = windowOf(paper, questionNumber)
  if (!shape || !window) throw new AppError('not_found')
  const read = typeof choice === 'string' ? readChoice(shape, choice) : choice
  if (typeof choice === 'string' && read === undefined) throw new AppError('unknown_choice')
  const answers = read !== undefined || marked !== undefined
  const answer: IncomingAction = {
    seq: null,
    at: null,
    questionNumber,
    window,
    ...(read !== undefined && { choice: read }),
    ...(marked !== undefined && { marked }),
  }
  if (current === undefined) return [answer]
  const there = windowOf(paper, current)
  if (!there) throw new AppError('not_found')
  const visit: IncomingAction = { seq: null, at: null, questionNumber: current, window: there }
  return answers ? [answer, visit] : [visit]
}

/** The slow path: the first save of a client, a takeover from a device, or a save at a wrong time. */
async function saveLocked(
  tx: Transaction,
  cap: ActionCap,
  { attempt: found }: AttemptWithPaper,
  actions: readonly IncomingAction[],
): Promise<Millis> {
  if (found.status === 'paused') throw new AppError('paused')
  if (found.status !== 'started') throw new AppError('attempt_closed')
  const room = await cap.remainingOf(tx, found)
  if (actions.length > room) throw new AppError('too_many_actions')
  let attempt = await beginClock(tx, found)
  const received = Math.max(0, elapsedNow(attempt)) // negative only if the server's clock was set back
  for (const { window } of actions) {
    // what comes without a time of its own has been on its way for the grace at most
    if (received < window.opens - GRACE || received >= window.closes + GRACE) throw new AppError('section_closed')
  }
  if (attempt.device !== null) {
    const epoch = nextEpoch(attempt)
    await updateAttempt(tx, attempt, { epoch, device: null })
    await insertDevice(tx, attempt, epoch, null)
    attempt = { ...attempt, epoch, device: null }
  }
  const { epoch } = attempt
  await insertActions(
    tx,
    attempt,
    actions.map(({ window, ...action }) => {
      const at = Math.max(0, Math.min(received, window.closes - 1))
      return { ...action, epoch, at, refused: null }
    }),
  )
  return received
}
