import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper } from '@pariksha/contract/exams/tests'
import type { Millis } from '@pariksha/domain/timing/timing'
import type { AttemptClock } from '../clock.ts'
import type { Outbox } from '../storage/outbox.ts'
import type { Owner, PendingSubmit } from '../storage/records.ts'

/** The stored end of the test is rewritten when it is off by more. */
const STORED_CLOCK_ERROR: Millis = 1000

type Options = {
  readonly storage: Pick<Outbox, 'write'>
  readonly owner: Owner
  readonly snapshot: Attempt
  readonly paper: Pick<Paper, 'hash'>
  readonly clock: AttemptClock
  readonly pendingSubmit: PendingSubmit | null
}

/** What this device keeps of an attempt beside its actions, so that it can be continued offline. */
export class AttemptRecord {
  /** The last state from the server. */
  snapshot: Attempt
  /** Submitted on this device, not yet acknowledged by the server. */
  pendingSubmit: PendingSubmit | null
  readonly #storage: Pick<Outbox, 'write'>
  readonly #owner: Owner
  readonly #paperHash: string
  readonly #clock: AttemptClock
  #storedEnd: Millis = 0

  constructor({ storage, owner, snapshot, paper, clock, pendingSubmit }: Options) {
    this.#storage = storage
    this.#owner = owner
    this.snapshot = snapshot
    this.#paperHash = paper.hash
    this.pendingSubmit = pendingSubmit
    this.#clock = clock
  }

  /** Changes the snapshot by what a reply says of the attempt. */
  note(change: Partial<Pick<Attempt, 'status' | 'was_paused'>>) {
    this.snapshot = { ...this.snapshot, ...change }
  }

  /** The clock was corrected since the last write. */
  get isClockOff(): boolean {
    return Math.abs(this.#endByWall() - this.#storedEnd) > STORED_CLOCK_ERROR
  }

  store() {
    this.#storedEnd = this.#endByWall()
    this.#storage.write({
      store: 'attempts',
      put: {
        ...this.#owner,
        snapshot: this.snapshot,
        paperHash: this.#paperHash,
        clock: this.#clock.reading(),
        handedIn: this.pendingSubmit,
      },
    })
  }

  #endByWall(): Millis {
    const { wall, remaining } = this.#clock.reading()
    return wall + remaining
  }
}
