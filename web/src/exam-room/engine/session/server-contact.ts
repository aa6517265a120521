import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { ABSENCE, type Millis } from '@pariksha/domain/timing/timing'
import type { Store } from '../../../shared/lib/store/store.ts'
import type { AnswerState, Refusal } from '../answers/answer-state.ts'
import type { LocalActions } from '../answers/local-actions.ts'
import type { AttemptClock } from '../clock.ts'
import { readAttempt } from '../delivery/calls.ts'
import type { Delivered } from '../delivery/deliver.ts'
import { type Pace, Sync } from '../delivery/sync.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import type { Owner } from '../storage/records.ts'
import type { AttemptRecord } from './attempt-record.ts'
import type { Countdown } from './countdown.ts'
import { isOver, type Phase, phaseAfter } from './phases.ts'

type Options = {
  readonly storage: DeviceStorage
  readonly owner: Owner
  readonly device: string
  readonly epoch: number
  /** By the wall clock; minus infinity before the first contact of this page. */
  readonly lastContact: Millis
  readonly pace?: Pace
}

/** What replies change. */
type Changed = {
  readonly actions: LocalActions
  readonly clock: AttemptClock
  readonly countdown: Countdown
  readonly phase: Store<Phase>
  readonly record: AttemptRecord
  readonly answerState: AnswerState
  readonly notify: (refusal: Refusal) => void
}

/** When the server may be asked, and what follows from what it answers. */
export class ServerContact {
  readonly sync: Sync
  readonly #storage: DeviceStorage
  readonly #owner: Owner
  readonly #changed: Changed
  #lastContact: Millis
  #rereading = false

  constructor({ storage, owner, device, epoch, lastContact, pace }: Options, changed: Changed) {
    this.#storage = storage
    this.#owner = owner
    this.#changed = changed
    this.#lastContact = lastContact
    this.sync = new Sync({
      sender: { attemptId: owner.attemptId, device, epoch },
      waiting: () => changed.actions.waiting,
      written: storage.written,
      now: () => changed.clock.now(),
      mayContact: () => this.#mayContact(),
      onDelivered: (delivered, asked) => this.#onReply(delivered, asked),
      onGone: () => this.end({ name: 'gone' }),
      ...(pace ? { pace } : {}),
    })
  }

  /** The server answered, or the student has chosen to go on. */
  note() {
    this.#lastContact = Date.now()
  }

  /** Applies clock and status of the attempt that a call answers, not its answers. */
  async apply(call: (attemptId: number) => Promise<Attempt>) {
    const { clock, record } = this.#changed
    const asked = clock.now()
    const { status, was_paused, remaining_seconds } = await call(this.#owner.attemptId)
    this.note()
    record.note({ status, was_paused })
    clock.update(remaining_seconds * 1000, asked, { running: status !== 'paused' })
    record.store()
    this.#follow(status)
  }

  /** Reads the attempt again: late answers of another device arrived, which go below the local ones. */
  async reread() {
    if (this.#rereading) return
    this.#rereading = true
    const { actions, phase, record } = this.#changed
    const contained = actions.delivered
    try {
      const { outcome: _, ...attempt } = await readAttempt(this.#owner.attemptId)
      if (isOver(phase.read())) return
      record.snapshot = attempt
      record.store()
      actions.forget(contained)
      this.#refold()
    } catch {
      // The next reply reports it again.
    } finally {
      this.#rereading = false
    }
  }

  end(phase: Phase) {
    this.#changed.countdown.stop()
    this.sync.stop()
    this.#changed.phase.set(phase)
    if (phase.name === 'completed') void this.#storage.forget(this.#owner)
  }

  /** After an absence from a practice test, the student first chooses which time to continue with. */
  async #mayContact(): Promise<boolean> {
    const { phase, record } = this.#changed
    if (phase.read().name === 'away') return false
    const isAbsence = record.snapshot.mode === 'practice' && Date.now() - this.#lastContact > ABSENCE
    if (!isAbsence || record.pendingSubmit?.by === 'student') return true
    const { away, status } = await readAttempt(this.#owner.attemptId)
    this.note()
    if (status === 'completed' || away === null) return true
    phase.set({ name: 'away', away })
    return false
  }

  #onReply({ reply, actions: sent }: Delivered & { readonly reply: ActionsReply }, asked: Millis) {
    const { actions, clock, record } = this.#changed
    this.note()
    actions.applyReply(sent)
    if (sent.some(({ delivery }) => delivery === 'refused')) this.#refold()
    clock.update(reply.remaining_seconds * 1000, asked, { running: reply.status !== 'paused' })
    if (record.isClockOff) record.store()
    record.note({ status: reply.status })
    if (reply.taken_over) return this.#onTakenOver()
    this.#follow(reply.status)
    if (reply.earlier_deliveries > record.snapshot.earlier_deliveries) void this.reread()
  }

  #onTakenOver() {
    const { countdown, phase } = this.#changed
    if (phase.read().name === 'taken-over') return
    countdown.stop()
    phase.set({ name: 'taken-over' })
    this.sync.settle()
  }

  #follow(status: Attempt['status']) {
    const { phase } = this.#changed
    const next = phaseAfter(phase.read(), status)
    if (next && isOver(next)) this.end(next)
    else if (next) phase.set(next)
  }

  #refold() {
    const { record, answerState, notify } = this.#changed
    const refusal = answerState.refold(record.snapshot)
    if (refusal) notify(refusal)
  }
}
