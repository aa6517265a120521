import type { Millis } from '@pariksha/domain/timing/timing'
import { makeStore } from '../../../shared/lib/store/store.ts'
import type { AttemptClock } from '../clock.ts'
import type { OpenSection, Sections } from './sections.ts'

const TICK: Millis = 250

/** The time on screen: seconds left, the open section and its seconds. The clock itself has no listeners. */
export class Countdown {
  /** Whole seconds left. */
  readonly secondsLeft
  readonly openSection
  /** Whole seconds until the open section closes. */
  readonly sectionSecondsLeft
  readonly #clock: AttemptClock
  readonly #sections: Sections
  #interval: ReturnType<typeof setInterval> | undefined

  constructor(clock: AttemptClock, sections: Sections) {
    this.#clock = clock
    this.#sections = sections
    this.secondsLeft = makeStore(wholeSeconds(clock.remaining))
    this.openSection = makeStore<OpenSection>(sections.openAt(clock.elapsed))
    this.sectionSecondsLeft = makeStore(this.#secondsOfSection())
  }

  start(tick: () => void) {
    this.#interval = setInterval(tick, TICK)
  }

  stop() {
    clearInterval(this.#interval)
  }

  showSeconds() {
    this.secondsLeft.set(wholeSeconds(this.#clock.remaining))
  }

  /** Shows which section is open; returns it and the one before. */
  showSection(): { readonly open: OpenSection; readonly before: OpenSection } {
    const before = this.openSection.read()
    const open = this.#sections.openAt(this.#clock.elapsed)
    this.openSection.set(open)
    return { open, before }
  }

  showSectionSeconds() {
    this.sectionSecondsLeft.set(this.#secondsOfSection())
  }

  #secondsOfSection(): number | null {
    const closes = this.#sections.closingOf(this.openSection.read())
    return closes === null ? null : wholeSeconds(closes - this.#clock.elapsed)
  }
}

const wholeSeconds = (millis: Millis): number => Math.max(0, Math.ceil(millis / 1000))
