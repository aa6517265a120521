import { fold } from '@pariksha/domain/attempt'
import { markPaper } from '@pariksha/domain/marking'
import type { Transaction } from '../db/database.ts'
import type { LoadedPaper, PaperKey } from '../papers/plan.ts'
import type { Papers } from '../papers/store.ts'
import { type AttemptRow, elapsedNow } from './attempt.ts'
import { readActions, updateAttempt } from './queries.ts'

/** Marks a locked attempt and closes it for good. */
export async function completeAttempt(
  tx: Transaction,
  papers: Papers,
  attempt: AttemptRow,
  paper: LoadedPaper,
): Promise<AttemptRow> {
  const { version, key } = await papers.key(attempt.paperId, tx)
  const actions = (await readActions(tx, attempt)).filter(({ refused }) => refused === null)
  const { responses } = fold(actions)
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
      spent_ms: Math.max(0, Math.min(elapsedNow(attempt), paper.plan.duration)),
      ranked: attempt.pausedMs === 0 && (await isFirst(tx, attempt)),
    })
    .execute()
  await updateAttempt(tx, attempt, { status: 'completed', completed_at: completedAt, paused_at: null })
  return { ...attempt, status: 'completed', completedAt, pausedAt: null }
}

export const markedQuestions = ({ plan }: Pick<LoadedPaper, 'plan'>, key: PaperKey) =>
  plan.questions.map(({ section, scheme = plan.sections[section]?.scheme }, index) => {
    const answer = key[index]?.answer
    if (!answer || !scheme) throw new Error(`question ${index + 1} has no key or no scheme`)
    return { number: index + 1, section, scheme, key: answer }
  })

/** Who takes a test again has seen its key. */
async function isFirst(tx: Transaction, { studentId, testId, id }: AttemptRow): Promise<boolean> {
  const earlier = await tx
    .selectFrom('attempts')
    .select('id')
    .where('student_id', '=', studentId)
    .where('test_id', '=', testId)
    .where('id', '<', id)
    .executeTakeFirst()
  return earlier === undefined
}
