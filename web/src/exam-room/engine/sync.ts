import type { ActionsReply } from '@pariksha/contract/attempts'
import type { Millis } from '@pariksha/domain/timing'
import { ApiError, isUnauthorized } from '../../lib/api-errors.ts'
import { sendActions } from './calls.ts'
import { BATCH, type Delivered, deliver } from './deliver.ts'
import { written } from './outbox.ts'
import { type RecordedAction, unsentAnswers } from './records.ts'
import { makeStore } from './store.ts'

/** held: the student is asked something first. */
const LINKS = ['saved', 'saving', 'offline', 'signed-out', 'held'] as const
export type Link = (typeof LINKS)[number]
/** waiting: the questions whose answers the server does not have yet. */
export type Connection = { readonly link: Link; readonly waiting: number }

export type Pace = {
  /** A move and the answer that follows it go together. */
  readonly gather: Millis
  readonly firstRetry: Millis
  readonly lastRetry: Millis
  readonly signOfLife: Millis
}
const PACE: Pace = { gather: 250, firstRetry: 1000, lastRetry: 30_000, signOfLife: 30_000 }

type Parts = {
  readonly sender: { readonly attemptId: number; readonly device: string; readonly epoch: number }
  /** What the server does not have yet, in order. */
  readonly waiting: () => readonly RecordedAction[]
  readonly now: () => Millis
  /** Asked before every contact; false holds everything back until `retryNow`. */
  readonly mayContact: () => Promise<boolean>
  readonly onDelivered: (delivered: Delivered & { readonly reply: ActionsReply }, asked: Millis) => void
  /** The server knows no such attempt of this student. */
  readonly onGone: (error: ApiError) => void
  readonly pace?: Pace
}

/** Brings actions to the server: one request at a time, again and again until each is acknowledged. */
export class Sync {
  readonly connection = makeStore<Connection>({ link: 'saved', waiting: 0 })
  readonly #parts: Parts
  readonly #pace: Pace
  /** The server could not read them; they stay on the device and hold up nobody. */
  readonly #setAside = new Set<number>()
  #link: Link = 'saved'
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #run: Promise<void> | undefined
  #stopped = false
  #gathering = false
  #leaving = false
  #contacts: (() => void)[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pace = parts.pace ?? PACE
  }

  /** There is something to send. After a failure it waits for its turn. */
  poke() {
    this.#report()
    if (this.#gathering || (this.#link !== 'saved' && this.#link !== 'saving')) return
    this.#startAfter(this.#pace.gather)
    this.#gathering = true
  }

  /** Something changed for the better: the network is back, the student signed in or answered. */
  retryNow() {
    this.#failures = 0
    void this.#start()
  }

  /** The browser says that there is no network. */
  lostNetwork() {
    if (this.#link === 'saved' || this.#link === 'saving') this.#settle('offline')
  }

  /** Contacts the server now, with everything that is waiting; tells how that ended. */
  async flush(): Promise<Link> {
    while (this.#run) await this.#run
    await this.#start()
    return this.#link
  }

  /** A delivery, or another call beside them, has failed so many times now. */
  comeBackAfter(failures: number, error: unknown) {
    const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
    const backoff = Math.min(this.#pace.lastRetry, this.#pace.firstRetry * 2 ** (failures - 1))
    // Spread: after an outage a whole hall must not come back in the same second.
    this.#startAfter(Math.max(asked, backoff * (0.5 + Math.random() / 2)))
  }

  /** Resolves when the server next answers. */
  nextContact(): Promise<void> {
    return new Promise((resolve) => this.#contacts.push(resolve))
  }

  /** Another device is in charge: delivers the rest, tells the server that nothing more comes, and ends. */
  leave() {
    this.#leaving = true
    this.poke()
  }

  /** The page is going: what can still be sent without waiting for it. */
  lastBreath() {
    const actions = this.#due().slice(0, BATCH)
    if (actions.length > 0) sendActions(this.#parts.sender, actions, { keepalive: true }).catch(() => undefined)
  }

  /** Begins, or begins again after `stop`. */
  start() {
    this.#stopped = false
    this.retryNow()
  }

  stop() {
    this.#stopped = true
    this.#gathering = false
    clearTimeout(this.#timer)
  }

  #start(): Promise<void> {
    this.#gathering = false
    if (this.#stopped) return Promise.resolve()
    clearTimeout(this.#timer)
    this.#run ??= this.#deliverAll().finally(() => {
      this.#run = undefined
    })
    return this.#run
  }

  async #deliverAll() {
    try {
      do {
        if (!(await this.#parts.mayContact())) return this.#settle('held')
        await this.#deliverBatch()
      } while (this.#due().length > 0 && !this.#stopped)
      this.#failures = 0
      this.#settle('saved')
      if (this.#leaving) await this.#sayGoodbye()
      else this.#startAfter(this.#pace.signOfLife)
    } catch (error) {
      this.#failed(error)
    }
  }

  async #sayGoodbye() {
    await deliver(this.#parts.sender, [], { settled: true })
    this.stop()
  }

  async #deliverBatch() {
    const batch = this.#due().slice(0, BATCH)
    // On the device first: a page that dies now must not give the same number to another action.
    await written()
    const asked = this.#parts.now()
    const { reply, actions } = await deliver(this.#parts.sender, batch)
    const stuck = actions.filter(({ delivery }) => delivery === 'waiting')
    if (reply) {
      if (stuck.length > 0 && stuck.length === batch.length) throw new Error('The server acknowledged nothing.')
      this.#parts.onDelivered({ reply, actions }, asked)
      for (const resolve of this.#contacts.splice(0)) resolve()
    } else for (const { seq } of stuck) this.#setAside.add(seq)
    this.#report()
  }

  #failed(error: unknown) {
    if (isUnauthorized(error)) return this.#settle('signed-out')
    if (error instanceof ApiError && error.status === 404 && error.code !== null) {
      this.stop()
      this.#parts.onGone(error)
      return
    }
    this.#failures++
    this.#settle('offline')
    this.comeBackAfter(this.#failures, error)
  }

  #startAfter(millis: Millis) {
    this.#gathering = false
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#start(), millis)
  }

  #due(): readonly RecordedAction[] {
    return this.#parts.waiting().filter(({ seq }) => !this.#setAside.has(seq))
  }

  #settle(link: Link) {
    this.#link = link
    this.#report()
  }

  #report() {
    const actions = this.#parts.waiting()
    const link = this.#link === 'saved' && actions.length > 0 ? 'saving' : this.#link
    const waiting = unsentAnswers(actions)
    const before = this.connection.read()
    if (before.link !== link || before.waiting !== waiting) this.connection.set({ link, waiting })
  }
}
