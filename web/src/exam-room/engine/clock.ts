import type { Millis } from '@pariksha/domain/timing'
import type { ClockReading } from './records.ts'

export type TimeSource = { readonly monotonic: () => Millis; readonly wall: () => Millis }

const deviceTime: TimeSource = { monotonic: () => performance.now(), wall: () => Date.now() }

/** A wall clock ahead of the monotonic one by more: the device slept, and the monotonic one slept with it. */
const SLEPT: Millis = 2000
/** How fast a cheap phone's clock may be wrong, per millisecond. */
const DRIFT = 0.001

/** The time of an attempt as the server told it last, carried on by the device. It shows time, it never owns it. */
export class AttemptClock {
  readonly duration: Millis
  readonly #time: TimeSource
  #remaining: Millis
  #monotonic: Millis
  #wall: Millis
  #doubt: Millis = Number.POSITIVE_INFINITY
  #running = true

  constructor(duration: Millis, reading: ClockReading, time: TimeSource = deviceTime) {
    this.duration = duration
    this.#time = time
    this.#wall = time.wall()
    this.#monotonic = time.monotonic()
    // Across a reload there is only the wall clock; one that was set back gives no time back.
    this.#remaining = reading.remaining - Math.max(0, this.#wall - reading.wall)
  }

  get remaining(): Millis {
    return this.#running ? this.#remaining - this.#passed() : this.#remaining
  }

  /** On the attempt's clock: what an action's `at` is. */
  get elapsed(): Millis {
    return Math.round(this.duration - this.remaining)
  }

  get running(): boolean {
    return this.#running
  }

  reading(): ClockReading {
    return { remaining: this.remaining, wall: this.#time.wall() }
  }

  now(): Millis {
    return this.#time.monotonic()
  }

  /**
   * Takes what a reply says, unless what is known is surer: the longer a reply was under way, the less certain is when
   * the server looked at its clock.
   */
  heard(remaining: Millis, asked: Millis, { running = true }: { running?: boolean } = {}) {
    const doubt = (this.#time.monotonic() - asked) / 2
    const estimate = running ? remaining - doubt : remaining
    const known = this.#doubt + this.#passed() * DRIFT
    const contradicts = Math.abs(estimate - this.remaining) > doubt + known
    const changed = running !== this.#running
    if (doubt <= known || contradicts || changed) {
      this.#remaining = estimate
      this.#wall = this.#time.wall()
      this.#monotonic = this.#time.monotonic()
      this.#doubt = doubt
    }
    this.#running = running
  }

  #passed(): Millis {
    const monotonic = this.#time.monotonic() - this.#monotonic
    const wall = this.#time.wall() - this.#wall
    return wall - monotonic > SLEPT ? wall : monotonic
  }
}
