import { sql } from 'kysely'
import { type Database, transact } from '../../../platform/db/database.ts'
import { storeTexts, type WrittenQuestion } from './store-texts.ts'

/** Questions per transaction: a concurrent change of one of them waits for milliseconds. */
const BATCH = 100

/** Stores the texts of questions that were written before there was a table for them. */
export async function backfillTexts(db: Database): Promise<void> {
  while (await backfillBatch(db));
}

/** Whether there may be more. */
const backfillBatch = (db: Database): Promise<boolean> =>
  transact(db, async (tx) => {
    const { rows } = await sql<WrittenQuestion>`
      select questions.id, v.content from questions
      join question_versions v on v.question_id = questions.id and v.version = questions.version
      where questions.texts_due order by questions.id limit ${BATCH} for update of questions`.execute(tx)
    if (rows.length === 0) return false
    await storeTexts(tx, rows)
    await tx
      .updateTable('questions')
      .set({ texts_due: false })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    return rows.length === BATCH
  })
