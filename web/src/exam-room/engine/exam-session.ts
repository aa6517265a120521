import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Submitted } from '@pariksha/contract/attempts/results'
import type { Paper } from '@pariksha/contract/tests'
import { type AttemptState, apply } from '@pariksha/domain/attempt'
import type { Choice } from '@pariksha/domain/question'
import { ABSENCE, type Millis, openSection, type Window } from '@pariksha/domain/timing'
import { makeStore } from '../../lib/store.ts'
import { answersOf } from './answers/answers.ts'
import { type Change, LocalActions } from './answers/local-actions.ts'
import type { AttemptClock } from './clock.ts'
import { pauseAttempt, readAttempt, resumeAttempt } from './delivery/calls.ts'
import type { Delivered } from './delivery/deliver.ts'
import { trySubmit } from './delivery/submit.ts'
import { type Pace, Sync } from './delivery/sync.ts'
import { forgetAttempt, storedOnDevice, write } from './storage/outbox.ts'
import type { Owner, PendingSubmit, RecordedAction } from './storage/records.ts'

export type Phase =
  | { readonly name: 'running' }
  | { readonly name: 'paused' }
  /** The student was away and chooses: continue with the time left then, or with the clock as it is. */
  | { readonly name: 'away'; readonly away: NonNullable<Attempt['away']> }
  /** Opened on another device. */
  | { readonly name: 'taken-over' }
  | { readonly name: 'submitting' }
  /** Submitted on this device; the server does not know yet. */
  | { readonly name: 'submit-pending'; readonly by: PendingSubmit['by'] }
  /** The server waits for answers that another device may hold. */
  | { readonly name: 'closing' }
  /** Null: completed on the server, result not read yet. */
  | { readonly name: 'completed'; readonly submitted: Submitted | null }
  | { readonly name: 'gone' }

export type Message =
  | { readonly kind: 'section-opened'; readonly section: number }
  | { readonly kind: 'not-counted'; readonly questions: readonly number[] }
  /** The server's limit of actions is reached; what it has counts. */
  | { readonly kind: 'full' }

export type SessionOptions = {
  readonly owner: Owner
  readonly device: string
  readonly epoch: number
  readonly lastSeq: number
  readonly hasGaps?: boolean
  readonly snapshot: Attempt
  readonly paper: Paper
  readonly actions: readonly RecordedAction[]
  readonly clock: AttemptClock
  readonly pendingSubmit: PendingSubmit | null
  /** By the wall clock; minus infinity before the first contact of this page. */
  readonly lastContact: Millis
  readonly pace?: Pace
}

const RUNNING: Phase = { name: 'running' }
const TICK: Millis = 250
/** The stored end of the test is rewritten when it is off by more. */
const STORED_CLOCK_ERROR: Millis = 1000

/** A test being taken on this device. All state is in memory; `sync` does the network. */
export class ExamSession {
  readonly owner: Owner
  readonly paper: Paper
  readonly clock: AttemptClock
  readonly windows: readonly Window[]
  readonly answers
  readonly phase = makeStore<Phase>(RUNNING)
  /** Whole seconds left, for the timer on the screen. */
  readonly secondsLeft
  /** The open section of a test with section clocks; null where all sections are open. */
  readonly openSection
  /** Whole seconds until the open section closes. */
  readonly sectionSecondsLeft
  /** Questions with an answer that was refused. */
  readonly notCounted = makeStore<ReadonlySet<number>>(new Set())
  /** The server's limit of actions is reached. */
  readonly isFull = makeStore(false)
  readonly sync: Sync
  onMessage: (message: Message) => void = () => undefined

  #snapshot: Attempt
  readonly #device: string
  readonly #actions: LocalActions
  #pendingSubmit: PendingSubmit | null
  #lastContact: Millis
  #ticking: ReturnType<typeof setInterval> | undefined
  #storedEnd = 0
  #rereading = false

  constructor(options: SessionOptions) {
    const { owner, device, epoch, lastSeq, hasGaps = false, snapshot, paper, actions, clock } = options
    const { pendingSubmit, lastContact, pace } = options
    this.owner = owner
    this.paper = paper
    this.clock = clock
    this.windows = snapshot.sections.map(({ opens, closes }) => ({ opens: opens * 1000, closes: closes * 1000 }))
    this.#snapshot = snapshot
    this.#device = device
    this.#actions = new LocalActions({ ...owner, device, epoch, lastSeq, hasGaps, settled: false }, actions)
    this.#pendingSubmit = pendingSubmit
    this.#lastContact = lastContact
    this.answers = makeStore<AttemptState>(answersOf(snapshot, actions))
    this.secondsLeft = makeStore(this.#wholeSeconds())
    this.openSection = makeStore<number | null>(this.#sectionByNow())
    this.sectionSecondsLeft = makeStore(this.#wholeSecondsOfSection())
    this.sync = new Sync({
      sender: { attemptId: owner.attemptId, device, epoch },
      waiting: () => this.#actions.waiting,
      now: () => this.clock.now(),
      mayContact: () => this.#mayContact(),
      onDelivered: (delivered, asked) => this.#onReply(delivered, asked),
      onGone: () => this.#end({ name: 'gone' }),
      ...(pace ? { pace } : {}),
    })
    this.#noteRefused()
  }

  get attempt(): Attempt {
    return this.#snapshot
  }

  get lastQuestion(): number {
    return this.paper.questions.length
  }

  /** Nothing would be lost if the page was closed now. */
  get isSafeToLeave(): boolean {
    return storedOnDevice.read() || this.#actions.waiting.length === 0
  }

  start() {
    this.#store()
    this.#actions.writeDevice()
    if (!this.clock.running) this.phase.set({ name: 'paused' })
    this.#ticking = setInterval(() => this.tick(), TICK)
    if (this.#pendingSubmit) void this.submit(this.#pendingSubmit.by)
    else {
      this.#enterOpenSection()
      this.goTo(this.answers.read().current)
    }
    this.tick()
    this.sync.start()
  }

  stop() {
    clearInterval(this.#ticking)
    this.sync.flushOnUnload()
    this.sync.stop()
  }

  /** Whether answers of a question may change now. */
  canChange(questionNumber: number): boolean {
    const open = this.openSection.read()
    return open === null || this.#opensAt(this.sectionOf(questionNumber)) === this.#opensAt(open)
  }

  /** Whether a question may be shown: with section clocks, later sections may not. */
  canOpen(questionNumber: number): boolean {
    if (questionNumber < 1 || questionNumber > this.lastQuestion) return false
    const open = this.openSection.read()
    return open === null || this.#opensAt(this.sectionOf(questionNumber)) <= this.#opensAt(open)
  }

  sectionOf(questionNumber: number): number {
    return this.paper.questions[questionNumber - 1]?.section ?? 0
  }

  /** The names of the sections that are open at the same time as one. */
  sectionsBeside(section: number): string[] {
    const opens = this.#opensAt(section)
    return this.paper.sections.filter((_, other) => this.#opensAt(other) === opens).map(({ name }) => name)
  }

  /** The section that opens next; null after the last. */
  sectionAfter(section: number): number | null {
    const next = this.windows.findIndex(({ opens }) => opens > this.#opensAt(section))
    return next < 0 ? null : next
  }

  /** The section that opened before. */
  sectionBefore(section: number): number | null {
    const last = this.windows.findLastIndex(({ opens }) => opens < this.#opensAt(section))
    return last < 0 ? null : last
  }

  /** Opens a question and marks it visited. */
  goTo(questionNumber: number) {
    if (this.phase.read().name !== 'running' || !this.canOpen(questionNumber)) return
    if (this.canChange(questionNumber)) this.#act(questionNumber, {})
    else this.answers.set({ ...this.answers.read(), current: questionNumber })
  }

  /** Choosing an answer clears the review mark. */
  answer(questionNumber: number, choice: Choice | null) {
    if (!this.#mayAct(questionNumber)) return
    const before = this.answers.read().responses.get(questionNumber)
    if ((before?.choice ?? null) === choice) return
    this.#act(questionNumber, { choice, ...(choice !== null && before?.marked ? { marked: false } : {}) })
  }

  /** Undo: restores an earlier response. */
  restore(questionNumber: number, choice: Choice | null, marked: boolean) {
    if (this.#mayAct(questionNumber)) this.#act(questionNumber, { choice, marked })
  }

  markAndNext() {
    const { current } = this.answers.read()
    if (this.#mayAct(current) && !this.answers.read().responses.get(current)?.marked)
      this.#act(current, { marked: true })
    this.goTo(current + 1)
  }

  saveAndNext() {
    const { current, responses } = this.answers.read()
    const response = responses.get(current)
    if (response?.choice != null && response.marked && this.#mayAct(current)) this.#act(current, { marked: false })
    this.goTo(current + 1)
  }

  async pause() {
    await this.sync.flush()
    this.#applyAttempt(await this.#timed(() => pauseAttempt(this.owner.attemptId)))
  }

  async resume() {
    this.#applyAttempt(await this.#timed(() => resumeAttempt(this.owner.attemptId)))
  }

  /** The student's choice in the phase `away`. */
  async continueTest(time: 'left-then' | 'as-it-is') {
    if (time === 'left-then') {
      this.#pendingSubmit = null
      this.#applyAttempt(await this.#timed(() => resumeAttempt(this.owner.attemptId)))
    }
    this.#lastContact = Date.now()
    this.phase.set(RUNNING)
    this.sync.retryNow()
    this.tick()
  }

  /** Submits the test; offline it ends on this device at once and is submitted when the server is reachable. */
  async submit(by: PendingSubmit['by']) {
    if (this.#isOver() || this.phase.read().name === 'submitting' || this.phase.read().name === 'submit-pending') return
    this.#pendingSubmit = { by }
    for (let tries = 1; ; tries++) {
      this.phase.set({ name: 'submitting' })
      if (await this.#trySubmit(by, tries)) return
      if (this.phase.read().name !== 'submitting') return
      this.#store()
      this.phase.set({ name: 'submit-pending', by })
      await this.sync.nextContact()
      if (this.phase.read().name !== 'submit-pending') return
    }
  }

  /** False if it has to be tried again later. */
  async #trySubmit(by: PendingSubmit['by'], tries: number): Promise<boolean> {
    const submission = {
      attemptId: this.owner.attemptId,
      device: this.#device,
      actions: this.#actions,
      sync: this.sync,
      isOver: () => this.#isOver(),
      remaining: () => this.clock.remaining,
      status: () => this.#snapshot.status,
    }
    const outcome = await trySubmit(submission, by).catch((error: unknown) => {
      this.#cancelSubmit()
      throw error
    })
    switch (outcome.kind) {
      case 'later':
        if (outcome.error !== undefined) this.sync.scheduleRetry(tries, outcome.error)
        return false
      case 'too-early':
        this.#cancelSubmit()
        return true
      case 'closing':
        this.#end({ name: 'closing' })
        return true
      case 'completed':
        this.#end({ name: 'completed', submitted: outcome.submitted })
        return true
      case 'over':
        return true
    }
  }

  #cancelSubmit() {
    this.#pendingSubmit = null
    this.#store()
    this.phase.set(RUNNING)
  }

  /** Called by the interval, and by the page when it becomes visible. */
  tick() {
    this.secondsLeft.set(this.#wholeSeconds())
    if (this.phase.read().name === 'running') {
      if (this.clock.remaining <= 0) void this.submit('clock')
      else this.#enterOpenSection()
    }
    this.sectionSecondsLeft.set(this.#wholeSecondsOfSection())
  }

  #enterOpenSection() {
    const open = this.#sectionByNow()
    const before = this.openSection.read()
    this.openSection.set(open)
    if (open === null) return
    if (this.sectionOf(this.answers.read().current) < open && (before !== open || this.#actions.all.length === 0)) {
      const first = this.paper.sections[open]?.first_question
      if (first !== undefined) this.goTo(first)
      this.onMessage({ kind: 'section-opened', section: open })
    }
  }

  #sectionByNow(): number | null {
    return this.windows.some(({ opens }) => opens > 0) ? openSection(this.windows, this.clock.elapsed) : null
  }

  /** Sections with the same opening time are open together. */
  #opensAt(section: number): Millis {
    return this.windows[section]?.opens ?? 0
  }

  #wholeSeconds(): number {
    return Math.max(0, Math.ceil(this.clock.remaining / 1000))
  }

  #wholeSecondsOfSection(): number | null {
    const open = this.openSection.read()
    const closes = open === null ? undefined : this.windows[open]?.closes
    return closes === undefined ? null : Math.max(0, Math.ceil((closes - this.clock.elapsed) / 1000))
  }

  #mayAct(questionNumber: number): boolean {
    return this.phase.read().name === 'running' && this.clock.remaining > 0 && this.canChange(questionNumber)
  }

  #act(questionNumber: number, change: Change) {
    const action = this.#actions.record(questionNumber, change, this.clock.elapsed)
    this.answers.set(apply(this.answers.read(), action))
    this.sync.scheduleSend()
  }

  /** After an absence from a practice test, the student first chooses which time to continue with. */
  async #mayContact(): Promise<boolean> {
    if (this.phase.read().name === 'away') return false
    const silent = Date.now() - this.#lastContact
    if (this.#snapshot.mode !== 'practice' || silent <= ABSENCE || this.#pendingSubmit?.by === 'student') return true
    const { away, status } = await readAttempt(this.owner.attemptId)
    this.#lastContact = Date.now()
    if (status === 'completed' || away === null) return true
    this.phase.set({ name: 'away', away })
    return false
  }

  #onReply({ reply, actions }: Delivered & { readonly reply: ActionsReply }, asked: Millis) {
    this.#lastContact = Date.now()
    this.#actions.applyReply(actions)
    if (actions.some(({ delivery }) => delivery === 'refused')) this.#refold()
    this.clock.update(reply.remaining_seconds * 1000, asked, { running: reply.status !== 'paused' })
    if (Math.abs(this.#endByWall() - this.#storedEnd) > STORED_CLOCK_ERROR) this.#store()
    if (reply.status !== this.#snapshot.status) this.#snapshot = { ...this.#snapshot, status: reply.status }
    if (reply.taken_over) return this.#onTakenOver()
    this.#applyStatus(reply.status)
    if (reply.earlier_deliveries > this.#snapshot.earlier_deliveries) void this.reread()
  }

  #applyStatus(status: Attempt['status']) {
    const { name } = this.phase.read()
    if (status === 'completed' && name !== 'submitting') this.#end({ name: 'completed', submitted: null })
    if (status === 'closing' && name === 'running') this.#end({ name: 'closing' })
    if (status === 'paused' && name === 'running') this.phase.set({ name: 'paused' })
    if (status === 'started' && name === 'paused') this.phase.set(RUNNING)
  }

  #onTakenOver() {
    if (this.phase.read().name === 'taken-over') return
    clearInterval(this.#ticking)
    this.phase.set({ name: 'taken-over' })
    this.sync.release()
  }

  /** Reads the attempt again: late answers of another device arrived, which go below the local ones. */
  async reread() {
    if (this.#rereading) return
    this.#rereading = true
    const contained = this.#actions.delivered
    try {
      const { outcome: _, ...attempt } = await readAttempt(this.owner.attemptId)
      if (this.#isOver()) return
      this.#snapshot = attempt
      this.#store()
      this.#actions.forget(contained)
      this.#refold()
    } catch {
      // The next reply tells it again.
    } finally {
      this.#rereading = false
    }
  }

  #refold() {
    const { current } = this.answers.read()
    this.answers.set({ ...answersOf(this.#snapshot, this.#actions.all), current })
    this.#noteRefused()
  }

  #noteRefused() {
    const before = this.notCounted.read()
    const questions = new Set(this.#actions.refusedAnswers.map(({ questionNumber }) => questionNumber))
    const fresh = [...questions].filter((number) => !before.has(number))
    if (fresh.length === 0) return
    this.notCounted.set(questions)
    this.isFull.set(this.#actions.isFull)
    this.onMessage(this.#actions.isFull ? { kind: 'full' } : { kind: 'not-counted', questions: fresh })
  }

  async #timed(ask: () => Promise<Attempt>): Promise<{ attempt: Attempt; asked: Millis }> {
    const asked = this.clock.now()
    return { attempt: await ask(), asked }
  }

  /** Applies clock and status of an attempt that was just read, not its answers. */
  #applyAttempt({ attempt, asked }: { attempt: Attempt; asked: Millis }) {
    this.#lastContact = Date.now()
    this.#snapshot = { ...this.#snapshot, status: attempt.status, was_paused: attempt.was_paused }
    this.clock.update(attempt.remaining_seconds * 1000, asked, { running: attempt.status !== 'paused' })
    this.#store()
    this.#applyStatus(attempt.status)
  }

  #end(phase: Phase) {
    clearInterval(this.#ticking)
    this.sync.stop()
    this.phase.set(phase)
    if (phase.name === 'completed') void forgetAttempt(this.owner)
  }

  #isOver(): boolean {
    return ['closing', 'completed', 'gone', 'taken-over'].includes(this.phase.read().name)
  }

  #endByWall(): Millis {
    const { wall, remaining } = this.clock.reading()
    return wall + remaining
  }

  #store() {
    this.#storedEnd = this.#endByWall()
    write({
      store: 'attempts',
      put: {
        ...this.owner,
        snapshot: this.#snapshot,
        paperHash: this.paper.hash,
        clock: this.clock.reading(),
        handedIn: this.#pendingSubmit,
      },
    })
  }
}
