import type { QuestionContent } from '@pariksha/contract/question-content'
import type { Texts } from '@pariksha/contract/question-file'
import { sql } from 'kysely'
import type { Caller } from '../accounts/authenticate.ts'
import { type Database, type Queryable, type Transaction, transact } from '../db/database.ts'
import { asJson } from '../db/json.ts'
import { AppError } from '../errors.ts'
import { lockQuestions } from './change-state.ts'
import { replaceVersion } from './write-question.ts'

export async function insertPassage(
  db: Queryable,
  { userId }: Pick<Caller, 'userId'>,
  content: Texts,
): Promise<number> {
  const { id } = await db
    .insertInto('question_passages')
    .values({ content: asJson(content), made_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The questions whose current version is about a passage. */
const questionsOf = (db: Queryable, passageId: number) =>
  db
    .selectFrom('questions')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'questions.id').onRef('v.version', '=', 'questions.version'),
    )
    .select(['questions.id', 'questions.version', 'questions.state', sql<QuestionContent>`v.content`.as('content')])
    .where(sql<boolean>`(v.content->>'passage_id')::integer = ${passageId}`)
    .orderBy('questions.id')

export const questionIdsOf = async (db: Queryable, passageId: number): Promise<readonly number[]> =>
  (await questionsOf(db, passageId).execute()).map(({ id }) => id)

/** Another text is another passage: its questions get a new version each, all or none. Answers the new passage. */
export const replacePassage = (db: Database, caller: Caller, passageId: number, content: Texts): Promise<number> =>
  transact(db, async (tx: Transaction) => {
    const locked = await tx
      .selectFrom('question_passages')
      .select('id')
      .where('id', '=', passageId)
      .forUpdate()
      .execute()
    if (locked.length === 0) throw new AppError('not_found')
    const ids = await questionIdsOf(tx, passageId)
    if (ids.length > 0) await lockQuestions(tx, ids)
    const id = await insertPassage(tx, caller, content)
    for (const { content: question, ...row } of await questionsOf(tx, passageId).execute())
      await replaceVersion(tx, caller, row, { content: { ...question, passage_id: id } })
    return id
  })
