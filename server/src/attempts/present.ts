import { type Attempt, type AttemptResult, attemptResult, type Receipt } from '@pariksha/contract/attempts'
import { type AttemptState, fold, type Response } from '@pariksha/domain/attempt'
import { markPaper, type Tally, toMarks } from '@pariksha/domain/marking'
import { z } from 'zod'
import { type LoadedPaper, presentScheme } from '../papers/plan.ts'
import { elapsedNow } from './attempt.ts'
import { type MarkedBy, markedQuestions } from './complete-attempt.ts'
import { absenceOf } from './devices.ts'
import { type LoggedAction, readActions } from './queries.ts'
import { isReleasedNow } from './release.ts'
import { ownSolution, type SharedSolution, solutionsOf } from './solutions.ts'
import type { Engine, Opened } from './touch.ts'

const seconds = (millis: number): number => Math.round(millis / 1000)

/** An attempt as the API tells it. */
export async function presentAttempt(engine: Engine, opened: Opened): Promise<Attempt> {
  const state = await readState(engine, opened)
  return { ...(await presentHead(engine, opened, state)), ...presentSheet(opened.paper, state) }
}

export async function readState({ db }: Engine, { attempt }: Opened): Promise<AttemptState> {
  return counted(await readActions(db, attempt))
}

const counted = (log: readonly LoggedAction[]): AttemptState => fold(log.filter(({ refused }) => refused === null))

/** How an attempt stands: all of it but its questions. */
export async function presentHead(
  { db }: Engine,
  { attempt, paper: { plan } }: Opened,
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
    was_paused: attempt.pausedMs > 0 || attempt.status === 'paused',
    away: absent ? { seconds: seconds(absent.away), remaining_seconds: remaining(absent.at) } : null,
  }
}

export type Sheet = Pick<Attempt, 'sections' | 'test_json'>

/** The questions of an attempt, and what was answered. */
export function presentSheet({ plan, windows }: LoadedPaper, { responses }: AttemptState): Sheet {
  return {
    sections: plan.sections.map(({ name, firstQuestion, questionCount, scheme }, index) => ({
      name,
      first_question: firstQuestion,
      question_count: questionCount,
      opens: (windows[index]?.opens ?? 0) / 1000,
      closes: (windows[index]?.closes ?? plan.duration) / 1000,
      marking: presentScheme(scheme, plan.unitsPerMark),
    })),
    test_json: plan.questions.map(({ section }, index) => ({
      section,
      ...paletteItem(index + 1, responses.get(index + 1)),
    })),
  }
}

export const paletteItem = (number: number, response: Response | undefined) => ({
  question_number: number,
  user_choice: response?.choice ?? null,
  marked_review: response?.marked ?? false,
  visited: response !== undefined,
})

/** What a student gets who is through before the results are released. */
export async function presentReceipt(
  { db }: Engine,
  { attempt, paper, markedBy }: Opened & { readonly markedBy?: MarkedBy },
): Promise<Receipt> {
  const { responses } = counted(markedBy?.log ?? (await readActions(db, attempt)))
  return {
    submitted_at: (attempt.completedAt ?? attempt.now).toISOString(),
    answered: [...responses.values()].filter(({ choice }) => choice !== null).length,
    total: paper.plan.questions.length,
    release_at: attempt.releasedAt?.toISOString() ?? null,
  }
}

function mustBeReleased({ attempt }: Opened): void {
  if (!isReleasedNow(attempt)) throw new Error('a result was asked for that is not released')
}

/** Result and solutions of a completed attempt, made again from paper, key and actions. */
export async function presentOutcome(engine: Engine, opened: Opened): Promise<AttemptResult> {
  mustBeReleased(opened)
  const { whole, own, solutions } = recompute(opened, await readMarkedBy(engine, opened))
  return {
    ...whole,
    test_json: own.map((part, index) => ({ ...(solutions.shared[index] as SharedSolution), ...part })),
  }
}

/**
 * The same as it goes over the wire. When a hall hands in, its solutions are the same for everyone: they are checked against
 * the contract, written and compressed once, and only what is the student's own each time.
 */
export async function writeOutcome(
  engine: Engine,
  opened: Opened & { readonly markedBy?: MarkedBy },
): Promise<(encoding: 'gzip' | 'plain') => Buffer> {
  mustBeReleased(opened)
  const { whole, own, solutions } = recompute(opened, opened.markedBy ?? (await readMarkedBy(engine, opened)))
  const head = JSON.stringify(wholeResult.parse(whole)).slice(0, -1)
  const parts = ownSolutions.parse(own).map((part) => JSON.stringify(part).slice(1))
  return (encoding) => solutions.splice()[encoding](head, parts)
}

const ownSolutions = z.array(ownSolution)
const wholeResult = attemptResult.omit({ test_json: true })

async function readMarkedBy({ db, papers }: Engine, { attempt }: Opened): Promise<MarkedBy> {
  const [{ key }, log, { spent_ms: spent }] = await Promise.all([
    papers.key(attempt.paperId),
    readActions(db, attempt),
    db
      .selectFrom('results')
      .select('spent_ms')
      .where('student_id', '=', attempt.studentId)
      .where('attempt_id', '=', attempt.id)
      .executeTakeFirstOrThrow(),
  ])
  return { key, log, spent }
}

function recompute({ paper }: Opened, { key, log, spent }: MarkedBy) {
  const { plan } = paper
  const { responses } = fold(
    log.filter(({ refused }) => refused === null),
    spent,
  )
  const marking = markPaper(markedQuestions(paper, key), (number) => responses.get(number)?.choice)
  const late = lateChoices(log)
  const secondsOf = (number: number) => seconds(responses.get(number)?.spent ?? 0)
  return {
    solutions: solutionsOf(paper, key),
    own: plan.questions.map((_, index) => {
      const number = index + 1
      const response = responses.get(number)
      return {
        user_choice: response?.choice ?? null,
        marked_review: response?.marked ?? false,
        marks: toMarks(marking.questions[index]?.marks ?? 0, plan.unitsPerMark),
        seconds: secondsOf(number),
        late_choice: late.get(number) ?? null,
      }
    }),
    whole: {
      result: presentTally(marking.whole),
      total_marks: toMarks(marking.whole.marks, plan.unitsPerMark),
      max_marks: toMarks(marking.whole.maximum, plan.unitsPerMark),
      seconds: seconds(spent),
      sections: plan.sections.map(({ name, firstQuestion, questionCount }, index) => {
        const tally = marking.sections[index] as Tally
        const numbers = Array.from({ length: questionCount }, (_, place) => firstQuestion + place)
        return {
          name,
          ...presentTally(tally),
          marks: toMarks(tally.marks, plan.unitsPerMark),
          max_marks: toMarks(tally.maximum, plan.unitsPerMark),
          seconds: numbers.reduce((sum, number) => sum + secondsOf(number), 0),
        }
      }),
    },
  }
}

const presentTally = ({ total, attempted, unattempted, correct, incorrect, accuracy }: Tally) => ({
  total,
  attempted,
  unattempted,
  correct,
  incorrect,
  accuracy,
})

/** What was typed after its time was over: kept, shown, not counted. */
const lateChoices = (log: readonly LoggedAction[]): Map<number, string | null> =>
  new Map(
    [...fold(log.filter(({ refused }) => refused !== null)).responses].map(([number, { choice }]) => [number, choice]),
  )
