import type { Verdict } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { TODAY } from '../../platform/db/indian-day.ts'
import { ORIGIN, type WaitingRow } from '../questions/queries.ts'

/** A question of a day. */
export type DailyRow = WaitingRow & {
  readonly dayPlace: number
  readonly card: string
  /** Null: not answered yet. */
  readonly verdict: Verdict | null
  readonly choice: string | null
  readonly unsure: boolean | null
}

export async function questionsOf(db: Database | Transaction, studentId: number, day: string): Promise<DailyRow[]> {
  const { rows } = await sql<DailyRow>`
    select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN}, asked.card, asked.day_place as "dayPlace",
      answers.verdict, answers.choice, answers.unsure
    from practice_questions as asked
    left join practice_answers as answers on answers.student_id = asked.student_id and answers.question_id = asked.id
    where asked.student_id = ${studentId} and asked.day = ${day}::date order by asked.day_place`.execute(db)
  return rows
}

/** Of India: most mistakes of the day are made by then. */
const EVENING_HOUR = 18

/** The date it is in India, the one after it, and whether it is evening there. */
export type Days = { readonly today: string; readonly tomorrow: string; readonly isEvening: boolean }

export async function daysOfNow(db: Database): Promise<Days> {
  const { rows } = await sql<Days>`
    select to_char(${TODAY}, 'YYYY-MM-DD') as today, to_char(${TODAY} + 1, 'YYYY-MM-DD') as tomorrow,
      extract(hour from now() at time zone 'Asia/Kolkata') >= ${EVENING_HOUR} as "isEvening"`.execute(db)
  const [days] = rows
  if (!days) throw new Error('no time')
  return days
}
