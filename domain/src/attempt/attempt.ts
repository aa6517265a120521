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
  const isRepeated = (action: Action, place: number) => place > 0 && byOrder(ordered[place - 1] as Action, action) === 0
  return ordered.some(isRepeated) ? ordered.filter((action, place) => !isRepeated(action, place)) : ordered
}

export const UNTOUCHED: AttemptState = { responses: new Map(), current: 1 }

const EMPTY_RESPONSE: Response = { choice: null, marked: false, spent: 0, changes: 0 }

/** Applies the next action to a state, in order. */
export function apply(state: AttemptState, action: Action): AttemptState {
  const responses = new Map(state.responses)
  const response = { ...(responses.get(action.questionNumber) ?? EMPTY_RESPONSE) }
  respond(response, action)
  responses.set(action.questionNumber, response)
  return { responses, current: action.questionNumber }
}

/**
 * The state after all actions, independent of the order of arrival and of duplicates.
 * `until` is the moment, on the attempt's clock, up to which the time at the last question is counted.
 */
export function fold(actions: Iterable<Action>, until?: Millis): AttemptState {
  const responses = new Map<number, OpenResponse>()
  let previous: Action | undefined
  let response: OpenResponse | undefined
  for (const action of inOrder(actions)) {
    if (previous && response) spend(response, previous, action.at)
    response = responses.get(action.questionNumber)
    if (!response) {
      response = { ...EMPTY_RESPONSE }
      responses.set(action.questionNumber, response)
    }
    respond(response, action)
    previous = action
  }
  if (previous && response && until !== undefined) spend(response, previous, until)
  return { responses, current: previous?.questionNumber ?? 1 }
}

/** A response while the actions at its question are folded: changed in place, as a burst of submissions folds a million. */
type OpenResponse = { -readonly [Field in keyof Response]: Response[Field] }

function respond(response: OpenResponse, { choice, marked }: Action): void {
  if (typeof choice === 'string' && response.choice !== null && response.choice !== choice) response.changes++
  if (choice !== undefined) response.choice = choice
  if (marked !== undefined) response.marked = marked
}

function spend(response: OpenResponse, { at }: Action, until: Millis): void {
  response.spent += Math.max(0, until - at)
}
