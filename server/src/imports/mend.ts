import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { listTopics } from '../question-bank/topics.ts'
import { picturesIn } from '../text/question-markdown.ts'
import { lockImport, untakenItems, writeItems } from './change-items.ts'

type Mended = { readonly content: QuestionContent; readonly version: number }

/** Somebody looked at the question: what was told of it is settled, what it lacks is not. */
export const mendItem = (
  db: Database,
  importId: number,
  position: number,
  { content, version }: Mended,
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
    await keepPictures(tx, importId, content)
    await writeItems(tx, importId, [{ position, content, problems: [] }])
  })

/** Pictures that were added by hand stay as long as the import names them. */
async function keepPictures(tx: Transaction, importId: number, { stem, options, explanation }: QuestionContent) {
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

/** Topic and level of a selection. Answers how many questions got them. */
export const labelItems = (db: Database, importId: number, { positions, topic, level }: Labels): Promise<number> =>
  transact(db, async (tx) => {
    await assertTopic(tx, topic)
    await lockImport(tx, importId, { whole: true })
    let changed = 0
    for await (const items of untakenItems(tx, importId, positions)) {
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
