import type { Choice } from '../question.ts'
import type { Millis } from '../timing/timing.ts'

/**
 * One thing a student did at a question. A visit is an action too: one with neither choice nor mark.
 * `epoch` counts the takeovers of an attempt, `seq` the actions of one epoch.
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

/** Limit per attempt: two hundred questions, each answered and visited fifty times. */
export const MAX_ACTIONS = 20_000

/** Limit per attempt. */
export const MAX_TAKEOVERS = 50

/** The fold of the actions at one question. */
export type Response = {
  readonly choice: Choice | null
  readonly marked: boolean
  /** Time spent at the question. */
  readonly spent: Millis
  /** How often an answer was changed. */
  readonly changes: number
}

export type AttemptState = {
  readonly responses: ReadonlyMap<number, Response>
  /** The current question; the first one before any action. */
  readonly current: number
}

/** Orders actions of all devices: a later device beats an earlier one, a later action of a device an earlier one. */
export const byOrder = (a: Pick<Action, 'epoch' | 'seq'>, b: Pick<Action, 'epoch' | 'seq'>): number =>
  a.epoch - b.epoch || a.seq - b.seq

/** Every action once, as it first arrived, in order. */
export function inOrder(actions: Iterable<Action>): Action[] {
  const ordered = [...actions].sort(byOrder)
  return ordered.filter((action, place) => {
    const before = ordered[place - 1]
    return !before || byOrder(before, action) !== 0
  })
}

export const UNTOUCHED: AttemptState = { responses: new Map(), current: 1 }

const OPENED: Response = { choice: null, marked: false, spent: 0, changes: 0 }

/** Applies the next action to a state, in order. */
export function apply(state: AttemptState, action: Action): AttemptState {
  const responses = new Map(state.responses)
  responses.set(action.questionNumber, respond(responses.get(action.questionNumber) ?? OPENED, action))
  return { responses, current: action.questionNumber }
}

/**
 * The state after all actions, independent of the order of arrival and of duplicates.
 * `until` is the moment, on the attempt's clock, up to which the time at the last question is counted.
 */
export function fold(actions: Iterable<Action>, until?: Millis): AttemptState {
  const responses = new Map<number, Response>()
  let previous: Action | undefined
  for (const action of inOrder(actions)) {
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
