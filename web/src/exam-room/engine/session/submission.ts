import type { Store } from '../../../shared/lib/store/store.ts'
import type { LocalActions } from '../answers/local-actions.ts'
import type { AttemptClock } from '../clock.ts'
import { trySubmit } from '../delivery/submit.ts'
import type { Sync } from '../delivery/sync.ts'
import type { PendingSubmit } from '../storage/records.ts'
import type { AttemptRecord } from './attempt-record.ts'
import { isOver, type Phase, RUNNING } from './phases.ts'

type Deps = {
  readonly attemptId: number
  readonly device: string
  readonly actions: LocalActions
  readonly clock: AttemptClock
  readonly record: AttemptRecord
  readonly sync: Sync
  readonly phase: Store<Phase>
  readonly end: (phase: Phase) => void
}

/** Submits an attempt, and tries again until the server is reachable. What is pending survives a reload. */
export class Submission {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Offline the test ends on this device at once and is submitted when the server is reachable. */
  async submit(by: PendingSubmit['by']) {
    const { clock, phase, record, sync } = this.#deps
    const nameOf = () => phase.read().name
    if (isOver(phase.read()) || nameOf() === 'submitting' || nameOf() === 'submit-pending') return
    record.pendingSubmit ??= { by, at: clock.elapsed }
    for (let tries = 1; ; tries++) {
      phase.set({ name: 'submitting' })
      if (await this.#try(by, tries)) return
      if (nameOf() !== 'submitting') return
      record.store()
      phase.set({ name: 'submit-pending', by })
      await sync.nextContact()
      if (nameOf() !== 'submit-pending') return
    }
  }

  /** False if it has to be tried again later. */
  async #try(by: PendingSubmit['by'], tries: number): Promise<boolean> {
    const { phase, sync, end } = this.#deps
    const submission = { ...this.#deps, isOver: () => isOver(phase.read()) }
    const outcome = await trySubmit(submission, by).catch((error: unknown) => {
      this.#cancel()
      throw error
    })
    switch (outcome.kind) {
      case 'later':
        if (outcome.error !== undefined) sync.scheduleRetry(tries, outcome.error)
        return false
      case 'too-early':
        this.#cancel()
        return true
      case 'closing':
        end({ name: 'closing' })
        return true
      case 'completed':
        end({ name: 'completed', submitted: outcome.submitted })
        return true
      case 'over':
        return true
    }
  }

  #cancel() {
    const { record, phase } = this.#deps
    record.pendingSubmit = null
    record.store()
    phase.set(RUNNING)
  }
}
