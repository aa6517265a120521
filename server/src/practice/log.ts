import type { PracticeLevel } from '@pariksha/domain/practice/ability'
import { sql } from 'kysely'
import { IS_RELEASED } from '../attempts/results/release.ts'
import type { Database } from '../platform/db/database.ts'

/** An answer in practice or in a test, as all folds of practice read it. */
export type LoggedAnswer = {
  readonly at: Date
  readonly topic: string | null
  readonly level: PracticeLevel | null
  /** What it is in the notebook: siblings are the same. */
  readonly card: string
  readonly source: string
  readonly place: number
  readonly optionCount: number
  readonly right: boolean
  /** Right by a guess, or marked for review. */
  readonly unsure: boolean
  /** Where it stood in a paper. */
  readonly paper?: { readonly id: number; readonly number: number }
}

/** What `practice_results` keeps of a result, in the order of its questions. */
export type ResultAnswer = Omit<LoggedAnswer, 'at' | 'paper'> & { readonly number: number }

/** The newest results are read. */
const MAX_RESULTS = 100
/** The newest practice answers are read. */
const MAX_ANSWERS = 20_000

/** A student's answers, oldest first; those of tests only where results are released. */
export async function readLog(db: Database, studentId: number): Promise<readonly LoggedAnswer[]> {
  const practised = await sql<LoggedAnswer>`
    select * from (
      select answers.answered_at as at, topic, level, card, source, place, option_count as "optionCount",
        verdict = 'right' as right, unsure, answers.question_id as id
      from practice_answers as answers
      join practice_questions as asked on asked.student_id = answers.student_id and asked.id = answers.question_id
      where answers.student_id = ${studentId} order by answers.question_id desc limit ${MAX_ANSWERS}
    ) as newest order by id`.execute(db)
  const results = await sql<{ at: Date; paperId: number; answers: readonly ResultAnswer[] }>`
    select attempts.completed_at as at, attempts.paper_id as "paperId", taken.answers
    from practice_results as taken
    join attempts on attempts.student_id = taken.student_id and attempts.id = taken.attempt_id
    join tests on tests.id = attempts.test_id
    where taken.student_id = ${studentId} and ${IS_RELEASED}
    order by attempts.id desc limit ${MAX_RESULTS}`.execute(db)
  const tested = results.rows.flatMap(({ at, paperId, answers }) =>
    answers.map(({ number, ...answer }): LoggedAnswer => ({ ...answer, at, paper: { id: paperId, number } })),
  )
  return [...tested, ...practised.rows].sort((one, other) => one.at.getTime() - other.at.getTime())
}
