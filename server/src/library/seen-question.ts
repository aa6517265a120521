import type { SeenQuestion } from '@pariksha/contract/library'
import { IS_RELEASED } from '../attempts/release.ts'
import { presentKey } from '../attempts/solutions.ts'
import type { Engine } from '../attempts/touch.ts'
import type { Papers } from '../papers/store.ts'

/** A question of an attempt by which the student has seen its key. */
export type Seen = {
  readonly attemptId: number
  readonly testId: number
  readonly title: string
  readonly paperId: number
}

const seen = ({ db }: Pick<Engine, 'db'>, studentId: number) =>
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

/** The attempt, if it is the student's own and its key is out. */
export const findSeen = (engine: Pick<Engine, 'db'>, studentId: number, attemptId: number): Promise<Seen | undefined> =>
  seen(engine, studentId).where('attempts.id', '=', attemptId).executeTakeFirst()

/** The student's latest attempt at a paper whose key is out for them. */
export const findSeenPaper = (
  engine: Pick<Engine, 'db'>,
  studentId: number,
  paperId: number,
): Promise<Seen | undefined> =>
  seen(engine, studentId)
    .where('attempts.paper_id', '=', paperId)
    .orderBy('attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The question with its key. Who asks for it has to have made sure that the key may be seen. */
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
    correct_choice: presentKey(keyed.answer),
    explanation: keyed.explanation,
  }
}
