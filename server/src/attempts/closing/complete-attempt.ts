import type { AttemptState } from '@pariksha/domain/attempt/attempt'
import { type MarkedQuestion, type Marking, markPaper } from '@pariksha/domain/marking/marking'
import { RANKED_LATE } from '@pariksha/domain/ranking/ranking'
import type { Millis } from '@pariksha/domain/timing/timing'
import { type Insertable, sql } from 'kysely'
import { keyToComplete } from '../../papers/key-lock.ts'
import type { LoadedPaper, PaperKey, PaperPlan } from '../../papers/plan.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import type { Results } from '../../platform/db/schema.gen.ts'
import { type AttemptRow, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { foldLog } from '../counted-actions.ts'
import { type LoggedAction, readActions } from '../queries.ts'
import { findPriorTakers } from '../results/erased-ranks.ts'
import { type FinalAnswers, finalAnswersOf } from '../results/final-answers.ts'
import { readTimeTaken, type Taken } from '../results/time-taken.ts'

/** What an attempt was marked by, and what came of it. */
export type MarkedBy = {
  readonly key: PaperKey
  readonly responses: AttemptState['responses']
  readonly marking: Marking
  /** On the time that the student took. */
  readonly log: readonly LoggedAction[]
  readonly spent: Millis
  /** On the attempt's clock, at the end. */
  readonly left: Millis
} & Pick<Taken, 'paused' | 'added'>

/** A locked attempt, what was done in it, and when its device was told to submit it, on the attempt's clock. */
export type Finished = AttemptWithPaper & {
  readonly log: readonly LoggedAction[]
  readonly submittedAt?: Millis | undefined
}
/** Completed just now. */
export type Marked = AttemptWithPaper & { readonly markedBy: MarkedBy }
/** Completed, now or before; without `markedBy` that is read again where it is presented. */
export type Completed = AttemptWithPaper & { readonly markedBy?: MarkedBy }

/** Marks and completes a locked attempt. */
export async function completeAttempt(
  tx: Transaction,
  deps: AttemptDeps,
  opened: AttemptWithPaper,
): Promise<AttemptRow> {
  const log = await readActions(tx, opened.attempt)
  await completeAll(tx, deps, [{ ...opened, log }])
  return closed(opened.attempt)
}

/** The same for a batch. */
export async function completeAll(
  tx: Transaction,
  { papers, secret }: AttemptDeps,
  finished: readonly Finished[],
): Promise<Marked[]> {
  const keys = new Map<number, Awaited<ReturnType<typeof keyToComplete>>>()
  const results: Result[] = []
  const completed: Marked[] = []
  const before = await findPriorTakers(
    tx,
    secret,
    finished.map(({ attempt }) => attempt),
  )
  const taken = await readTimeTaken(tx, finished)
  for (const [index, { attempt, paper, submittedAt }] of finished.entries()) {
    const { log, paused, added, spentAt } = taken[index] as Taken
    const keyed = keys.get(paper.id) ?? (await keyToComplete(tx, papers, paper.id))
    keys.set(paper.id, keyed)
    const { duration } = paper.plan
    const end = Math.max(0, Math.min(elapsedNow(attempt), duration, submittedAt ?? duration))
    const spent = spentAt(end)
    const { responses, marking } = markLog(paper, keyed.key, log, spent)
    const { whole } = marking
    results.push({
      student_id: attempt.studentId,
      attempt_id: attempt.id,
      completed_at: attempt.now,
      key_version: keyed.version,
      units: whole.marks,
      units_maximum: whole.maximum,
      units_per_mark: paper.plan.unitsPerMark,
      correct: whole.correct,
      incorrect: whole.incorrect,
      unattempted: whole.unattempted,
      spent_ms: spent,
      taken_before: before.has(attempt.id),
      ...finalAnswersOf(paper, responses),
    })
    completed.push({
      attempt: closed(attempt),
      paper,
      markedBy: { key: keyed.key, responses, marking, log, spent, left: duration - end, paused, added },
    })
  }
  await storeResults(tx, { results: JSON.stringify(results) })
  return completed
}

type Result = Omit<Insertable<Results>, 'test_id' | 'paper_id' | 'ranked'> & {
  readonly completed_at: Date
  readonly taken_before: boolean
} & FinalAnswers

// five minutes after the end, plus outages of the server
const LATE = sql`(c.late_until - make_interval(secs => t.late_window_seconds) + make_interval(secs => ${RANKED_LATE / 1000}::float8))`

// minutes that staff give in a live test keep the rank
const PAUSED = sql`(c.paused_ms - case when t.mode = 'live' then coalesce((
  select sum(g.given_ms) from given_time g where g.student_id = c.student_id and g.attempt_id = c.id), 0) else 0 end)`

// what does not count has seen the key, or could have; late deliveries of a silent device may have been typed after the end
const storeResults = prepare(
  'store-results',
  { results: parameter<string>() },
  (_, { results }) => sql<never>`
    with marked as (
      select * from json_to_recordset(${results}::json) as m (
        student_id bigint, attempt_id bigint, completed_at timestamptz, key_version integer, units integer,
        units_maximum integer, units_per_mark integer, correct integer, incorrect integer, unattempted integer,
        spent_ms integer, taken_before boolean, answers json, seconds json)
    ), closed as (
      update attempts a set status = 'completed', completed_at = m.completed_at, paused_at = null
      from marked m where a.student_id = m.student_id and a.id = m.attempt_id
      returning a.*
    ), kept as (
      insert into final_answers (student_id, attempt_id, answers, seconds)
      select student_id, attempt_id, answers, seconds from marked
    )
    insert into results (student_id, attempt_id, test_id, paper_id, key_version, units, units_maximum, units_per_mark,
                         correct, incorrect, unattempted, spent_ms, ranked)
    select c.student_id, c.id, c.test_id, c.paper_id, m.key_version, m.units, m.units_maximum, m.units_per_mark,
           m.correct, m.incorrect, m.unattempted, m.spent_ms,
           c.counted and ${PAUSED} = 0 and not m.taken_before
           and not (t.mode = 'practice' and m.completed_at > ${LATE} and exists (
             select from actions a where a.student_id = c.student_id and a.attempt_id = c.id
               and a.refused is null and a.received_at > ${LATE}))
    from closed c join marked m on m.student_id = c.student_id and m.attempt_id = c.id
    join tests t on t.id = c.test_id`,
)

const closed = (attempt: AttemptRow): AttemptRow => ({
  ...attempt,
  status: 'completed',
  completedAt: attempt.now,
  pausedAt: null,
})

/** Folds the actions of an attempt and marks the answers at its end. */
export function markLog(
  paper: LoadedPaper,
  key: PaperKey,
  log: readonly LoggedAction[],
  spent: Millis,
): Pick<MarkedBy, 'responses' | 'marking'> {
  const { responses } = foldLog(log, spent)
  return { responses, marking: markPaper(markedQuestions(paper, key), (number) => responses.get(number)?.choice) }
}

/** The same for everybody who took the paper: a plan and a key never change once they are read. */
const derived = new WeakMap<PaperKey, { readonly plan: PaperPlan; readonly questions: readonly MarkedQuestion[] }>()

export function markedQuestions({ plan }: Pick<LoadedPaper, 'plan'>, key: PaperKey): readonly MarkedQuestion[] {
  const before = derived.get(key)
  if (before?.plan === plan) return before.questions
  const questions = keyed(plan, key)
  derived.set(key, { plan, questions })
  return questions
}

const keyed = (plan: PaperPlan, key: PaperKey): MarkedQuestion[] =>
  plan.questions.map(({ section, scheme = plan.sections[section]?.scheme }, index) => {
    const own = key[index]
    if (!own || !scheme) throw new Error(`question ${index + 1} has no key or no scheme`)
    const { answer, also, dropped } = own
    return { number: index + 1, section, scheme, key: answer, ...(also && { also }), ...(dropped && { dropped }) }
  })
