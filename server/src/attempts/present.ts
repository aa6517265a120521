import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks, AttemptResult, Receipt, SharedSolution } from '@pariksha/contract/attempts/results'
import { type AttemptState, fold, type Response } from '@pariksha/domain/attempt/attempt'
import { wholeSeconds } from '@pariksha/domain/attempt/whole-seconds'
import { type Tally, toMarks } from '@pariksha/domain/marking/marking'
import { type LoadedPaper, presentScheme } from '../papers/plan.ts'
import { elapsedNow } from './attempt.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import type { AttemptWithPaper } from './attempt-with-paper.ts'
import { type Completed, type MarkedBy, markLog } from './closing/complete-attempt.ts'
import { foldLog } from './counted-actions.ts'
import { absenceOf } from './devices.ts'
import { type LoggedAction, type ReadLog, readActions } from './queries.ts'
import { isReleasedNow } from './results/release.ts'
import type { SolutionsOf } from './results/solutions.ts'
import { readTimeTaken } from './results/time-taken.ts'

const seconds = (millis: number): number => Math.round(millis / 1000)

const UNTOUCHED = fold([])

type Extent = { readonly questions: 'all' | 'visited'; readonly untouched?: boolean | undefined }

export type PresentingDeps = AttemptDeps & { readonly readLog: ReadLog }

/** An attempt as the API presents it. An `untouched` one has no actions to read. */
export async function presentAttempt(
  deps: PresentingDeps,
  opened: AttemptWithPaper,
  { questions, untouched = false }: Extent,
): Promise<Attempt> {
  const state = untouched ? UNTOUCHED : foldLog(await deps.readLog(opened.attempt))
  return {
    ...(await presentHead(deps, opened, state)),
    ...presentSheet(opened.paper, state, questions),
  }
}

/** An attempt without its questions. */
async function presentHead(
  { db }: AttemptDeps,
  { attempt, paper: { plan } }: AttemptWithPaper,
  { current }: AttemptState,
): Promise<Omit<Attempt, keyof Sheet>> {
  const remaining = (elapsed: number) => Math.min(plan.duration, Math.max(0, plan.duration - elapsed)) / 1000
  const absent = await absenceOf(db, attempt, plan.duration)
  return {
    id: attempt.id,
    test_id: attempt.testId,
    title: attempt.title,
    status: attempt.status,
    mode: attempt.mode,
    duration: plan.duration / 60_000,
    remaining_seconds: attempt.status === 'completed' ? 0 : remaining(elapsedNow(attempt)),
    expires_at: attempt.deadlineAt.toISOString(),
    started_at: attempt.startedAt.toISOString(),
    epoch: attempt.epoch,
    earlier_deliveries: attempt.earlierDeliveries,
    current_question: current,
    was_paused: (attempt.mode === 'practice' && attempt.pausedMs > 0) || attempt.status === 'paused',
    away: absent ? { seconds: seconds(absent.away), remaining_seconds: remaining(absent.at) } : null,
  }
}

type Sheet = Pick<Attempt, 'sections' | 'test_json'>

/** The questions of an attempt with their responses. */
function presentSheet(
  { plan, windows }: LoadedPaper,
  { responses }: AttemptState,
  questions: Extent['questions'],
): Sheet {
  return {
    sections: plan.sections.map(({ name, firstQuestion, questionCount, scheme }, index) => ({
      name,
      first_question: firstQuestion,
      question_count: questionCount,
      opens: (windows[index]?.opens ?? 0) / 1000,
      closes: (windows[index]?.closes ?? plan.duration) / 1000,
      marking: presentScheme(scheme, plan.unitsPerMark),
    })),
    test_json: plan.questions.flatMap(({ section }, index) => {
      const response = responses.get(index + 1)
      return questions === 'all' || response ? { section, ...paletteItem(index + 1, response) } : []
    }),
  }
}

export const paletteItem = (number: number, response: Response | undefined) => ({
  question_number: number,
  user_choice: response?.choice ?? null,
  marked_review: response?.marked ?? false,
  visited: response !== undefined,
})

/** The receipt of a completed attempt before its results are released. */
export async function presentReceipt({ db }: AttemptDeps, { attempt, paper, markedBy }: Completed): Promise<Receipt> {
  const responses = markedBy?.responses ?? foldLog(await readActions(db, attempt)).responses
  return {
    submitted_at: (attempt.completedAt ?? attempt.now).toISOString(),
    answered: [...responses.values()].filter(({ choice }) => choice !== null).length,
    total: paper.plan.questions.length,
    release_at: attempt.releasedAt?.toISOString() ?? null,
  }
}

/** Result of a completed attempt; the answers in the order of the questions. */
async function presentMarks(deps: AttemptDeps, completed: Completed): Promise<AttemptMarks> {
  return present(completed, await markedByOf(deps, completed))
}

/** The same with the solutions, each with the student's own answer. */
async function presentResult(
  deps: AttemptDeps,
  solutionsOf: SolutionsOf,
  completed: Completed,
): Promise<AttemptResult> {
  const markedBy = await markedByOf(deps, completed)
  const { answers, ...whole } = present(completed, markedBy)
  const { shared } = solutionsOf(completed.paper, markedBy.key)
  return {
    ...whole,
    test_json: answers.map((answer, index) => ({ ...(shared[index] as SharedSolution), ...answer })),
  }
}

async function markedByOf(deps: AttemptDeps, completed: Completed): Promise<MarkedBy> {
  if (!isReleasedNow(completed.attempt)) throw new Error('a result was asked for that is not released')
  return completed.markedBy ?? (await readMarkedBy(deps, completed))
}

/** The result, with its solutions or apart from them. */
export const presentOutcome = (
  deps: AttemptDeps,
  solutionsOf: SolutionsOf,
  completed: Completed,
  solutions: 'included' | 'apart',
) => (solutions === 'apart' ? presentMarks(deps, completed) : presentResult(deps, solutionsOf, completed))

export async function readMarkedBy(
  { db, papers }: AttemptDeps,
  { attempt, paper }: AttemptWithPaper,
): Promise<MarkedBy> {
  const [{ key }, log, { spent_ms }] = await Promise.all([
    papers.key(attempt.paperId),
    readActions(db, attempt),
    db
      .selectFrom('results')
      .select('spent_ms')
      .where('student_id', '=', attempt.studentId)
      .where('attempt_id', '=', attempt.id)
      .executeTakeFirstOrThrow(),
  ])
  const [taken] = await readTimeTaken(db, [{ attempt, paper, log }])
  if (!taken) throw new Error(`attempt ${attempt.id} has no time`)
  const end = taken.endOf(spent_ms)
  const { log: moved, paused, added } = taken
  const spent = taken.spentAt(end)
  const left = Math.max(0, paper.plan.duration - end)
  return { key, ...markLog(paper, key, moved, spent), log: moved, spent, left, paused, added }
}

function present({ paper }: AttemptWithPaper, { responses, marking, log, spent }: MarkedBy): AttemptMarks {
  const { plan } = paper
  const late = lateChoices(log)
  const times = wholeSeconds(plan.questions.map((_, index) => responses.get(index + 1)?.spent ?? 0))
  return {
    result: presentTally(marking.whole),
    total_marks: toMarks(marking.whole.marks, plan.unitsPerMark),
    max_marks: toMarks(marking.whole.maximum, plan.unitsPerMark),
    seconds: seconds(spent),
    sections: plan.sections.map(({ name, firstQuestion, questionCount }, index) => {
      const tally = marking.sections[index] as Tally
      const own = times.slice(firstQuestion - 1, firstQuestion - 1 + questionCount)
      return {
        name,
        ...presentTally(tally),
        marks: toMarks(tally.marks, plan.unitsPerMark),
        max_marks: toMarks(tally.maximum, plan.unitsPerMark),
        seconds: own.reduce((sum, time) => sum + time, 0),
      }
    }),
    answers: plan.questions.map((_, index) => {
      const number = index + 1
      const response = responses.get(number)
      return {
        user_choice: response?.choice ?? null,
        marked_review: response?.marked ?? false,
        marks: toMarks(marking.questions[index]?.marks ?? 0, plan.unitsPerMark),
        seconds: times[index] ?? 0,
        late_choice: late.get(number) ?? null,
      }
    }),
  }
}

const presentTally = ({ total, attempted, unattempted, correct, incorrect, dropped, accuracy }: Tally) => ({
  total,
  attempted,
  unattempted,
  correct,
  incorrect,
  dropped,
  accuracy,
})

/** Choices made after the time was over: stored and shown, not counted. */
const lateChoices = (log: readonly LoggedAction[]): Map<number, string | null> =>
  new Map(
    [...fold(log.filter(({ refused }) => refused !== null)).responses].map(([number, { choice }]) => [number, choice]),
  )
