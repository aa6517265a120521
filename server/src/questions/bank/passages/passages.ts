import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import { type Database, type Queryable, type Transaction, transact } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { patternOf, wordsOf } from '../../../platform/db/search-words.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { assertInstituteBelowRowLimit } from '../../../platform/limits/row-limits.ts'
import { picturesIn } from '../../../platform/text/question-markdown.ts'
import { RENDERER } from '../../../platform/text/rendering.ts'
import { lockQuestions } from '../changing/change-state.ts'
import { assertStored, written } from '../changing/versions.ts'
import { currentVersions, replaceVersions } from '../changing/write-question.ts'
import { excerptOf } from '../list/search-words.ts'

const LISTED = 50

/** The newest passages, or the newest of those with all of these words. */
export async function listPassages(db: Queryable, q = '') {
  let query = db
    .selectFrom('question_passages')
    .select(['id', sql<Texts>`content`.as('content')])
    .orderBy('id', 'desc')
    .limit(LISTED)
  for (const word of wordsOf(q)) query = query.where(sql<boolean>`content::text ilike ${patternOf(word)}`)
  return (await query.execute()).map(({ id, content }) => ({ id, excerpt: excerptOf(content) }))
}

export const writePassage = (db: Database, caller: Caller, content: Texts, rendered: Texts): Promise<number> =>
  transact(db, (tx) => insertPassage(tx, caller, content, rendered))

/** Where its HTML is not given, it is made when it is first read. */
export async function insertPassage(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  content: Texts,
  rendered?: Texts,
): Promise<number> {
  await assertInstituteBelowRowLimit(tx, 'question_passages')
  const pictures = [...new Set(written(content).flatMap(picturesIn))]
  await assertStored(tx, pictures)
  const { id } = await tx
    .insertInto('question_passages')
    .values({
      content: asJson(content),
      rendered: rendered ? asJson(rendered) : null,
      rendered_by: rendered ? RENDERER : null,
      made_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (pictures.length > 0) {
    await tx
      .insertInto('passage_files')
      .values(pictures.map((sha256) => ({ passage_id: id, sha256 })))
      .execute()
  }
  return id
}

/** The questions whose current version is about a passage. */
export async function questionIdsOf(db: Queryable, passageId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'questions.id').onRef('v.version', '=', 'questions.version'),
    )
    .select('questions.id')
    .where(sql<boolean>`(v.content->>'passage_id')::integer = ${passageId}`)
    .orderBy('questions.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A changed text is a new passage: its questions get a new version each, all or none. Returns the new passage. */
export const replacePassage = (
  db: Database,
  caller: Caller,
  passageId: number,
  { content, rendered }: { readonly content: Texts; readonly rendered: Texts },
): Promise<number> =>
  transact(db, async (tx: Transaction) => {
    const locked = await tx
      .selectFrom('question_passages')
      .select('id')
      .where('id', '=', passageId)
      .forUpdate()
      .execute()
    if (locked.length === 0) throw new AppError('not_found')
    const ids = await questionIdsOf(tx, passageId)
    const id = await insertPassage(tx, caller, content, rendered)
    if (ids.length === 0) return id
    await lockQuestions(tx, ids)
    // one that got another passage while we waited for its lock keeps that
    const rows = (await currentVersions(tx, ids)).filter(({ content }) => content.passage_id === passageId)
    await replaceVersions(
      tx,
      caller,
      rows.map((row) => ({ row, content: { ...row.content, passage_id: id } })),
    )
    return id
  })
