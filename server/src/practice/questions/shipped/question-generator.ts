import { createBoundedThread } from '../../../platform/bounded/bounded-thread.ts'
import type { AskedQuestion } from '../pack-question.ts'
import type { Candidate, SiblingTask, TopicTask } from './candidates.ts'
import { createSamples, type Samples } from './samples.ts'

/** Questions of practice from the shipped templates. */
export type QuestionGenerator = {
  ofTopic(task: TopicTask): Promise<readonly Candidate[]>
  ofSource(task: SiblingTask): Promise<readonly Candidate[]>
  readonly samplesOf: Samples
  redraw(kept: readonly Pick<Candidate, 'spec' | 'place'>[]): Promise<readonly Candidate[]>
  render(candidate: Pick<Candidate, 'spec' | 'place'>): Promise<AskedQuestion>
  /** Loads the templates, for somebody who is about to practise; where they are loaded, keeps them for a while. Never fails. */
  prepare(): Promise<void>
  close(): Promise<void>
}

/** One thread, apart from that of the staff, which ends when nobody practises. Whatever comes first loads the templates. */
export function createQuestionGenerator(): QuestionGenerator {
  const { run, close } = createBoundedThread(new URL('./generator-worker.ts', import.meta.url), {
    millis: 60_000,
    idleMillis: 300_000,
    maxQueued: 200,
    retryAfter: { full: 5, late: 10 },
  })
  // shared by all who wait, so that a class that opens the page at once queues one task
  let preparing: Promise<void> | undefined
  return {
    prepare() {
      preparing ??= run<void>('load', undefined)
        .catch(() => {}) // the call for a question reports it
        .finally(() => {
          preparing = undefined
        })
      return preparing
    },
    ofTopic: (task) => run('ofTopic', task),
    ofSource: (task) => run('ofSource', task),
    samplesOf: createSamples((places) => run('samplesOf', places)),
    redraw: (kept) => run('redraw', kept),
    render: (candidate) => run('render', candidate),
    close,
  }
}
