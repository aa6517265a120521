import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { listTopics } from '../../bank/topics.ts'
import { lockImport, markUnchanged, pendingItems, writeItems } from '../change-items.ts'
import { lockPassage } from './passages.ts'
import { retainPictures } from './retain-pictures.ts'

type EditedItem = {
  readonly content: QuestionContent
  readonly version: number
  /** Null: of none; left out: as it is. */
  readonly passage?: string | null | undefined
}

/** Saves an edited question. Its reported problems are cleared, since somebody has checked it; what it lacks still counts. */
export const editItem = (
  db: Database,
  importId: number,
  position: number,
  { content, version, passage }: EditedItem,
): Promise<void> =>
  transact(db, async (tx) => {
    if (content.passage_id !== null)
      throw new AppError('bad_input', {
        errors: [{ path: 'content.passage_id', message: 'The passage comes with the file.' }],
      })
    await assertTopic(tx, content.topic)
    await lockImport(tx, importId)
    const item = await tx
      .selectFrom('question_import_items')
      .select(['version', 'question_id'])
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw new AppError('not_found')
    if (item.question_id !== null) throw new AppError('import_not_ready')
    if (item.version !== version) throw new AppError('row_changed')
    await retainPictures(tx, importId, [content.stem, ...content.options, content.explanation ?? {}])
    await writeItems(tx, importId, [{ position, content, problems: [] }])
    if (passage !== undefined) await attach(tx, importId, position, passage)
  })

async function attach(tx: Transaction, importId: number, position: number, passage: string | null): Promise<void> {
  if (passage !== null) await lockPassage(tx, importId, passage)
  await tx
    .updateTable('question_import_items')
    .set({ passage })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute()
  await markUnchanged(tx, importId, [position])
}

async function assertTopic(db: Transaction, topic: string | null | undefined): Promise<void> {
  if (topic === null || topic === undefined) return
  const topics = await listTopics(db)
  if (!topics.some(({ slug }) => slug === topic))
    throw new AppError('bad_input', { errors: [{ path: 'topic', message: 'The question bank has no such topic.' }] })
}

type Labels = {
  readonly positions?: readonly number[] | undefined
  readonly topic?: string | undefined
  readonly level?: QuestionContent['level'] | undefined
}

/** Sets topic and level of the selected questions. Returns how many were changed. */
export const labelItems = (db: Database, importId: number, { positions, topic, level }: Labels): Promise<number> =>
  transact(db, async (tx) => {
    await assertTopic(tx, topic)
    await lockImport(tx, importId, { whole: true })
    let changed = 0
    for await (const items of pendingItems(tx, importId, positions)) {
      await writeItems(
        tx,
        importId,
        items.map(({ position, content, problems }) => ({
          position,
          content: { ...content, ...(topic !== undefined && { topic }), ...(level && { level }) },
          problems: topic === undefined ? problems : problems.filter(({ code }) => code !== 'unknown-topic'),
        })),
      )
      changed += items.length
    }
    return changed
  })
