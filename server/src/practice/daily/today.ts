import type { Language } from '@pariksha/contract/languages'
import type { Today, TodayState } from '@pariksha/contract/study/ten-a-day'
import type { Verdict } from '@pariksha/domain/marking/marking'
import type { PracticeLevel } from '@pariksha/domain/practice/ability'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { withSolution } from '../answer-question.ts'
import { unpackAsked } from '../asking/asked.ts'
import { lockPractice, type Made, presentAsked, rowOf } from '../asking/questions.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { chooseQuestions } from './choose-questions.ts'
import { readStreak, TODAY } from './streak.ts'

export async function readToday(db: Database, studentId: number): Promise<TodayState> {
  const day = await dayOfNow(db)
  const [rows, streak] = await Promise.all([questionsOf(db, studentId, day), readStreak(db, studentId)])
  return { day, questions: rows.length, answered: rows.filter(({ verdict }) => verdict !== null).length, streak }
}

/** The questions of today, made when they are first asked for. */
export async function askToday(deps: PracticeDeps, studentId: number, language: Language): Promise<Today> {
  const { db } = deps
  const day = await dayOfNow(db)
  const before = await questionsOf(db, studentId, day)
  const rows =
    before.length > 0 ? before : await storeSet(db, studentId, day, await chooseQuestions(deps, studentId, language))
  const questions = await Promise.all(
    rows.map(async ({ verdict, choice, unsure, ...row }) => ({
      ...(await presentAsked(db, row, language)),
      answer: verdict && withSolution(unpackAsked(row.body), { verdict, choice, unsure: unsure ?? false }),
    })),
  )
  return { day, questions, streak: await readStreak(db, studentId) }
}

/** The questions of a day are made once: of two devices at once one stores them, and both have them. */
function storeSet(db: Database, studentId: number, day: string, made: readonly Made[]): Promise<Row[]> {
  if (made.length === 0) throw new AppError('nothing_to_practise')
  return transact(db, async (tx) => {
    await lockPractice(tx, studentId)
    const before = await questionsOf(tx, studentId, day)
    if (before.length > 0) return before
    const rows = made.map((one, index) => ({ ...rowOf(studentId, one), day, day_place: index + 1 }))
    await tx.insertInto('practice_questions').values(rows).execute()
    return questionsOf(tx, studentId, day)
  })
}

type Row = {
  readonly id: number
  readonly topic: string | null
  readonly level: PracticeLevel | null
  readonly body: Buffer
  /** Null: not answered yet. */
  readonly verdict: Verdict | null
  readonly choice: string | null
  readonly unsure: boolean | null
}

async function questionsOf(db: Database | Transaction, studentId: number, day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select asked.id, asked.topic, asked.level, asked.body, answers.verdict, answers.choice, answers.unsure
    from practice_questions as asked
    left join practice_answers as answers on answers.student_id = asked.student_id and answers.question_id = asked.id
    where asked.student_id = ${studentId} and asked.day = ${day}::date order by asked.day_place`.execute(db)
  return rows
}

async function dayOfNow(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(${TODAY}, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? ''
}
