import type { SeenQuestion } from '@pariksha/contract/student/library'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import { presentKeyed } from '../../attempts/results/solutions.ts'
import type { Papers } from '../../papers/store.ts'

/** A question of an attempt by which the student has seen its key. */
export type Seen = {
  readonly attemptId: number
  readonly testId: number
  readonly title: string
  readonly paperId: number
}

const seen = ({ db }: Pick<AttemptDeps, 'db'>, studentId: number) =>
  db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select([
      'attempts.id as attemptId',
      'attempts.test_id as testId',
      'tests.title as title',
      'attempts.paper_id as paperId',
    ])
    .where('attempts.student_id', '=', studentId)
    .where(IS_RELEASED)

/** The attempt, if it is the student's own and its result is released. */
export const findSeen = (
  deps: Pick<AttemptDeps, 'db'>,
  studentId: number,
  attemptId: number,
): Promise<Seen | undefined> => seen(deps, studentId).where('attempts.id', '=', attemptId).executeTakeFirst()

/** The student's latest attempt at a paper with a released result. */
export const findSeenPaper = (
  deps: Pick<AttemptDeps, 'db'>,
  studentId: number,
  paperId: number,
): Promise<Seen | undefined> =>
  seen(deps, studentId)
    .where('attempts.paper_id', '=', paperId)
    .orderBy('attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The question with its key. The caller must have checked that the key may be seen. */
export async function presentQuestion(
  papers: Papers,
  { attemptId, testId, title, paperId }: Seen,
  number: number,
): Promise<SeenQuestion | null> {
  const [paper, { key }] = await Promise.all([papers.load(paperId), papers.key(paperId)])
  const content = paper.content()
  const question = content.questions[number - 1]
  const keyed = key[number - 1]
  if (!question || !keyed) return null
  return {
    attempt_id: attemptId,
    test_id: testId,
    title,
    section: content.sections[question.section]?.name ?? '',
    question_number: number,
    question: question.question,
    question_image: question.question_image,
    passage: content.passages.find(({ id }) => id === question.passage)?.text ?? null,
    options: question.options,
    ...presentKeyed(keyed),
    explanation: keyed.explanation,
  }
}
