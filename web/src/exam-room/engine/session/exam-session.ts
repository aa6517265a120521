import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper } from '@pariksha/contract/exams/tests'
import type { Choice } from '@pariksha/domain/question'
import type { Millis } from '@pariksha/domain/timing/timing'
import { makeStore, type Store } from '../../../shared/lib/store/store.ts'
import { AnswerState, type Refusal } from '../answers/answer-state.ts'
import { type Change, LocalActions } from '../answers/local-actions.ts'
import type { AttemptClock } from '../clock.ts'
import { pauseAttempt, resumeAttempt } from '../delivery/calls.ts'
import type { Pace, Sync } from '../delivery/sync.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import type { Owner, PendingSubmit, RecordedAction } from '../storage/records.ts'
import { AttemptRecord } from './attempt-record.ts'
import { Countdown } from './countdown.ts'
import { type Phase, RUNNING } from './phases.ts'
import { Sections } from './sections.ts'
import { ServerContact } from './server-contact.ts'
import { Submission } from './submission.ts'

export type Message = Refusal | { readonly kind: 'section-opened'; readonly section: number }

export type SessionOptions = {
  readonly storage: DeviceStorage
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

/** A test being taken on this device. All state is in memory; `sync` does the network. */
export class ExamSession {
  readonly owner: Owner
  readonly paper: Paper
  readonly clock: AttemptClock
  readonly sections: Sections
  readonly countdown: Countdown
  readonly answerState: AnswerState
  readonly phase = makeStore<Phase>(RUNNING)
  readonly sync: Sync
  /** False while this device stores nothing; the student sees a warning. */
  readonly isStored: Store<boolean>
  onMessage: (message: Message) => void = () => undefined

  readonly #actions: LocalActions
  readonly #record: AttemptRecord
  readonly #contact: ServerContact
  readonly #submission: Submission

  constructor(options: SessionOptions) {
    const { storage, owner, device, epoch, lastSeq, hasGaps = false, snapshot, paper, clock } = options
    this.owner = owner
    this.paper = paper
    this.clock = clock
    this.isStored = storage.isStored
    this.sections = new Sections(paper, snapshot.sections)
    this.countdown = new Countdown(clock, this.sections)
    const actions = new LocalActions(
      storage,
      { ...owner, device, epoch, lastSeq, hasGaps, settled: false },
      options.actions,
    )
    this.answerState = new AnswerState(snapshot, actions)
    const record = new AttemptRecord(options)
    const { countdown, phase, answerState } = this
    const notify = (message: Message) => this.onMessage(message)
    const contact = new ServerContact(options, { actions, clock, countdown, phase, record, answerState, notify })
    this.sync = contact.sync
    const { attemptId } = owner
    const end = (last: Phase) => contact.end(last)
    this.#submission = new Submission({ attemptId, device, actions, clock, record, sync: this.sync, phase, end })
    this.#actions = actions
    this.#record = record
    this.#contact = contact
    this.answerState.noteRefused()
  }

  get attempt(): Attempt {
    return this.#record.snapshot
  }

  get answers() {
    return this.answerState.state
  }

  get lastQuestion(): number {
    return this.paper.questions.length
  }

  /** Nothing would be lost if the page was closed now. */
  get isSafeToLeave(): boolean {
    return this.isStored.read() || this.#actions.waiting.length === 0
  }

  start() {
    this.#record.store()
    this.#actions.writeDevice()
    if (!this.clock.running) this.phase.set({ name: 'paused' })
    this.countdown.start(() => this.tick())
    const { pendingSubmit } = this.#record
    if (pendingSubmit) void this.submit(pendingSubmit.by)
    else {
      this.#enterOpenSection()
      this.goTo(this.answerState.current)
    }
    this.tick()
    this.sync.start()
  }

  stop() {
    this.countdown.stop()
    this.sync.flushOnUnload()
    this.sync.stop()
  }

  /** Whether answers of a question may change now. */
  canChange(questionNumber: number): boolean {
    return this.sections.canChange(questionNumber, this.countdown.openSection.read())
  }

  /** Whether a question may be shown now. */
  canOpen(questionNumber: number): boolean {
    return this.sections.canOpen(questionNumber, this.countdown.openSection.read())
  }

  /** Opens a question and marks it visited. */
  goTo(questionNumber: number) {
    if (this.phase.read().name !== 'running' || !this.canOpen(questionNumber)) return
    if (this.canChange(questionNumber)) this.#act(questionNumber, {})
    else this.answerState.look(questionNumber)
  }

  /** Choosing an answer clears the review mark. */
  answer(questionNumber: number, choice: Choice | null) {
    if (!this.#mayAct(questionNumber)) return
    const before = this.answerState.responseTo(questionNumber)
    if ((before?.choice ?? null) === choice) return
    this.#act(questionNumber, { choice, ...(choice !== null && before?.marked ? { marked: false } : {}) })
  }

  /** Undo: restores an earlier response. */
  restore(questionNumber: number, choice: Choice | null, marked: boolean) {
    if (this.#mayAct(questionNumber)) this.#act(questionNumber, { choice, marked })
  }

  markAndNext() {
    const { current } = this.answerState
    if (this.#mayAct(current) && !this.answerState.responseTo(current)?.marked) this.#act(current, { marked: true })
    this.goTo(current + 1)
  }

  saveAndNext() {
    const { current } = this.answerState
    const response = this.answerState.responseTo(current)
    if (response?.choice != null && response.marked && this.#mayAct(current)) this.#act(current, { marked: false })
    this.goTo(current + 1)
  }

  async pause() {
    await this.sync.flush()
    await this.#contact.apply(pauseAttempt)
  }

  async resume() {
    await this.#contact.apply(resumeAttempt)
  }

  /** The student's choice in the phase `away`. */
  async continueTest(time: 'left-then' | 'as-it-is') {
    if (time === 'left-then') {
      this.#record.pendingSubmit = null
      await this.resume()
    }
    this.#contact.note()
    this.phase.set(RUNNING)
    this.sync.retryNow()
    this.tick()
  }

  submit(by: PendingSubmit['by']): Promise<void> {
    return this.#submission.submit(by)
  }

  /** Reads the attempt again, with what other devices delivered late. */
  reread(): Promise<void> {
    return this.#contact.reread()
  }

  /** Called by the interval, and by the page when it becomes visible. */
  tick() {
    if (this.clock.hasLeapt()) this.sync.retryNow()
    this.countdown.showSeconds()
    if (this.phase.read().name === 'running') {
      if (this.clock.remaining <= 0) void this.submit('clock')
      else this.#enterOpenSection()
    }
    this.countdown.showSectionSeconds()
  }

  #enterOpenSection() {
    const { open, before } = this.countdown.showSection()
    if (open === null || this.sections.of(this.answerState.current) >= open) return
    if (before === open && this.#actions.all.length > 0) return
    const first = this.sections.firstQuestion(open)
    if (first !== undefined) this.goTo(first)
    this.onMessage({ kind: 'section-opened', section: open })
  }

  #mayAct(questionNumber: number): boolean {
    return this.phase.read().name === 'running' && this.clock.remaining > 0 && this.canChange(questionNumber)
  }

  #act(questionNumber: number, change: Change) {
    this.answerState.record(questionNumber, change, this.clock.elapsed)
    this.sync.scheduleSend()
  }
}
