import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper, TestDetails } from '@pariksha/contract/exams/tests'
import { makeStore } from '../../shared/lib/store/store.ts'
import { AttemptClock } from '../engine/clock.ts'
import { ExamSession } from '../engine/session/exam-session.ts'
import { RUNNING } from '../engine/session/phases.ts'
import type { DeviceStorage } from '../engine/storage/device-storage.ts'
import { PREVIEW_ID } from '../preview-id.ts'
import { previewSections } from './preview-sections.ts'

/** Keeps nothing. */
const nowhere: DeviceStorage = {
  isStored: makeStore(true),
  write: () => undefined,
  written: async () => true,
  openDatabase: () => Promise.reject(new Error('A preview stores nothing.')),
  read: async () => ({ attempt: undefined, devices: [], actions: [] }),
  list: async () => [],
  readPaper: async () => undefined,
  forget: async () => undefined,
}

/** A preview for the author of a test: the exam room works, but stores and sends nothing. */
export class PreviewSession extends ExamSession {
  readonly #onEnd: () => void

  constructor(test: TestDetails, paper: Paper, onEnd: () => void) {
    const duration = test.duration * 60_000
    const clock = new AttemptClock(duration, { remaining: duration, wall: Date.now() })
    const owner = { userId: PREVIEW_ID, attemptId: PREVIEW_ID }
    super({
      storage: nowhere,
      owner,
      device: '',
      epoch: 1,
      lastSeq: 0,
      snapshot: attemptOf(test, paper),
      paper,
      actions: [],
      clock,
      pendingSubmit: null,
      lastContact: Date.now(),
    })
    this.#onEnd = onEnd
    // its room says that all is saved, and it never asks the server
    this.sync.stop()
    this.sync.scheduleSend = () => undefined
  }

  override start() {
    this.countdown.start(() => this.tick())
    this.goTo(1)
  }

  override stop() {
    this.countdown.stop()
  }

  override async pause() {
    this.#setRunning(false)
    this.phase.set({ name: 'paused' })
  }

  override async resume() {
    this.#setRunning(true)
    this.phase.set(RUNNING)
  }

  override async submit() {
    this.stop()
    this.#onEnd()
  }

  #setRunning(running: boolean) {
    this.clock.update(this.clock.remaining, this.clock.now(), { running })
  }
}

function attemptOf({ title, mode, duration, sections }: TestDetails, paper: Paper): Attempt {
  const now = new Date().toISOString()
  return {
    id: PREVIEW_ID,
    test_id: PREVIEW_ID,
    title,
    status: 'started',
    mode,
    duration,
    remaining_seconds: duration * 60,
    expires_at: now,
    started_at: now,
    epoch: 1,
    earlier_deliveries: 0,
    current_question: 1,
    was_paused: false,
    away: null,
    sections: previewSections(paper.sections, sections, duration),
    test_json: paper.questions.map(({ question_number, section }) => ({
      question_number,
      section,
      user_choice: null,
      marked_review: false,
      visited: false,
    })),
  }
}
