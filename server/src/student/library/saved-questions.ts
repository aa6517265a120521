import type { SavedQuestion, SeenQuestion } from '@pariksha/contract/student/library'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import { transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { neighbours } from '../../platform/http/paging.ts'
import { assertWithinRowLimit } from '../../platform/limits/row-limits.ts'
import { findSeen, presentQuestion, type Seen } from './seen-question.ts'

const PAGE = 10

/** What a student saved, each with the latest attempt by which its key was seen. */
export async function listSavedQuestions({ db, papers }: AttemptDeps, studentId: number, page: number) {
  const { rows } = await sql<Seen & { number: number; savedAt: Date }>`
    select saved.question_number as number, saved.saved_at as "savedAt", latest.*
    from saved_questions as saved
    cross join lateral (
      select attempts.id as "attemptId", attempts.test_id as "testId", tests.title, attempts.paper_id as "paperId"
      from attempts join tests on tests.id = attempts.test_id
      where attempts.student_id = saved.student_id and attempts.paper_id = saved.paper_id and ${IS_RELEASED}
      order by attempts.id desc limit 1
    ) as latest
    where saved.student_id = ${studentId}
    order by saved.saved_at desc, saved.paper_id, saved.question_number
    limit ${PAGE + 1} offset ${(page - 1) * PAGE}`.execute(db)
  const results: SavedQuestion[] = []
  for (const { number, savedAt, ...seen } of rows.slice(0, PAGE)) {
    const question = await presentQuestion(papers, seen, number)
    if (question) results.push({ ...question, saved_at: savedAt.toISOString() })
  }
  return { results, ...neighbours('/library/questions/', { page }, rows.length > PAGE) }
}

export async function savedOfAttempt({ db }: AttemptDeps, studentId: number, attemptId: number): Promise<number[]> {
  const { paperId } = await assertSeen(db, studentId, attemptId)
  const rows = await db
    .selectFrom('saved_questions')
    .select('question_number')
    .where('student_id', '=', studentId)
    .where('paper_id', '=', paperId)
    .orderBy('question_number')
    .execute()
  return rows.map(({ question_number }) => question_number)
}

export async function readSeenQuestion(
  { db, papers }: AttemptDeps,
  studentId: number,
  attemptId: number,
  number: number,
): Promise<SeenQuestion> {
  const question = await presentQuestion(papers, await assertSeen(db, studentId, attemptId), number)
  if (!question) throw new AppError('not_found')
  return question
}

/** Only what the student has seen with its key: saving is no way to read a paper. */
export async function saveQuestion(
  { db, papers }: AttemptDeps,
  studentId: number,
  attemptId: number,
  number: number,
): Promise<void> {
  const { paperId } = await assertSeen(db, studentId, attemptId)
  if (number > (await papers.load(paperId)).plan.questions.length) throw new AppError('not_found')
  await transact(db, async (tx) => {
    const row = await tx
      .insertInto('saved_questions')
      .values({ student_id: studentId, paper_id: paperId, question_number: number })
      .onConflict((conflict) => conflict.doNothing())
      .returning('question_number')
      .executeTakeFirst()
    if (row) await assertWithinRowLimit(tx, studentId, 'saved_questions')
  })
}

export async function removeQuestion(
  { db }: AttemptDeps,
  studentId: number,
  attemptId: number,
  number: number,
): Promise<void> {
  const { paperId } = await assertSeen(db, studentId, attemptId)
  await db
    .deleteFrom('saved_questions')
    .where('student_id', '=', studentId)
    .where('paper_id', '=', paperId)
    .where(sql<boolean>`question_number = ${number}::bigint`)
    .execute()
}

async function assertSeen(db: AttemptDeps['db'], studentId: number, attemptId: number): Promise<Seen> {
  const seen = await findSeen({ db }, studentId, attemptId)
  if (!seen) throw new AppError('not_found')
  return seen
}
