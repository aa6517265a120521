import type { Choice } from '@pariksha/domain/question'
import type { Millis } from '@pariksha/domain/timing/timing'
import { removal } from '../storage/device-storage.ts'
import type { Outbox } from '../storage/outbox.ts'
import type { RecordedAction, RecordedDevice } from '../storage/records.ts'

export type Change = { readonly choice?: Choice | null; readonly marked?: boolean }

/** The actions of an attempt on this device: numbered, stored before they are sent, kept until delivered. */
export class LocalActions {
  readonly #outbox: Pick<Outbox, 'write'>
  #device: RecordedDevice
  #all: RecordedAction[]

  constructor(outbox: Pick<Outbox, 'write'>, device: RecordedDevice, actions: readonly RecordedAction[]) {
    this.#outbox = outbox
    this.#device = device
    this.#all = [...actions]
  }

  /** Includes actions of earlier epochs of this device. */
  get all(): readonly RecordedAction[] {
    return this.#all
  }

  get lastSeq(): number {
    return this.#device.lastSeq
  }

  get hasGaps(): boolean {
    return (this.#device.hasGaps ?? false) || this.isFull
  }

  /** The server's limit of actions per attempt is reached: some were refused. */
  get isFull(): boolean {
    return this.#all.some(({ refusal }) => refusal === 'too_many_actions')
  }

  get waiting(): RecordedAction[] {
    return this.#all.filter((one) => one.delivery === 'waiting' && this.#isOfThisEpoch(one))
  }

  get delivered(): RecordedAction[] {
    return this.#all.filter((one) => one.delivery === 'delivered' && this.#isOfThisEpoch(one))
  }

  get refusedAnswers(): RecordedAction[] {
    return this.#all.filter((one) => one.delivery === 'refused' && one.choice !== undefined)
  }

  writeDevice() {
    this.#outbox.write({ store: 'devices', put: this.#device })
  }

  /** `at` is on the attempt's clock. */
  record(questionNumber: number, change: Change, at: Millis): RecordedAction {
    this.#device = { ...this.#device, lastSeq: this.#device.lastSeq + 1 }
    const { userId, attemptId, device, epoch, lastSeq: seq } = this.#device
    const action: RecordedAction = {
      userId,
      attemptId,
      device,
      epoch,
      seq,
      at,
      questionNumber,
      ...change,
      delivery: 'waiting',
    }
    this.#all.push(action)
    this.#outbox.write({ store: 'actions', put: action }, { store: 'devices', put: this.#device })
    return action
  }

  /** Stores the delivery state of actions that were sent. */
  applyReply(actions: readonly RecordedAction[]) {
    const updated = new Map(actions.map((action) => [action.seq, action]))
    this.#all = this.#all.map((one) => (this.#isOfThisEpoch(one) ? (updated.get(one.seq) ?? one) : one))
    this.#outbox.write(...actions.map((action) => ({ store: 'actions', put: action }) as const))
  }

  /** The server misses some that it had acknowledged: all are sent again. */
  sendAllAgain() {
    this.#all = this.#all.map((one) =>
      one.delivery === 'delivered' && this.#isOfThisEpoch(one) ? { ...one, delivery: 'waiting' } : one,
    )
  }

  /** Deletes actions that the server's snapshot contains. */
  forget(actions: readonly RecordedAction[]) {
    const gone = new Set(actions.map(({ seq }) => seq))
    this.#all = this.#all.filter((one) => !(gone.has(one.seq) && this.#isOfThisEpoch(one)))
    this.#outbox.write(...actions.map(removal))
  }

  #isOfThisEpoch({ device, epoch }: RecordedAction): boolean {
    return device === this.#device.device && epoch === this.#device.epoch
  }
}
