import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { listTopics } from '../question-bank/topics.ts'
import { picturesIn } from '../text/question-markdown.ts'
import { lockImport, pendingItems, writeItems } from './change-items.ts'

type EditedItem = { readonly content: QuestionContent; readonly version: number }

/** Saves an edited question. Its reported problems are cleared, since somebody has checked it; what it lacks still counts. */
export const editItem = (
  db: Database,
  importId: number,
  position: number,
  { content, version }: EditedItem,
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
    await retainPictures(tx, importId, content)
    await writeItems(tx, importId, [{ position, content, problems: [] }])
  })

/** Keeps pictures that were added by hand from being pruned as long as the import names them. */
async function retainPictures(tx: Transaction, importId: number, { stem, options, explanation }: QuestionContent) {
  const texts = [stem, ...options, explanation ?? {}].flatMap((text) => LANGUAGES.flatMap((one) => text[one] ?? []))
  const pictures = [...new Set(texts.flatMap(picturesIn))]
  if (pictures.length === 0) return
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where sha256 in (${sql.join(pictures)}) order by sha256 for key share`.execute(tx)
  if (rows.length < pictures.length)
    throw new AppError('bad_input', {
      detail: 'A picture of this question is not stored any more. Please add it again.',
    })
  await tx
    .insertInto('question_import_files')
    .values(pictures.map((sha256) => ({ import_id: importId, sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
