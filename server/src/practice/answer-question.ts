import type { PracticeSolution } from '@pariksha/contract/practice/practice'
import { markQuestion, type Verdict } from '@pariksha/domain/marking/marking'
import { readChoice } from '@pariksha/domain/question'
import { sql } from 'kysely'
import { presentKeyed } from '../attempts/results/solutions.ts'
import { type Transaction, transact } from '../platform/db/database.ts'
import { TODAY } from '../platform/db/indian-day.ts'
import { AppError } from '../platform/errors.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { type AskedQuestion, unpackAsked } from './questions/pack-question.ts'
import { ORIGIN, type WaitingRow } from './questions/queries.ts'
import { withdraw, withheldNow } from './questions/waiting-question.ts'

type Given = {
  readonly choice: string | null
  readonly unsure: boolean
  readonly seconds: number
  /** By the clock of a device that delivered it later. */
  readonly at?: number
}
type Stored = Pick<PracticeSolution, 'choice' | 'unsure' | 'verdict'>

/**
 * Marks the answer by what was asked, and returns the key. What was answered first stays, whatever comes later. Of a question that
 * came into a paper since it was asked no key is returned: it is withdrawn. What is for tomorrow is not taken today.
 */
export async function answerQuestion(
  deps: PracticeDeps,
  studentId: number,
  questionId: number,
  given: Given,
): Promise<PracticeSolution> {
  const { db } = deps
  const { rows } = await sql<WaitingRow & { readonly answered: boolean; readonly early: boolean }>`
    select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN}, coalesce(asked.day > ${TODAY}, false) as early, exists (
      select from practice_answers as answers
      where answers.student_id = asked.student_id and answers.question_id = asked.id) as answered
    from practice_questions as asked
    where asked.student_id = ${studentId} and asked.id = ${questionId} and asked.body is not null`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  // of a device whose clock is ahead
  if (row.early) throw new AppError('question_not_today')
  if (!row.answered && (await withheldNow(deps, studentId, [row])).has(questionId)) {
    await withdraw(db, studentId, questionId)
    throw new AppError('question_sealed')
  }
  const asked = unpackAsked(row.body)
  return withSolution(asked, await transact(db, (tx) => storeAnswer(tx, studentId, questionId, asked, given)))
}

/** The key and the solution, for a student who has answered. */
export function withSolution({ key }: AskedQuestion, stored: Stored): PracticeSolution {
  const { correct_choice, also_correct } = presentKeyed(key)
  return { ...stored, correct_choice, also_correct, explanation: key.explanation }
}

async function storeAnswer(
  tx: Transaction,
  studentId: number,
  questionId: number,
  { question, key }: AskedQuestion,
  { choice: typed, unsure, seconds, at }: Given,
) {
  const before = await findAnswer(tx, studentId, questionId)
  if (before) return before
  const choice =
    typed === null ? null : readChoice({ kind: question.kind, optionCount: question.options.length }, typed)
  if (choice === undefined) throw new AppError('unknown_choice')
  const { verdict } = markQuestion({ scheme: NOTHING, key: key.answer, ...key }, choice)
  await tx
    .insertInto('practice_answers')
    .values({
      student_id: studentId,
      question_id: questionId,
      choice,
      unsure,
      seconds,
      verdict: verdict === 'dropped' ? 'right' : verdict,
      ...(at !== undefined && { answered_at: betweenAskedAndNow(studentId, questionId, at) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await findAnswer(tx, studentId, questionId)
  if (!stored) throw new AppError('not_found')
  return stored
}

const NOTHING = { right: 0, wrong: 0, blank: 0 }
/** What a device says beyond the year 9999 is no time of the database. */
const LAST_MILLIS = Date.UTC(9999, 0)

/** The clock of a device is evidence, never authority. */
const betweenAskedAndNow = (studentId: number, questionId: number, at: number) => sql<Date>`(
  select greatest(asked_at, least(now(), to_timestamp(${Math.min(at, LAST_MILLIS) / 1000}::double precision)))
  from practice_questions where student_id = ${studentId} and id = ${questionId})`

async function findAnswer(tx: Transaction, studentId: number, questionId: number): Promise<Stored | undefined> {
  const row = await tx
    .selectFrom('practice_answers')
    .select(['choice', 'unsure', 'verdict'])
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return row && { ...row, verdict: row.verdict as Verdict }
}
