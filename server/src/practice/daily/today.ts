import type { Language } from '@pariksha/contract/languages'
import type { Today, TodayState } from '@pariksha/contract/study/ten-a-day'
import type { Verdict } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { withSolution } from '../answer-question.ts'
import { unpackAsked } from '../asking/asked.ts'
import { makeOfTopic } from '../asking/make-of-topic.ts'
import { lockPractice, type Made, ORIGIN, presentAsked, rowOf, type WaitingRow } from '../asking/questions.ts'
import { sealedNow, withdraw } from '../asking/waiting-question.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { readStanding } from '../standing.ts'
import { chooseQuestions, isWhole } from './choose-questions.ts'
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
    before.length > 0
      ? await replaceSealed(deps, studentId, { day, language }, before)
      : await storeSet(db, studentId, day, await chooseQuestions(deps, studentId, language))
  const questions = await Promise.all(
    rows.map(async ({ verdict, choice, unsure, ...row }) => ({
      ...(await presentAsked(db, row, language)),
      answer: verdict && withSolution(unpackAsked(row.body), { verdict, choice, unsure: unsure ?? false }),
    })),
  )
  return { day, questions, streak: await readStreak(db, studentId) }
}

type Day = { readonly day: string; readonly language: Language }

/** What came into a paper since the set was made is not shown again: another question of its topic is, where there is one. */
async function replaceSealed(deps: PracticeDeps, studentId: number, { day, language }: Day, rows: Row[]) {
  const { db } = deps
  const sealed = await sealedNow(
    deps,
    studentId,
    rows.filter(({ verdict }) => verdict === null),
  )
  if (sealed.size === 0) return rows
  const standing = await readStanding(deps, studentId, {})
  const lately = rows.map(({ source }) => source)
  for (const row of rows.filter(({ id }) => sealed.has(id))) {
    const { topic } = row
    const other = topic === null ? undefined : await makeOfTopic(deps, studentId, { topic, language, lately }, standing)
    await transact(db, async (tx) => {
      await lockPractice(tx, studentId)
      const { numAffectedRows } = await withdraw(tx, studentId, row.id)
      if (numAffectedRows !== 1n || !other || !isWhole(other)) return
      const place = { day, day_place: row.dayPlace }
      await tx
        .insertInto('practice_questions')
        .values({ ...rowOf(studentId, other), ...place })
        .execute()
    })
  }
  return questionsOf(db, studentId, day)
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

type Row = WaitingRow & {
  readonly dayPlace: number
  /** Null: not answered yet. */
  readonly verdict: Verdict | null
  readonly choice: string | null
  readonly unsure: boolean | null
}

async function questionsOf(db: Database | Transaction, studentId: number, day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN}, asked.day_place as "dayPlace", answers.verdict, answers.choice, answers.unsure
    from practice_questions as asked
    left join practice_answers as answers on answers.student_id = asked.student_id and answers.question_id = asked.id
    where asked.student_id = ${studentId} and asked.day = ${day}::date order by asked.day_place`.execute(db)
  return rows
}

async function dayOfNow(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(${TODAY}, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? ''
}
