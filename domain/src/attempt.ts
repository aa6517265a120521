import type { Choice } from './question.ts'
import type { Millis } from './timing.ts'

/**
 * One thing a student did at a question. Being there is an action too: one with neither choice nor mark.
 * `epoch` counts the devices an attempt was opened on, `seq` the actions of one of them.
 */
export type Action = {
  readonly epoch: number
  readonly seq: number
  /** On the attempt's clock: since its start, pauses left out. */
  readonly at: Millis
  readonly questionNumber: number
  /** Absent: unchanged. Null: cleared. */
  readonly choice?: Choice | null
  /** Absent: unchanged. */
  readonly marked?: boolean
}

/** An attempt keeps so many actions: two hundred questions, each answered and visited fifty times. */
export const ACTIONS_MOST = 20_000

/** An attempt is opened on devices so often. */
export const TAKEOVERS_MOST = 50

/** What the actions add up to for a question that was opened. */
export type Response = {
  readonly choice: Choice | null
  readonly marked: boolean
  /** Time spent at the question. */
  readonly spent: Millis
  /** How often an answer was replaced by another one. */
  readonly changes: number
}

export type AttemptState = {
  readonly responses: ReadonlyMap<number, Response>
  /** Where the student is; the first question before any action. */
  readonly current: number
}

/** Orders actions of all devices: a later device beats an earlier one, a later action of a device an earlier one. */
export const byOrder = (a: Pick<Action, 'epoch' | 'seq'>, b: Pick<Action, 'epoch' | 'seq'>): number =>
  a.epoch - b.epoch || a.seq - b.seq

export const UNTOUCHED: AttemptState = { responses: new Map(), current: 1 }

const OPENED: Response = { choice: null, marked: false, spent: 0, changes: 0 }

/** What one more action makes of a state. The action must come after all that the state is made of. */
export function apply(state: AttemptState, action: Action): AttemptState {
  const responses = new Map(state.responses)
  responses.set(action.questionNumber, respond(responses.get(action.questionNumber) ?? OPENED, action))
  return { responses, current: action.questionNumber }
}

/**
 * The state that actions add up to, in whatever order they arrived and however often.
 * `until` is the moment, on the attempt's clock, up to which the time at the last question is counted.
 */
export function fold(actions: Iterable<Action>, until?: Millis): AttemptState {
  const ordered = [...actions].sort(byOrder)
  const responses = new Map<number, Response>()
  let previous: Action | undefined
  for (const action of ordered) {
    if (previous && byOrder(previous, action) === 0) continue // sent twice
    if (previous) spend(responses, previous, action.at)
    responses.set(action.questionNumber, respond(responses.get(action.questionNumber) ?? OPENED, action))
    previous = action
  }
  if (previous && until !== undefined) spend(responses, previous, until)
  return { responses, current: previous?.questionNumber ?? 1 }
}

function respond(before: Response, { choice, marked }: Action): Response {
  const replaced = typeof choice === 'string' && before.choice !== null && before.choice !== choice
  return {
    choice: choice === undefined ? before.choice : choice,
    marked: marked ?? before.marked,
    spent: before.spent,
    changes: before.changes + (replaced ? 1 : 0),
  }
}

function spend(responses: Map<number, Response>, { questionNumber, at }: Action, until: Millis): void {
  const response = responses.get(questionNumber)
  if (response) responses.set(questionNumber, { ...response, spent: response.spent + Math.max(0, until - at) })
}
