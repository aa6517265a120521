import type { PracticeSolution } from '@pariksha/contract/study/practice'
import { markQuestion, type Verdict } from '@pariksha/domain/marking'
import { readChoice } from '@pariksha/domain/question'
import { presentKeyed } from '../attempts/results/solutions.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type Asked, unpackAsked } from './asked.ts'

type Given = { readonly choice: string | null; readonly unsure: boolean; readonly seconds: number }

/** Marks the answer by what was asked, and tells the key. What was answered first stays, whatever comes later. */
export async function answerQuestion(
  db: Database,
  studentId: number,
  questionId: number,
  given: Given,
): Promise<PracticeSolution> {
  const row = await db
    .selectFrom('practice_questions')
    .select('body')
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .executeTakeFirst()
  if (!row?.body) throw new AppError('not_found')
  const asked = unpackAsked(row.body)
  const stored = await transact(db, (tx) => storeAnswer(tx, studentId, questionId, asked, given))
  const { correct_choice, also_correct } = presentKeyed(asked.key)
  return { ...stored, correct_choice, also_correct, explanation: asked.key.explanation }
}

async function storeAnswer(
  tx: Transaction,
  studentId: number,
  questionId: number,
  { question, key }: Asked,
  { choice: typed, unsure, seconds }: Given,
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
      ...{ student_id: studentId, question_id: questionId, choice, unsure, seconds },
      verdict: verdict === 'dropped' ? 'right' : verdict,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await findAnswer(tx, studentId, questionId)
  if (!stored) throw new AppError('not_found')
  return stored
}

const NOTHING = { right: 0, wrong: 0, blank: 0 }

async function findAnswer(tx: Transaction, studentId: number, questionId: number) {
  const row = await tx
    .selectFrom('practice_answers')
    .select(['choice', 'unsure', 'verdict'])
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return row && { ...row, verdict: row.verdict as Verdict }
}
