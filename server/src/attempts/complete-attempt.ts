import { fold } from '@pariksha/domain/attempt'
import { markPaper } from '@pariksha/domain/marking'
import type { Millis } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import type { LoadedPaper, PaperKey } from '../papers/plan.ts'
import type { Papers } from '../papers/store.ts'
import { type AttemptRow, elapsedNow } from './attempt.ts'
import { type LoggedAction, readActions, updateAttempt } from './queries.ts'

/** What an attempt was marked by. */
export type MarkedBy = { readonly key: PaperKey; readonly log: readonly LoggedAction[]; readonly spent: Millis }

/** Marks a locked attempt and closes it for good. */
export async function completeAttempt(
  tx: Transaction,
  papers: Papers,
  attempt: AttemptRow,
  paper: LoadedPaper,
): Promise<{ readonly attempt: AttemptRow; readonly markedBy: MarkedBy }> {
  const { version, key } = await papers.key(attempt.paperId, tx)
  const log = await readActions(tx, attempt)
  const { responses } = fold(log.filter(({ refused }) => refused === null))
  const spent = Math.max(0, Math.min(elapsedNow(attempt), paper.plan.duration))
  const { whole } = markPaper(markedQuestions(paper, key), (number) => responses.get(number)?.choice)
  const completedAt = attempt.now
  await tx
    .insertInto('results')
    .values({
      student_id: attempt.studentId,
      attempt_id: attempt.id,
      test_id: attempt.testId,
      paper_id: attempt.paperId,
      key_version: version,
      units: whole.marks,
      units_maximum: whole.maximum,
      units_per_mark: paper.plan.unitsPerMark,
      correct: whole.correct,
      incorrect: whole.incorrect,
      unattempted: whole.unattempted,
      spent_ms: spent,
      ranked: attempt.pausedMs === 0 ? isFirst(attempt) : false,
    })
    .execute()
  await updateAttempt(tx, attempt, { status: 'completed', completed_at: completedAt, paused_at: null })
  return {
    attempt: { ...attempt, status: 'completed', completedAt, pausedAt: null },
    markedBy: { key, log, spent },
  }
}

export const markedQuestions = ({ plan }: Pick<LoadedPaper, 'plan'>, key: PaperKey) =>
  plan.questions.map(({ section, scheme = plan.sections[section]?.scheme }, index) => {
    const answer = key[index]?.answer
    if (!answer || !scheme) throw new Error(`question ${index + 1} has no key or no scheme`)
    return { number: index + 1, section, scheme, key: answer }
  })

/** Who takes a test again has seen its key. */
const isFirst = ({ studentId, testId, id }: AttemptRow) => sql<boolean>`not exists (
  select from attempts where student_id = ${studentId} and test_id = ${testId} and id < ${id}
)`
