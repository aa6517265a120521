import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Millis } from '@pariksha/domain/timing/timing'
import { ApiError, isUnauthorized, retryAfterMillis } from '../../../shared/lib/api/api-errors.ts'
import { retryDelay } from '../../../shared/lib/retry.ts'
import { makeStore } from '../../../shared/lib/store/store.ts'
import { type RecordedAction, unsentAnswers } from '../storage/records.ts'
import { sendActions } from './calls.ts'
import { BATCH, type Delivered, deliver } from './deliver.ts'

/** unreachable: without a network, or the server is. held: nothing is sent until the student has answered a question. */
const SYNC_STATUSES = ['saved', 'saving', 'unreachable', 'signed-out', 'held'] as const
export type SyncStatus = (typeof SYNC_STATUSES)[number]
/** waiting: how many questions have an answer that is not synced. */
export type Connection = { readonly status: SyncStatus; readonly waiting: number }

export type Pace = {
  /** How long a new action waits for more to send with it. */
  readonly batchDelay: Millis
  readonly heartbeat: Millis
}
const PACE: Pace = { batchDelay: 250, heartbeat: 30_000 }

type Deps = {
  readonly sender: { readonly attemptId: number; readonly device: string; readonly epoch: number }
  /** Undelivered actions, in order. */
  readonly waiting: () => readonly RecordedAction[]
  /** Resolves when they are stored on the device, or could not be. */
  readonly written: () => Promise<unknown>
  readonly now: () => Millis
  /** Asked before every request; false stops sending until `retryNow`. */
  readonly mayContact: () => Promise<boolean>
  readonly onDelivered: (delivered: Delivered & { readonly reply: ActionsReply }, asked: Millis) => void
  /** 404: this student has no such attempt. */
  readonly onGone: (error: ApiError) => void
  readonly pace?: Pace
}

/** Delivers actions to the server, one request at a time, with retries until each is acknowledged. */
export class Sync {
  readonly connection = makeStore<Connection>({ status: 'saved', waiting: 0 })
  /** Why the last call failed. */
  readonly failure = makeStore<unknown>(null)
  readonly #deps: Deps
  readonly #pace: Pace
  /** Refused as malformed: they stay on the device and are not sent again. */
  readonly #unreadable = new Set<number>()
  #status: SyncStatus = 'saved'
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #run: Promise<void> | undefined
  #stopped = false
  #batching = false
  #settling = false
  #contacts: (() => void)[] = []

  constructor(deps: Deps) {
    this.#deps = deps
    this.#pace = deps.pace ?? PACE
  }

  /** Sends soon, in one batch with what follows; after a failure the scheduled retry sends it. */
  scheduleSend() {
    this.#report()
    if (this.#batching || (this.#status !== 'saved' && this.#status !== 'saving')) return
    this.#startAfter(this.#pace.batchDelay)
    this.#batching = true
  }

  /** Skips the backoff: the student signed in or answered, or the network is back. */
  retryNow() {
    this.#failures = 0
    void this.#start()
  }

  /** The browser reports a network again; whether the server is reached shows the call that follows. */
  foundNetwork() {
    if (this.#status === 'unreachable') this.#setStatus('saving')
    this.retryNow()
  }

  /** The browser reports no network. */
  lostNetwork() {
    if (this.#status === 'saved' || this.#status === 'saving') this.#setStatus('unreachable')
  }

  /** Sends everything that is waiting now; returns the resulting state of the connection. */
  async flush(): Promise<SyncStatus> {
    while (this.#run) await this.#run
    await this.#start()
    return this.#status
  }

  /** Schedules the next try, not before the server asked for it in Retry-After. */
  scheduleRetry(failures: number, error: unknown) {
    this.failure.set(error)
    this.#startAfter(retryDelay(failures, retryAfterMillis(error)))
  }

  /** Resolves with the next acknowledged delivery. */
  nextContact(): Promise<void> {
    return new Promise((resolve) => this.#contacts.push(resolve))
  }

  /** After a takeover: delivers the rest, reports this device as settled, and stops. */
  settle() {
    this.#settling = true
    this.scheduleSend()
  }

  /** The page may be unloaded: one `keepalive` request that outlives it. */
  flushOnUnload() {
    const actions = this.#due().slice(0, BATCH)
    if (actions.length > 0) sendActions(this.#deps.sender, actions, { keepalive: true }).catch(() => undefined)
  }

  /** Starts, or restarts after `stop`. */
  start() {
    this.#stopped = false
    this.retryNow()
  }

  stop() {
    this.#stopped = true
    this.#batching = false
    clearTimeout(this.#timer)
  }

  #start(): Promise<void> {
    this.#batching = false
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
        if (!(await this.#deps.mayContact())) return this.#setStatus('held')
        await this.#deliverBatch()
      } while (this.#due().length > 0 && !this.#stopped)
      this.#failures = 0
      this.#setStatus('saved')
      if (this.#settling) await this.#sendSettled()
      else this.#startAfter(this.#pace.heartbeat)
    } catch (error) {
      this.#failed(error)
    }
  }

  async #sendSettled() {
    await deliver(this.#deps.sender, [], { settled: true })
    this.stop()
  }

  async #deliverBatch() {
    const batch = this.#due().slice(0, BATCH)
    // Stored first: after a crash the same sequence number must not be given to another action.
    await this.#deps.written()
    const asked = this.#deps.now()
    const { reply, actions } = await deliver(this.#deps.sender, batch, { lastSeq: this.#heldBeyond(batch) })
    const stuck = actions.filter(({ delivery }) => delivery === 'waiting')
    if (reply) {
      if (stuck.length > 0 && stuck.length === batch.length) throw new Error('The server acknowledged nothing.')
      this.#deps.onDelivered({ reply, actions }, asked)
      for (const resolve of this.#contacts.splice(0)) resolve()
    } else for (const { seq } of stuck) this.#unreadable.add(seq)
    this.#report()
  }

  /** The last action on the device where it holds more than a batch. It goes along with a batch: a call of its own would count as contact. */
  #heldBeyond(batch: readonly RecordedAction[]): number | undefined {
    const waiting = this.#deps.waiting()
    return waiting.length > batch.length ? waiting.at(-1)?.seq : undefined
  }

  #failed(error: unknown) {
    if (isUnauthorized(error)) {
      this.failure.set(error)
      this.#setStatus('signed-out')
      return
    }
    if (error instanceof ApiError && error.status === 404 && error.code !== null) {
      this.stop()
      this.#deps.onGone(error)
      return
    }
    this.#failures++
    this.#setStatus('unreachable')
    this.scheduleRetry(this.#failures, error)
  }

  #startAfter(millis: Millis) {
    this.#batching = false
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#start(), millis)
  }

  #due(): readonly RecordedAction[] {
    return this.#deps.waiting().filter(({ seq }) => !this.#unreadable.has(seq))
  }

  #setStatus(status: SyncStatus) {
    this.#status = status
    this.#report()
  }

  #report() {
    const actions = this.#deps.waiting()
    const status = this.#status === 'saved' && actions.length > 0 ? 'saving' : this.#status
    const waiting = unsentAnswers(actions)
    const before = this.connection.read()
    if (before.status !== status || before.waiting !== waiting) this.connection.set({ status, waiting })
  }
}
