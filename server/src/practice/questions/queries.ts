import type { Language } from '@pariksha/contract/languages'
import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import type { PracticeLevel } from '@pariksha/domain/practice/ability'
import { type RawBuilder, sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { lockUser } from '../../platform/db/lock-user.ts'
import { nameOfTopic } from '../syllabus/topic-names.ts'
import { type AskedQuestion, packAsked, unpackAsked } from './pack-question.ts'

/** What a question of practice is, apart from its text and key. */
export type Origin = {
  readonly topic: string | null
  readonly level: PracticeLevel | null
  readonly source: string
  readonly seed: string | null
  readonly place: number
  readonly version: number | null
  readonly card: string
  /** Of what was drawn. */
  readonly fingerprint?: string
  readonly optionCount: number
}

/** A question that is ready to be asked. */
export type PreparedQuestion = { readonly origin: Origin; readonly asked: AskedQuestion }

type Row = {
  readonly id: number
  readonly topic: string | null
  readonly level: PracticeLevel | null
  readonly body: Buffer
}
/** With what it was made from. */
export type WaitingRow = Row & Pick<Origin, 'source' | 'seed' | 'place' | 'optionCount'>

export const ORIGIN = sql`asked.source, asked.seed, asked.place, asked.option_count as "optionCount"`

const open = (studentId: number, condition: RawBuilder<unknown>) => sql<WaitingRow>`
  select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN} from practice_questions as asked
  where asked.student_id = ${studentId} and asked.body is not null and asked.day is null and ${condition}
    and not exists (select from practice_answers as answers
      where answers.student_id = asked.student_id and answers.question_id = asked.id)
  order by asked.id desc limit 1`

export const isOfTopic = (topic: string) => sql`asked.topic = ${topic}`

/** What was asked and is not answered yet; what waits for its day is asked there alone. */
export const findOpen = async (
  db: Database | Transaction,
  studentId: number,
  condition: RawBuilder<unknown>,
): Promise<WaitingRow | undefined> => (await open(studentId, condition).execute(db)).rows[0]

/**
 * Stores what is asked, unless the same call came twice: then it is what the first one asked. The caller's other calls wait,
 * so that one of them stores it.
 */
export function storeAsked(
  db: Database,
  studentId: number,
  made: PreparedQuestion,
  condition: RawBuilder<unknown>,
): Promise<Row> {
  return transact(db, async (tx) => {
    await lockUser(tx, studentId) // whoever stores what is asked of the student waits
    const before = await findOpen(tx, studentId, condition)
    if (before) return before
    const row = rowOf(studentId, made)
    const { id } = await tx.insertInto('practice_questions').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, topic: row.topic, level: row.level, body: row.body }
  })
}

export const rowOf = (studentId: number, { origin: { optionCount, ...origin }, asked }: PreparedQuestion) => ({
  student_id: studentId,
  ...origin,
  option_count: optionCount,
  body: packAsked(asked),
})

export async function presentAsked(
  db: Database,
  { id, topic, level, body }: Row,
  language: Language,
): Promise<PracticeQuestion> {
  const { question } = unpackAsked(body)
  return { id, topic, topic_name: topic && (await nameOfTopic(db, topic, language)), level, ...question }
}
