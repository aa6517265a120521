import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { type AttemptState, apply } from '@pariksha/domain/attempt/attempt'
import type { Millis } from '@pariksha/domain/timing/timing'
import { makeStore } from '../../../shared/lib/store/store.ts'
import { answersOf } from './answers.ts'
import type { Change, LocalActions } from './local-actions.ts'

export type Refusal =
  | { readonly kind: 'not-counted'; readonly questions: readonly number[] }
  /** The server's limit of actions is reached; what it has counts. */
  | { readonly kind: 'full' }

/** What the screens show of the answers: the server's snapshot with the actions of this device on top. */
export class AnswerState {
  readonly state
  /** Questions with an answer that was refused. */
  readonly notCounted = makeStore<ReadonlySet<number>>(new Set())
  /** The server's limit of actions is reached. */
  readonly isFull = makeStore(false)
  readonly #actions: LocalActions

  constructor(snapshot: Attempt, actions: LocalActions) {
    this.#actions = actions
    this.state = makeStore<AttemptState>(answersOf(snapshot, actions.all))
  }

  get current(): number {
    return this.state.read().current
  }

  responseTo(questionNumber: number) {
    return this.state.read().responses.get(questionNumber)
  }

  /** Shows a question without recording a visit. */
  look(questionNumber: number) {
    this.state.set({ ...this.state.read(), current: questionNumber })
  }

  /** `at` is on the attempt's clock. */
  record(questionNumber: number, change: Change, at: Millis) {
    this.state.set(apply(this.state.read(), this.#actions.record(questionNumber, change, at)))
  }

  /** Folds again after actions were refused or the snapshot changed; the current question stays. */
  refold(snapshot: Attempt): Refusal | undefined {
    this.state.set({ ...answersOf(snapshot, this.#actions.all), current: this.current })
    return this.noteRefused()
  }

  /** What was refused since the last call; undefined if nothing was. */
  noteRefused(): Refusal | undefined {
    const before = this.notCounted.read()
    const questions = new Set(this.#actions.refusedAnswers.map(({ questionNumber }) => questionNumber))
    const fresh = [...questions].filter((number) => !before.has(number))
    if (fresh.length === 0) return undefined
    this.notCounted.set(questions)
    this.isFull.set(this.#actions.isFull)
    return this.#actions.isFull ? { kind: 'full' } : { kind: 'not-counted', questions: fresh }
  }
}
