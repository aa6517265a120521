import type { Millis } from '@pariksha/domain/timing/timing'
import type { ClockReading } from './storage/records.ts'

export type TimeSource = { readonly monotonic: () => Millis; readonly wall: () => Millis }

const deviceTime: TimeSource = { monotonic: () => performance.now(), wall: () => Date.now() }

/** If the wall clock advanced this much more than the monotonic one, the device slept and only the wall clock went on. */
const SLEEP_THRESHOLD: Millis = 2000
/** Assumed clock drift of a cheap phone, per millisecond. */
const DRIFT = 0.001

/** The attempt's clock: the server's last reading, extrapolated on the device. For display; the server decides. */
export class AttemptClock {
  readonly duration: Millis
  readonly #time: TimeSource
  #remaining: Millis
  #monotonic: Millis
  #wall: Millis
  #uncertainty: Millis = Number.POSITIVE_INFINITY
  #running = true
  /** How far the wall clock was ahead of the monotonic one. */
  #ahead = Number.NaN

  constructor(duration: Millis, reading: ClockReading, time: TimeSource = deviceTime) {
    this.duration = duration
    this.#time = time
    this.#wall = time.wall()
    this.#monotonic = time.monotonic()
    // Across a reload there is only the wall clock; setting it back does not add time.
    this.#remaining = reading.remaining - Math.max(0, this.#wall - reading.wall)
  }

  get remaining(): Millis {
    return this.#running ? this.#remaining - this.#passed() : this.#remaining
  }

  /** On the attempt's clock: the `at` of an action. */
  get elapsed(): Millis {
    return Math.round(this.duration - this.remaining)
  }

  get running(): boolean {
    return this.#running
  }

  /** Since the last look the device slept, or its clock was set: the server knows which. */
  hasLeapt(): boolean {
    const before = this.#ahead
    this.#ahead = this.#time.wall() - this.#time.monotonic()
    return this.#ahead - before > SLEEP_THRESHOLD
  }

  reading(): ClockReading {
    return { remaining: this.remaining, wall: this.#time.wall() }
  }

  now(): Millis {
    return this.#time.monotonic()
  }

  /**
   * Takes the reading of a reply, unless the current estimate is more certain: uncertainty is half of the round trip.
   */
  update(remaining: Millis, asked: Millis, { running = true }: { running?: boolean } = {}) {
    const uncertainty = (this.#time.monotonic() - asked) / 2
    const estimate = running ? remaining - uncertainty : remaining
    const known = this.#uncertainty + this.#passed() * DRIFT
    const contradicts = Math.abs(estimate - this.remaining) > uncertainty + known
    const changed = running !== this.#running
    if (uncertainty <= known || contradicts || changed) {
      this.#remaining = estimate
      this.#wall = this.#time.wall()
      this.#monotonic = this.#time.monotonic()
      this.#uncertainty = uncertainty
    }
    this.#running = running
  }

  #passed(): Millis {
    const monotonic = this.#time.monotonic() - this.#monotonic
    const wall = this.#time.wall() - this.#wall
    return wall - monotonic > SLEEP_THRESHOLD ? wall : monotonic
  }
}
